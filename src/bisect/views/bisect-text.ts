import { printable } from '../../text/printable.ts';
import { alignColumns } from '../../text/columns.ts';
import { wrap } from '../../text/wrap.ts';
import { diffTable } from '../../diff/views/diff-table.ts';
import { commandText } from './command-text.ts';
import { builtText, endText, bisectHeadline, outcomeTexts, pairOf } from './bisect-words.ts';
import type { BisectFindings } from './bisect-words.ts';
import { denyLines, remedyOf } from './remedy.ts';

/** Returns the result of a session as text for a terminal of `width` columns, in the order of the issue. */
export function bisectText(findings: BisectFindings, { width }: { readonly width: number }): string {
  const { session, result, diff, notes, tail } = findings;
  const remedy = remedyOf(findings);
  const command = printable(commandText(session.plan.command), 200);
  const sections: readonly (readonly string[])[] = [
    [printable(bisectHeadline(findings)), ...wrap(outcomeTexts(findings, command).join(' '), width)],
    result.kind === 'aborted' ? tail.map((line) => `  | ${printable(line, 1_000)}`) : [],
    buildLines(findings),
    notes.map((note) => printable(note)),
    diff === undefined
      ? []
      : [diffTable(diff, { width, isAll: false, isBrief: true }).replaceAll(/^\n|\n$/g, '')],
    [
      ...(remedy?.rollback === undefined ? [] : ['To stay on the last good build:', `  ${remedy.rollback}`]),
      ...(remedy?.notes ?? []).flatMap((note) => wrap(note, width)),
    ],
    remedy?.deny === undefined
      ? []
      : ['To skip the bad builds, in .github/mooring.yml:', ...denyLines(remedy).map((line) => `  ${line}`)],
  ];
  const full = sections.filter((lines) => lines.join('') !== '');
  return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The builds of the result, the older one first, and those between them. */
function buildLines(findings: BisectFindings): readonly string[] {
  const { result, session } = findings;
  const pair = pairOf(findings);
  if (pair === undefined) return [];
  const isBadNewer = session.plan.find === 'first-bad';
  const untested = result.kind === 'range' ? result.untested : [];
  return alignColumns([
    [isBadNewer ? 'last good' : 'last bad', pair.older.digest, builtText(pair.older, findings)],
    ...untested.map((build) => [
      'not tested',
      build.digest,
      `${builtText(build, findings)} · ${endText(build.end)}`,
    ]),
    [isBadNewer ? 'first bad' : 'first good', pair.newer.digest, builtText(pair.newer, findings)],
  ]);
}
