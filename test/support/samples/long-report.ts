import type { Finding } from '../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { sampleReport } from './sample-report.ts';

/** The sample report with `count` findings like its worst, each on a line of its own, and nothing else. */
export function reportOf(
  count: number,
  changes: (index: number) => Partial<Finding> = () => ({}),
): CheckReport {
  const report = sampleReport();
  const [worst] = report.findings;
  if (worst === undefined) throw new Error('the sample has no finding');
  const findings = Array.from({ length: count }, (_, index) =>
    Object.assign({}, worst, { line: index + 1, key: `${worst.key}|${index}` }, changes(index)),
  );
  return { ...report, findings, resolved: [] };
}
