import { anyText, changed, choiceOf, matching, optional, orEmpty } from '../values/input.ts';
import type { InputValues, PlainInput } from '../values/input.ts';
import { RuleInputs } from '../tag-history/build-rules.ts';
import {
  IdentityInput,
  PlaceInputs,
  TokenInput,
  TrustedRootInput,
  WhenUnavailableInput,
} from '../runner/service-inputs.ts';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** The most runs of a session, as an end for mistakes. */
export const MOST_RUNS = 40;

/** A time limit in milliseconds; undefined where it is not set. */
const TimeLimit = optional((text) => {
  const [, digits, unit = ''] = /^([1-9]\d{0,5})(ms|s|m|h)$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[unit] ?? 1);
}, 'must be a duration such as 10m, 90s or 1h');

/** A choice; the first one where it is not set. */
function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
): PlainInput<Values[number]> {
  const [first, ...others] = values;
  return changed(
    choiceOf<'' | Values[number]>(['', ...values], `must be ${[first, ...others].join(' or ')}`),
    (text): Values[number] => (text === '' ? first : text),
  );
}

/** A whole number; undefined where it is not set. */
function wholeNumber(least: number, most: number): PlainInput<number | undefined> {
  return optional((text) => {
    const isIn = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
    return isIn ? Number(text) : undefined;
  }, `must be a whole number from ${least} to ${most}`);
}

/** The inputs of a bisection that the action and the command line share. */
const SharedInputs = {
  ...PlaceInputs,
  ...TrustedRootInput,
  good: anyText,
  bad: anyText,
  file: anyText,
  find: choiceOf(['', 'first-bad', 'first-good'], 'must be first-bad or first-good'),
  platform: RuleInputs.platform,
  candidates: choice(['builds', 'content']),
  repeat: wholeNumber(1, 100),
  'bad-if': choice(['all', 'any']),
  timeout: TimeLimit,
  'on-timeout': choice(['bad', 'skip']),
  'max-runs': wholeNumber(1, 10_000),
};

/** The inputs of a bisection with values; switches are apart. */
export const BisectInputs = {
  ...SharedInputs,
  state: anyText,
  replay: anyText,
  'log-dir': anyText,
  plan: wholeNumber(2, 256),
  verdicts: anyText,
};
export type BisectInputs = InputValues<typeof BisectInputs>;

/** The inputs of the bisect action, as bisect/action.yml names them. A test holds the two together. */
export const BisectActionInputs = {
  ...SharedInputs,
  reference: matching(/./s, 'must be the reference of a tag'),
  run: matching(/./s, 'must be a Bash script'),
  'github-token': TokenInput,
  identity: orEmpty(IdentityInput),
  'when-unavailable': WhenUnavailableInput,
};
