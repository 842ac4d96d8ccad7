import { z } from 'zod';

import { readDuration } from '../../domain/duration.ts';
import { isDigest } from '../../domain/digest.ts';
import { readInstant } from '../../domain/instant.ts';
import { oneOf, strictObject } from './strict-object.ts';

/** How pull requests are cut. */
export const PIN_GROUPS = ['all', 'directory', 'image'] as const;
/** How a pinned reference is written. */
export const PIN_STYLES = ['tag@digest', 'digest'] as const;
/** What becomes of an image whose registry tells no ages, where an age is asked for. */
export const UNKNOWN_AGES = ['skip', 'accept'] as const;

const Glob = z.string('is a glob, as text').min(1, 'is empty');
const Reason = z
  .string('says why, for those who read it later')
  .min(1, 'says why, for those who read it later');
const Day = z.iso.date('is a day like 2026-12-31');
const Time = z
  .string('is a UTC time like 2026-05-01T00:00:00Z')
  .refine((text) => readInstant(text) !== undefined, 'is a UTC time like 2026-05-01T00:00:00Z');

const Hold = strictObject({
  image: Glob.describe('Names of images whose pins stay where they are: `cgr.dev/acme/*`, `alpine:3.*`.'),
  reason: Reason,
  until: Day.optional().describe('The last day on which it counts, in UTC.'),
});

const Deny = strictObject({
  digest: z.string().refine(isDigest, 'is a digest, sha256:…').optional().describe('One build.'),
  from: Time.optional().describe('All builds from this time on …'),
  until: Time.optional().describe('… and before this one.'),
  image: Glob.optional().describe('Only those of these images; all when left out.'),
  reason: Reason,
})
  .refine(
    ({ digest, from, until }) => (digest === undefined) !== (from === undefined && until === undefined),
    'names either a digest, or a period with from, until or both',
  )
  .refine(({ from = '', until = '' }) => {
    const [first, end] = [readInstant(from), readInstant(until)];
    return first === undefined || end === undefined || first < end;
  }, 'denies nothing, for its until is not after its from');

const HostName = z.string().regex(/^[a-zA-Z0-9.-]+(?::\d+)?$/, 'is a host');

const ImageName = z
  .string()
  .regex(/^[a-zA-Z0-9.-]+(?::\d+)?(?:\/[a-z0-9._/-]+)?$/, 'is a host, or a host with the begin of a path');

/** The section `pin` of `.github/mooring.yml`. */
export const PinConfig = strictObject({
  'min-age': z
    .string('is an age like 3d, 12h or 0d')
    .refine((text) => readDuration(text) !== undefined, 'is an age like 3d, 12h or 0d')
    .optional()
    .describe(
      'How old a build has to be before a pin moves to it: `3d`, `12h`. The newest that is so old is taken.',
    ),
  'unknown-age': oneOf('unknown-age', UNKNOWN_AGES)
    .optional()
    .describe('With min-age: whether images of registries that tell no ages are pinned all the same.'),
  style: oneOf('style', PIN_STYLES).optional().describe('How a pinned reference is written.'),
  lockstep: z
    .boolean('is true or false')
    .optional()
    .describe('Whether tags of one image in one Dockerfile move together, to builds of the same window.'),
  hold: z.array(Hold, 'is a list of rules').default([]).describe('Images whose pins stay where they are.'),
  deny: z.array(Deny, 'is a list of rules').default([]).describe('Builds that no pin moves to.'),
  'registry-map': z
    .record(ImageName, ImageName, 'maps a mirror to what it mirrors')
    .default({})
    .describe('Mirrors, and what each of them mirrors: `mirror.acme.test/cgr: cgr.dev/acme`.'),
  'token-hosts': z
    .array(HostName, 'is a list of hosts')
    .default([])
    .describe('Hosts that other registries may send their clients to for a token: `auth.example.com`.'),
  group: oneOf('group', PIN_GROUPS)
    .optional()
    .describe('How pull requests are cut: one for all, one per directory, or one per image.'),
});
export type PinConfig = z.infer<typeof PinConfig>;
