import type { Finding, Level } from '../check/finding.ts';
import type { CheckReport } from '../check/report.ts';
import { printable } from '../printable.ts';
import { count } from './wording.ts';

/** One message at one line of a file. */
export interface Annotation {
  readonly level: Level;
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten annotations of a kind per step (advisory-gate.md §5): nine, and one that counts the rest. */
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
  const lines = [...byLine.values()].flatMap(annotate);
  return (['error', 'warning'] as const).flatMap((level) =>
    limit(lines.filter((one) => one.level === level)),
  );
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

function limit(annotations: readonly Annotation[]): readonly Annotation[] {
  const [next] = annotations.slice(MOST_PER_LEVEL);
  if (next === undefined || annotations.length === MOST_PER_LEVEL + 1) return annotations;
  const rest = annotations.length - MOST_PER_LEVEL;
  return [
    ...annotations.slice(0, MOST_PER_LEVEL),
    {
      ...next,
      title: `and ${count(rest, 'more line')}`,
      message: `${count(rest, 'more line')} with findings: see the summary of this run.`,
    },
  ];
}
