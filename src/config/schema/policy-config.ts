import { z } from 'zod';

import { SEVERITY_RATINGS } from '../../values/severity.ts';
import { daysAfter } from '../policy/gate-policy.ts';
import type { GatePolicy, PolicyKey, PolicyName } from '../policy/gate-policy.ts';
import { describeReplacement, POLICY_OPTIONS, REPLACED_OPTIONS } from '../policy/policy-options.ts';
import type { OptionValues, PolicyOption } from '../policy/policy-options.ts';
import { readDuration } from '../../values/duration.ts';
import { DAY_MS } from '../../values/instant.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';

/** Returns the schema of an option's value as the configuration file has it. Parses durations to days. */
export function optionSchema(option: OptionValues): z.ZodType {
  switch (option.kind) {
    case 'list':
      return z.array(oneOf(option.what, option.values), `must be a list of ${option.what}s`);
    case 'choice':
      return oneOf(option.what, option.values);
    case 'switch':
      return z.boolean('must be true or false');
    case 'choice-or-days':
      return z.string(choiceText(option)).refine((text) => {
        return option.values.includes(text) || daysAfter(text) !== undefined;
      }, choiceText(option));
    case 'severities':
      return severityLimits(option.what === 'days' ? [NUMBER_OF_DAYS, 36_500] : [NUMBER, 1_000_000]);
    case 'days':
      return z.int(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
    case 'duration':
      return z
        .string(DURATION)
        .refine((text) => readDuration(text) !== undefined, DURATION)
        .transform((text) => (readDuration(text) ?? 0) / DAY_MS);
  }
}

function choiceText({ values }: { readonly values: readonly string[] }): string {
  return `must be ${values.map((value) => `\`${value}\``).join(', ')} or \`after N days\``;
}

function severityLimits([message, most]: readonly [string, number]): z.ZodType {
  const limit = z.int(message).min(0, message).max(most, message).exactOptional();
  const described = limit.describe('Limit for advisories of this severity.');
  return strictObject(Object.fromEntries(SEVERITY_RATINGS.map((severity) => [severity, described])));
}

const NUMBER = 'must be a whole number, at most 1000000';
const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
const DURATION = 'must be a duration such as `14d`';

/** The policy options of the configuration file, all of them optional. */
export const PolicyConfig = Object.fromEntries(
  Object.values(POLICY_OPTIONS).map((option) => [
    option.name,
    optionSchema(option).optional().describe(option.description),
  ]),
) as { readonly [Key in PolicyKey as PolicyName<Key>]: z.ZodOptional<z.ZodType<GatePolicy[Key]>> };

/** Keys that are errors: options of earlier versions, and, for some images or files, options for the whole run. */
export const REPLACED_KEYS = rejected(
  Object.fromEntries([...REPLACED_OPTIONS].map(([name, by]) => [name, describeReplacement(by, 'yaml')])),
);
export const RUN_WIDE_KEYS = rejected(
  Object.fromEntries(
    Object.values(POLICY_OPTIONS).flatMap((option: PolicyOption) =>
      option.isRunWide === true ? [[option.name, 'applies to the whole run: set it in `check`']] : [],
    ),
  ),
);

function rejected(
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, z.ZodType<undefined>>> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      z.never(message).optional().describe(`Not supported: ${message}.`),
    ]),
  );
}

/** Policy options that earlier reports do not have. */
const LATER: ReadonlySet<string> = new Set<PolicyKey>([
  'underInvestigation',
  'onlyFixable',
  'maxOpenDays',
  'maxFixDays',
  'budget',
]);

/** A policy as reports record it; one of an earlier version lacks some options, and has one that was replaced. */
export const ReportedPolicy = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(POLICY_OPTIONS).map(([key, option]) => {
      const schema = option.kind === 'duration' ? z.number().nullable() : optionSchema(option);
      return [key, LATER.has(key) ? schema.exactOptional() : schema];
    }),
  ) as { readonly [Key in PolicyKey]: z.ZodType<GatePolicy[Key]> }),
  maxDetectionDays: z.int().min(0).exactOptional().describe('Only in reports of earlier versions.'),
});
