import { digestName } from '../../values/digest.ts';
import type { BuildDiff, PlatformDiff } from '../decide/build-diff.ts';
import type { ComparedBuild } from '../decide/build-facts.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { joinParts, listText } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import { wrap } from '../../text/wrap.ts';
import { alignColumns } from '../../text/columns.ts';
import {
  CHANGE_SIGNS,
  configSubject,
  configChangeText,
  numbersOf,
  platformText,
  pullText,
  relationText,
  unverifiedText,
} from './diff-text.ts';
import { isShown } from './diff-parts.ts';
import type { ShownParts } from './diff-parts.ts';
import { groupPlatforms, packageRows, restText, splitRows, SYSTEM_TYPE } from './package-rows.ts';
import type { PackageRow, PlatformGroup } from './package-rows.ts';
import { diffHeadline, riskJoint, risksOf } from './risks.ts';
import type { Risk } from './risks.ts';

export interface DiffTableOptions extends ShownParts {
  /** Columns of the terminal. */
  readonly width: number;
  /** Nothing is folded or hidden. */
  readonly isAll: boolean;
  /** Only the changes, without headline, numbers and advisories. */
  readonly isBrief?: true;
}

/** The most vulnerabilities in a list, risks, and packages of which none is left out. */
const MOST = { ofPackage: 3, ofBuild: 10, risks: 10, packages: 30 };

/** UTF-16 units of a value. */
const LONGEST = 2_000;

/** Digits of a digest. */
const DIGITS = 12;

/** Columns of a list of reasons below which it gets lines of its own. */
const NARROW = 30;

/**
 * Returns a diff as text for a terminal, in the order of the summary: what was found, the changes that can break or weaken a
 * build, for each platform the numbers and packages, then the configuration; last the advisories. It is readable without color.
 */
export function diffTable(diff: BuildDiff, options: DiffTableOptions): string {
  const { width, isAll, isBrief } = options;
  const all = risksOf(diff);
  const risks = isAll ? all : all.slice(0, MOST.risks);
  const facts = joinParts([buildsText(diff), relationText(diff), printable(platformText(diff))], '  ');
  const head = [
    ...hanging('', printable(diffHeadline(diff), 500), width),
    ...hanging('', facts, width),
    ...(diff.compareUrl === undefined ? [] : [`source changes: ${printable(diff.compareUrl, 500)}`]),
    ...(unverifiedText(diff) === '' ? [] : hanging('', unverifiedText(diff), width)),
  ];
  const lines = [
    ...(isBrief ? [] : head),
    ...(risks.length === 0 ? [] : ['', 'changes that can break or weaken your build']),
    ...risks.flatMap((risk) => hanging('! ', riskLine(risk, options), width)),
    ...(risks.length === all.length ? [] : [`! ${all.length - risks.length} more; --all lists them`]),
    ...groupPlatforms(diff.platforms, isAll).flatMap((group) => platformLines(group, diff, options)),
    ...(isShown('advisories', options) && !isBrief ? advisoryLines(diff, options) : []),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function riskLine({ subject, change, note, adds }: Risk, { isAll }: DiffTableOptions): string {
  const values = change === undefined ? '' : `: ${change.join(' → ')}`;
  const beside = note === '' ? '' : `${riskJoint(note)}${note}`;
  const added = listText(adds, isAll ? Infinity : MOST.ofPackage, ratedId);
  const joint = change === undefined ? ': ' : ', adds ';
  return `${printable(`${subject}${values}${beside}`, 500)}${added === '' ? '' : `${joint}${added}`}`;
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

function platformLines(group: PlatformGroup, diff: BuildDiff, options: DiffTableOptions): readonly string[] {
  const { lead, others } = group;
  const { width, isAll, isBrief } = options;
  const isFirst = lead === diff.platforms[0];
  const numbers = isBrief ? [] : numbersOf(lead, isFirst ? diff : { advisories: undefined }, options);
  const rows = isShown('packages', options) ? packageRows(lead, diff, isAll) : [];
  const { shown, rest } = splitRows(rows, isAll ? Infinity : MOST.packages);
  const blocks = [
    [
      ...(isFirst ? [] : [printable(`${lead.platform}:`)]),
      ...(lead.verdict === 'identical' ? ['same manifest'] : []),
      ...numbers.flatMap(({ name, text }) =>
        hanging('', printable(`${name.toLowerCase()}: ${text}`, 500), width),
      ),
      ...(isBrief ? [] : others).map(({ platform, layers }) => {
        const pull =
          isShown('layers', options) && lead.verdict !== 'identical' ? `, ${pullText(layers)}` : '';
        return `${printable(`${platform}:`)} the same changes${pull}`;
      }),
    ],
    [...packageLines(shown, options), ...(rest.length === 0 ? [] : [`${restText(rest)}; --all lists them`])],
    isShown('config', options) ? configLines(lead, options) : [],
  ];
  return blocks.flatMap((lines) => (lines.length === 0 ? [] : [''].concat(lines)));
}

function packageLines(rows: readonly PackageRow[], options: DiffTableOptions): readonly string[] {
  if (rows.length === 0) return [];
  const table = alignColumns([
    ['', 'PACKAGE', 'FROM', 'TO'],
    ...rows.map((row) => [
      CHANGE_SIGNS[row.kind],
      nameCell(row),
      ...[row.from, row.to].map((version) => (version === '' ? '-' : printable(version))),
    ]),
  ]);
  const column = Math.max(...table.map((line) => line.length)) + 2;
  const hasWhy = rows.some((row) => whyText(row, options) !== '');
  return table.flatMap((line, index) => {
    const row = rows[index - 1];
    if (row === undefined) return [hasWhy ? `${line.padEnd(column)}ADVISORIES` : line];
    const lines = reasonLines(line.padEnd(column), whyText(row, options), options.width);
    const folded = row.folded.map((one) => printable(one)).join(', ');
    return folded === '' ? lines : lines.concat(hanging('   └ ', folded, options.width));
  });
}

function nameCell({ name, type }: PackageRow): string {
  return type === SYSTEM_TYPE ? printable(name) : `${printable(name)} (${printable(type)})`;
}

function reasonLines(before: string, why: string, width: number): readonly string[] {
  if (why === '' || width - before.length >= NARROW) return hanging(before, why, width);
  return [before, ...hanging('   ', why, width)];
}

function whyText({ resolves, introduces }: PackageRow, { isAll }: DiffTableOptions): string {
  const most = isAll ? Infinity : MOST.ofPackage;
  return [
    ...(resolves.length === 0 ? [] : [`fixes ${listText(resolves.map(ratedId), most)}`]),
    ...(introduces.length === 0 ? [] : [`adds ${listText(introduces.map(ratedId), most)}`]),
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
  return [
    ...(shown.length === 0 ? [] : ['configuration']),
    ...shown.flatMap((one, index) => {
      const subject = subjects[index]?.slice(0, -1) ?? '';
      return reasonLines(subject, printable(configChangeText(one), LONGEST), width);
    }),
  ];
}

function advisoryLines(diff: BuildDiff, { isAll }: DiffTableOptions): readonly string[] {
  const { advisories } = diff;
  if (advisories?.kind !== 'known') return [];
  const rowsOf = (title: string, found: readonly MoveVulnerability[]): readonly (readonly string[])[] => {
    const shown = isAll ? found : found.slice(0, MOST.ofBuild);
    const rows = shown.map((one, index) => [`  ${index === 0 ? title : ''}`].concat(factCells(one)));
    const left = found.length - shown.length;
    return left === 0 ? rows : [...rows, ['  ', `and ${left} more; --all lists them`]];
  };
  const { resolved, introduced, stillOpen } = advisories;
  const rows = [
    ...rowsOf('added', introduced),
    ...rowsOf('resolved', resolved),
    ...rowsOf('still open', stillOpen),
  ];
  return rows.length === 0 ? [] : ['', 'advisories', ...alignColumns(rows)];
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
