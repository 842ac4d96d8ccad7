import { digestName } from '../../values/digest.ts';
import type { BuildDiff } from '../decide/build-diff.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { factsText } from '../../advisories/views/vulnerability-text.ts';
import { fitted } from '../../text/fitted.ts';
import { breakable, code, escapeMarkdown, link, small } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { unbroken } from '../../text/unbroken.ts';
import { nameText, numbersOf, platformText, pullText, relationText, unverifiedText } from './diff-text.ts';
import { configTable, packageTable, riskTable } from './markdown-rows.ts';
import { isShown } from './diff-parts.ts';
import type { ShownParts } from './diff-parts.ts';
import { groupPlatforms, packageRows, restText, splitRows } from './package-rows.ts';
import type { PackageRow, PlatformGroup } from './package-rows.ts';
import { diffHeadline, risksOf } from './risks.ts';

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

/** The most characters of all diffs in a pull request; room for each that none leaves to others, and for the last sentence. */
const SECTIONS_LIMIT = 20_000;
const SECTION_ROOM = 4_000;
const REST_ROOM = 120;

/** The most rows of a table, of vulnerabilities in a list, of risks, and of packages that need no fold. */
const MOST = { rows: 30, ofBuild: 10, risks: 10, unfolded: 10 };

/** UTF-16 units of a name and of a headline. */
const LONGEST = { name: 100, headline: 300 };

const ELSEWHERE = '<code>mooring diff --all</code>';

export interface DiffMarkdownOptions extends ShownParts {
  /** Nothing is folded, and tables are only limited by what GitHub shows. */
  readonly isAll: boolean;
}

/** Renders a diff as Markdown, for the summary of a step or an issue. Untrusted text is escaped. */
export function diffMarkdown(diff: BuildDiff, options: DiffMarkdownOptions): string {
  const headline = `## ${escapeMarkdown(diffHeadline(diff), LONGEST.headline)}`;
  const parts = [headline, small(buildsText(diff)), ...diffParts(diff, { ...options, room: SUMMARY_LIMIT })];
  return unbroken(`${parts.join('\n\n')}\n`);
}

function buildsText(diff: BuildDiff): string {
  const [from, to] = [diff.from, diff.to].map(({ image, tag, digest }) => ({
    name: code(tag === undefined ? image : `${image}:${tag}`),
    digest: code(digestName(digest, 12)),
  }));
  if (from === undefined || to === undefined) return '';
  const second = diff.relation === 'same-tag' ? to.digest : `${to.name} ${to.digest}`;
  const isOne = diff.from.digest === diff.to.digest;
  return joinParts(
    [
      `${from.name} ${isOne ? from.digest : `${from.digest} → ${second}`}`,
      escapeMarkdown(relationText(diff), 500),
      escapeMarkdown(platformText(diff), 500),
      diff.compareUrl === undefined ? '' : sourceLink(diff.compareUrl),
    ],
    ' · ',
  );
}

/** Only a URL that cannot end the link is one. */
function sourceLink(url: string): string {
  return /^https:\/\/[\w./~%+-]{1,1000}$/.test(url) ? link('source changes', url) : code(url);
}

/** The extent of the facts of a diff. */
interface PartOptions extends DiffMarkdownOptions {
  /** The most characters. */
  readonly room: number;
  /** They are in a fold already. */
  readonly isFolded?: boolean;
  /** Only the changes, without numbers and advisories. */
  readonly isBrief?: true;
}

/** Returns the facts of a diff in Markdown, important first; some can be left out if there is no room. */
export function diffParts(diff: BuildDiff, options: PartOptions): readonly string[] {
  const { isAll, isFolded, room } = options;
  const isFlat = isAll || isFolded === true;
  const all = risksOf(diff);
  const risks = isAll ? all : all.slice(0, MOST.risks);
  const more = all.length - risks.length;
  const head = [
    unverifiedText(diff),
    fitted({ ...riskTable(risks), ...REST, noun: 'change' }, room / 4),
    more === 0 ? '' : `… and ${count(more, 'more change')} of this kind.`,
  ];
  const advisories =
    isShown('advisories', options) && options.isBrief === undefined ? advisoryLines(diff, isAll) : [];
  const tail =
    advisories.length === 0
      ? []
      : [folded('Advisories with severity and packages', advisories.join('<br>'), isFlat)];
  const [lead, ...others] = groupPlatforms(diff.platforms, isAll);
  let left = room - lengthOf([...head, ...tail]);
  const platforms = [lead, ...others].flatMap((group, index) => {
    if (group === undefined) return [];
    const parts = platformParts(group, diff, {
      ...options,
      isFolded: isFlat || index > 0,
      room: left / (others.length + 1 - index),
    });
    left -= lengthOf(parts);
    return index === 0 ? parts : [folded(names(group), parts.join('\n\n'), isFlat)];
  });
  return [...head, ...platforms, ...tail].filter((part) => part !== '');
}

const REST = { after: '', elsewhere: ELSEWHERE };

function names({ lead, others }: PlatformGroup): string {
  const all = [lead, ...others].map(({ platform }) => breakable(platform, LONGEST.name));
  return `${all.length === 1 ? 'Platform' : 'Platforms'} ${all.join(', ')}`;
}

/** A part that a reader opens, or with its title if it is in such a part already. */
function folded(title: string, text: string, isFlat: boolean): string {
  return isFlat ? `**${title}**\n\n${text}` : `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length + FRAME, 0);
}

/** The most characters around a part. */
const FRAME = 60;

function platformParts(group: PlatformGroup, diff: BuildDiff, options: PartOptions): readonly string[] {
  const { lead, others } = group;
  const { isAll, room, isBrief } = options;
  const isFlat = isAll || options.isFolded === true;
  const isFirst = lead === diff.platforms[0];
  const numbers = isBrief ? [] : numbersOf(lead, isFirst ? diff : { advisories: undefined }, options);
  const same = others.map(({ platform, layers }) => {
    const pull = isShown('layers', options) && lead.verdict !== 'identical' ? `, ${pullText(layers)}` : '';
    return `${code(platform)}: the same changes${pull}`;
  });
  const facts = numbers.map(({ name, text }) => `**${name}**: ${escapeMarkdown(text, 500)}`).join(' · ');
  const isSame = lead.verdict === 'identical' && diff.verdict !== 'identical';
  const head = [joinParts([isSame ? 'Same manifest' : '', facts, ...(isBrief ? [] : same)], '<br>')];
  const rows = isShown('packages', options) ? packageRows(lead, diff, isAll) : [];
  const { shown, rest } = splitRows(rows, isAll ? Infinity : isFlat ? MOST.rows : MOST.unfolded);
  const list = { ...REST, most: isAll ? Infinity : MOST.rows };
  let left = room - lengthOf(head);
  const take = (text: string): string => {
    left -= text.length + FRAME;
    return text;
  };
  const packages = take(
    fitted(
      { ...list, ...packageTable(shown, isBrief ? betweenText(rows) : 'Package'), noun: 'row' },
      left * 0.6,
    ),
  );
  const more = take(
    isFlat ? '' : fitted({ ...list, ...packageTable(rest, 'Package'), noun: 'row' }, left * 0.6),
  );
  const config = isShown('config', options) ? configTable(lead, isAll) : { before: '', lines: [] };
  const values = fitted({ ...list, ...config, noun: 'value' }, left - FRAME);
  return [
    ...head,
    packages,
    more === '' ? restLine(rest) : folded(restText(rest), more, isFlat),
    isFlat || values === ''
      ? values
      : folded(`Configuration: ${count(config.lines.length, 'change')}`, values, isFlat),
  ].filter((part) => part !== '');
}

function betweenText({ length }: readonly PackageRow[]): string {
  return length === 1 ? 'Only package that changes' : 'Packages that change';
}

function restLine(rest: readonly PackageRow[]): string {
  return rest.length === 0 ? '' : `${restText(rest)}; ${ELSEWHERE} lists them.`;
}

/** The vulnerabilities of both builds with their severity and packages. */
function advisoryLines({ advisories }: BuildDiff, isAll: boolean): readonly string[] {
  if (advisories?.kind !== 'known') return [];
  const { resolved, introduced, stillOpen } = advisories;
  const list = (title: string, found: readonly MoveVulnerability[]): readonly string[] =>
    found.length === 0
      ? []
      : [`${title}: ${listText(found.map(factsText), isAll ? Infinity : MOST.ofBuild)}`];
  return [
    ...list('❌ added', introduced),
    ...list('✅ resolved', resolved),
    ...list('⚠️ still open', stillOpen),
  ];
}

/**
 * Renders the facts of diffs for the body of a pull request, folded for each image that changes, within `room` and 20,000
 * characters; what does not fit is counted. Untrusted text is escaped.
 */
export function diffSections(diffs: readonly BuildDiff[], room: number): string {
  const changed = diffs.filter(({ verdict }) => verdict === 'changed' || verdict === 'unknown');
  let left = Math.min(room, SECTIONS_LIMIT) - REST_ROOM;
  const sections = changed.flatMap((diff, index) => {
    const share = Math.max(left / (changed.length - index), Math.min(left, SECTION_ROOM));
    const section = foldedDiff(diff, share);
    if (section === '') return [];
    left -= section.length + 2;
    return [section];
  });
  const missing = changed.length - sections.length;
  const rest = `The changes of ${count(missing, 'image')} are not listed; <code>mooring diff</code> shows them.`;
  return [...sections, ...(missing === 0 || left < 0 ? [] : [rest])].join('\n\n');
}

/** Empty if there is not enough room. */
function foldedDiff(diff: BuildDiff, room: number): string {
  const title = `<details><summary>${breakable(`${nameText(diff)}: packages and configuration`, LONGEST.headline)}</summary>`;
  const frame = [title, small(buildsText(diff)), '</details>'];
  const parts = diffParts(diff, { isAll: false, isFolded: true, room: room - lengthOf(frame) });
  const text = [title, small(buildsText(diff)), ...parts, '</details>'].join('\n\n');
  return text.length > room ? '' : text;
}
