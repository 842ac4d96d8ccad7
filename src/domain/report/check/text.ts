import type { Finding, Rule } from '../../check/finding.ts';
import { resolvedProblems } from '../../check/problems.ts';
import type { ReportedProblem } from '../../check/problems.ts';
import type { CheckReport } from '../../check/report.ts';
import type { Digest } from '../../digest.ts';
import { cutText, printable } from '../../text/printable.ts';
import { alignColumns } from '../columns.ts';
import { imagesText, placesText } from './annotations.ts';
import { createView } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { LAPTOP, lineKey } from './view-context.ts';
import type { ViewContext } from './view-context.ts';
import { ADJECTIVES, behindText, comparedText, headline, scope, stateText } from './wording.ts';

/** Columns of a line, and of an image's name. */
const WIDEST = { line: 120, image: 48 };

/** Renders the report for a terminal: a table of the images, each problem with its fix, and one line as the summary. */
export function renderText(report: CheckReport, context: ViewContext = LAPTOP): readonly string[] {
  const view = createView(report, context);
  const table = imageTable(report);
  return [
    ...table,
    ...(table.length === 0 ? [] : ['']),
    ...problemLines(view, view.problems),
    ...closingLines(view),
  ];
}

/** The table of the images. */
export function imageTable({ images, mode }: CheckReport): readonly string[] {
  if (images.length === 0) return [];
  const lines = alignColumns([
    ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
    ...images.map((image) => [
      printable(image.image, WIDEST.image),
      digits(image.pinned),
      digits(image.newest),
      image.newestBuiltAt?.slice(0, 10) ?? '-',
      behindText(image),
      stateText(image, mode),
    ]),
  ]);
  return lines.map((line) => cutText(line, WIDEST.line));
}

/** The first hex digits of a digest. */
function digits(digest: Digest | null): string {
  return digest === null ? '-' : digest.replace(/^.*:/, '').slice(0, 12);
}

/** The blocking problems and the warnings among some problems, each with its facts and its fix. */
export function problemLines(view: CheckView, problems: readonly ReportedProblem[]): readonly string[] {
  return problems.flatMap((problem) => {
    const { findings, level, message, novelty, remedy, title } = problem;
    if (level === 'notice') return [];
    const [{ file, line }, ...others] = findings;
    const place = file === '' ? 'this run' : printable(lineKey({ file, line }));
    const adjective = ADJECTIVES[novelty];
    const more = others.length === 0 ? '' : placesText(findings);
    return [
      `${level === 'error' ? 'FAIL' : 'warn'}  ${place}  ${printable(title)}${adjective === '' ? '' : ` (${adjective})`}`,
      ...wrap(`${printable(message, 500)} ${imagesText(view, findings)} ${more}`, INDENTATION),
      ...wrap(`→ ${printable(remedy, 500)}`, INDENTATION),
      '',
    ];
  });
}

/** The lines of what is only counted, the notes, and the summary as the last line. */
export function closingLines(view: CheckView): readonly string[] {
  const { context, report } = view;
  return [
    ...noticeLine(view.problems.filter(({ level }) => level === 'notice')),
    ...resolvedLine(resolvedProblems(report.resolved).map(([first]) => first)),
    ...report.notes.flatMap((note) => wrap(printable(note, 500), '')),
    ...wrap(`${scope(report)}, ${printable(comparedText(report, context), 500)}.`, ''),
    `Mooring: ${headline(view)}.`,
  ];
}

const INDENTATION = ' '.repeat(6);

/** Breaks a text into lines between words; a word longer than a line stays whole, so that it can be copied. */
function wrap(text: string, indentation: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).filter((one) => one !== '')) {
    if (line !== '' && indentation.length + line.length + 1 + word.length > WIDEST.line) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indentation}${one}`);
}

function noticeLine(notices: readonly ReportedProblem[]): readonly string[] {
  return notices.length === 0 ? [] : [`note  ${countByRule(notices)}; see the report.`, ''];
}

function resolvedLine(resolved: readonly Pick<Finding, 'rule'>[]): readonly string[] {
  return resolved.length === 0 ? [] : [`ok    ${countByRule(resolved)} resolved; see the report.`, ''];
}

function countByRule(found: readonly { readonly rule: Rule }[]): string {
  const byRule = Map.groupBy(found, ({ rule }) => rule);
  return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}
