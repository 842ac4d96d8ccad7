import type { ReportedImage } from '../report/reported-image.ts';
import { CODE_COLUMNS, codeBlock } from '../../text/markdown.ts';
import { count, joinParts } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { shortName } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { fixabilityOf, leastFixed } from './fixability.ts';
import { statusText } from './advisory-words.ts';
import { behindText } from './wording.ts';

/** Columns of a line, of its name and of its bar. */
const WIDEST = { line: CODE_COLUMNS, name: 28, bar: 24 };

/** The number of lines, those of the pins furthest behind first. */
const MOST_LINES = 12;

/**
 * How far each pin is behind the newest build of its tag, drawn to scale as text in a Markdown code block, and the unpinned
 * images with an open advisory. Empty if there is nothing to draw.
 */
export function driftBlock(view: CheckView): string {
  const pinned = view.report.images
    .filter(({ behind }) => behind !== null)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const exposed = view.report.images.filter(
    ({ openAdvisories, pinned: pin }) => pin === null && (openAdvisories ?? []).length > 0,
  );
  const images = [...pinned, ...exposed];
  if (images.length === 0) return '';
  const shown = images.slice(0, MOST_LINES);
  const names = shown.map(({ image }) => nameText(shortName(view, image)));
  const width = Math.max(...names.map(({ length }) => length));
  const daysPerCell = Math.max(1, Math.ceil(Math.max(...shown.map(lengthOf)) / WIDEST.bar));
  const bars = shown.map((image) => barOf(image, daysPerCell));
  const barWidth = Math.max(...bars.map(({ length }) => length));
  const lines = shown.map((image, index) => {
    const bar = image.pinned === null ? '○' : (bars[index] ?? '').padEnd(barWidth);
    const line = `${(names[index] ?? '').padEnd(width)}  ${bar}  ${wordsOf(view, image)}`;
    return cutText(line, WIDEST.line);
  });
  const left = images.length - shown.length;
  return codeBlock('text', [
    ...lines,
    ...(left > 0 ? [`… and ${left} more`] : []),
    legend(shown, daysPerCell),
  ]);
}

function legend(shown: readonly ReportedImage[], daysPerCell: number): string {
  const signs = [
    shown.some(({ pinned }) => pinned !== null) ? '⚓ your pin' : '',
    shown.some((image) => lengthOf(image) > 0) ? `● newer build   ━ ${count(daysPerCell, 'day')}` : '',
    shown.some(({ pinned }) => pinned === null) ? '○ unpinned' : '',
  ];
  return joinParts(signs, '   ');
}

/** Keeps the end of a long name, which has the tag. */
function nameText(name: string): string {
  const text = printable(name, 300);
  return text.length <= WIDEST.name ? text : `…${text.slice(1 - WIDEST.name)}`;
}

/** Days from the pinned build to the newest one. */
function lengthOf(image: ReportedImage | undefined): number {
  return Math.max(0, ...(image?.history?.newerAfterDays ?? []));
}

/** The pin, and the newer builds at their distance from it. */
function barOf({ behind, history }: ReportedImage, daysPerCell: number): string {
  const newer = history?.newerAfterDays ?? [];
  if (behind === null || behind.builds === 0 || newer.length === 0) return '⚓';
  const marks = new Set(newer.map((days) => Math.max(1, Math.round(days / daysPerCell))));
  const cells = Array.from({ length: Math.max(...marks) }, (_, index) => (marks.has(index + 1) ? '●' : '━'));
  return `⚓${cells.join('')}`;
}

function wordsOf(view: CheckView, image: ReportedImage): string {
  const words = image.pinned === null ? rebuiltText(image) : behindText(image);
  return joinParts([words, advisoryWords(view, image)], ' · ');
}

function rebuiltText({ history }: ReportedImage): string {
  const days = history?.usualDays ?? null;
  if (days === null) return 'unpinned';
  return days <= 1 ? 'rebuilt daily' : `rebuilt every ${days} days`;
}

/** The worst open advisory of an image, the number of those in the same state, and of the others. */
function advisoryWords(view: CheckView, image: ReportedImage): string {
  const open = view.problems.flatMap(({ findings }) => {
    const found = findings.flatMap((one) => (view.imageOf(one) === image ? (one.advisory ?? []) : []));
    return leastFixed(found, image);
  });
  const [worst] = open;
  if (worst === undefined) return '';
  const state = statusText(worst, image);
  const same = open.filter((one) => statusText(one, image) === state).length;
  const id = `${printable(worst.id, 40)}${same === 1 ? '' : ` and ${same - 1} more`}`;
  const others = same === open.length ? '' : `, ${open.length - same} more open`;
  return fixabilityOf(worst, image) === 'build' ? `${id} fixed since${others}` : `⚠ ${id}: ${state}${others}`;
}
