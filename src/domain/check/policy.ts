import { RULES } from './finding.ts';
import type { Finding, Level, Novelty, Observation, Rule, Verdict } from './finding.ts';

/** What makes the gate fail: a rule fails on every finding, `new-<rule>` only on what the base did not have. */
export type FailOn = Rule | `new-${Rule}`;

/** Every value that the input `fail-on` takes, beside `none`. */
export const FAIL_ON: readonly FailOn[] = RULES.flatMap((rule) => [rule, `new-${rule}` as const]);

/** How much a finding matters that the policy does not fail on. */
const LEVELS: Readonly<Record<Rule, Level>> = {
  'end-of-life': 'warning',
  advisory: 'warning',
  'not-allowed': 'warning',
  'not-checked': 'warning',
  'unknown-digest': 'warning',
  unresolvable: 'warning',
  'base-unavailable': 'warning',
  settings: 'warning',
  exception: 'warning',
  'pin-required': 'warning',
  'too-far-behind': 'warning',
  behind: 'notice',
  unpinned: 'notice',
  'other-registry': 'notice',
};

/** The keys of what the base had, or why there is nothing to compare with. */
export type Baseline =
  | { readonly kind: 'compared'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'none' };

/** Compares each observation with the base and weighs it; worst first, then by file and line. */
export function weigh(
  observations: readonly Observation[],
  baseline: Baseline,
  failOn: readonly FailOn[],
): readonly Finding[] {
  return observations
    .map((observation) => {
      const novelty = noveltyOf(observation, baseline);
      return { ...observation, novelty, level: levelOf(observation, novelty, failOn) };
    })
    .sort(worstFirst);
}

/** One error fails the gate, one warning makes it `warn`; notices alone pass. */
export function judge(findings: readonly Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'error')) return 'fail';
  return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
}

function noveltyOf(observation: Observation, baseline: Baseline): Novelty {
  if (baseline.kind === 'none') return 'not-compared';
  return baseline.keys.has(observation.key) ? 'carried-over' : 'new';
}

function levelOf({ rule, weight }: Observation, novelty: Novelty, failOn: readonly FailOn[]): Level {
  if (weight === 'minor') return 'notice';
  const fails = failOn.includes(rule) || (novelty === 'new' && failOn.includes(`new-${rule}`));
  return fails && weight === 'blocking' ? 'error' : LEVELS[rule];
}

const LEVEL_ORDER: readonly Level[] = ['error', 'warning', 'notice'];

function worstFirst(a: Finding, b: Finding): number {
  return (
    LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    compareText(a.key, b.key)
  );
}

/** The order of observations that are not weighed: worst rule first, then by key. */
export function byRuleThenKey(a: Observation, b: Observation): number {
  return RULES.indexOf(a.rule) - RULES.indexOf(b.rule) || compareText(a.key, b.key);
}

/** By code unit, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
