import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import { isAtLeast } from '../../values/severity.ts';
import { DAY_MS } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import type { Weight } from './finding.ts';
import { daysAfter } from '../../config/policy/gate-policy.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';

/**
 * How much an assessed vulnerability can matter: the last column of advisory-rules.md#status-decisions, and
 * its rule for severities; undefined if it is not reported.
 */
export function weightOf(assessment: Assessment, policy: GatePolicy, now: Instant): Weight | undefined {
  const weight = weightOfStatus(assessment, policy, now);
  if (weight !== undefined && policy.onlyFixable && UNFIXABLE.has(assessment.decision.status)) return 'minor';
  if (weight !== 'blocking') return weight;
  if (assessment.severity.rating === 'unscored') return weightOfUnscored(assessment, policy);
  return isAtLeast(assessment.severity, policy.minSeverity) ? 'blocking' : 'minor';
}

function weightOfStatus({ decision }: Assessment, policy: GatePolicy, now: Instant): Weight | undefined {
  switch (decision.status) {
    case 'affected_fix_available':
    case 'affected':
    case 'affected_wont_fix':
      return 'blocking';
    case 'under_investigation':
      return weightOfInvestigation(decision.since, policy, now);
    case 'affected_pending_upstream':
      return policy.pendingUpstream === 'fail' ? 'blocking' : 'warning';
    case 'unknown':
      return policy.strict ? 'blocking' : 'warning';
    case 'unknown_not_analysed':
      return 'warning';
    case 'unreviewed':
      return policy.unreviewed === 'warn' ? 'warning' : undefined;
    case 'fixed_assumed':
    case 'fixed':
    case 'not_affected':
      return undefined;
  }
}

/** Statuses without a fix; with an unknown status there may be one. */
const UNFIXABLE: ReadonlySet<AdvisoryStatus> = new Set([
  'affected',
  'affected_wont_fix',
  'affected_pending_upstream',
  'under_investigation',
  'unknown_not_analysed',
  'unreviewed',
]);

function weightOfInvestigation(
  since: Instant | undefined,
  { underInvestigation }: GatePolicy,
  now: Instant,
): Weight {
  const days = daysAfter(underInvestigation);
  const fails = days === undefined ? underInvestigation === 'fail' : isOlder(since, days, now);
  return fails ? 'blocking' : 'warning';
}

/** A missing score never lets a vulnerability pass that is known to affect the version. */
function weightOfUnscored({ decision }: Assessment, { unscored }: GatePolicy): Weight | undefined {
  switch (unscored) {
    case 'fail':
      return 'blocking';
    case 'warn':
      return 'warning';
    case 'ignore':
      return undefined;
    case 'auto':
      return decision.status.startsWith('affected') ? 'blocking' : 'warning';
  }
}

/** A detection of unknown age counts as old. */
function isOlder(since: Instant | undefined, days: number, now: Instant): boolean {
  return since === undefined || now - since > days * DAY_MS;
}
