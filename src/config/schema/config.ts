import { z } from 'zod';

import { CheckConfig } from './check-config.ts';
import { PinConfig } from './pin-config.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';
import { TextConfig } from './text-config.ts';
import { TrustSection } from './trust-config.ts';

/** Images that are listed only when a user requests them. */
const OPT_INS = ['workflow-matrix', 'bake-args'] as const;

const Glob = z.string('must be a glob').min(1, 'must not be empty');

const IgnoreSetting = strictObject({
  image: Glob.optional().describe('Image name pattern: `cgr.dev/acme/*`, `alpine:3.*`.'),
  path: Glob.optional().describe('File path pattern: `docs/**`.'),
  reason: z
    .string('must state the reason')
    .min(1, 'must state the reason')
    .describe('Why; for the readers of the file.'),
  until: z.iso
    .date('must be a date such as 2026-12-31')
    .optional()
    .describe('Last day on which it applies, UTC.'),
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'must set image, path, or both');

/** `.github/mooring.yml`, the one file of settings in a repository. Unknown keys are errors. */
export const Config = strictObject({
  include: z.array(Glob, 'must be a list of globs').default([]).describe('Additional Dockerfile globs.'),
  exclude: z.array(Glob, 'must be a list of globs').default([]).describe('Globs of files to skip.'),
  ignore: z.array(IgnoreSetting, 'must be a list of rules').default([]).describe('Images to ignore.'),
  'opt-in': z
    .array(oneOf('opt-in', OPT_INS), 'must be a list of names')
    .default([])
    .describe('Accepted and ignored: matrix values and build arguments are always read.'),
  text: TextConfig.optional().describe('Images in texts without a format of their own.'),
  check: CheckConfig.optional().describe('Policy of the check.'),
  pin: PinConfig.optional().describe('Options of pin.'),
  trust: TrustSection.optional().describe('How signatures are verified, and who is trusted.'),
});
export type Config = z.infer<typeof Config>;
