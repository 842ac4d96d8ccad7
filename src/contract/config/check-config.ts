import { z } from 'zod';

import { RULES } from '../../domain/check/finding.ts';
import { PolicyConfig } from './policy-config.ts';
import { oneOf, strictObject } from './strict-object.ts';

const Glob = z.string('is a glob, as text').min(1, 'is empty');
const Reason = z
  .string('says why, for those who read it later')
  .regex(/\S/, 'says why, for those who read it later');

const PolicyRule = strictObject({
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
  path: Glob.optional().describe('Paths of files: `services/**`.'),
  ...PolicyConfig,
}).refine(({ image, path }) => image !== undefined || path !== undefined, 'names an image, a path, or both');

const Exception = strictObject({
  rule: oneOf('rule', RULES).optional().describe('The rule whose findings it is about.'),
  advisory: z.string('is an id, as text').min(1, 'is empty').optional().describe('A CVE, GHSA or CGA id.'),
  package: z.string('is a name, as text').min(1, 'is empty').optional().describe('The name of a package.'),
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
  path: Glob.optional().describe('Paths of files: `services/**`.'),
  reason: Reason,
  until: z.iso.date('is a day like 2026-12-31').describe('The last day on which it counts, in UTC.'),
}).refine(
  ({ rule, advisory, package: name, image, path }) =>
    [rule, advisory, name, image, path].some((given) => given !== undefined),
  'says what it is about: a rule, an advisory, a package, an image or a path',
);

/** The section `check` of `.github/mooring.yml`. */
export const CheckConfig = strictObject({
  ...PolicyConfig,
  platforms: z
    .array(z.string().regex(/^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/, 'is a platform like linux/amd64'))
    .min(1, 'is empty')
    .optional()
    .describe('What is built for, where a file does not say; linux/amd64 when left out.'),
  'allowed-images': z
    .array(Glob, 'is a list of globs')
    .min(1, 'is empty')
    .optional()
    .describe('The only images that may be used: `cgr.dev/**`.'),
  rules: z
    .array(PolicyRule, 'is a list of rules')
    .default([])
    .describe('What else holds for some images or files; a later one wins.'),
  exceptions: z
    .array(Exception, 'is a list of exceptions')
    .default([])
    .describe('Findings that do not count, each for a reason and for a time.'),
});
export type CheckConfig = z.infer<typeof CheckConfig>;
