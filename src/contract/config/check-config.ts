import { z } from 'zod';

import { FAIL_ON, UNSCORED } from '../../domain/check/gate-policy.ts';
import { RULES } from '../../domain/check/finding.ts';
import { readDuration } from '../../domain/duration.ts';
import { RATINGS } from '../../domain/advisory/severity.ts';
import { oneOf, strictObject } from './strict-object.ts';

const Glob = z.string('is a glob, as text').min(1, 'is empty');
const Reason = z
  .string('says why, for those who read it later')
  .regex(/\S/, 'says why, for those who read it later');
const Days = z.int('is a number of days').min(0, 'is a number of days').max(36_500, 'is too many days');
const Switch = z.boolean('is true or false');

/** What can hold for all images, or for some. */
const POLICY = {
  'fail-on': z
    .array(oneOf('rule', FAIL_ON), 'is a list of rules')
    .optional()
    .describe('What fails the check; each rule also as `new-…`, for what a change adds.'),
  'warn-on': z
    .array(oneOf('rule', RULES), 'is a list of rules')
    .optional()
    .describe('Rules whose findings are warnings where they do not fail; the others are notices.'),
  'min-severity': oneOf('severity', RATINGS)
    .optional()
    .describe('The least severity of an advisory that can fail.'),
  unscored: oneOf('way', UNSCORED)
    .optional()
    .describe('Advisories without a score: `auto` fails where a version is known to be affected.'),
  'max-detection-days': Days.optional().describe('Days that something may be under investigation.'),
  strict: Switch.optional().describe('Whether what cannot be decided can fail.'),
  'pending-upstream': oneOf('way', ['warn', 'fail'])
    .optional()
    .describe('Advisories that wait for a fix upstream.'),
  unreviewed: oneOf('way', ['ignore', 'warn'])
    .optional()
    .describe('Advisories of which nothing has been approved yet.'),
  'warn-before-days': Days.optional().describe('Days before the end of life from which on a tag is told.'),
  'fail-before-days': Days.optional().describe(
    'Days of grace that have to be left; 0 fails only when it is over.',
  ),
  deprecated: oneOf('way', ['warn', 'fail']).optional().describe('Deprecated tags whose dates nobody tells.'),
  'max-lag': z
    .string('is a length of time like 14d')
    .refine((text) => readDuration(text) !== undefined, 'is a length of time like 14d')
    .optional()
    .describe('The longest that a pin may be behind its tag: `14d`.'),
  'require-pins': Switch.optional().describe('Whether every reference needs a digest.'),
};

const PolicyRule = strictObject({
  image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
  path: Glob.optional().describe('Paths of files: `services/**`.'),
  ...POLICY,
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
  ...POLICY,
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
