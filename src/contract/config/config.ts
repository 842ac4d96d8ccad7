import { z } from 'zod';

import { CheckConfig } from './check-config.ts';
import { PinConfig } from './pin-config.ts';
import { oneOf, strictObject } from './strict-object.ts';

/** Images that are listed only when a user asks for them. */
export const OPT_INS = ['workflow-matrix', 'bake-args'] as const;

const Glob = z.string('is a glob, as text').min(1, 'is empty');

const IgnoreSetting = strictObject({
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`, `alpine:3.*`.'),
  path: Glob.optional().describe('Paths of files: `docs/**`.'),
  reason: z.string('says why, for those who read it later').min(1, 'says why, for those who read it later'),
  until: z.iso
    .date('is a day like 2026-12-31')
    .optional()
    .describe('The last day on which it counts, in UTC.'),
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'names an image, a path, or both');

/** `.github/mooring.yml`, the one file of settings in a repository. Unknown keys are errors. */
export const Config = strictObject({
  include: z
    .array(Glob, 'is a list of globs')
    .default([])
    .describe('Files to read as Dockerfiles, whatever their names.'),
  exclude: z.array(Glob, 'is a list of globs').default([]).describe('Files that are not read.'),
  ignore: z.array(IgnoreSetting, 'is a list of rules').default([]).describe('Images that are left out.'),
  'opt-in': z
    .array(oneOf('opt-in', OPT_INS), 'is a list of words')
    .default([])
    .describe('Images to list besides.'),
  check: CheckConfig.optional().describe('What the check holds images against.'),
  pin: PinConfig.optional().describe('How digests are chosen and written.'),
});
export type Config = z.infer<typeof Config>;
