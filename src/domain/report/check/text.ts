import type { Finding, Rule } from '../../check/finding.ts';
import { resolvedProblems } from '../../check/problems.ts';
import type { ReportedProblem } from '../../check/problems.ts';
import type { CheckReport } from '../../check/report.ts';
import type { Digest } from '../../digest.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { alignColumns } from '../columns.ts';
import { imagesText, placesText } from './annotations.ts';
import { createView, imageNamesOf, placesOf } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { LAPTOP, lineKey } from './view-context.ts';
import type { ViewContext } from './view-context.ts';
import {
  ADJECTIVES,
  behindText,
  comparedText,
  coverageParts,
  headline,
  scope,
  stateText,
} from './wording.ts';

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
    const adjective = ADJECTIVES[novelty];
    const sign = level === 'error' ? 'FAIL' : 'warn';
    return [
      `${sign}  ${subjectOf(view, findings)}  ${printable(title)}${adjective === '' ? '' : ` (${adjective})`}`,
      ...wrap(`${printable(message, 500)} ${listText(view, findings)}`, INDENTATION),
      ...wrap(`→ ${printable(remedy, 500)}`, INDENTATION),
      '',
    ];
  });
}

/** The one place of a problem, or the number of its images or places. */
function subjectOf(view: CheckView, findings: readonly [Finding, ...Finding[]]): string {
  const [{ file, line }] = findings;
  if (file === '') return 'this run';
  const [images, places] = [imageNamesOf(view, findings).length, placesOf(findings).length];
  if (images > 1) return count(images, 'image');
  return places > 1 ? count(places, 'place') : printable(lineKey({ file, line }));
}

/** The images or the places of a problem that has several. */
function listText(view: CheckView, findings: readonly Finding[]): string {
  const images = imagesText(view, findings);
  return images !== '' || placesOf(findings).length < 2 ? images : placesText(findings);
}

/** The lines of what is only counted, the notes, and the summary as the last line. */
export function closingLines(view: CheckView): readonly string[] {
  const { context, report } = view;
  return [
    ...noticeLine(view.problems.filter(({ level }) => level === 'notice')),
    ...resolvedLine(resolvedProblems(report.resolved).map(([first]) => first)),
    ...report.notes.flatMap((note) => wrap(printable(note, 500), '')),
    ...coverageParts(report).flatMap((coverage) => wrap(`${coverage}.`, '')),
    ...wrap(`${scope(report)}, ${printable(comparedText(report, context), 500)}.`, ''),
    `Mooring: ${headline(view)}.`,
  ];
}

const INDENTATION = ' '.repeat(6);

/** Breaks a text into lines between words. A long word and a command in backticks stay whole, so that they can be copied. */
function wrap(text: string, indentation: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/(?:`[^`]*`|[^ ])+/g) ?? []) {
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
