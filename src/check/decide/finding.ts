import type { CheckReport } from '../report/check-report.ts';
import type { ReportedFinding, Resolved } from '../report/reported-finding.ts';
import type { Placed } from './placed.ts';

/**
 * An observation with its novelty and the level that the policy gives it, at one place or at several that have it alike:
 * `file` and `line` are the first of its `places`.
 */
export type Finding = Placed<Omit<ReportedFinding, 'policy' | 'problem' | 'fileKey'>>;

/** A finding of the base that head does not have. */
export type ResolvedFinding = Placed<Resolved>;

/** One problem of one reference, before the policy gives it a level. */
export interface Observation extends Omit<Finding, 'novelty' | 'level' | 'exception' | 'packageChanges'> {
  /**
   * A warning at most unless it is new, not known to be pre-existing, or the policy is strict, even if its rule fails the
   * check; `named`: or `fail-on` has the rule for all findings.
   */
  readonly failsOnlyIf?: 'new' | 'not-pre-existing' | 'strict' | 'named' | undefined;
  /**
   * True for a finding about the build of a tag, which can be another one than at the time of the base: a `new-` prefix does
   * not limit it, even if the line is unchanged.
   */
  readonly isOfMovingTag?: true | undefined;
}

export type Verdict = CheckReport['verdict'];
export type Level = Finding['level'];

/** Whether the base has the same finding; `not-compared` without a readable base, whose absence is new in a change. */
export type Novelty = Finding['novelty'];

/** The highest level that the policy can give a finding: an error, a warning or, for `minor`, a notice. */
export type Weight = Finding['weight'];

/** The common cause of several findings: one fix for all of them. */
export type FindingCause = NonNullable<Finding['cause']>;

/** The facts behind an advisory finding, enough to decide it again. */
export type AdvisoryFacts = NonNullable<Finding['advisory']>;

/** Where the fix of an advisory is: in a newer build, by its SBOM, in none yet, or unknown. */
export type AdvisoryFix = NonNullable<AdvisoryFacts['fix']>;

export type EndOfLifeFacts = NonNullable<Finding['endOfLife']>;

/** The facts behind a signature of a signer that is not trusted. */
export type SignersFacts = NonNullable<Finding['signers']>;
export type SignerFacts = SignersFacts['found'][number];
