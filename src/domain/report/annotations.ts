import type { Finding, Level } from '../check/finding.ts';
import type { CheckReport } from '../check/report.ts';
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
  const lines = [...Map.groupBy(offending, ({ file, line }) => `${file}:${line}`).values()].flatMap(annotate);
  return (['error', 'warning'] as const).flatMap((level) =>
    limit(lines.filter((one) => one.level === level)),
  );
}

function annotate(findings: readonly Finding[]): readonly Annotation[] {
  const [worst] = findings;
  if (worst === undefined) return [];
  if (findings.length === 1) return [at(worst, worst.title, `${worst.message} ${worst.remedy}`)];
  const title = `${worst.title}, and ${count(findings.length - 1, 'more finding')}`;
  return [at(worst, title, findings.map((one) => `${one.title}: ${one.message} ${one.remedy}`).join('\n'))];
}

function at({ level, file, line }: Finding, title: string, message: string): Annotation {
  return { level, file, line, title, message: cut(message) };
}

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

function cut(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE - 1)}…`;
}
