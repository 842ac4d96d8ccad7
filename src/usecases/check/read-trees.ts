import { noteOnIgnores } from '../../domain/check/notes.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from './base.ts';
import { chooseSettings } from '../config/choose-settings.ts';
import type { ChosenSettings } from '../config/choose-settings.ts';
import { heedOnly, scanTree } from '../listing/scan-tree.ts';
import type { ScannedTree } from '../listing/scan-tree.ts';

/** What a check reads before it asks anybody. */
export interface ReadTrees {
  /** What it is compared with in the end. */
  readonly base: Base;
  readonly settings: ChosenSettings;
  readonly head: ScannedTree;
  /** Undefined where the base has no files of its own, or none that could be read. */
  readonly before: ScannedTree | undefined;
  readonly notes: readonly string[];
}

interface TreeOptions {
  readonly head: FileTree;
  readonly base: Base;
  /** What rules that end on a day are judged by. */
  readonly startedAt: Instant;
}

/**
 * Reads settings and references of head and base. A base of which some files cannot be had any more is unavailable as a
 * whole: what stands in those files would be called new (advisory-rules.md#missing-base). Throws what
 * `chooseSettings` throws.
 */
export async function readTrees(options: TreeOptions): Promise<ReadTrees> {
  const { base } = options;
  try {
    return await readWith(base, options);
  } catch (error) {
    const isLost = error instanceof MooringError && error.code === 'config_base_unreadable';
    if (base.kind !== 'tree' || !isLost) throw error;
    const { hint, message } = error;
    const reason = `The files of the base commit ${base.commit} could not be read: ${message}`;
    return readWith({ isChange: base.isChange, kind: 'unavailable', reason, hint }, options);
  }
}

async function readWith(base: Base, { head, startedAt }: TreeOptions): Promise<ReadTrees> {
  const tree = base.kind === 'tree' ? base.tree : undefined;
  const newest = base.kind === 'tree' ? (base.newest ?? base.tree) : undefined;
  const judge = base.isChange ? ({ by: 'base', base: newest } as const) : ({ by: 'head' } as const);
  const settings = await chooseSettings(head, judge);
  const found = await scanTree(head, startedAt, settings.rules);
  const before = tree === undefined ? undefined : await scanTree(tree, startedAt, settings.rules);
  if (!base.isChange) return { base, settings, head: found, before, notes: [] };
  const { scanned, added } = heedOnly(before ?? { ignored: [] }, found);
  return { base, settings, head: scanned, before, notes: added === 0 ? [] : [noteOnIgnores(added)] };
}
