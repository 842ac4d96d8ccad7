/** The rules of the gate, in the order in which a report lists them. */
export const RULES = [
  'deprecated',
  'advisory',
  'not-checked',
  'unknown-digest',
  'unresolvable',
  'base-unavailable',
  'behind',
  'unpinned',
  'other-registry',
] as const;

/**
 * What can be wrong with one reference: `deprecated` its tag is past its end of life · `advisory` an advisory on it is
 * open · `not-checked` the service could not be asked, or the file not be read · `unknown-digest` its digest is none of
 * its tag's builds · `unresolvable` its text has no fixed value, or Docker rejects it · `base-unavailable` nothing could
 * be compared with · `behind` a newer build exists · `unpinned` it has no digest · `other-registry` no history there.
 */
export type Rule = (typeof RULES)[number];

/** Whether the base of a pull request had the same finding; `not-compared` where there is no base, or none to be had. */
export type Novelty = 'new' | 'carried-over' | 'not-compared';

/** One thing wrong with one reference at one place, before policy says how much it matters. */
export interface Observation {
  readonly rule: Rule;
  /** Equal keys on head and base are the same thing wrong, wherever it stands. */
  readonly key: string;
  /** Path in the repository; empty for a finding about the whole run. */
  readonly file: string;
  /** 1-based; 1 for a finding about the whole file. */
  readonly line: number;
  /** The canonical reference, or the text as written where it has none. */
  readonly reference: string;
  /** One short clause: what is wrong. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing that the author can do. */
  readonly remedy: string;
  /** Set for the rule `advisory`. */
  readonly advisory?: { readonly id: string; readonly advisoryId: string; readonly uid: string };
}

export type Level = 'error' | 'warning' | 'notice';

/** An observation, compared with the base and weighed by the policy. */
export interface Finding extends Observation {
  readonly novelty: Novelty;
  readonly level: Level;
}

export type Verdict = 'pass' | 'warn' | 'fail';
