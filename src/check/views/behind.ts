import type { ReportedImage } from '../report/reported-image.ts';
import { CODE_COLUMNS, codeBlock } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { shortName } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { behindText } from './wording.ts';

/** Columns of a name and of a bar. */
const WIDEST = { name: 28, bar: 24 };

/** The number of lines, those of the pins furthest behind first, and of vulnerabilities in a line. */
const MOST = { lines: 12, ids: 1 };

/**
 * How far the pins are behind the newest builds of their tags, drawn to scale as text in a Markdown code block, with the
 * vulnerabilities that a newer build fixes. Empty if none is behind.
 */
export function behindBlock(view: CheckView): string {
  const images = view.report.images
    .filter(({ behind }) => (behind?.builds ?? 0) > 0)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (images.length === 0) return '';
  const shown = images.slice(0, MOST.lines);
  const names = shown.map(({ image }) => nameText(shortName(view, image)));
  const width = Math.max(...names.map(({ length }) => length));
  const daysPerCell = Math.max(1, Math.ceil(Math.max(...shown.map(lengthOf)) / WIDEST.bar));
  const bars = shown.map((image) => barOf(image, daysPerCell));
  const barWidth = Math.max(...bars.map(({ length }) => length));
  const lines = shown.map((image, index) => {
    const bar = bars[index]?.padEnd(barWidth) ?? '';
    return `${names[index]?.padEnd(width) ?? ''}  ${bar}  ${joinParts([behindText(image), fixesText(view, image)], ' · ')}`;
  });
  const left = images.length - shown.length;
  return codeBlock('text', [
    ...lines.map((line) => cutText(line, CODE_COLUMNS)),
    ...(left > 0 ? [`… and ${left} more`] : []),
    `${' '.repeat(width)}  ⚓ your pin   ● newer build   ━ ${count(daysPerCell, 'day')}`,
  ]);
}

/** Keeps the end of a long name, which has the tag. */
function nameText(name: string): string {
  const text = printable(name, 300);
  return text.length <= WIDEST.name ? text : `…${text.slice(1 - WIDEST.name)}`;
}

/** Days from the pinned build to the newest one. */
function lengthOf(image: ReportedImage): number {
  return Math.max(0, ...(image.history?.newerAfterDays ?? []));
}

/** The pin, and the newer builds at their distance from it. */
function barOf({ history }: ReportedImage, daysPerCell: number): string {
  const marks = new Set(
    history?.newerAfterDays?.map((days) => Math.max(1, Math.round(days / daysPerCell))) ?? [],
  );
  const cells = Array.from({ length: Math.max(0, ...marks) }, (_, index) =>
    marks.has(index + 1) ? '●' : '━',
  );
  return `⚓${cells.join('')}`;
}

function fixesText({ imageOf, problems }: CheckView, image: ReportedImage): string {
  const fixed = problems.filter(
    ({ findings, fixability }) => fixability === 'build' && findings.some((one) => imageOf(one) === image),
  );
  const ids = listText(fixed, MOST.ids, ({ advisory }) => printable(advisory?.id ?? '', 40));
  return ids === '' ? '' : `fixes ${ids}`;
}
