import { posix } from 'node:path';

import type { Command } from '../ports/command.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';

interface TreeEntry {
  readonly path: string;
  readonly isLink: boolean;
  readonly blob: string;
}

/** A transfer of less than 1 kB/s for 20 s is given up: every wait has an end (design.md §4 rule 3). */
const STOP_WHEN_STUCK = ['-c', 'http.lowSpeedLimit=1000', '-c', 'http.lowSpeedTime=20'];

/**
 * The files of a commit, read with git and without a checkout, or undefined when git does not have the commit and
 * cannot fetch it. A shallow clone fetches that one commit from `origin`.
 */
export async function openGitCommit(
  root: string,
  commit: string,
  command: Command,
): Promise<FileTree | undefined> {
  const git = (args: readonly string[], input?: string): ReturnType<Command> =>
    command('git', args, { directory: root, ...(input === undefined ? {} : { input }) });
  const known = await git(['cat-file', '-e', `${commit}^{commit}`]);
  if (known.exitCode !== 0) {
    const fetched = await git([
      ...STOP_WHEN_STUCK,
      'fetch',
      '--quiet',
      '--no-tags',
      '--depth=1',
      'origin',
      commit,
    ]);
    if (fetched.exitCode !== 0) return undefined;
  }
  const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (listed.exitCode !== 0) return undefined;
  const entries = parseTree(new TextDecoder().decode(listed.stdout));
  return {
    list: async () => [...entries.keys()].sort(),
    read: async (paths) => readBlobs(paths, entries, git),
  };
}

/** `<mode> <type> <object>\t<path>` per entry; modes 120000 are links, 160000 submodules (no blob, left out). */
function parseTree(text: string): ReadonlyMap<string, TreeEntry> {
  const entries = text.split('\0').flatMap((line): TreeEntry[] => {
    const [, mode, blob, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return blob === undefined || path === undefined ? [] : [{ path, blob, isLink: mode === '120000' }];
  });
  return new Map(entries.map((entry) => [entry.path, entry]));
}

async function readBlobs(
  paths: readonly string[],
  entries: ReadonlyMap<string, TreeEntry>,
  git: (args: readonly string[], input?: string) => ReturnType<Command>,
): Promise<readonly FileReading[]> {
  const readAll = async (blobs: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> =>
    blobs.length === 0
      ? new Map()
      : parseBatch((await git(['cat-file', '--batch'], blobs.map((blob) => `${blob}\n`).join(''))).stdout);
  const wanted = paths.flatMap((path) => entries.get(path) ?? []);
  const contents = await readAll(wanted.map(({ blob }) => blob));
  const targets = new Map(
    wanted.filter(({ isLink }) => isLink).map((link) => [link.path, linkTarget(link, contents, entries)]),
  );
  const linked = await readAll([...targets.values()].flatMap((target) => target?.blob ?? []));
  return paths.map((path): FileReading => {
    if (!entries.has(path)) return { path, problem: 'the commit does not hold it', isAbsent: true };
    const entry = targets.has(path) ? targets.get(path) : entries.get(path);
    const bytes = entry === undefined ? undefined : (linked.get(entry.blob) ?? contents.get(entry.blob));
    return bytes === undefined ? { path, problem: 'the commit does not hold it' } : { path, bytes };
  });
}

/** The file a link points to in the same commit, as it would be followed on disk. */
function linkTarget(
  link: TreeEntry,
  contents: ReadonlyMap<string, Uint8Array>,
  entries: ReadonlyMap<string, TreeEntry>,
): TreeEntry | undefined {
  const target = new TextDecoder().decode(contents.get(link.blob));
  return entries.get(posix.normalize(posix.join(posix.dirname(link.path), target)));
}

/** Reads the output of `git cat-file --batch`: `<object> <type> <size>\n<bytes>\n` per object. */
function parseBatch(output: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  for (let offset = 0; offset < output.length;) {
    const end = output.indexOf(0x0a, offset);
    if (end === -1) break;
    const [object = '', type, size] = new TextDecoder().decode(output.subarray(offset, end)).split(' ');
    const length = type === 'missing' || size === undefined ? -1 : Number(size);
    blobs.set(object, output.subarray(end + 1, end + 1 + Math.max(0, length)));
    offset = end + 1 + (length < 0 ? 0 : length + 1);
  }
  return blobs;
}

/**
 * The commit that is checked out and its parents, as its object names them: also in a shallow clone that does not have
 * the parents themselves. Undefined where there is no git repository, or nothing is committed.
 */
export async function readHeadCommit(
  root: string,
  command: Command,
): Promise<{ readonly commit: string; readonly parents: readonly string[] } | undefined> {
  const named = await command('git', ['rev-parse', '--verify', 'HEAD^{commit}'], { directory: root });
  const object = await command('git', ['cat-file', 'commit', 'HEAD'], { directory: root });
  if (named.exitCode !== 0 || object.exitCode !== 0) return undefined;
  const [headers = ''] = new TextDecoder().decode(object.stdout).split('\n\n', 1);
  const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
  return { commit: new TextDecoder().decode(named.stdout).trim(), parents };
}
