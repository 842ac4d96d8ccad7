import { MooringError } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import type { Command } from '../ports/command.ts';
import type { FileTree } from '../ports/file-tree.ts';
import { openGitCommit, readMergeBase } from './git-commit-tree.ts';

/** A commit and its files below a directory, by their paths in it. */
export interface DirectoryCommit {
  readonly commit: string;
  readonly tree: FileTree;
}

/**
 * Opens a directory of a git repository at the merge base of a ref and HEAD, or at the ref's own commit if
 * they have none. Throws `config_usage_invalid` if git cannot read a repository there, or the ref is not a
 * commit of it.
 */
export async function openDirectoryBase(
  directory: string,
  ref: string,
  command: Command,
): Promise<DirectoryCommit> {
  const named = await findCommit(directory, ref, { option: '--base', command });
  const commit = (await readMergeBase(directory, [named, 'HEAD'], command)) ?? named;
  return openBelow(directory, commit, { option: '--base', command });
}

/** As `openDirectoryBase`, but always at the ref's own commit. `option` is what named it, for messages. */
export async function openDirectoryCommit(
  directory: string,
  ref: string,
  options: OpenOptions,
): Promise<DirectoryCommit> {
  return openBelow(directory, await findCommit(directory, ref, options), options);
}

interface OpenOptions {
  readonly option: string;
  readonly command: Command;
}

async function findCommit(directory: string, ref: string, { option, command }: OpenOptions): Promise<string> {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { exitCode, stderr } = await command('git', ['rev-parse', '--show-prefix'], { directory });
  if (exitCode !== 0) throw noRepository(directory, option, stderr);
  const named = await command('git', words, { directory });
  if (named.exitCode === 0) return new TextDecoder().decode(named.stdout).trim();
  throw new MooringError('config_usage_invalid', `${option}: "${ref}" is not a commit in this repository`, {
    hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
  });
}

async function openBelow(
  directory: string,
  commit: string,
  { option, command }: OpenOptions,
): Promise<DirectoryCommit> {
  const tree = await openGitCommit(directory, commit, command);
  if (tree === undefined)
    throw new MooringError('config_usage_invalid', `${option}: the files of ${commit} cannot be read`);
  const prefix = await command('git', ['rev-parse', '--show-prefix'], { directory });
  return { commit, tree: belowDirectory(tree, new TextDecoder().decode(prefix.stdout).trim()) };
}

function noRepository(directory: string, option: string, stderr: string): MooringError {
  const reason = printable(stderr.split('\n', 1)[0] ?? '', 200);
  return new MooringError(
    'config_usage_invalid',
    `${option}: git cannot read a repository in ${directory} (${reason})`,
    {
      hint:
        option === '--base'
          ? 'Run this in a clone of the repository, or use --since or --baseline instead.'
          : 'Run this in a clone of the repository.',
    },
  );
}

/** Restricts a tree to a directory; `prefix` is empty or ends with a slash. */
function belowDirectory(tree: FileTree, prefix: string): FileTree {
  if (prefix === '') return tree;
  const below = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return {
    list: async () => below(await tree.list()),
    submodules: async () => below(await tree.submodules()),
    contentIds: async () => {
      const ids = [...((await tree.contentIds?.()) ?? [])];
      const inside = ids.filter(([path]) => path.startsWith(prefix));
      return new Map(inside.map(([path, id]) => [path.slice(prefix.length), id]));
    },
    read: async (paths) => {
      const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
      return readings.map((reading) =>
        Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }),
      );
    },
  };
}
