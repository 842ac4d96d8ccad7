import type { CheckReport, ReportedImage } from '../../check/report.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../../text/markdown.ts';
import { shortDigest } from '../../digest.ts';
import { findingSections, resolvedSection } from './finding-sections.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
import { renderTimeline } from './timeline.ts';
import { behindText, headline, scope, stateText, VERDICT_SIGNS } from './wording.ts';

/**
 * GitHub drops a step summary of more than 1 MiB, whole (github-limits.md#step-summary); this stays below it,
 * in UTF-8 bytes.
 */
const MOST_BYTES = 1_000_000;

/** Pictures that a summary shows at most: of the pins that are the furthest behind. */
const MOST_TIMELINES = 5;

/**
 * The report as Markdown for the summary of a workflow run: the verdict, what is new, carried over and resolved, one row
 * per image, how far pins are behind; the rest folded. Of a report that is too long the least important entries are left
 * out, and it says how many.
 */
export function renderSummary(report: CheckReport): string {
  const encoder = new TextEncoder();
  const sections = [
    heading(report),
    ...findingSections(report),
    ...resolvedSection(report),
    ...imageSection(report),
    ...timelineSection(report.images),
    ...footnote(report.images),
  ];
  return `${fitSections(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
}

function heading(report: CheckReport): Section {
  return {
    before: `## ${VERDICT_SIGNS[report.verdict]} ${escapeMarkdown(headline(report))}\n\n${escapeMarkdown(scope(report))}`,
    entries: report.notes.map((note) => `\n${escapeMarkdown(note)}`),
    after: '',
    importance: 0,
    noun: 'note',
  };
}

function imageSection({ images, mode }: CheckReport): readonly Section[] {
  if (images.length === 0) return [];
  return [
    {
      before: `### Images\n\n${tableHead(['Image', 'Pinned', 'Newest build', 'Behind', 'State'])}`,
      entries: images.map((image) => imageRow(image, mode)),
      after: '',
      importance: 4,
      noun: 'image',
    },
  ];
}

function imageRow(image: ReportedImage, mode: CheckReport['mode']): string {
  return tableRow([
    code(image.image),
    image.pinned === null ? '—' : code(shortDigest(image.pinned)),
    image.newest === null ? '—' : `${code(shortDigest(image.newest))}<br>${day(image.newestBuiltAt)}`,
    behindText(image),
    stateText(image, mode),
  ]);
}

function day(timestamp: string | null): string {
  return timestamp === null ? '' : timestamp.slice(0, 10);
}

function timelineSection(images: readonly ReportedImage[]): readonly Section[] {
  const pictures = images
    .toSorted((a, b) => (b.behind?.builds ?? 0) - (a.behind?.builds ?? 0))
    .flatMap((image) => {
      const picture = renderTimeline(image);
      return picture === '' ? [] : [`\n${code(image.image)}\n\n${picture}`];
    });
  if (pictures.length === 0) return [];
  return [
    {
      before: '<details><summary>Builds since the pins</summary>',
      entries: pictures,
      after: '</details>',
      importance: 7,
      noun: 'pin',
      most: MOST_TIMELINES,
    },
  ];
}

function footnote(images: readonly ReportedImage[]): readonly Section[] {
  if (images.length === 0) return [];
  const unread = images.some(({ packages, openAdvisories }) => packages === null && openAdvisories !== null);
  const advisories = unread
    ? ' Where the packages of an image could not be read, advisories are matched by its name.'
    : '';
  const before = `<sub>Days behind count from the first build newer than the pin.${advisories}</sub>`;
  return [{ before, entries: [], after: '', importance: 9, noun: '' }];
}
