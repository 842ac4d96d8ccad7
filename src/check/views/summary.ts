import type { CheckReport } from '../report/check-report.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import type { Digest } from '../../values/digest.ts';
import { breakable, code, escapeMarkdown, link, small, tableHead, tableRow } from '../../text/markdown.ts';
import { count, sentenceList } from '../../text/plural.ts';
import type { CheckView } from './check-view.ts';
import { driftBlock } from './drift.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
import { fixDiff, signerLines } from './fix-diff.ts';
import { overviewOf } from './overview.ts';
import {
  assumedSection,
  blockingSection,
  isLong,
  noticeSections,
  resolvedSection,
  updateSection,
  warningSections,
} from './problem-sections.ts';
import { ruleUrl } from './view-context.ts';
import { behindText, comparedText, headline, scope, stateText, VERDICT_SIGNS } from './wording.ts';

/** In UTF-8 bytes; GitHub drops step summaries larger than 1 MiB (github-limits.md#step-summary). */
const MOST_BYTES = 1_000_000;

/**
 * Renders a report as Markdown for the job summary: the verdict, the blocking problems with a diff of their fix, how far
 * the pins are behind, and folded lists of everything else. The least important entries of a long report are left out and
 * counted.
 */
export function renderSummary(view: CheckView): string {
  const encoder = new TextEncoder();
  const sections = [
    ...headSections(view),
    ...blockingSection(view),
    fixSection(view),
    signerSection(view),
    driftSection(view),
    ...updateSection(view),
    ...warningSections(view),
    ...noticeSections(view),
    ...assumedSection(view),
    ...imageSection(view.report),
    ...resolvedSection(view),
    noteSection(view.report),
    textSection(small(footer(view).join(' · '))),
  ];
  return `${fitSections(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
}

/** A section that is never left out. */
export function textSection(before: string): Section {
  return { before, entries: [], after: '', importance: 0, noun: '' };
}

/** The lines to change; folded after many problems. */
export function fixSection(view: CheckView): Section {
  const diff = fixDiff(view);
  return textSection(diff === '' || !isLong(view) ? diff : folded('🔧 Lines to change', diff));
}

/** The lines to add if a signer that was found is the right one: folded, since it is the exception. */
function signerSection(view: CheckView): Section {
  const lines = signerLines(view);
  const title = 'If you trust a signer that was found: lines for <code>.github/mooring.yml</code>';
  return textSection(lines === '' ? '' : folded(title, lines));
}

function driftSection(view: CheckView): Section {
  const [title, drift] = ['How far each pin has drifted', driftBlock(view)];
  if (drift === '') return textSection('');
  return textSection(isLong(view) ? folded(title, drift) : `### ${title}\n\n${drift}`);
}

function folded(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

/** The headline, the row of counts and the overview. */
export function headSections(view: CheckView): readonly Section[] {
  const { blocking, warnings } = view;
  const { images, verdict } = view.report;
  const title = `## ${VERDICT_SIGNS[verdict]} Mooring: ${headline(view)}`;
  if (images.length === 0) return [textSection(title)];
  const pinned = images.filter((image) => image.pinned !== null);
  const behind = pinned.filter((image) => (image.behind?.builds ?? 0) > 0);
  const counts = [
    tableHead(['', 'Blocking', 'Warnings', 'Pinned', 'Behind'], ':-:'),
    tableRow([
      `**${count(images.length, 'image')}**`,
      blocking.length === 0 ? '0' : `❌ **${blocking.length}**`,
      warnings.length === 0 ? '0' : `⚠️ ${warnings.length}`,
      `${pinned.length} of ${images.length}`,
      String(behind.length),
    ]),
  ].join('\n');
  const overview = overviewOf(view).map((line) => `**${line.title}:** ${escapeMarkdown(line.text)}`);
  return [textSection(title), textSection(counts), textSection(overview.join('<br>'))];
}

/** The limits of the check. */
export function noteSection({ notes }: CheckReport): Section {
  const entries = notes.map((note, index) => `${index === 0 ? '' : '\n'}ℹ️ ${escapeMarkdown(note, 600)}`);
  return { before: '', entries, after: '', importance: 0, noun: 'note' };
}

/** The parts of the last line: what was checked, and the meaning of the rules. */
export function footer({ context, report }: CheckView): readonly string[] {
  return [
    'Mooring check',
    escapeMarkdown(comparedText(report, context), 600),
    scope(report),
    link('what these rules mean', ruleUrl(context)),
  ];
}

function imageSection({ images, mode }: CheckReport): readonly Section[] {
  if (images.length === 0) return [];
  const isSigned = images.some(({ signature }) => signature !== undefined);
  const head = tableHead([
    'Image',
    'Pinned',
    'Newest build',
    'Behind',
    ...(isSigned ? ['Signed'] : []),
    'State',
  ]);
  const title = `<details><summary>All ${count(images.length, 'image')}</summary>`;
  return [
    {
      before: [title, ...signersText(images)].join('\n\n'),
      head,
      entries: images.map((image) => imageRow(image, mode, isSigned)),
      after: '</details>',
      importance: 4,
      noun: 'image',
    },
  ];
}

/** Who signed the images with a verified signature, most images first. */
function signersText(images: readonly ReportedImage[]): readonly string[] {
  const verified = images.flatMap(({ signature }) => (signature?.status === 'verified' ? signature : []));
  const bySigner = Map.groupBy(verified, ({ signer }) => signer ?? '');
  const parts = [...bySigner]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([signer, { length }]) => `${count(length, 'image')} by ${code(signer)}`);
  return parts.length === 0 ? [] : [`Signed and verified: ${sentenceList(parts)}.`];
}

/** The day of a verified signature, linked to its log entry. */
function signedText({ signature }: ReportedImage): string {
  if (signature?.status !== 'verified') return '—';
  return link(signature.signedAt?.slice(0, 10) ?? 'yes', signature.logUrl ?? undefined);
}

function imageRow(image: ReportedImage, mode: CheckReport['mode'], isSigned: boolean): string {
  const builtAt = image.newestBuiltAt === null ? '' : `<br>${image.newestBuiltAt.slice(0, 10)}`;
  return tableRow([
    breakable(image.image, 300),
    digestText(image.pinned),
    `${digestText(image.newest)}${builtAt}`,
    behindText(image),
    ...(isSigned ? [signedText(image)] : []),
    stateText(image, mode),
  ]);
}

/** The first hex digits of a digest. */
function digestText(digest: Digest | null): string {
  return digest === null ? '—' : code(digest.replace(/^.*:/, '').slice(0, 12));
}
