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

/**
 * GitHub shows ten annotations of a kind per step (github-limits.md#annotations): nine, and one that counts
 * the rest.
 */
const MOST_PER_LEVEL = 9;
/** GitHub cuts a message here (the same). */
const LONGEST_MESSAGE = 4_096;

/**
 * One annotation per offending line, worst finding first. Notices stay in the summary: an annotation is for something
 * to act on.
 */
export function renderAnnotations(report: CheckReport): readonly Annotation[] {
  const offending = report.findings.filter(({ level }) => level !== 'notice');
  const byLine = Map.groupBy(offending, ({ file, line }) => JSON.stringify([file, line]));
  const lines = [...byLine.values()];
  return (['error', 'warning'] as const).flatMap((level) =>
    annotateSome(lines.filter(([worst]) => worst?.level === level)),
  );
}

/** `lines` are the findings of a line each, worst first. */
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

/** Stands at the first of the lines that it counts. */
function countRest(lines: readonly (readonly Finding[])[]): readonly Annotation[] {
  const findings = lines.flat();
  const [first] = findings;
  if (first === undefined) return [];
  const { level, file, line } = first;
  const title = `and ${count(lines.length, 'more line')}`;
  const message = `${count(findings.length, 'more finding')} on ${count(lines.length, 'more line')}: see the summary of this run.`;
  return [{ level, file, line, title, message }];
}

function describe({ message, remedy }: Finding): string {
  return `${printable(message, 1_000)} ${printable(remedy, 600)}`;
}

/** As many whole findings as a message holds, and how many it does not. */
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
