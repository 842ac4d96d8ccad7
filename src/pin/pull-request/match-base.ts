import type { ChangedFile } from '../decide/pin-plan.ts';
import type { Forge, ForgeFile, ForgeTreeEntry } from '../../io/ports/forge.ts';
import { gitBlobId } from './hashes.ts';

/** The newest commit of the branch that a pull request goes into. */
export interface BaseHead {
  readonly branch: string;
  readonly commit: string;
  readonly tree: string;
}

/** A file that is to be committed, and the blob that stands in its place on the base; undefined for a new file. */
export interface CommittedFile extends ForgeFile {
  readonly baseBlob: string | undefined;
}

export interface FileMismatch {
  readonly path: string;
  /** A clause without a full stop. */
  readonly why: string;
}

export interface MatchedFiles {
  readonly files: readonly CommittedFile[];
  /** Files that cannot be committed on this base. */
  readonly mismatches: readonly FileMismatch[];
}

const LINK = '120000';
const NEW_FILE = '100644';

/**
 * Finds the planned files on the base branch, with their modes there. A file that differs on the base is left
 * out, so that concurrent changes are never overwritten. A symbolic link is unchanged, and its target is
 * edited.
 */
export async function matchBase(
  forge: Forge,
  base: BaseHead,
  files: readonly ChangedFile[],
): Promise<MatchedFiles> {
  const entries = await forge.readTree(
    base.tree,
    files.map(({ path }) => path),
  );
  const links = await followLinks(forge, base.tree, entries);
  const matched: CommittedFile[] = [];
  const mismatches: FileMismatch[] = [];
  for (const { path, before, after } of files) {
    const place = links.get(path) ?? { path, entry: entries.get(path) };
    if (before === undefined && place.entry === undefined && !links.has(path)) {
      matched.push({ path, mode: NEW_FILE, bytes: after, baseBlob: undefined });
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- a hash of bytes that are there
    const why = await mismatchOf(place.entry, before, base);
    if (why !== undefined || place.entry === undefined) mismatches.push({ path, why: why ?? '' });
    else if (matched.every((one) => one.path !== place.path))
      matched.push({ path: place.path, mode: place.entry.mode, bytes: after, baseBlob: place.entry.blob });
  }
  return { files: matched, mismatches };
}

interface Place {
  readonly path: string;
  readonly entry: ForgeTreeEntry | undefined;
}

/**
 * Returns the targets of the symbolic links among these tree entries, by link path; a broken one has no
 * entry.
 */
export async function followLinks(
  forge: Forge,
  tree: string,
  entries: ReadonlyMap<string, ForgeTreeEntry>,
): Promise<ReadonlyMap<string, Place>> {
  const targets = new Map<string, string>();
  for (const [path, { mode, blob }] of entries) {
    if (mode !== LINK) continue;
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
    const target = linkTarget(path, new TextDecoder().decode(await forge.readBlob(blob)));
    targets.set(path, target ?? '');
  }
  if (targets.size === 0) return new Map();
  const found = await forge.readTree(tree, [...targets.values()]);
  return new Map([...targets].map(([path, target]) => [path, { path: target, entry: found.get(target) }]));
}

async function mismatchOf(
  entry: ForgeTreeEntry | undefined,
  before: Uint8Array | undefined,
  base: BaseHead,
): Promise<string | undefined> {
  if (entry === undefined) return `${base.branch} does not have it`;
  if (entry.mode === LINK) return 'it is a symbolic link to a symbolic link';
  return before !== undefined && entry.blob === (await gitBlobId(before))
    ? undefined
    : `it differs from ${base.branch} (changed there since the checkout, or in the work tree before this step)`;
}

/**
 * Returns the path of a symbolic link's target, or undefined if it is outside the repository. `path` is the
 * link, and `target` is its text, as git stores it.
 */
export function linkTarget(path: string, target: string): string | undefined {
  if (target.startsWith('/')) return undefined;
  const parts = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : parts.join('/');
}
