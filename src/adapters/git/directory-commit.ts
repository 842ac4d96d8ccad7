import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Command } from '../../ports/command.ts';
import type { FileTree } from '../../ports/file-tree.ts';
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
  const git = async (...args: readonly string[]): Promise<string | undefined> => {
    const { exitCode, stdout } = await command('git', args, { directory });
    return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
  };
  const place = await command('git', ['rev-parse', '--show-prefix'], { directory });
  if (place.exitCode !== 0) throw noRepository(directory, place.stderr);
  const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (named === undefined)
    throw new MooringError('config_usage_invalid', `--base: "${ref}" is not a commit in this repository`, {
      hint: 'Use a branch, tag or commit, such as origin/main, and run `git fetch` first.',
    });
  const commit = (await readMergeBase(directory, [named, 'HEAD'], command)) ?? named;
  const tree = await openGitCommit(directory, commit, command);
  if (tree === undefined)
    throw new MooringError('config_usage_invalid', `--base: the files of ${commit} cannot be read`);
  return { commit, tree: belowDirectory(tree, new TextDecoder().decode(place.stdout).trim()) };
}

function noRepository(directory: string, stderr: string): MooringError {
  const reason = printable(stderr.split('\n', 1)[0] ?? '', 200);
  return new MooringError(
    'config_usage_invalid',
    `--base: git cannot read a repository in ${directory} (${reason})`,
    {
      hint: 'Run this in a clone of the repository, or use --since or --baseline instead.',
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
    read: async (paths) => {
      const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
      return readings.map((reading) =>
        Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }),
      );
    },
  };
}
