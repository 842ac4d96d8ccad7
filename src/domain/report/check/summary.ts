import type { CheckReport, ReportedImage } from '../../check/report.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../../text/markdown.ts';
import { shortDigest } from '../../digest.ts';
import type { Digest } from '../../digest.ts';
import { findingSections, resolvedSection } from './finding-sections.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
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
  const before = `<sub>Days behind are those between the pinned build and the newest one.${advisories}</sub>`;
  return [{ before, entries: [], after: '', importance: 9, noun: '' }];
}

/**
 * Renders the builds of a tag around its pin as a Mermaid timeline in a Markdown code block; empty if no build is newer than
 * the pin. It contains only dates and digests, so no untrusted text gets into the diagram.
 */
function renderTimeline({ behind, history, pinned }: ReportedImage): string {
  if (behind === null || behind.builds === 0 || history === null || pinned === null) return '';
  const builds = history.around.filter(({ digest }, index, all) => digest !== all[index - 1]?.digest);
  const pin = builds.findLastIndex(({ digest }) => digest === pinned);
  if (pin === -1) return '';
  // The report lists the builds next to the pin and the newest ones; those in between are only counted.
  const left = behind.builds - (builds.length - 1 - pin);
  const gap = Math.min(pin + NEAR + 1, builds.length - 1);
  const lines = builds.map(
    ({ at, digest }, index) =>
      `    ${at.slice(0, 10)} : ${nameOf(digest, index - pin, index === builds.length - 1)}`,
  );
  if (left > 0) lines.splice(gap, 0, `    … : ${left} more`);
  return ['```mermaid', 'timeline', ...lines, '```'].join('\n');
}

/** The number of builds after the pin that the report always lists (`historyAround` in build-report.ts). */
const NEAR = 2;

function nameOf(digest: Digest, afterPin: number, isNewest: boolean): string {
  const [, hex = ''] = shortDigest(digest).split(':');
  if (afterPin === 0) return `${hex} pinned`;
  return isNewest ? `${hex} newest` : hex;
}
