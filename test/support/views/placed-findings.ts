import { inOrderOfPlaces } from '../../../src/check/decide/weigh.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { findingsOf } from '../../../src/check/report/place-lists.ts';
import type { ReportedFinding } from '../../../src/check/report/reported-finding.ts';

/** A finding at one of its places. */
export type PlacedFinding = Omit<ReportedFinding, 'places'>;

/** Every finding of a report at each of its places, worst first. */
export function placedFindings(
  report: Pick<CheckReport, 'findings' | 'placeLists'>,
): readonly PlacedFinding[] {
  const reported = new Map(findingsOf(report).map((one, index) => [one, report.findings[index]]));
  return inOrderOfPlaces([...reported.keys()]).flatMap(({ finding, place }) => {
    const { places: _, ...one } = reported.get(finding) ?? {};
    return 'rule' in one ? [{ ...one, ...place }] : [];
  });
}
