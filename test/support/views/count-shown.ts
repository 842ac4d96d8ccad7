import { problemsOf, resolvedProblems } from '../../../src/domain/check/problems.ts';
import type { CheckReport } from '../../../src/domain/check/report.ts';
import { readMarkdown } from './read-markdown.ts';
import type { Block } from './read-markdown.ts';

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
    // The first one counts what the others list.
    if (block.kind !== 'table' || block.head[1] === 'Blocking') continue;
    const before = blocks[index - 1];
    const title = before?.kind === 'open' ? before.text : '';
    const kind = kindOf(block.head, title);
    const more = leftOut(blocks[index + 1]);
    const said = /\d+/.exec(title)?.[0];
    if (said !== undefined && Number(said) !== block.rows.length + more)
      throw new Error(`${title}: shows ${block.rows.length}, leaves out ${more}`);
    shown[kind] += block.rows.length;
    left[kind] += more;
  }
  const all = { ...shown };
  for (const kind of KINDS) all[kind] += left[kind];
  const firstShort = KINDS.findIndex((kind) => left[kind] > 0);
  const isWorstFirst = firstShort === -1 || KINDS.slice(firstShort + 1).every((kind) => shown[kind] === 0);
  return { shown, all, isWorstFirst };
}

/** The lists that a report has for a page. */
export function listsOf({ findings, images, resolved }: CheckReport): Shown['all'] {
  const levels = problemsOf(findings).map(({ level }) => level);
  const count = (wanted: string): number => levels.filter((level) => level === wanted).length;
  return {
    error: count('error'),
    warning: count('warning'),
    image: images.length,
    notice: count('notice'),
    resolved: resolvedProblems(resolved).length,
  };
}

/** The lists that a report has for a comment: it leaves images and notices to the summary. */
export function commentListsOf(report: CheckReport): Shown['all'] {
  return { ...listsOf(report), image: 0, notice: 0 };
}

function kindOf(head: readonly string[], title: string): Kind {
  if (title.includes('resolved')) return 'resolved';
  if (head[1] === 'Pinned') return 'image';
  if (title === '') return 'error';
  return title.includes('warning') ? 'warning' : 'notice';
}

function leftOut(block: Block | undefined): number {
  if (block?.kind !== 'paragraph') return 0;
  return Number(/^… and (\d+) more [a-z ]+; all are in the report\.$/.exec(block.text)?.[1] ?? 0);
}
