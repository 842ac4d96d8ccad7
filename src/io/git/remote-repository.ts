import { MooringError } from '../../values/errors.ts';
import { readRemote } from '../../values/remote.ts';
import type { RemoteRepository } from '../../values/remote.ts';
import { printable } from '../../text/printable.ts';
import type { Command } from '../ports/command.ts';

/** Runs git in a directory; returns its output without surrounding whitespace, undefined if it fails. */
export type Git = (...args: readonly string[]) => Promise<string | undefined>;

/** Creates `Git` for a directory. */
export function gitIn(directory: string, command: Command): Git {
  return async (...args) => {
    const { exitCode, stdout } = await command('git', args, { directory });
    return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : undefined;
  };
}

/**
 * Returns the root of the work tree that contains a directory: GitHub reads `.github` only there. Throws
 * `config_usage_invalid` outside a work tree, and `config_file_unreadable` without git.
 */
export async function findRoot(directory: string, git: Git): Promise<string> {
  const root = await git('rev-parse', '--show-toplevel');
  if (root !== undefined && root !== '') return root;
  throw new MooringError('config_usage_invalid', `${directory} is not in a git work tree`, {
    hint: 'Run this in a clone of your repository, or pass its directory.',
  });
}

/**
 * Finds the repository on GitHub by the remote `origin`, or the only remote. Throws `config_usage_invalid` if there is no
 * remote, or it is not on a server of GitHub.
 */
export async function findRemote(git: Git): Promise<RemoteRepository> {
  const remotes = ((await git('remote')) ?? '').split('\n').filter((name) => name !== '');
  const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : (remotes[0] ?? 'origin');
  if (!remotes.includes(remote))
    throw new MooringError('config_usage_invalid', 'this repository has no remote `origin`', {
      hint: 'Run `git remote add origin https://github.com/OWNER/NAME.git`, or pass `--repository OWNER/NAME`.',
    });
  // Git expands `insteadOf`: a shorthand becomes a URL, but the URL of a mirror becomes that of the mirror.
  const urls = [await git('remote', 'get-url', remote), await git('config', `remote.${remote}.url`)];
  const found = urls.map((url) => readRemote(url ?? '')).find((one) => one !== undefined);
  if (found !== undefined) return found;
  const url = (urls[0] ?? '').replace(/\/\/[^/@]*@/, '//');
  throw new MooringError(
    'config_usage_invalid',
    `the remote \`${remote}\` is not a repository on GitHub: ${printable(url, 200)}`,
    { hint: 'Pass `--repository OWNER/NAME`, or `HOST/OWNER/NAME` for a GitHub Enterprise Server.' },
  );
}

/** Finds the default branch from the clone alone, also on a detached HEAD; undefined if git does not know it. */
export async function findDefaultBranch(git: Git): Promise<string | undefined> {
  const known = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (known !== undefined) return known.replace(/^origin\//, '');
  const branches = (
    (await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin')) ?? ''
  )
    .split('\n')
    .map((ref) => ref.replace(/^refs\/(?:heads|remotes\/origin)\//, ''));
  const usual = ['main', 'master'].filter((name) => branches.includes(name));
  if (usual.length === 1) return usual[0];
  // A new repository without commits.
  return branches.every((name) => name === '')
    ? git('symbolic-ref', '--quiet', '--short', 'HEAD')
    : undefined;
}
