import { printable } from '../../text/printable.ts';
import { alignColumns } from '../../text/columns.ts';
import { diffTable } from '../../diff/views/diff-table.ts';
import { builtText, denyLines, endText, outcomeTexts, pairOf, remedyOf, runsText } from './bisect-words.ts';
import type { BisectFindings } from './bisect-words.ts';

/** Returns the result of a session as text for a terminal of `width` columns: facts, differences, what to do. */
export function bisectText(findings: BisectFindings, { width }: { readonly width: number }): string {
  const { result, diff, notes, tail } = findings;
  const remedy = remedyOf(findings);
  const [isFixed, others] = remedy?.rollback === undefined ? [remedy?.notes ?? [], []] : [[], remedy.notes];
  const sections: readonly (readonly string[])[] = [
    [...isFixed, ...outcomeTexts(findings), ...buildLines(findings), runsText(findings)],
    notes.map((note) => printable(note)),
    result.kind === 'aborted' ? tail.map((line) => `  | ${printable(line, 1_000)}`) : [],
    diff === undefined ? [] : [diffTable(diff, { width, isAll: false }).trimEnd()],
    remedy?.rollback === undefined ? [] : ['To pin the last good build:', `  ${remedy.rollback}`, ...others],
    remedy?.deny === undefined
      ? []
      : [
          'To skip the affected builds, in .github/mooring.yml:',
          ...denyLines(remedy).map((line) => `  ${line}`),
        ],
  ];
  const full = sections.filter((lines) => lines.length > 0);
  return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The older and the newer build of the result, the newer one first, and those between them. */
function buildLines(findings: BisectFindings): readonly string[] {
  const { result, session } = findings;
  const pair = pairOf(findings);
  if (pair === undefined) return [];
  const isBadNewer = session.plan.find === 'first-bad';
  const untested = result.kind === 'range' ? result.untested.toReversed() : [];
  return alignColumns([
    [isBadNewer ? 'first bad' : 'first good', pair.newer.digest, builtText(pair.newer, findings)],
    ...untested.map((build) => [
      'not tested',
      build.digest,
      `${builtText(build, findings)}: ${endText(build.end)}`,
    ]),
    [isBadNewer ? 'last good' : 'last bad', pair.older.digest, builtText(pair.older, findings)],
  ]);
}
