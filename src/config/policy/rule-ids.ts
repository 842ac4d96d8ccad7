/** The rules of the gate, in the order in which a report lists them. */
export const RULES = [
  'wrong-signer',
  'bad-signature',
  'end-of-life',
  'overdue-advisory',
  'advisory',
  'over-budget',
  'not-allowed',
  'pull-denied',
  'unsigned',
  'not-checked',
  'not-judged',
  'unread',
  'unverified-sbom',
  'foreign-digest',
  'platform-manifest',
  'unresolvable',
  'base-unavailable',
  'config',
  'exception',
  'downgraded',
  'base-changed',
  'pin-required',
  'too-far-behind',
  'behind',
  'unpinned',
  'other-registry',
] as const;

/**
 * A rule that a reference can violate; each one is described in its file in `rules`. Some findings are about
 * a whole file, the configuration or the run.
 */
export type Rule = (typeof RULES)[number];

/** Returns the rules that a finding belongs to: an overdue advisory is an advisory as well, which no limit of days weakens. */
export function rulesOf(rule: Rule): readonly Rule[] {
  return rule === 'overdue-advisory' ? [rule, 'advisory'] : [rule];
}

/**
 * Rules about what is unknown. Their findings are at least warnings whatever `warn-on` lists, since a finding that fails may
 * be hidden behind them (architecture.md#no-false-pass).
 */
export const EVIDENCE_RULES: ReadonlySet<Rule> = new Set([
  'not-checked',
  'not-judged',
  'unread',
  'base-unavailable',
]);
