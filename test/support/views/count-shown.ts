import { problemsOf, resolvedProblems } from '../../../src/check/decide/problems.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { readMarkdown } from './read-markdown.ts';
import type { Block } from './read-markdown.ts';
import { findingsOf } from '../../../src/check/report/place-lists.ts';

/** The lists of a summary or a comment, the most important first. */
const KINDS = ['error', 'warning', 'image', 'notice', 'resolved'] as const;
type Kind = (typeof KINDS)[number];

/** What a page shows of a report and what it says it left out. */
export interface Shown {
  readonly shown: Readonly<Record<Kind, number>>;
  /** Shown and left out together. */
  readonly all: Readonly<Record<Kind, number>>;
  /** Nothing is shown where something that matters more was left out. */
  readonly isWorstFirst: boolean;
}

/** Counts the entries of every list of a page. Throws where a folded list has another length than its title says. */
export function countShown(markdown: string): Shown {
  const shown = { error: 0, warning: 0, image: 0, notice: 0, resolved: 0 };
  const left = { ...shown };
  const blocks = readMarkdown(markdown);
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'open' && block.kind !== 'heading') continue;
    const next = blocks[index + 1];
    const list = next?.kind === 'table' ? next : undefined;
    const kind = kindOf(block.text) ?? openKind(block, list);
    if (kind === undefined) continue;
    const rows = list?.rows.length ?? 0;
    if (list !== undefined && rows === 0) throw new Error(`${block.text}: an empty table`);
    const more = leftOut(blocks[index + (list === undefined ? 1 : 2)]);
    if (block.kind === 'heading') {
      shown[kind] += rows;
      left[kind] += more;
      continue;
    }
    const said = /\d+/.exec(block.text)?.[0];
    if (said !== undefined && Number(said) !== rows + more)
      throw new Error(`${block.text}: shows ${rows}, leaves out ${more}`);
    shown[kind] += rows;
    left[kind] += more;
  }
  const all = { ...shown };
  for (const kind of KINDS) all[kind] += left[kind];
  const firstShort = KINDS.findIndex((kind) => left[kind] > 0);
  const isWorstFirst = firstShort === -1 || KINDS.slice(firstShort + 1).every((kind) => shown[kind] === 0);
  return { shown, all, isWorstFirst };
}

/** The kind of the list below the headline, which tells it by the signs of its rows. */
function openKind(block: Block, list: Extract<Block, { kind: 'table' }> | undefined): Kind | undefined {
  if (block.kind !== 'heading' || list === undefined) return undefined;
  return list.rows[0]?.[0] === '❌' ? 'error' : 'warning';
}

/** The lists that a report has for a page. */
export function listsOf(report: CheckReport): Shown['all'] {
  const levels = problemsOf(findingsOf(report)).map(({ level }) => level);
  const count = (wanted: string): number => levels.filter((level) => level === wanted).length;
  return {
    error: count('error'),
    warning: count('warning'),
    image: report.images.length,
    // The others are in the table of images, and in another sentence.
    notice: problemsOf(findingsOf(report)).filter(
      ({ findings: [{ exception }], level, rule }) =>
        level === 'notice' && (exception !== undefined || (rule !== 'behind' && rule !== 'other-registry')),
    ).length,
    resolved: resolvedProblems(report.resolved).length,
  };
}

/** The lists that a report has for a comment: it leaves images and notices to the summary. */
export function commentListsOf(report: CheckReport): Shown['all'] {
  return { ...listsOf(report), image: 0, notice: 0 };
}

/** The list under a title; undefined if it is about something else. */
function kindOf(title: string): Kind | undefined {
  const kinds: readonly (readonly [RegExp, Kind])[] = [
    [/^✅ \d+ resolved/u, 'resolved'],
    [/^(?:All )?\d+ images? in \d/, 'image'],
    [/^❌ All \d+/u, 'error'],
    [/^⚠️ (?:All )?\d+ .*\(not blocking\)$/u, 'warning'],
    [/^ℹ️ \d+ note|^📌/u, 'notice'],
  ];
  return kinds.find(([pattern]) => pattern.test(title))?.[1];
}

function leftOut(block: Block | undefined): number {
  if (block?.kind !== 'paragraph') return 0;
  return Number(/^… and (\d+) more [a-z ]+; all are in the report\.$/.exec(block.text)?.[1] ?? 0);
}
