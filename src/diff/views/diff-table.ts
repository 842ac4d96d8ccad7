import { digestName } from '../../values/digest.ts';
import type { BuildDiff, PlatformDiff } from '../decide/build-diff.ts';
import type { ComparedBuild } from '../decide/build-facts.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { count, listText } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import { wrap } from '../../text/wrap.ts';
import { alignColumns } from '../../text/columns.ts';
import {
  advisoryCounts,
  CHANGE_SIGNS,
  configSubject,
  configChangeText,
  dangerText,
  diffNotes,
  layersText,
  packageCounts,
  platformTexts,
  relationText,
  routineText,
} from './diff-text.ts';
import { isShown } from './diff-parts.ts';
import type { ShownParts } from './diff-parts.ts';
import { groupPlatforms, packageSections, SYSTEM_TYPE } from './package-rows.ts';
import type { PackageRow, PackageSection, PlatformGroup } from './package-rows.ts';

export interface DiffTableOptions extends ShownParts {
  /** Columns of the terminal. */
  readonly width: number;
  /** Nothing is folded or hidden. */
  readonly isAll: boolean;
}

/** The most vulnerabilities in a list. */
const MOST = { ofPackage: 3, ofBuild: 10 };

/** UTF-16 units of a value. */
const LONGEST = 2_000;

/** Digits of a digest. */
const DIGITS = 12;

/** Columns of a list of reasons below which it gets lines of its own. */
const NARROW = 30;

/**
 * Returns a diff as a table for a terminal: the verdict, for each platform the counts, dangerous changes and packages,
 * downgrades first, then configuration and layers; last the advisories. It is readable without color.
 */
export function diffTable(diff: BuildDiff, options: DiffTableOptions): string {
  const { width } = options;
  const lines = [
    ...hanging('', [diff.verdict, buildsText(diff), relationText(diff)].join('  '), width),
    ...diffNotes(diff).flatMap((note) => hanging('', note, width)),
    ...platformTexts(diff).flatMap((one) => hanging('! ', printable(one), width)),
    ...groupPlatforms(diff.platforms, options.isAll).flatMap((group) =>
      [''].concat(platformLines(group, diff, options)),
    ),
    ...(isShown('advisories', options) ? advisoryLines(diff, options) : []),
    ...(diff.compareUrl === undefined ? [] : ['', `source changes: ${printable(diff.compareUrl, 500)}`]),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** `cgr.dev/acme/nginx:1.29  fb62b2f52456 → ebc988448e37`, with the names that differ beside their digests. */
function buildsText({ relation, from, to }: BuildDiff): string {
  const [first, second] = [from, to].map(({ digest }) => digestName(digest, DIGITS));
  if (relation === 'other-image') return `${nameOf(from)} ${first} → ${nameOf(to)} ${second}`;
  if (relation === 'other-tag')
    return `${printable(from.image)}  ${tagOf(from)} ${first} → ${tagOf(to)} ${second}`;
  const name = nameOf({ image: from.image, tag: from.tag ?? to.tag });
  return from.digest === to.digest ? `${name}  ${first}` : `${name}  ${first} → ${second}`;
}

function nameOf({ image, tag }: Pick<ComparedBuild, 'image' | 'tag'>): string {
  return printable(tag === undefined ? image : `${image}:${tag}`);
}

function tagOf({ tag }: ComparedBuild): string {
  return printable(tag ?? 'no tag');
}

function platformLines(
  { lead, others }: PlatformGroup,
  diff: BuildDiff,
  options: DiffTableOptions,
): readonly string[] {
  const { width } = options;
  if (lead.verdict === 'identical')
    return [lead, ...others].map((one) => `${printable(`${one.platform}:`)} same manifest`);
  const [hasPackages, hasLayers] = [isShown('packages', options), isShown('layers', options)];
  // A platform of colons alone must not begin a line as a workflow command does.
  const first = hasPackages ? `${lead.platform}: ${packageCounts(lead)}` : lead.platform;
  const sections = hasPackages ? packageSections(lead, diff, options.isAll) : [];
  return [
    ...hanging('', printable(first, 800), width),
    ...lead.dangers.flatMap((one) => hanging('! ', printable(dangerText(one), 500), width)),
    ...sections.flatMap((section) => sectionLines(section, options)),
    ...(isShown('config', options) ? configLines(lead, options) : []),
    ...(hasLayers ? hanging('', `layers: ${layersText(lead.layers)}`, width) : []),
    ...others.flatMap((one) => {
      const layers = hasLayers ? `; ${layersText(one.layers)}` : '';
      return hanging('', `${printable(`${one.platform}:`)} same changes${layers}`, width);
    }),
  ];
}

function sectionLines({ type, rows, hidden }: PackageSection, options: DiffTableOptions): readonly string[] {
  if (hidden > 0) return [`${count(hidden, `${printable(type)} package`)} changed; --all lists them`];
  const table = alignColumns([
    ['', type === SYSTEM_TYPE ? 'NAME' : `${printable(type)} NAME`, 'FROM', 'TO'],
    ...rows.map((row) => [
      CHANGE_SIGNS[row.kind],
      nameCell(row, type),
      ...[row.from, row.to].map((version) => (version === '' ? '-' : printable(version))),
    ]),
  ]);
  const column = Math.max(...table.map((line) => line.length)) + 2;
  const hasWhy = rows.some((row) => whyText(row, options) !== '');
  return table.flatMap((line, index) => {
    const row = rows[index - 1];
    if (row === undefined) return [hasWhy ? `${line.padEnd(column)}WHY` : line];
    const lines = reasonLines(line.padEnd(column), whyText(row, options), options.width);
    const folded = row.folded.map((one) => printable(one)).join(', ');
    return folded === '' ? lines : lines.concat(hanging('   └ ', folded, options.width));
  });
}

function nameCell({ name, type }: PackageRow, section: string): string {
  return type === section ? printable(name) : `${printable(name)} (${printable(type)})`;
}

function reasonLines(before: string, why: string, width: number): readonly string[] {
  if (why === '' || width - before.length >= NARROW) return hanging(before, why, width);
  return [before, ...hanging('   ', why, width)];
}

function whyText({ resolves, introduces }: PackageRow, { isAll }: DiffTableOptions): string {
  const most = isAll ? Infinity : MOST.ofPackage;
  return [
    ...(resolves.length === 0 ? [] : [`resolves ${listText(resolves.map(ratedId), most)}`]),
    ...(introduces.length === 0 ? [] : [`introduces ${listText(introduces.map(ratedId), most)}`]),
  ].join('; ');
}

/** `CVE-2026-1001 (high 7.5)`, which is not broken. */
function ratedId({ id, severity }: MoveVulnerability): string {
  return `${printable(id)} (${ratingText(severity)})`.replaceAll(' ', '\u00a0');
}

function ratingText({ rating, score }: MoveVulnerability['severity']): string {
  return score === null ? rating : `${rating} ${score.toFixed(1)}`;
}

function configLines(platform: PlatformDiff, { width, isAll }: DiffTableOptions): readonly string[] {
  const shown = platform.config.filter(({ isRoutine }) => isAll || isRoutine !== true);
  // The last column only makes the others equally wide.
  const subjects = alignColumns(shown.map((one) => [`  ${printable(configSubject(one))}`, '|']));
  const routine = isAll ? '' : routineText(platform);
  return [
    ...(shown.length === 0 ? [] : ['configuration']),
    ...shown.flatMap((one, index) => {
      const subject = subjects[index]?.slice(0, -1) ?? '';
      return reasonLines(subject, printable(configChangeText(one), LONGEST), width);
    }),
    ...(routine === '' ? [] : [`${routine}; --all lists all`]),
  ];
}

function advisoryLines(diff: BuildDiff, { isAll, width }: DiffTableOptions): readonly string[] {
  const { advisories } = diff;
  if (advisories === undefined) return [];
  const head = ['', ...hanging('', printable(advisoryCounts(diff), 500), width)];
  if (advisories.kind === 'unknown') return head;
  const rowsOf = (title: string, found: readonly MoveVulnerability[]): readonly (readonly string[])[] => {
    const shown = isAll ? found : found.slice(0, MOST.ofBuild);
    const rows = shown.map((one, index) => [`  ${index === 0 ? title : ''}`].concat(factCells(one)));
    const left = found.length - shown.length;
    return left === 0 ? rows : [...rows, ['  ', `and ${left} more; --all lists them`]];
  };
  const { resolved, introduced, stillOpen } = advisories;
  const rows = [
    ...rowsOf('resolved', resolved),
    ...rowsOf('introduced', introduced),
    ...rowsOf('still open', stillOpen),
  ];
  return [...head, ...alignColumns(rows)];
}

/** `CVE-2026-1001`, `high 7.5`, `libcrypto3, libssl3`. */
function factCells({ id, severity, packages }: MoveVulnerability): readonly string[] {
  return [printable(id), ratingText(severity), packages.map((name) => printable(name)).join(', ')];
}

/** A text behind another, with its further lines below its beginning. What no-break spaces join stays on one line. */
function hanging(before: string, text: string, width: number): readonly string[] {
  const indentation = ' '.repeat(before.length);
  return wrap(text, width - before.length).map(
    (line, index) => `${index === 0 ? before : indentation}${line.replaceAll('\u00a0', ' ')}`,
  );
}
