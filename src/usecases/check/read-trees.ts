import { addedIgnores } from '../../domain/check/added-ignores.ts';
import type { ImagesWithIgnored } from '../../domain/check/added-ignores.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import type { ComparedBase } from '../../domain/check/compared-base.ts';
import type { CheckTrees } from '../../domain/check/judge.ts';
import { DEFAULT_TRUST_CONFIG } from '../../domain/trust/trust-config.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { chooseConfig } from '../config/choose-config.ts';
import { addedOverrides, scanTree } from '../listing/scan-tree.ts';

/** The base with its files. If `isChange`, head is an unmerged change, whose own configuration does not apply. */
export type Base = { readonly isChange: boolean } & (
  | (Extract<ComparedBase, { kind: 'tree' }> & {
      readonly tree: FileTree;
      /** The newest files of the base, if the change starts from older ones: their configuration applies. */
      readonly newest?: FileTree;
    })
  | Exclude<ComparedBase, { kind: 'tree' }>
);

interface TreeOptions {
  readonly head: FileTree;
  readonly base: Base;
  /** The time by which rules with an end date are judged. */
  readonly startedAt: Instant;
}

/**
 * Reads the configuration and the references of head and base. If some files of the base are lost, the whole base is
 * unavailable: references in those files would be reported as new (advisory-rules.md#missing-base). Throws what
 * `chooseConfig` throws.
 */
export async function readTrees(options: TreeOptions): Promise<CheckTrees> {
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

/** Returns the uses, in head and base, of images of the registry, which have a history. */
export function usesWithHistory({ head, before }: CheckTrees, registry: string): readonly ImageUse[] {
  const uses = [...head.uses, ...(before?.uses ?? [])];
  return uses.filter(({ reference }) => historicImage(reference, registry) !== undefined);
}

async function readWith(base: Base, { head, startedAt }: TreeOptions): Promise<CheckTrees> {
  const tree = base.kind === 'tree' ? base.tree : undefined;
  const newest = base.kind === 'tree' ? (base.newest ?? base.tree) : undefined;
  const chosen = await chooseConfig(head, base.isChange ? { of: 'base', base: newest } : { of: 'head' });
  const config = { ...chosen, check: chosen.config.check, trust: NOT_LOOKED_UP };
  const found = await scanTree(head, startedAt, chosen.config);
  const before = tree === undefined ? undefined : await scanTree(tree, startedAt, chosen.config);
  if (!base.isChange) return { base, config, head: found, before, addedComments: 0 };
  // Comments `mooring: ignore` that a change adds apply once they are merged.
  const { uses, unread } = addedIgnores(found, before ?? NO_FILES);
  const overridden = addedOverrides(found, before ?? NO_FILES);
  const heeded = {
    ...found,
    uses: [...found.uses, ...uses, ...overridden],
    unread: [...found.unread, ...unread],
  };
  return { base, config, head: heeded, before, addedComments: uses.length + unread.length };
}

const NOT_LOOKED_UP = { ...DEFAULT_TRUST_CONFIG, signatures: 'off' } as const;

const NO_FILES: ImagesWithIgnored = { uses: [], unread: [], ignored: { uses: [], unread: [] } };
