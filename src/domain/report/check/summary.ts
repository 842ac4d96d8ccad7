import type { CheckReport, ReportedImage } from '../../check/report.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../../text/markdown.ts';
import { shortDigest } from '../../digest.ts';
import { findingSections, resolvedSection } from './finding-sections.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
import { renderTimeline } from './timeline.ts';
import { behindText, headline, scope, stateText, VERDICT_SIGNS } from './wording.ts';

/** In UTF-8 bytes; GitHub drops step summaries larger than 1 MiB (github-limits.md#step-summary). */
const MOST_BYTES = 1_000_000;

/** The maximum number of timelines: those of the pins furthest behind. */
const MOST_TIMELINES = 5;

/**
 * Renders the report as Markdown for the job summary: the verdict, the new, pre-existing and resolved findings, one row per
 * image, and the builds since each pin. The least important entries of a long report are left out and counted.
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
      before: '<details><summary>Builds since each pin</summary>',
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
  const advisories = unread ? ' Advisories of images without an SBOM are matched by image name only.' : '';
  const before = `<sub>Days behind are counted from the first build newer than the pin.${advisories}</sub>`;
  return [{ before, entries: [], after: '', importance: 9, noun: '' }];
}
