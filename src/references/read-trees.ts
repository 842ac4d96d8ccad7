import { chooseConfig } from '../config/choose-config.ts';
import type { ChosenConfig } from '../config/choose-config.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { MooringError } from '../values/errors.ts';
import type { Instant } from '../values/instant.ts';
import { addedIgnores } from './decide/added-ignores.ts';
import type { ImagesWithIgnored } from './decide/added-ignores.ts';
import { addedOverrides, scanTree } from './scan-tree.ts';

/** The files of head and base. */
export interface Trees {
  readonly head: FileTree;
  /** Undefined if the base has no files of its own, or none that can be read. */
  readonly base: FileTree | undefined;
  /** The newest files of the base, if the change starts from older ones: their configuration applies. */
  readonly newest?: FileTree | undefined;
  /** Whether head is an unmerged change, whose own configuration does not apply. */
  readonly isChange: boolean;
  /** The time by which rules with an end date are judged. */
  readonly startedAt: Instant;
}

/** The references of head and base, by the configuration that applies. */
export interface ReadTrees {
  readonly chosen: ChosenConfig;
  /** The files that the configuration is from. */
  readonly configTree: FileTree;
  readonly head: ImagesWithIgnored & { readonly files: number };
  readonly before: ImagesWithIgnored | undefined;
  /** Comments `mooring: ignore` that a change adds, and that do not apply yet. */
  readonly addedComments: number;
  /** Why some files of the base could not be read: then none of them was. */
  readonly lost?: MooringError;
}

/**
 * Reads the configuration and the references of head and base. If some files of the base are lost, none of them counts:
 * references in those files would be reported as new (advisory-rules.md#missing-base). Throws what `chooseConfig` throws.
 */
export async function readTrees(trees: Trees): Promise<ReadTrees> {
  try {
    return await readBoth(trees);
  } catch (error) {
    const isLost = error instanceof MooringError && error.code === 'config_base_unreadable';
    if (trees.base === undefined || !isLost) throw error;
    return { ...(await readBoth({ ...trees, base: undefined, newest: undefined })), lost: error };
  }
}

async function readBoth({ head, base, newest = base, isChange, startedAt }: Trees): Promise<ReadTrees> {
  const chosen = await chooseConfig(head, isChange ? { of: 'base', base: newest } : { of: 'head' });
  const read = { chosen, configTree: isChange ? (newest ?? head) : head };
  const found = await scanTree(head, startedAt, chosen.config);
  const before = base === undefined ? undefined : await scanTree(base, startedAt, chosen.config);
  if (!isChange) return { ...read, head: found, before, addedComments: 0 };
  // Comments `mooring: ignore` that a change adds apply once they are merged.
  const { uses, unread } = addedIgnores(found, before ?? NO_FILES);
  const overridden = addedOverrides(found, before ?? NO_FILES);
  const heeded = {
    ...found,
    uses: [...found.uses, ...uses, ...overridden],
    unread: [...found.unread, ...unread],
  };
  return { ...read, head: heeded, before, addedComments: uses.length + unread.length };
}

const NO_FILES: ImagesWithIgnored = { uses: [], unread: [], ignored: { uses: [], unread: [] } };
