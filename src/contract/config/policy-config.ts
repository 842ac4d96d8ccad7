import { z } from 'zod';

import type { GatePolicy, PolicyKey, PolicyName } from '../../domain/check/gate-policy.ts';
import { POLICY_OPTIONS } from '../../domain/check/policy-options.ts';
import type { OptionValues } from '../../domain/check/policy-options.ts';
import { readDuration } from '../../domain/duration.ts';
import { DAY_MS } from '../../domain/instant.ts';
import { oneOf } from './strict-object.ts';

/** Returns the schema of an option's value as the configuration file has it. Parses durations to days. */
export function optionSchema(option: OptionValues): z.ZodType {
  switch (option.kind) {
    case 'list':
      return z.array(oneOf(option.what, option.values), `must be a list of ${option.what}s`);
    case 'choice':
      return oneOf(option.what, option.values);
    case 'switch':
      return z.boolean('must be true or false');
    case 'days':
      return z.int(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
    case 'duration':
      return z
        .string(DURATION)
        .refine((text) => readDuration(text) !== undefined, DURATION)
        .transform((text) => (readDuration(text) ?? 0) / DAY_MS);
  }
}

const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
const DURATION = 'must be a duration such as `14d`';

/** The policy options of the configuration file, all of them optional. */
export const PolicyConfig = Object.fromEntries(
  Object.values(POLICY_OPTIONS).map((option) => [
    option.name,
    optionSchema(option).optional().describe(option.description),
  ]),
) as { readonly [Key in PolicyKey as PolicyName<Key>]: z.ZodOptional<z.ZodType<GatePolicy[Key]>> };

/** A policy as reports record it. */
export const ReportedPolicy = z.strictObject(
  Object.fromEntries(
    Object.entries(POLICY_OPTIONS).map(([key, option]) => [
      key,
      option.kind === 'duration' ? z.number().nullable() : optionSchema(option),
    ]),
  ) as { readonly [Key in PolicyKey]: z.ZodType<GatePolicy[Key]> },
);
