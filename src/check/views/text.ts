import { resolvedProblems } from '../decide/problems.ts';
import { resolvedFindings } from '../report/place-lists.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import type { Digest } from '../../values/digest.ts';
import { count, joinParts, listText, sentenceList } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { alignColumns } from '../../text/columns.ts';
import { imagesText, placesText } from './annotations.ts';
import { isLong, shortName } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { countedText, countsByRule, countSentences, countsText, updatesText } from './counts.ts';
import { fixableText } from './image-groups.ts';
import { noticesOf } from './problem-sections.ts';
import { ADJECTIVES, lineKey } from './view-context.ts';
import type { ViewContext } from './view-context.ts';
import { behindText, comparedText, headline, neededText, scope, stateText } from './wording.ts';

/** Columns of a line of text; a table is as wide as its terminal. */
const WIDEST = 120;

/** The maximum number of lines of a log, of the images in it, and of notes. */
const MOST = { lines: 200, images: 50, notes: 30, fixes: 10, others: 5 };

/**
 * Renders a report as text in at most 200 lines, in the order of the summary: what was found, the worst problems, each with its
 * fix if there is room, what else was found and checked, and the images. `columns` is the width of the terminal, if it is one.
 */
export function renderText(view: CheckView, columns?: number): readonly string[] {
  const head = headLines(view);
  return [...head, ...problemLines(view, { problems: view.problems, used: head.length, columns })];
}

/** The headline, and what a check of other registries alone would need. */
export function headLines(view: CheckView): readonly string[] {
  return [`${headline(view)}.`, ...wrap(neededText(view), ''), ''];
}

/**
 * Some problems, and the lines that follow them. Problems that do not all fit with their facts get one line each, followed by
 * the builds to update to. `used` is the number of lines before.
 */
export function problemLines(
  view: CheckView,
  {
    problems,
    used,
    columns,
  }: { problems: readonly ShownProblem[]; used: number; columns?: number | undefined },
): readonly string[] {
  const counts = [...countSentences(view), updatesText(view)].filter((one) => one !== '');
  const sentences =
    counts.length === 0 ? [] : [...wrap(counts.map((one) => one.replace(/\.?$/, '.')).join(' '), ''), ''];
  const closing = closingLines(view, columns);
  const room = MOST.lines - used - sentences.length - closing.length;
  const listed = problems.filter(({ level }) => level !== 'notice');
  const blocks = listed.map((problem) => [
    titleLine(problem, subjectOf(problem)),
    ...wrap(`${printable(problem.message, 500)} ${whereText(problem)}`, INDENTATION),
    ...wrap(`→ ${printable(problem.remedy, 500)}`, INDENTATION),
    ...entryLine(problem),
    '',
  ]);
  if (blocks.flat().length > room) return [...shortLines(view, listed, room), ...sentences, ...closing];
  const first = listed.filter((one) => view.groups[0]?.problems.includes(one)).length;
  return [...blocks.slice(0, first).flat(), ...sentences, ...blocks.slice(first).flat(), ...closing];
}

/** The entry that would trust the signer of a build, in one line to be copied. */
function entryLine({ findings: [{ signers }] }: ShownProblem): readonly string[] {
  if (signers?.entry === undefined) return [];
  const { identity, image, issuer } = signers.entry;
  return [`${INDENTATION}- { image: ${image}, issuer: ${issuer}, identity: ${identity} }`];
}

function shortLines(view: CheckView, problems: readonly ShownProblem[], room: number): readonly string[] {
  const [worst] = view.groups;
  const counts =
    worst === undefined || !isLong(view)
      ? []
      : [...wrap(`${countsText(worst.problems).join(', ')}. ${fixableText(worst.problems)}`, ''), ''];
  const fixes = fixLines(view);
  const most = Math.max(0, room - counts.length - fixes.length - 3);
  return [
    ...counts,
    ...problems.slice(0, most).map((problem) => titleLine(problem, shortSubject(problem))),
    ...moreLine(view.context, problems.length - most, 'problem'),
    '',
    ...fixes,
    ...(fixes.length === 0 ? [] : ['']),
  ];
}

function moreLine(context: ViewContext, left: number, noun: string): readonly string[] {
  return left <= 0 ? [] : [`and ${count(left, `more ${noun}`)}${whereAll(context)}`];
}

/** Where everything is listed. */
function whereAll({ reportPath }: ViewContext): string {
  return reportPath === undefined ? '; `--json` lists all' : ` in the report ${printable(reportPath, 300)}`;
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
  return `${printable(images[0]?.name ?? '')} (${count(places.length, 'place')})`;
}

/** The images or the places of a problem that has several. */
function whereText(problem: ShownProblem): string {
  return imagesText(problem) || (problem.places.length < 2 ? '' : placesText(problem));
}

/** The rest beside the problems: the unpinned images, what is only counted, the images, the notes and the base. */
function closingLines(view: CheckView, columns: number | undefined): readonly string[] {
  const { context, report } = view;
  const { others, unpinned } = noticesOf(view);
  const assumed = report.images.flatMap(({ assumedFixes = [] }) => assumedFixes).length;
  const resolved = resolvedProblems(resolvedFindings(report)).map(([first]) => first);
  const counted = [
    ...(resolved.length === 0
      ? []
      : [countedText('resolved problem', resolved.length, countsByRule(resolved))]),
    ...(others.length === 0 ? [] : [countedText('note', others.length, countsByRule(others))]),
    ...(assumed === 0 ? [] : [count(assumed, 'assumed fix', 'assumed fixes')]),
  ];
  const [compared, base] = comparedText(report, context);
  const table = imageTable(view, columns);
  return [
    ...(unpinned.length === 0
      ? []
      : [`${count(unpinned.length, 'unpinned image')}: \`mooring pin --write\` adds the digests.`, '']),
    ...table,
    ...(table.length === 0 ? [] : ['']),
    ...(counted.length === 0 ? [] : [...wrap(`${sentenceList(counted)}${whereAll(context)}.`, ''), '']),
    ...noteLines(view),
    ...wrap(
      `${scope(report)}. ${joinParts(
        [compared, base].map((one) => printable(one, 500)),
        ' ',
      )}.`,
      '',
    ),
  ];
}

/** The table of the images, those with the worst problems first; the images of other registries are one line. */
function imageTable(view: CheckView, columns: number | undefined): readonly string[] {
  const isOther = ({ judgedBy }: ReportedImage): boolean => judgedBy === 'otherRegistry';
  const images = view.images.filter((one) => !isOther(one));
  const others = view.images.filter(isOther);
  const rows = images
    .slice(0, MOST.images)
    .map((image) => [
      printable(image.image),
      image.pinned === null ? 'not pinned' : digits(image.pinned),
      digits(image.newest),
      image.newestBuiltAt?.slice(0, 10) ?? '-',
      image.pinned === null ? '-' : behindText(image),
      stateText(image, view.report.mode),
    ]);
  const lines =
    rows.length === 0
      ? []
      : alignColumns([['IMAGE', 'PINNED', 'NEWEST', 'BUILT', 'BEHIND', 'STATE'], ...rows]);
  const names = listText(others, MOST.others, ({ image }) => printable(shortName(view, image), 100));
  return [
    ...lines.map((line) => (columns === undefined ? line : cutText(line, columns))),
    ...moreLine(view.context, images.length - MOST.images, 'image'),
    ...(others.length === 0 ? [] : wrap(`In other registries: ${names}.`, '')),
  ];
}

/** The first hex digits of a digest. */
function digits(digest: Digest | null): string {
  return digest === null ? '-' : digest.replace(/^.*:/, '').slice(0, 12);
}

/** Whole notes, as many as fit. */
function noteLines({ context, report }: CheckView): readonly string[] {
  const notes = report.notes.map((note) => wrap(printable(note, 500), ''));
  let lines = 0;
  const kept = notes.filter((note) => (lines += note.length) <= MOST.notes);
  const lineOfRest = moreLine(context, notes.length - kept.length, 'note');
  return notes.length === 0 ? [] : [...kept.flat(), ...lineOfRest, ''];
}

const INDENTATION = ' '.repeat(6);

/** Breaks a text into lines between words. A long word and a command in backticks stay whole, so that they can be copied. */
function wrap(text: string, indentation: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/(?:`[^`]*`|[^ ])+/g) ?? []) {
    if (line !== '' && indentation.length + line.length + 1 + word.length > WIDEST) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].filter((one) => one !== '').map((one) => `${indentation}${one}`);
}
