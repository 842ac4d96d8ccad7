import { changedReferences } from './compare/changed-references.ts';
import type { ChangedReference } from './compare/changed-references.ts';
import { historicImage } from '../values/historic-image.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import type { ComparedBase } from './compare/compared-base.ts';
import type { CheckTrees } from './decide/judge.ts';
import type { Instant } from '../values/instant.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { namesOf } from '../values/image-reference.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import { readTrees } from '../references/read-trees.ts';

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
  /** The registry of the run, whose images are found in any text. */
  readonly registry?: string | undefined;
}

/** The trees of a check, with the parts of the configuration that only fetching needs. */
export interface ReadCheckTrees extends CheckTrees {
  readonly pin: Pick<PinSettings, 'mirrors' | 'tokenHosts'>;
  /** The files that the configuration is from. */
  readonly configTree: Pick<FileTree, 'read'>;
}

/**
 * Reads the configuration and the references of head and base. If some files of the base are lost, the whole base is
 * unavailable. Throws what `chooseConfig` throws.
 */
export async function readCheckTrees({
  head,
  base,
  startedAt,
  registry,
}: TreeOptions): Promise<ReadCheckTrees> {
  const files = base.kind === 'tree' ? { base: base.tree, newest: base.newest } : { base: undefined };
  const { chosen, lost, ...read } = await readTrees({
    head,
    isChange: base.isChange,
    startedAt,
    registry,
    ...files,
  });
  const { check, pin, trust } = chosen.config;
  const trees = { ...read, config: { ...chosen, check, trust }, pin };
  if (base.kind !== 'tree' || lost === undefined) return { ...trees, base };
  const reason = `The files of the base commit ${base.commit} could not be read: ${lost.message}`;
  return { ...trees, base: { isChange: base.isChange, kind: 'unavailable', reason, hint: lost.hint } };
}

/** Returns the uses, in head and base, of images of the registry, which have a history. */
export function usesWithHistory({ head, before }: CheckTrees, registry: string): readonly ImageUse[] {
  const uses = [...head.uses, ...(before?.uses ?? [])];
  return uses.filter(({ reference }) => historicImage(reference, registry) !== undefined);
}

/** Returns the references of images of the registry that head replaces by others of the same image. */
export function changedIn(
  { before, config, head }: CheckTrees,
  registry: string,
): readonly ChangedReference[] {
  return changedReferences(head, before, { platforms: config.check.platforms, registry });
}

/**
 * Returns the uses, in head and base, of images of other registries whose signatures are looked up: those with a signer in
 * the configuration, and copies of images of `registry`.
 */
export function otherSignedUses(
  { before, config: { trust }, head, pin }: Pick<ReadCheckTrees, 'before' | 'config' | 'head' | 'pin'>,
  registry: string,
): readonly ImageUse[] {
  const uses = trust.signatures === 'off' ? [] : [...head.uses, ...(before?.uses ?? [])];
  return uses.filter(({ reference }) => {
    if (historicImage(reference, registry) !== undefined) return false;
    const upstream = { ...reference, ...upstreamOf(pin.mirrors, reference) };
    const names = namesOf({ ...upstream, tag: undefined, digest: undefined });
    return (
      historicImage(upstream, registry) !== undefined || trust.signers.some(({ image }) => names.some(image))
    );
  });
}
