import { documentationUrl } from '../../values/documentation.ts';
import type { DocumentationSource } from '../../values/documentation.ts';
import { durationText } from '../../values/duration.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import type { PinSkip } from '../decide/pin-plan.ts';
import { escapeMarkdown, link, small, strong } from '../../text/markdown.ts';
import { unbroken } from '../../text/unbroken.ts';
import { diffSections } from '../../diff/views/diff-markdown.ts';
import { count, joinParts, sentenceList } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import { imagesByKind, imageUpdates } from './image-update.ts';
import type { ImageUpdate, ProposedMove } from './image-update.ts';
import { rememberedSection } from './remembered-section.ts';
import type { RememberedSigners } from './remembered-section.ts';
import { reviewSentences } from './impact-text.ts';
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
  readonly remarks: string;
  readonly changes: string;
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
 * first: files and signers, what updates change, skipped references, first pins, updates. Untrusted text is escaped.
 */
export function renderSections(parts: BodyParts, limit: number): BodySections {
  const { moves, skipped, rule, links, elsewhere } = parts;
  const updates = imageUpdates(moves);
  const { what, quality } = pinHeadline(updates, rule);
  const headline = joinParts([strong(what === '' ? '' : `${what}.`), quality], ' ');
  const remarks = parts.remarks.join('\n\n');
  const options = { files: links.files, elsewhere };
  let room = limit - headline.length - remarks.length - JOINTS;
  const take = (text: string): string => {
    room -= text.length;
    return unbroken(text);
  };
  const trusted = parts.remembered === undefined ? '' : take(rememberedSection(parts.remembered));
  const warnings = joinParts([trusted, take(warningSection(updates, options, room / 4))], '\n\n');
  const table = take(updatesTable(updates, options, room * 0.6));
  const pins = take(pinsSection(updates, options, room * 0.6));
  const notUpdated = take(skippedSection(skipped, options, room * 0.6));
  const diffs = updates.flatMap(({ diff }) => (diff?.verdict === 'changed' ? diff : []));
  const changes = diffs.length === 0 ? '' : take(diffSections(diffs, room * 0.6));
  const places = take(placesSection(updates, options, room));
  return {
    headline,
    warnings,
    table,
    remarks: unbroken(remarks),
    changes,
    pins,
    skipped: notUpdated,
    places,
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
  const closing = startsNoChecks ? checksText(links) : '';
  const foot = footer(links);
  const around = closing.length + foot.length;
  if (text.template.trim() === '') {
    const sections = renderSections(text, limit - around);
    return joinParts([...Object.values(sections), closing, foot], '\n\n');
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
    table: joinParts([sections.table, sections.changes, sections.pins], '\n\n'),
    notes: joinParts([remarks, closing], '\n\n'),
    footer: foot,
  });
  // A warning is shown even if the template has no place for it.
  return joinParts(
    [template.includes('{warnings}') ? '' : warnings, filled.replace(/\n{3,}/g, '\n\n').trim()],
    '\n\n',
  );
}

/** Returns what the updates do, `Updates 3 image pins`, and sentences about all builds; both are empty without updates. */
export function pinHeadline(
  updates: readonly ImageUpdate[],
  rule: BuildRule,
): { readonly what: string; readonly quality: string } {
  const { older, newer, first } = imagesByKind(updates);
  const changes = [
    ...(newer.length === 0 ? [] : [`updates ${count(newer.length, 'image pin')}`]),
    ...(older.length === 0 ? [] : [`rolls back ${count(older.length, 'image pin')}`]),
    ...(first.length === 0 ? [] : [`pins ${count(first.length, 'image')} for the first time`]),
  ];
  if (changes.length === 0) return { what: '', quality: '' };
  return { what: capitalized(sentenceList(changes)), quality: unbroken(qualityText(updates, rule)) };
}

/** Sentences about all builds: who signed them, and the rule that selected them. */
function qualityText(updates: readonly ImageUpdate[], { minAgeMs, asOf }: BuildRule): string {
  const builds = [...new Map(updates.map((update) => [update.to, update])).values()];
  const signed = builds.filter(({ trust }) => trust?.kind === 'verified').length;
  const isAllSigned = signed === builds.length;
  const isDated = updates.every(({ builtAt, isKept }) => builtAt !== undefined || isKept === true);
  const when = asOf === undefined ? '' : ` as of ${formatInstant(asOf).slice(0, 16).replace('T', ' ')} UTC`;
  const fast = updates.filter(({ fastLane }) => fastLane !== undefined).length;
  const but = fast === 0 ? '' : `, except ${count(fast, 'image')} by \`fast-lane\``;
  const age = minAgeMs > 0 ? `at least ${durationText(minAgeMs)} old${when}${but}` : '';
  if (isAllSigned && isDated && fast === 0 && age !== '')
    return `Every build is signed by its publisher and ${age}.`;
  const isVerified = updates.some(({ trust }) => trust !== undefined);
  const [verb, whose] = signed === 1 ? ['is', 'its'] : ['are', 'their'];
  const some =
    signed === 0
      ? 'No signature was verified.'
      : `${signed} of ${count(builds.length, 'build')} ${verb} signed by ${whose} publisher.`;
  return joinParts(
    [
      isAllSigned ? 'Every build is signed by its publisher.' : isVerified ? some : '',
      age === ''
        ? when && `Builds are those${when}.`
        : `${isDated ? (fast === 0 ? 'Every build is' : 'Builds are') : 'Builds with a known date are'} ${age}.`,
    ],
    ' ',
  );
}

/** An alert (GitHub Docs, "Basic writing and formatting syntax", alerts). */
function warningSection(
  updates: readonly ImageUpdate[],
  { elsewhere }: { readonly elsewhere: string },
  room: number,
): string {
  const sentences = reviewSentences(updates);
  const lines = sentences.length === 1 ? sentences : sentences.map((sentence) => `- ${sentence}`);
  const before = '> [!WARNING]\n';
  const list = { before, lines: lines.map((line) => `> ${line}`), after: '', noun: 'image', elsewhere };
  return fitted(list, room);
}

/** How a reader starts the checks. */
function checksText({ documentation }: PinLinks): string {
  const why = documentationUrl('pin.md#workflows-on-the-pull-request', documentation);
  return `▶️ GitHub does not run workflows for pull requests created with \`GITHUB_TOKEN\`; approve the waiting runs ([why?](${why})).`;
}

/** How a reader declines the updates and takes the branch over, and links. */
function footer({ run, documentation }: PinLinks): string {
  const parts = [
    'Close this pull request to decline these builds',
    'push a commit to take it over',
    link('configuration', documentationUrl('pin.md#configuration', documentation)),
    ...(run === undefined ? [] : [link('run log', run)]),
  ];
  return small(parts.join(' · '));
}
