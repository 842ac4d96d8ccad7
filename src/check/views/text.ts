import type { Finding } from '../decide/finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import { resolvedProblems } from '../decide/problems.ts';
import { resolvedFindings } from '../report/place-lists.ts';
import type { Digest } from '../../values/digest.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { alignColumns } from '../../text/columns.ts';
import { imagesText, placesText } from './annotations.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { overviewOf, withoutSigns } from './overview.ts';
import { lineKey } from './view-context.ts';
import type { ViewContext } from './view-context.ts';
import { ADJECTIVES, behindText, comparedText, headline, scope, stateText } from './wording.ts';

/** Columns of a line, and of an image's name. */
const WIDEST = { line: 120, image: 48 };

/** The maximum number of lines of a log, of the images in it, and of notes. */
const MOST = { lines: 200, images: 50, notes: 30, fixes: 10 };

/**
 * Renders a report for a terminal, in at most 200 lines: a table of the images, the problems worst first, each with its fix
 * if there is room, and one line as the summary.
 */
export function renderText(view: CheckView): readonly string[] {
  const table = imageTable(view);
  const head = table.length === 0 ? [] : [...table, ''];
  return [...head, ...problemLines(view, view.problems, head.length)];
}

/** The table of the images. */
export function imageTable({ context, report }: CheckView): readonly string[] {
  const { images, mode } = report;
  if (images.length === 0) return [];
  const lines = alignColumns([
    ['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'],
    ...images
      .slice(0, MOST.images)
      .map((image) => [
        printable(image.image, WIDEST.image),
        digits(image.pinned),
        digits(image.newest),
        image.newestBuiltAt?.slice(0, 10) ?? '-',
        behindText(image),
        stateText(image, mode),
      ]),
  ]);
  return [
    ...lines.map((line) => cutText(line, WIDEST.line)),
    ...moreLine(context, images.length - MOST.images, 'image'),
  ];
}

function moreLine({ reportPath }: ViewContext, left: number, noun: string): readonly string[] {
  if (left <= 0) return [];
  const place =
    reportPath === undefined ? '; `--json` lists all' : ` in the report ${printable(reportPath, 300)}`;
  return [`and ${count(left, `more ${noun}`)}${place}`];
}

/** The first hex digits of a digest. */
function digits(digest: Digest | null): string {
  return digest === null ? '-' : digest.replace(/^.*:/, '').slice(0, 12);
}

/**
 * The blocking problems and the warnings among some problems, and the lines that close a log. Problems that do not all fit
 * with their facts get one line each, followed by the builds to update to. `used` is the number of lines before.
 */
export function problemLines(
  view: CheckView,
  problems: readonly ShownProblem[],
  used: number,
): readonly string[] {
  const closing = closingLines(view);
  const room = MOST.lines - used - closing.length;
  const listed = problems.filter(({ level }) => level !== 'notice');
  const blocks = listed.flatMap((problem) => [
    titleLine(problem, subjectOf(problem)),
    ...wrap(`${printable(problem.message, 500)} ${whereText(problem)}`, INDENTATION),
    ...wrap(`→ ${printable(problem.remedy, 500)}`, INDENTATION),
    ...entryLine(problem),
    '',
  ]);
  return [...(blocks.length <= room ? blocks : shortLines(view, listed, room)), ...closing];
}

/** The entry that would trust the signer of a build, in one line to be copied. */
function entryLine({ findings: [{ signers }] }: ShownProblem): readonly string[] {
  if (signers?.entry === undefined) return [];
  const { identity, image, issuer } = signers.entry;
  return [`${INDENTATION}- { image: ${image}, issuer: ${issuer}, identity: ${identity} }`];
}

function shortLines(view: CheckView, problems: readonly ShownProblem[], room: number): readonly string[] {
  const fixes = fixLines(view);
  const most = Math.max(0, room - fixes.length - 3);
  return [
    ...problems
      .slice(0, most)
      .map((problem) => cutText(titleLine(problem, shortSubject(problem)), WIDEST.line)),
    ...moreLine(view.context, problems.length - most, 'problem'),
    '',
    ...fixes,
    ...(fixes.length === 0 ? [] : ['']),
  ];
}

/** The builds to update to, those that clear most first. */
function fixLines({ report }: CheckView): readonly string[] {
  const fixed = report.images.flatMap(({ fix, image, places: [place] }) =>
    fix === undefined || place === undefined ? [] : [{ fix, image, place }],
  );
  return fixed
    .toSorted((a, b) => b.fix.clears - a.fix.clears)
    .slice(0, MOST.fixes)
    .flatMap(({ fix, image, place }) => [
      `fix   ${printable(lineKey(place))}  clears ${fix.clears} of ${fix.of} with a fix`,
      `${INDENTATION}${printable(image)}@${fix.digest}`,
    ]);
}

function titleLine({ level, novelty, title }: ShownProblem, subject: string): string {
  const adjective = ADJECTIVES[novelty];
  const sign = level === 'error' ? 'FAIL' : 'warn';
  return `${sign}  ${subject}  ${printable(title)}${adjective === '' ? '' : ` (${adjective})`}`;
}

/** The one place of a problem, or the number of its images or places. */
function subjectOf({ findings: [{ file, line }], images, places }: ShownProblem): string {
  if (file === '') return 'this run';
  if (images.length > 1) return count(images.length, 'image');
  return places.length > 1 ? count(places.length, 'place') : printable(lineKey({ file, line }));
}

/** The subject of a problem whose places are not listed: its image instead of their number. */
function shortSubject(problem: ShownProblem): string {
  const { images, places } = problem;
  if (images.length > 1 || places.length < 2) return subjectOf(problem);
  return `${printable(images[0]?.name ?? '', WIDEST.image)} (${count(places.length, 'place')})`;
}

/** The images or the places of a problem that has several. */
function whereText(problem: ShownProblem): string {
  return imagesText(problem) || (problem.places.length < 2 ? '' : placesText(problem));
}

/** The lines of what is only counted, the notes, the overview, and the summary as the last line. */
function closingLines(view: CheckView): readonly string[] {
  const { context, report } = view;
  return [
    ...noticeLine(view.notices),
    ...assumedLine(view),
    ...resolvedLine(resolvedProblems(resolvedFindings(report)).map(([first]) => first)),
    ...noteLines(view),
    ...overviewOf(view).flatMap(({ title, text }) => wrap(`${title}: ${withoutSigns(text)}.`, '')),
    ...wrap(`${scope(report)}, ${printable(comparedText(report, context), 500)}.`, ''),
    `Mooring: ${headline(view)}.`,
  ];
}

/** Whole notes, as many as fit. */
function noteLines({ context, report }: CheckView): readonly string[] {
  const notes = report.notes.map((note) => wrap(printable(note, 500), ''));
  let lines = 0;
  const kept = notes.filter((note) => (lines += note.length) <= MOST.notes);
  return [...kept.flat(), ...moreLine(context, notes.length - kept.length, 'note')];
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

function noticeLine(notices: readonly ShownProblem[]): readonly string[] {
  return notices.length === 0 ? [] : [`note  ${countByRule(notices)}; see the report.`, ''];
}

function assumedLine({ report }: CheckView): readonly string[] {
  const assumed = report.images.reduce((sum, { assumedFixes = [] }) => sum + assumedFixes.length, 0);
  return assumed === 0
    ? []
    : [`note  ${count(assumed, 'assumed fix', 'assumed fixes')}; see the report.`, ''];
}

function resolvedLine(resolved: readonly Pick<Finding, 'rule'>[]): readonly string[] {
  return resolved.length === 0 ? [] : [`ok    ${countByRule(resolved)} resolved; see the report.`, ''];
}

function countByRule(found: readonly { readonly rule: Rule }[]): string {
  const byRule = Map.groupBy(found, ({ rule }) => rule);
  return [...byRule].map(([rule, of]) => `${of.length} ${rule}`).join(', ');
}
