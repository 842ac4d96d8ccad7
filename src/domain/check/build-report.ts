import { canonicalReference } from '../image-reference.ts';
import { formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import { policyForPlace } from './gate-policy.ts';
import type { GatePolicies } from './gate-policy.ts';
import type { ScannedImages } from './image-use.ts';
import { createPolicyTable } from './policy-table.ts';
import { verdictOf } from './weigh.ts';
import { reportImage } from './report-image.ts';
import type { CheckReport, Comparison, Resolved } from './report.ts';

/** The parts of a report. */
export interface ReportParts {
  readonly scanned: ScannedImages;
  readonly files: number;
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
  readonly resolved: readonly Resolved[];
  readonly notes: readonly string[];
  readonly mode: CheckReport['mode'];
  readonly comparedWith: Comparison;
  readonly policies: GatePolicies;
  /** The platforms of uses that name none. */
  readonly platforms: readonly string[];
  readonly registry: string;
  readonly now: Instant;
}

/** Builds the report, with images in the order in which the files first name them. */
export function buildReport(parts: ReportParts): CheckReport {
  const groups = Map.groupBy(parts.scanned.uses, (use) => canonicalReference(use.reference));
  const table = createPolicyTable();
  const images = [...groups.values()].flatMap((uses) => reportImage(uses, { ...parts, table }));
  const findings = parts.findings.map((finding) =>
    Object.assign({ policy: table.numberOf(policyForPlace(parts.policies, finding)) }, finding),
  );
  return {
    schema: 'mooring.check-report/v1',
    verdict: verdictOf(parts.findings),
    checkedAt: formatInstant(parts.now),
    mode: parts.mode,
    comparedWith: parts.comparedWith,
    failOn: parts.policies.inputs.failOn ?? parts.policies.everywhere.failOn,
    notes: parts.notes,
    files: parts.files,
    policies: table.all(),
    images,
    findings,
    resolved: parts.resolved,
  };
}
