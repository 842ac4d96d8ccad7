import type { AdvisoryStatus } from '../advisory/advisory-status.ts';
import type { AdvisoryEventKind } from '../advisory/advisory-timeline.ts';
import type { InstalledPackage } from '../advisory/advisory-selection.ts';
import type { Severity } from '../advisory/severity.ts';

/** The rules of the gate, in the order in which a report lists them. */
export const RULES = [
  'end-of-life',
  'advisory',
  'not-allowed',
  'not-checked',
  'foreign-digest',
  'unresolvable',
  'base-unavailable',
  'settings',
  'exception',
  'pin-required',
  'too-far-behind',
  'behind',
  'unpinned',
  'other-registry',
] as const;

/**
 * What can be wrong with one reference: `end-of-life` its tag is at the end of its life, or near it · `advisory` an
 * advisory on it is open · `not-allowed` the settings do not allow its registry · `not-checked` the service could not be
 * asked, or the file not be read · `foreign-digest` its digest is none of its tag's builds · `unresolvable` its text has
 * no fixed value, or Docker rejects it · `base-unavailable` nothing could be compared with · `settings` the settings are
 * not, or not yet, in force · `exception` an exception has ended, or ends soon · `pin-required` and `too-far-behind` the
 * settings want a digest, or a newer one · `behind` a newer build exists · `unpinned` it has no digest · `other-registry` no history there.
 */
export type Rule = (typeof RULES)[number];

/** Whether the base had the same finding; `not-compared` where there is no base, or none to be had. */
export type Novelty = 'new' | 'carried-over' | 'not-compared';

/**
 * How much a finding can matter, before the policy: `blocking` it may fail the check, `warning` it may warn at most,
 * `minor` it is told and no more.
 */
export type Weight = 'blocking' | 'warning' | 'minor';

/** One thing wrong with one reference at one place, before policy says how much it matters. */
export interface Observation {
  readonly rule: Rule;
  /** Equal keys on head and base are the same thing wrong, wherever it stands. */
  readonly key: string;
  /** The same within one file, whatever image it names: a finding that only changed its image is not new. */
  readonly fileKey?: string;
  readonly weight: Weight;
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
  readonly advisory?: AdvisoryFacts;
  /** Set for the rule `end-of-life`. */
  readonly endOfLife?: EndOfLifeFacts;
}

/** What an advisory finding rests on: enough to decide it again. */
export interface AdvisoryFacts {
  /** The CVE, else the GHSA, else the service's own id. */
  readonly id: string;
  /** Every other id of it, from all advisories on it, sorted. */
  readonly aliases: readonly string[];
  /** The service's own id, and the uid, of the advisory that decided. */
  readonly advisoryId: string;
  readonly uid: string;
  readonly status: AdvisoryStatus;
  /** Null where the packages of the image are not known: then it is matched by the image's own name. */
  readonly package: Pick<InstalledPackage, 'name' | 'version'> | null;
  /** The version that has the fix, as the service wrote it. */
  readonly fixedVersion: string | null;
  readonly severity: Severity;
  /** The platforms that have it, sorted; empty where they are not told apart. */
  readonly platforms: readonly string[];
  /** Since when it is open; UTC. */
  readonly since: string | null;
  /** Approved events, oldest first; null where one of them has no time that can be read. */
  readonly events: readonly EventFacts[] | null;
}

/** One event in the life of an advisory. */
export interface EventFacts {
  readonly kind: AdvisoryEventKind;
  /** UTC. */
  readonly at: string;
  /** What it says of versions: the one that was scanned, the first that is fixed, or those that are patched. */
  readonly versions: readonly string[];
}

/** What an end-of-life finding rests on. Days are `YYYY-MM-DD`, in UTC. */
export interface EndOfLifeFacts {
  /** The last day on which its main package is supported. */
  readonly eolDate: string | null;
  /** When the time of grace after it ends; UTC. */
  readonly graceEnds: string | null;
  /** Until the nearer of the two that is still to come. */
  readonly daysLeft: number | null;
  /** The tag to move to. */
  readonly successor: string | null;
}

export type Level = 'error' | 'warning' | 'notice';

/** An observation, compared with the base and weighed by the policy. */
export interface Finding extends Observation {
  readonly novelty: Novelty;
  readonly level: Level;
  /** Why it does not count, and until which day, where the settings make an exception of it. */
  readonly exception?: { readonly reason: string; readonly until: string };
}

export type Verdict = 'pass' | 'warn' | 'fail';
