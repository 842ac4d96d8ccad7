import { digestName } from '../../values/digest.ts';
import type { BuildDiff, LayersDiff, PlatformDiff } from '../decide/build-diff.ts';
import type { ComparedBuild } from '../decide/build-facts.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { factsText } from '../../advisories/views/vulnerability-text.ts';
import { fitted } from '../../text/fitted.ts';
import { breakable, code, escapeMarkdown, link } from '../../text/markdown.ts';
import { count, listText } from '../../text/plural.ts';
import {
  advisoryCounts,
  dangerText,
  diffNotes,
  layersText,
  packageCounts,
  platformTexts,
  relationText,
  routineText,
} from './diff-text.ts';
import { changesCell } from './changes-cell.ts';
import { configTable, packageTable } from './markdown-rows.ts';
import { isShown } from './diff-parts.ts';
import type { ShownParts } from './diff-parts.ts';
import { groupPlatforms, packageSections } from './package-rows.ts';
import type { PlatformGroup } from './package-rows.ts';
import { capitalized } from '../../text/sentence.ts';

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

/** The most characters of all diffs in a pull request; room for each that none leaves to others, and for the last sentence. */
const SECTIONS_LIMIT = 20_000;
const SECTION_ROOM = 4_000;
const REST_ROOM = 120;

/** The most rows of a table, vulnerabilities in a list, and dangerous changes. */
const MOST = { rows: 30, ofBuild: 10, dangers: 8 };

/** UTF-16 units of a name and of a value. */
const LONGEST = { name: 100, value: 200 };

const ELSEWHERE = '<code>mooring diff --all</code>';

export interface DiffMarkdownOptions extends ShownParts {
  /** Nothing is folded, and tables are only limited by what GitHub shows. */
  readonly isAll: boolean;
}

/** Renders a diff as Markdown, for the summary of a step or an issue. Untrusted text is escaped. */
export function diffMarkdown(diff: BuildDiff, options: DiffMarkdownOptions): string {
  const parts = [
    `## ${nameText(diff)} — ${diff.verdict}`,
    buildsText(diff),
    ...diffParts(diff, options, SUMMARY_LIMIT),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** `nginx:1.29`, or both names. */
function nameText({ from, to }: BuildDiff): string {
  const names = new Set(
    [from, to].map((build) => shortName({ ...build, tag: build.tag ?? to.tag ?? from.tag })),
  );
  return [...names].map((name) => breakable(name, LONGEST.name)).join(' → ');
}

function shortName({ image, tag }: Pick<ComparedBuild, 'image' | 'tag'>): string {
  const name = image.slice(image.lastIndexOf('/') + 1);
  return tag === undefined ? name : `${name}:${tag}`;
}

function buildsText(diff: BuildDiff): string {
  const [from, to] = [diff.from, diff.to].map(({ image, tag, digest }) => ({
    name: code(tag === undefined ? image : `${image}:${tag}`),
    digest: code(digestName(digest, 12)),
  }));
  if (from === undefined || to === undefined) return '';
  const second = diff.relation === 'same-tag' ? to.digest : `${to.name} ${to.digest}`;
  const builds = diff.from.digest === diff.to.digest ? from.digest : `${from.digest} → ${second}`;
  const text = `${from.name} ${builds}, ${relationText(diff)}`;
  return diff.compareUrl === undefined ? text : `${text}, ${sourceLink(diff.compareUrl)}`;
}

/** Only a URL that cannot end the link is one. */
function sourceLink(url: string): string {
  return /^https:\/\/[\w./~%+-]{1,1000}$/.test(url) ? link('source changes', url) : code(url);
}

/** The facts of a diff within `room` characters, important first; some can be left out if there is no room. */
function diffParts(diff: BuildDiff, options: DiffMarkdownOptions, room: number): readonly string[] {
  const { isAll } = options;
  const notes = [...diffNotes(diff), ...platformTexts(diff).map((one) => `⚠️ ${escapeMarkdown(one, 500)}`)];
  const impact = isShown('advisories', options) ? advisoryParts(diff, isAll) : [];
  const groups = groupPlatforms(diff.platforms, isAll);
  let left = room - lengthOf([...notes, ...impact]);
  const platforms = groups.flatMap((group, index) => {
    const parts = platformParts(group, diff, { ...options, room: left / (groups.length - index) });
    left -= lengthOf(parts);
    return parts;
  });
  return [...notes, ...platforms, ...impact];
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length + 2, 0);
}

interface PartOptions extends DiffMarkdownOptions {
  readonly room: number;
}

function platformParts(
  { lead, others }: PlatformGroup,
  diff: BuildDiff,
  options: PartOptions,
): readonly string[] {
  const { isAll, room } = options;
  const [hasPackages, hasConfig] = [isShown('packages', options), isShown('config', options)];
  const hasLayers = isShown('layers', options);
  const all = [lead, ...others];
  if (lead.verdict === 'identical')
    return [`${all.map(({ platform }) => code(platform)).join(', ')} — same manifest`];
  const sections = hasPackages ? packageSections(lead, diff, isAll) : [];
  const head = [
    `${code(lead.platform)}${hasPackages ? ` — ${escapeMarkdown(packageCounts(lead), 500)}` : ''}`,
    ...dangerPart(lead, isAll),
  ];
  const routine = hasConfig ? routineText(lead) : '';
  const tail = [
    ...sections.flatMap(({ type, hidden }) =>
      hidden === 0 ? [] : [`${count(hidden, `${nameOf(type)} package`)} changed; ${ELSEWHERE} lists them.`],
    ),
    ...(isAll || routine === '' ? [] : [`${routine}; ${ELSEWHERE} lists all.`]),
    ...(hasLayers ? [`Layers: ${layersText(lead.layers)}.`] : []),
    ...others.map((one) => sameChanges(one.platform, hasLayers ? one.layers : undefined)),
  ];
  const most = isAll ? Infinity : MOST.rows;
  const list = { after: '', elsewhere: ELSEWHERE, most };
  const forTables = room - lengthOf([...head, ...tail]);
  const rows = sections.flatMap((section) => section.rows);
  const packages = fitted({ ...list, ...packageTable(rows), noun: 'row' }, forTables * 0.7);
  const forConfig = forTables - packages.length - 4;
  const config = hasConfig ? fitted({ ...list, ...configTable(lead, isAll), noun: 'value' }, forConfig) : '';
  return [...head, packages, config, ...tail].filter((part) => part !== '');
}

function nameOf(text: string): string {
  return escapeMarkdown(text, LONGEST.name);
}

function sameChanges(platform: string, layers: LayersDiff | undefined): string {
  return `${code(platform)} — same changes${layers === undefined ? '' : `; ${layersText(layers)}`}.`;
}

function dangerPart({ dangers }: PlatformDiff, isAll: boolean): readonly string[] {
  if (dangers.length === 0) return [];
  const texts = dangers.map((one) => `⚠️ ${escapeMarkdown(dangerText(one), LONGEST.value)}`);
  const shown = isAll ? texts : texts.slice(0, MOST.dangers);
  const left = texts.length - shown.length;
  return [[...shown, ...(left === 0 ? [] : [`⚠️ and ${left} more`])].join('<br>')];
}

function advisoryParts(diff: BuildDiff, isAll: boolean): readonly string[] {
  const { advisories } = diff;
  if (advisories === undefined) return [];
  const counts = escapeMarkdown(advisoryCounts(diff), 500);
  const title = `${capitalized(counts)}.`;
  if (advisories.kind === 'unknown') return [title];
  const most = isAll ? Infinity : MOST.ofBuild;
  const list = (sign: string, found: readonly MoveVulnerability[]): readonly string[] =>
    found.length === 0 ? [] : [`${sign} ${listText(found.map(factsText), most)}`];
  const { resolved, introduced, stillOpen } = advisories;
  const lists = [
    ...list('❌ introduced:', introduced),
    ...list('✅ resolved:', resolved),
    ...list('⚠️ still open:', stillOpen),
  ];
  return [[title, ...lists].join('<br>')];
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
  const before = `<details><summary>${nameText(diff)} — ${changesCell(diff)}</summary>`;
  const frame = [before, buildsText(diff), '</details>'];
  const parts = diffParts(diff, { isAll: false }, room - lengthOf(frame));
  const text = [before, buildsText(diff), ...parts, '</details>'].join('\n\n');
  return text.length > room ? '' : text;
}
