import { documentationUrl } from '../../values/documentation.ts';
import type { DocumentationSource } from '../../values/documentation.ts';
import { durationText } from '../../values/duration.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import type { PinSkip } from '../decide/pin-plan.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';
import { diffSections } from '../../diff/views/diff-markdown.ts';
import { count, joinParts, sentenceList } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import { imagesByKind, imageUpdates } from './image-update.ts';
import type { ImageUpdate, ProposedMove } from './image-update.ts';
import { rememberedSection } from './remembered-section.ts';
import type { RememberedSigners } from './remembered-section.ts';
import { reviewSentences } from './impact-text.ts';
import { signatureSection } from './signature-section.ts';
import { skippedSection } from './skipped-section.ts';
import { fillTemplate } from './template.ts';
import { titleValues } from './title.ts';
import { placesSection, pinsSection, updatesTable } from './update-sections.ts';
import { capitalized } from '../../text/sentence.ts';

/** The targets of links in the texts of a run; text without a target is not a link. */
export interface PinLinks {
  /** The version whose files are linked. */
  readonly files?: RepositoryVersion | undefined;
  /** The log of the run. */
  readonly run?: string | undefined;
  readonly documentation?: DocumentationSource | undefined;
}

/** The rule that selected the builds. */
export interface BuildRule {
  readonly minAgeMs: number;
  readonly asOf: Instant | undefined;
}

export interface BodyParts {
  /** The key of the group; empty if there is only one. */
  readonly key: string;
  readonly moves: readonly ProposedMove[];
  readonly skipped: readonly PinSkip[];
  readonly rule: BuildRule;
  readonly links: PinLinks;
  /** The signers that it makes trusted; none if absent. */
  readonly remembered?: RememberedSigners | undefined;
  /** Sentences about this run, in Markdown. */
  readonly remarks: readonly string[];
  /** Where everything is listed that does not fit: `the job summary`. */
  readonly elsewhere: string;
}

/** The sections of a text about updates in their order, in Markdown; each can be empty. */
export interface BodySections {
  readonly headline: string;
  readonly warnings: string;
  readonly table: string;
  readonly changes: string;
  readonly signatures: string;
  readonly remarks: string;
  readonly pins: string;
  readonly skipped: string;
  readonly places: string;
}

/** GitHub refuses a body of more than 65,536 characters; the marker and a reason for closing have to fit as well. */
export const BODY_LIMIT = 50_000;

/** The most characters between the sections. */
const JOINTS = 200;

/**
 * Returns the sections of a text about updates within `limit` characters. What does not fit is counted, the least important
 * first: files, what updates change, skipped references, first pins, updates. Text from files and registries is escaped.
 */
export function renderSections(parts: BodyParts, limit: number): BodySections {
  const { moves, skipped, rule, links, elsewhere } = parts;
  const updates = imageUpdates(moves);
  const head = headline(updates, rule);
  const remarks = parts.remarks.join('\n\n');
  const options = { files: links.files, elsewhere };
  let room = limit - head.length - remarks.length - JOINTS;
  const take = (text: string): string => {
    room -= text.length;
    return text;
  };
  const trusted = parts.remembered === undefined ? '' : take(rememberedSection(parts.remembered));
  const warnings = joinParts([trusted, take(warningSection(updates, options, room / 4))], '\n\n');
  const table = take(updatesTable(updates, options, room * 0.6));
  const signatures = take(signatureSection(updates, options, room / 4));
  const pins = take(pinsSection(updates, options, room * 0.6));
  const notUpdated = take(skippedSection(skipped, options, room * 0.6));
  const diffs = updates.flatMap(({ diff }) => (diff?.verdict === 'changed' ? diff : []));
  const changes = diffs.length === 0 ? '' : take(diffSections(diffs, room * 0.6));
  return {
    headline: head,
    warnings,
    table,
    changes,
    signatures,
    remarks,
    pins,
    skipped: notUpdated,
    places: placesSection(updates, options, room),
  };
}

/** The text of a pull request, by the template of the workflow if it has one. */
export interface PullRequestText extends BodyParts {
  /** Markdown with placeholders; empty for the default. It is part of the workflow, so it is not escaped. */
  readonly template: string;
  /** GitHub starts no workflows for the pull request. */
  readonly startsNoChecks: boolean;
}

/** Returns the body of a pull request, of at most `limit` characters. */
export function renderBody(text: PullRequestText, limit: number): string {
  const { startsNoChecks, links } = text;
  const closing = closingText({ startsNoChecks, links });
  const foot = footer(links);
  const around = closing.length + foot.length;
  if (text.template.trim() === '') {
    const sections = renderSections(text, limit - around);
    return joinParts([...Object.values(sections), '---', closing, foot], '\n\n');
  }
  const template = text.template.slice(0, limit / 2);
  const values = {
    ...titleValues(text),
    group: escapeMarkdown(text.key),
    summary: escapeMarkdown(titleValues(text)['summary'] ?? ''),
  };
  const fixed = fillTemplate(template, values).length + around;
  const sections = renderSections(text, limit - fixed);
  const { remarks, warnings } = sections;
  const filled = fillTemplate(template, {
    ...values,
    ...sections,
    table: joinParts([sections.table, sections.changes, sections.signatures, sections.pins], '\n\n'),
    notes: joinParts([remarks, closing], '\n\n'),
    footer: foot,
  });
  // A warning is shown even if the template has no place for it.
  return joinParts(
    [template.includes('{warnings}') ? '' : warnings, filled.replace(/\n{3,}/g, '\n\n').trim()],
    '\n\n',
  );
}

/** `**Updates 3 image pins and pins 5 images for the first time.** Builds are at least 3 days old.` */
function headline(updates: readonly ImageUpdate[], rule: BuildRule): string {
  const { older, newer, first } = imagesByKind(updates);
  const changes = [
    ...(newer.length === 0 ? [] : [`updates ${count(newer.length, 'image pin')}`]),
    ...(older.length === 0 ? [] : [`rolls back ${count(older.length, 'image pin')}`]),
    ...(first.length === 0 ? [] : [`pins ${count(first.length, 'image')} for the first time`]),
  ];
  if (changes.length === 0) return '';
  return `**${capitalized(sentenceList(changes))}.**${ruleText(updates, rule)}`;
}

function ruleText(updates: readonly ImageUpdate[], { minAgeMs, asOf }: BuildRule): string {
  const dated = updates.every(({ builtAt, isKept }) => builtAt !== undefined || isKept === true);
  const builds = dated ? 'Builds' : 'Builds with a known date';
  const when = asOf === undefined ? '' : ` as of ${formatInstant(asOf).slice(0, 16).replace('T', ' ')} UTC`;
  const fast = updates.filter(({ fastLane }) => fastLane !== undefined).length;
  const but = fast === 0 ? '' : `, except ${count(fast, 'image')} by \`fast-lane\``;
  if (minAgeMs > 0) return ` ${builds} are at least ${durationText(minAgeMs)} old${when}${but}.`;
  return when === '' ? '' : ` Builds are those${when}.`;
}

/** An alert (GitHub Docs, "Basic writing and formatting syntax", alerts). */
function warningSection(
  updates: readonly ImageUpdate[],
  { elsewhere }: { readonly elsewhere: string },
  room: number,
): string {
  const sentences = reviewSentences(updates);
  const lines = sentences.length === 1 ? sentences : sentences.map((sentence) => `- ${sentence}`);
  const before = '> [!WARNING]\n> **Review before merging:**\n>\n';
  const list = { before, lines: lines.map((line) => `> ${line}`), after: '', noun: 'image', elsewhere };
  return fitted(list, room);
}

/** How a reader declines the updates, takes the branch over, and starts the checks. */
function closingText({ startsNoChecks, links }: Pick<PullRequestText, 'startsNoChecks' | 'links'>): string {
  const why = documentationUrl('pin.md#workflows-on-the-pull-request', links.documentation);
  const lines = [
    '🚫 **Decline:** close this pull request; Mooring opens it again only for newer builds.',
    '✏️ **Take over:** push a commit to this branch, and Mooring stops updating it.',
    ...(startsNoChecks
      ? [
          `▶️ **Checks:** GitHub does not run workflows for pull requests created with \`GITHUB_TOKEN\`; approve the waiting runs ([why?](${why})).`,
        ]
      : []),
  ];
  return lines.join('<br>');
}

function footer({ run, documentation }: PinLinks): string {
  const parts = [
    'Generated by Mooring',
    link('pin configuration', documentationUrl('pin.md#configuration', documentation)),
    ...(run === undefined ? [] : [link('run log', run)]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}
