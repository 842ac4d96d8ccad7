import { z } from 'zod';

import { RATINGS } from '../../values/severity.ts';
import { readDuration } from '../../values/duration.ts';
import { isDigest } from '../../values/digest.ts';
import { readInstant } from '../../values/instant.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';

/** Ways to group updates into pull requests. */
const PIN_GROUPS = ['all', 'directory', 'image'] as const;
/** Format of a pinned reference. */
const PIN_STYLES = ['tag@digest', 'digest'] as const;
/** How to treat images without build timestamps if a minimum age is set. */
const UNKNOWN_AGES = ['skip', 'accept'] as const;
/** The severities from which on a fix passes the minimum age. */
const FAST_LANES = RATINGS.filter((rating) => rating !== 'none');

const Glob = z.string('must be a glob').min(1, 'must not be empty');
const Reason = z
  .string('must state the reason')
  .min(1, 'must state the reason')
  .describe('Why; reports show it.');
const Day = z.iso.date('must be a date such as 2026-12-31');
const Time = z
  .string('must be a UTC time such as 2026-05-01T00:00:00Z')
  .refine((text) => readInstant(text) !== undefined, 'must be a UTC time such as 2026-05-01T00:00:00Z');

const Hold = strictObject({
  image: Glob.describe('Pattern of image names whose pins are not updated: `cgr.dev/acme/*`, `alpine:3.*`.'),
  reason: Reason,
  until: Day.optional().describe('Last day on which it applies, UTC.'),
});

const Deny = strictObject({
  digest: z
    .string()
    .refine(isDigest, 'must be a digest, sha256:…')
    .optional()
    .describe('Digest of one build.'),
  from: Time.optional().describe('First time of the denied period.'),
  until: Time.optional().describe('End of the denied period, exclusive.'),
  image: Glob.optional().describe('Pattern of image names; all images by default.'),
  reason: Reason,
})
  .refine(
    ({ digest, from, until }) => (digest === undefined) !== (from === undefined && until === undefined),
    'must set either digest, or from, until or both',
  )
  .refine(({ from = '', until = '' }) => {
    const [first, end] = [readInstant(from), readInstant(until)];
    return first === undefined || end === undefined || first < end;
  }, 'until must be after from');

function duration(examples: string): z.ZodString {
  const message = `must be a duration such as ${examples}`;
  return z.string(message).refine((text) => readDuration(text) !== undefined, message);
}

const HostName = z.string('must be a host').regex(/^[a-zA-Z0-9.-]+(?::\d+)?$/, 'must be a host');

const NOT_AN_IMAGE_NAME = 'must be a host, or a host with the start of a path';
const ImageName = z
  .string(NOT_AN_IMAGE_NAME)
  .regex(/^[a-zA-Z0-9.-]+(?::\d+)?(?:\/[a-z0-9._/-]+)?$/, NOT_AN_IMAGE_NAME);

/** The section `pin` of `.github/mooring.yml`. */
export const PinConfig = strictObject({
  'min-age': duration('3d, 12h or 0d')
    .optional()
    .describe('Minimum age of a build: `3d`, `12h`. The newest build at least this old is used.'),
  'unknown-age': oneOf('unknown-age', UNKNOWN_AGES)
    .optional()
    .describe('With min-age: what to do with images from registries without build timestamps.'),
  'fast-lane': oneOf('fast-lane', FAST_LANES)
    .optional()
    .describe('With min-age: the first build that fixes an advisory of this severity is used at any age.'),
  'skip-rebuilds': z
    .boolean('must be true or false')
    .optional()
    .describe('Do not update to builds with the same packages and configuration that fix no advisory.'),
  'max-lag': duration('30d or 12h')
    .optional()
    .describe('With skip-rebuilds: update anyway if the new build is this much newer. Default `30d`.'),
  style: oneOf('style', PIN_STYLES).optional().describe('Format of a pinned reference.'),
  lockstep: z
    .boolean('must be true or false')
    .optional()
    .describe('Update all tags of one image in a Dockerfile together, to builds of the same time window.'),
  hold: z.array(Hold, 'must be a list of rules').default([]).describe('Images whose pins are not updated.'),
  deny: z
    .array(Deny, 'must be a list of rules')
    .default([])
    .describe('Builds that pins are never updated to.'),
  'registry-map': z
    .record(ImageName, ImageName, 'must map a mirror to the registry that it mirrors')
    .default({})
    .describe('Mirrors and the registries that they mirror: `mirror.acme.test/cgr: cgr.dev/acme`.'),
  'token-hosts': z
    .array(HostName, 'must be a list of hosts')
    .default([])
    .describe('Additional hosts that registries can name as token endpoint: `auth.example.com`.'),
  group: oneOf('group', PIN_GROUPS)
    .optional()
    .describe('One pull request for all updates, per directory, or per image.'),
}).refine((pin) => pin['max-lag'] === undefined || pin['skip-rebuilds'] === true, {
  error: 'has no effect without skip-rebuilds: true',
  path: ['max-lag'],
});
export type PinConfig = z.infer<typeof PinConfig>;
