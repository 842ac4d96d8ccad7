import { z } from 'zod';

import { RULES } from '../policy/rule-ids.ts';
import { PolicyConfig, REPLACED_KEYS, RUN_WIDE_KEYS } from './policy-config.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';

const Glob = z.string('must be a glob').min(1, 'must not be empty');
const Reason = z
  .string('must state the reason')
  .regex(/\S/, 'must state the reason')
  .describe('Why; reports show it.');
const NOT_A_PLATFORM = 'must be a platform such as linux/amd64';
const Platform = z.string(NOT_A_PLATFORM).regex(/^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/, NOT_A_PLATFORM);

const PolicyRule = strictObject({
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
  path: Glob.optional().describe('Paths of files: `services/**`.'),
  ...PolicyConfig,
  ...RUN_WIDE_KEYS,
  ...REPLACED_KEYS,
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'must set image, path, or both');

const Exception = strictObject({
  rule: oneOf('rule', RULES).optional().describe('The rule whose findings it is about.'),
  advisory: z
    .string('must be an id')
    .min(1, 'must not be empty')
    .optional()
    .describe('A CVE, GHSA or CGA id.'),
  package: z
    .string('must be a name')
    .min(1, 'must not be empty')
    .optional()
    .describe('The name of a package.'),
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
  path: Glob.optional().describe('Paths of files: `services/**`.'),
  reason: Reason,
  until: z.iso.date('must be a date such as 2026-12-31').describe('Last day on which it applies, UTC.'),
}).refine(
  ({ rule, advisory, package: name, image, path }) =>
    [rule, advisory, name, image, path].some((given) => given !== undefined),
  'must set rule, advisory, package, image or path',
);

/** The section `check` of `.github/mooring.yml`. */
export const CheckConfig = strictObject({
  ...PolicyConfig,
  ...REPLACED_KEYS,
  platforms: z
    .array(Platform, 'must be a list of platforms')
    .min(1, 'must not be empty')
    .optional()
    .describe('What is built for, where a file does not say; linux/amd64 when left out.'),
  'allowed-images': z
    .array(Glob, 'must be a list of globs')
    .min(1, 'must not be empty')
    .optional()
    .describe('The only images that may be used: `cgr.dev/**`.'),
  'exploit-data': z
    .array(z.string('must be a path').min(1, 'must not be empty'), 'must be a list of paths')
    .optional()
    .describe('Files with known exploits (CISA KEV, JSON) or EPSS scores (CSV), for order and labels only.'),
  rules: z
    .array(PolicyRule, 'must be a list of rules')
    .default([])
    .describe('What else holds for some images or files; a later one wins.'),
  exceptions: z
    .array(Exception, 'must be a list of exceptions')
    .default([])
    .describe('Findings that do not count, each for a reason and for a time.'),
});
export type CheckConfig = z.infer<typeof CheckConfig>;
