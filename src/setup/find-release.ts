import { dirname } from 'node:path';

import type { Command } from '../io/ports/command.ts';
import { findRemote, gitIn } from '../io/git/remote-repository.ts';
import { findPackage, readVersion } from '../runner/read-version.ts';
import { hasOwnRepository, MOORING_REF, MOORING_REPOSITORY } from '../values/documentation.ts';
import { MooringError } from '../values/errors.ts';
import { printable } from '../text/printable.ts';
import { chooseCommit, isCommit, readNamedRelease, UNKNOWN_RELEASE } from './decide/release.ts';
import type { NamedRelease, Release } from './decide/release.ts';

interface ReleaseOptions {
  /** `OWNER/REPO[@REF]`; empty to find the release by where Mooring runs. */
  readonly named: string;
  /** The server of GitHub that runs the workflow. */
  readonly serverUrl: string;
  /** The URL of the module that runs; undefined if it is not known. */
  readonly launcher: string | undefined;
  readonly command: Command;
}

const GITHUB = 'https://github.com';

/** Milliseconds: git can wait for a network or a credential helper. */
const LOOKUP_MS = 60_000;

/**
 * Finds the commit of Mooring for a workflow: the named one, else that of the clone that runs, else the release of the version
 * that runs; a placeholder if none of them is known. Throws `config_usage_invalid` if the named one cannot be looked up.
 */
export async function findRelease(options: ReleaseOptions): Promise<Release> {
  const { serverUrl, launcher } = options;
  if (options.named !== '') {
    const wanted = readNamedRelease(options.named);
    if (wanted === undefined)
      throw new MooringError('config_usage_invalid', `--mooring: "${options.named}" is not OWNER/REPO[@REF]`);
    if (isCommit(wanted.ref)) return { repository: wanted.repository, commit: wanted.ref, version: '' };
    const named = { ...wanted, ref: wanted.ref === '' ? MOORING_REF : wanted.ref };
    const release = await lookUp(named, serverUrl, options.command);
    if (typeof release === 'object') return release;
    throw new MooringError('config_usage_invalid', `the commit of Mooring is unknown: ${release}`, {
      hint: 'Pass `--mooring OWNER/REPO@REF` with a tag or branch, or all 40 digits of a commit, which need no lookup.',
    });
  }
  const clone = launcher === undefined ? undefined : await findClone(launcher, options);
  const isKnown = hasOwnRepository() && launcher !== undefined;
  if (!isKnown || clone?.repository === MOORING_REPOSITORY) return clone ?? UNKNOWN_RELEASE;
  const ref = `v${await readVersion(launcher)}`;
  const found = await lookUp({ repository: MOORING_REPOSITORY, ref }, GITHUB, options.command);
  // Everything else can be set up offline.
  return typeof found === 'object' ? found : UNKNOWN_RELEASE;
}

/** Queries the repository itself, so that private mirrors work with the credentials of git; returns the problem if it fails. */
async function lookUp(wanted: NamedRelease, serverUrl: string, command: Command): Promise<Release | string> {
  const { repository, ref } = wanted;
  const url = `${serverUrl}/${repository}`;
  // Without a terminal prompt: a missing repository looks like a private one.
  const args = ['-c', 'core.askpass=true', 'ls-remote', '--heads', '--tags', url];
  const { exitCode, stdout, stderr } = await command('git', args, { directory: '.', timeoutMs: LOOKUP_MS });
  const found = exitCode === 0 ? chooseCommit(new TextDecoder().decode(stdout), wanted) : undefined;
  if (found !== undefined) return found;
  if (exitCode === 0) return `${url} has no tag or branch ${ref}`;
  const [problem = ''] = stderr.trim().split('\n', 1);
  return `could not read ${url}: ${printable(problem, 200) || 'timed out'}`;
}

/** Finds origin and HEAD of the clone that runs; undefined if it is none, or no remote branch or tag has its commit. */
async function findClone(
  launcher: string,
  { serverUrl, command }: ReleaseOptions,
): Promise<Release | undefined> {
  const git = gitIn(dirname(findPackage(launcher)), command);
  // An installed package can be in the clone of another repository: only at the root, the way up is empty.
  if ((await git('rev-parse', '--show-cdup')) !== '') return undefined;
  const remote = await findRemote(git).catch(() => undefined);
  if (remote === undefined || ![serverUrl, GITHUB].includes(remote.serverUrl)) return undefined;
  const refs = ['--format=%(refname)', '--contains=HEAD', 'refs/remotes/origin', 'refs/tags'];
  const [commit, published = ''] = [await git('rev-parse', 'HEAD'), await git('for-each-ref', ...refs)];
  if (commit === undefined || published === '') return undefined;
  const version = (await git('describe', '--exact-match', '--tags', '--match', 'v*.*.*')) ?? '';
  const [branch = ''] = published
    .split('\n', 1)
    .map((ref) => ref.replace(/^refs\/(?:remotes\/origin|tags)\//, ''));
  return { repository: `${remote.owner}/${remote.name}`, commit, version: version === '' ? branch : version };
}
