import type { Command } from '../ports/command.ts';
import type { FileTree } from '../ports/file-tree.ts';
import { LINK_MODE, treeOfCommit } from './commit-files.ts';
import type { CommitEntry } from './commit-files.ts';

/** Milliseconds of a fetch, also over SSH or with a server that never answers (architecture.md#every-wait-ends). */
const FETCH_MS = 90_000;

/** Aborts a transfer of less than 1 kB/s for 20 s (architecture.md#every-wait-ends). */
const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];

/**
 * Opens the files of a commit with git, without a checkout. Fetches the commit from `origin` if the clone is
 * shallow. Returns undefined if git neither has the commit nor can fetch it.
 */
export async function openGitCommit(
  root: string,
  commit: string,
  command: Command,
): Promise<FileTree | undefined> {
  const git = (args: readonly string[]): ReturnType<Command> => command('git', args, { directory: root });
  const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
  if (known.exitCode !== 0) {
    const words = [...STOP_WHEN_STUCK, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit];
    const fetched = await command('git', words, { directory: root, timeoutMs: FETCH_MS });
    if (fetched.exitCode !== 0) return undefined;
  }
  const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (listed.exitCode !== 0) return undefined;
  const entries = parseTree(new TextDecoder().decode(listed.stdout));
  return treeOfCommit(entries, (blobs) => readGitBlobs(root, blobs, command));
}

/** Parses entries `<mode> <type> <object>\t<path>`; the type of a submodule is `commit`. */
function parseTree(text: string): readonly CommitEntry[] {
  return text.split('\0').flatMap((line): CommitEntry[] => {
    const [, mode, type, blob, path] = /^(\d+) (blob|commit) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    if (blob === undefined || path === undefined) return [];
    return [{ path, blob, isLink: mode === LINK_MODE, isSubmodule: type === 'commit' }];
  });
}

/** Reads contents by ID from the clone, and omits missing ones. */
export async function readGitBlobs(
  root: string,
  blobs: readonly string[],
  command: Command,
): Promise<ReadonlyMap<string, Uint8Array>> {
  // Git would look up any other text as a name.
  const ids = blobs.filter((blob) => /^[0-9a-f]{40,64}$/.test(blob));
  if (ids.length === 0) return new Map();
  const input = ids.map((id) => `${id}\n`).join('');
  return parseBatch((await command('git', ['cat-file', '--batch'], { directory: root, input })).stdout);
}

/** Reads the output of `git cat-file --batch`, by ID: `<object> <type> <size>\n<bytes>\n` per object. */
function parseBatch(output: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  for (let offset = 0; offset < output.length;) {
    const end = output.indexOf(0x0a, offset);
    if (end === -1) break;
    const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
    const length = type === 'missing' || size === undefined ? -1 : Number(size);
    const isWhole = length >= 0 && end + 1 + length <= output.length;
    if (isWhole) blobs.set(object, output.subarray(end + 1, end + 1 + length));
    offset = end + 1 + (length < 0 ? 0 : length + 1);
  }
  return blobs;
}

/**
 * Reads the checked-out commit and its parents, which need not exist in a shallow clone. Returns undefined
 * outside a git repository and before the first commit.
 */
export async function readHeadCommit(
  root: string,
  command: Command,
): Promise<{ readonly commit: string; readonly parents: readonly string[] } | undefined> {
  const { stdout } = await command('git', ['cat-file', '--batch'], { directory: root, input: 'HEAD\n' });
  const [object] = parseBatch(stdout);
  if (object === undefined) return undefined;
  const [commit, bytes] = object;
  const [headers = ''] = new TextDecoder().decode(bytes).split('\n\n', 1);
  const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
  return { commit, parents };
}

/** Finds the merge base of two commits, or undefined if the clone does not contain one. */
export async function readMergeBase(
  root: string,
  [one, other]: readonly [string, string],
  command: Command,
): Promise<string | undefined> {
  const found = await command('git', ['merge-base', one, other], { directory: root });
  return found.exitCode === 0 ? new TextDecoder().decode(found.stdout).trim() : undefined;
}
