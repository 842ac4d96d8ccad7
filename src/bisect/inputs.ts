import { z } from 'zod';

import { RuleInputs } from '../tag-history/build-rules.ts';
import {
  IdentityInput,
  PlaceInputs,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** The most runs of a session, as an end for mistakes. */
export const MOST_RUNS = 40;

/** A time limit in milliseconds; undefined where it is not set. */
const TimeLimit = z
  .string()
  .regex(/^(?:[1-9]\d{0,5}(?:ms|s|m|h))?$/, 'must be a duration such as 10m, 90s or 1h')
  .transform((text) => {
    const [, digits = '', unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? [];
    return text === '' ? undefined : Number(digits) * (UNITS[unit] ?? 1);
  });

/** A choice; the first one where it is not set. */
function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
): z.ZodType<Values[number], string> {
  const [first, ...others] = values;
  return z
    .enum(['', ...values], `must be ${[first, ...others].join(' or ')}`)
    .transform((text): Values[number] => (text === '' ? first : text));
}

/** A whole number; undefined where it is not set. */
function wholeNumber(least: number, most: number): z.ZodType<number | undefined, string> {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .refine(
      (text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most),
      message,
    )
    .transform((text) => (text === '' ? undefined : Number(text)));
}

/** The inputs of a bisection with values; switches are apart. */
export const BisectInputs = z.object({
  ...PlaceInputs,
  ...TrustedRootInput,
  good: z.string(),
  bad: z.string(),
  file: z.string(),
  find: z.enum(['', 'first-bad', 'first-good'], 'must be first-bad or first-good'),
  platform: RuleInputs.platform,
  candidates: choice(['builds', 'content']),
  repeat: wholeNumber(1, 100),
  'bad-if': choice(['all', 'any']),
  timeout: TimeLimit,
  'on-timeout': choice(['bad', 'skip']),
  'max-runs': wholeNumber(1, 10_000),
  state: z.string(),
  replay: z.string(),
  'log-dir': z.string(),
  plan: wholeNumber(2, 256),
  verdicts: z.string(),
});
export type BisectInputs = z.output<typeof BisectInputs>;

/** The inputs of the bisect action, as bisect/action.yml names them. A test holds the two together. */
export const BisectActionInputs = BisectInputs.omit({
  state: true,
  replay: true,
  'log-dir': true,
  plan: true,
  verdicts: true,
}).extend({
  reference: z.string().min(1, 'must be the reference of a tag'),
  run: z.string().min(1, 'must be a Bash script'),
  'github-token': z.string(),
  identity: z.literal('').or(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
});
