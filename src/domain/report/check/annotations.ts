import type { Finding, Level } from '../../check/finding.ts';
import type { CheckReport } from '../../check/report.ts';
import { printable } from '../../text/printable.ts';
import { count } from '../../text/plural.ts';

/** One message at one line of a file. */
export interface Annotation {
  readonly level: Level;
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten annotations of a level per step (github-limits.md#annotations): nine, and one for the rest. */
const MOST_PER_LEVEL = 9;
/** GitHub truncates longer messages (github-limits.md#annotation-messages). */
const LONGEST_MESSAGE = 4_096;

/** One annotation per offending line, worst finding first. Notices are only in the summary. */
export function renderAnnotations(report: CheckReport): readonly Annotation[] {
  const offending = report.findings.filter(({ level }) => level !== 'notice');
  const byLine = Map.groupBy(offending, ({ file, line }) => JSON.stringify([file, line]));
  const lines = [...byLine.values()];
  return (['error', 'warning'] as const).flatMap((level) =>
    annotateSome(lines.filter(([worst]) => worst?.level === level)),
  );
}

/** Annotates lines, given as their findings, worst first. */
function annotateSome(lines: readonly (readonly Finding[])[]): readonly Annotation[] {
  if (lines.length <= MOST_PER_LEVEL + 1) return lines.flatMap(annotate);
  return [...lines.slice(0, MOST_PER_LEVEL).flatMap(annotate), ...countRest(lines.slice(MOST_PER_LEVEL))];
}

function annotate(findings: readonly Finding[]): readonly Annotation[] {
  const [worst] = findings;
  if (worst === undefined) return [];
  const { level, file, line } = worst;
  const title = printable(worst.title);
  if (findings.length === 1) return [{ level, file, line, title, message: describe(worst) }];
  const message = join(findings.map((one) => printable(`${printable(one.title)}: ${describe(one)}`, 2_000)));
  return [
    { level, file, line, title: `${title}, and ${count(findings.length - 1, 'more finding')}`, message },
  ];
}

/** The annotation that counts the rest, at the first of these lines. */
function countRest(lines: readonly (readonly Finding[])[]): readonly Annotation[] {
  const findings = lines.flat();
  const [first] = findings;
  if (first === undefined) return [];
  const { level, file, line } = first;
  const title = `Findings on ${count(lines.length, 'more line')}`;
  const message = `${count(findings.length, 'more finding')} on ${count(lines.length, 'more line')}: see the job summary.`;
  return [{ level, file, line, title, message }];
}

function describe({ message, remedy }: Finding): string {
  return `${printable(message, 1_000)} ${printable(remedy, 600)}`;
}

/** As many whole findings as fit into a message, and the number of the rest. */
function join(texts: readonly string[]): string {
  const all = texts.join('\n');
  if (all.length <= LONGEST_MESSAGE) return all;
  let used = ROOM_FOR_COUNT;
  const past = texts.findIndex((text) => (used += text.length + 1) > LONGEST_MESSAGE);
  const kept = Math.max(0, past);
  return [...texts.slice(0, kept), `and ${count(texts.length - kept, 'more finding')} on this line.`].join(
    '\n',
  );
}

const ROOM_FOR_COUNT = 60;
