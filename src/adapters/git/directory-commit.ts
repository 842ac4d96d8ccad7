import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Command } from '../../ports/command.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { openGitCommit, readMergeBase } from './git-commit-tree.ts';

/** A commit, and its files below a folder by their paths in that folder. */
export interface DirectoryCommit {
  readonly commit: string;
  readonly tree: FileTree;
}

/**
 * What a folder of a git repository was at the point where a branch left a ref: its merge base with HEAD, or the ref's own
 * commit where they have none. Throws `config_usage_invalid` for a folder of no repository that git would read, and for
 * what is no commit of it.
 */
export async function openDirectoryBase(
  folder: string,
  ref: string,
  command: Command,
): Promise<DirectoryCommit> {
  const git = async (...args: readonly string[]): Promise<string | undefined> => {
    const { exitCode, stdout } = await command('git', args, { directory: folder });
    return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
  };
  const place = await command('git', ['rev-parse', '--show-prefix'], { directory: folder });
  if (place.exitCode !== 0) throw noRepository(folder, place.stderr);
  const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (named === undefined)
    throw new MooringError('config_usage_invalid', `--base: "${ref}" is no commit of the repository here`, {
      hint: 'Name a branch, a tag or a commit as git does (main, origin/main), and fetch it first: git fetch.',
    });
  const commit = (await readMergeBase(folder, [named, 'HEAD'], command)) ?? named;
  const tree = await openGitCommit(folder, commit, command);
  if (tree === undefined)
    throw new MooringError('config_usage_invalid', `--base: the files of ${commit} cannot be read`);
  return { commit, tree: belowFolder(tree, new TextDecoder().decode(place.stdout).trim()) };
}

/** In git's own words: there may be a repository, of somebody else whom git does not trust. */
function noRepository(folder: string, said: string): MooringError {
  const why = printable(said.split('\n', 1)[0] ?? '', 200);
  return new MooringError('config_usage_invalid', `--base: git reads no repository in ${folder} (${why})`, {
    hint: 'Run this in a clone of the repository, or compare with --since or --baseline instead.',
  });
}

/** The part of a tree below a folder; `prefix` is empty, or ends with a slash. */
function belowFolder(tree: FileTree, prefix: string): FileTree {
  if (prefix === '') return tree;
  return {
    list: async () =>
      (await tree.list()).filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
    read: async (paths) => {
      const readings = await tree.read(paths.map((path) => `${prefix}${path}`));
      return readings.map((reading) =>
        Object.assign({ ...reading }, { path: reading.path.slice(prefix.length) }),
      );
    },
  };
}
