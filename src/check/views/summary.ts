import type { ReportedImage } from '../report/reported-image.ts';
import type { Digest } from '../../values/digest.ts';
import {
  breakable,
  breakableCode,
  code,
  escapeMarkdown,
  link,
  small,
  tableHead,
  tableRow,
} from '../../text/markdown.ts';
import { unbroken } from '../../text/unbroken.ts';
import { count, joinParts, sentenceList } from '../../text/plural.ts';
import { behindBlock } from './behind.ts';
import { isLong } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { countSentences } from './counts.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
import { fixDiff, signerLines } from './fix-diff.ts';
import {
  assumedSection,
  folded,
  foldedSections,
  noticeSections,
  openSections,
  resolvedSection,
  updateSection,
} from './problem-sections.ts';
import { ruleUrl } from './view-context.ts';
import {
  behindText,
  comparedText,
  headline,
  neededText,
  scope,
  stateText,
  uncheckedText,
  VERDICT_SIGNS,
} from './wording.ts';

/** In UTF-8 bytes; GitHub drops step summaries larger than 1 MiB (github-limits.md#step-summary). */
const MOST_BYTES = 1_000_000;

/**
 * Renders a report as Markdown for the job summary: what was found, the worst problems with a diff of their fix, what else was
 * found and checked, how far the pins are behind, and folded lists of everything else. The least important entries of a long
 * report are left out and counted.
 */
export function renderSummary(view: CheckView): string {
  const encoder = new TextEncoder();
  const sections = [
    ...headSections(view),
    behindSection(view),
    ...updateSection(view),
    ...foldedSections(view),
    ...noticeSections(view),
    ...assumedSection(view),
    ...imageSection(view),
    ...resolvedSection(view),
    ...endSections(view),
  ];
  return `${fitSections(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
}

/** A section that is never left out. */
export function textSection(before: string): Section {
  return { before, entries: [], after: '', importance: 0, noun: '' };
}

/** The headline, the worst problems, the lines that fix them, and the other numbers. */
export function headSections(view: CheckView): readonly Section[] {
  const { images, verdict } = view.report;
  const sign = verdict === 'pass' && uncheckedText(images) !== '' ? 'ℹ️' : VERDICT_SIGNS[verdict];
  return [
    textSection(`## ${sign} ${headline(view)}`),
    textSection(breakableCode(neededText(view), 600)),
    ...openSections(view),
    foldedIf(isLong(view), '🔧 Lines to change', fixDiff(view)),
    foldedIf(
      true,
      'If you trust a signer that was found: lines for <code>.github/mooring.yml</code>',
      signerLines(view),
    ),
    textSection(unbroken(escapeMarkdown(countSentences(view).join(' ')))),
  ];
}

/** A part with a title, folded or not; empty without its text. */
function foldedIf(isFolded: boolean, title: string, text: string): Section {
  if (text === '' || !isFolded) return textSection(text);
  const { after, before } = folded(title);
  return textSection(`${before}\n\n${text}\n\n${after}`);
}

function behindSection(view: CheckView): Section {
  const [title, block] = ['How far behind each pin is', behindBlock(view)];
  return foldedIf(isLong(view), title, block === '' || isLong(view) ? block : `### ${title}\n\n${block}`);
}

/** The limits of the check, and the last line: what the report was compared with, the meaning of the rules, and `more`. */
export function endSections(
  { context, report }: CheckView,
  more: readonly string[] = [],
): readonly Section[] {
  const notes = report.notes.map((note, index) => `${index === 0 ? '' : '\n'}ℹ️ ${breakableCode(note, 600)}`);
  const [words, base] = comparedText(report, context);
  const compared = joinParts([unbroken(escapeMarkdown(words, 600)), base === '' ? '' : code(base)], ' ');
  const parts = [compared, link('what these rules mean', ruleUrl(context)), ...more];
  return [
    { before: '', entries: notes, after: '', importance: 0, noun: 'note' },
    textSection(small(parts.join(' · '))),
  ];
}

function imageSection({ images, report }: CheckView): readonly Section[] {
  if (images.length === 0) return [];
  const isSigned = images.some(({ signature }) => signature !== undefined);
  const { after, before } = folded(report.images.length > 2 ? `All ${scope(report)}` : scope(report));
  return [
    {
      before: [before, ...signersText(images)].join('\n\n'),
      head: tableHead(['Image', 'Pin', 'Newest build', ...(isSigned ? ['Signed'] : []), 'State']),
      entries: images.map((image) => {
        const cells = [breakable(image.image, 300), pinText(image), newestText(image)];
        const state = stateText(image, report.mode);
        return unbroken(tableRow([...cells, ...(isSigned ? [signedText(image)] : []), state]));
      }),
      after,
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

function pinText(image: ReportedImage): string {
  if (image.pinned === null) return 'not pinned';
  const builds = image.behind?.builds ?? 0;
  return `${digestText(image.pinned)}<br>${behindText(image)}${builds > 0 ? ' behind' : ''}`;
}

function newestText({ newest, newestBuiltAt }: ReportedImage): string {
  if (newest === null) return '—';
  return joinParts([digestText(newest), newestBuiltAt?.slice(0, 10) ?? ''], '<br>');
}

/** The first hex digits of a digest. */
function digestText(digest: Digest): string {
  return code(digest.replace(/^.*:/, '').slice(0, 12));
}
