import { openDirectoryCommit } from '../io/git/directory-commit.ts';
import { gitHubCheckStates } from '../io/github/github-check-states.ts';
import { openGitHubRepository } from '../io/github/github-repository.ts';
import type { GitHubRepositoryOptions } from '../io/github/github-repository.ts';
import { MooringError } from '../values/errors.ts';
import { gitHubApiUrl } from '../values/remote.ts';
import type { CheckStates } from '../io/ports/check-states.ts';
import type { Clock } from '../values/clock.ts';
import type { EndFacts } from './named-builds.ts';
import { findGitHubToken } from '../io/git/github-token.ts';
import { findRemote, gitIn } from '../io/git/remote-repository.ts';
import { verifyPins } from './verify-pins.ts';
import type { VerifyOptions } from './search-origin.ts';

export interface OpenEndsOptions extends Pick<
  EndFacts,
  'reference' | 'history' | 'now' | 'tree' | 'directory' | 'command' | 'file'
> {
  readonly verify: VerifyOptions;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The repository of a workflow; if absent, the remote of the clone and the token that `gh` would use. */
  readonly github?: Pick<GitHubRepositoryOptions, 'apiUrl' | 'repository' | 'token'> | undefined;
}

/** Opens the facts by which ENDs are resolved, over git, the registry and GitHub. Nothing is read or sent before an END requires it. */
export function openEnds(options: OpenEndsOptions): EndFacts {
  const { command, directory, reference, verify } = options;
  return {
    ...options,
    originOf: async (digest) => {
      const [origin] = (await verifyPins([{ ...reference, digest }], verify)).values();
      if (origin === undefined) throw new MooringError('internal_bug', `${digest} has no origin`);
      return origin;
    },
    openCommit: async (revision) =>
      (await openDirectoryCommit(directory, revision, { option: 'git', command })).tree,
    openChecks: () => openChecks(options),
  };
}

async function openChecks(options: OpenEndsOptions): Promise<CheckStates | undefined> {
  const { clock, github = await gitHubOfClone(options), signal } = options;
  if (github === undefined) return undefined;
  return gitHubCheckStates(await openGitHubRepository({ ...github, clock, signal }));
}

async function gitHubOfClone({
  variables,
  command,
  directory,
}: OpenEndsOptions): Promise<OpenEndsOptions['github']> {
  const git = gitIn(directory, command);
  if (((await git('remote')) ?? '') === '') return undefined;
  const { serverUrl, owner, name } = await findRemote(git);
  const token = await findGitHubToken(serverUrl, { variables, command, directory });
  return token && { apiUrl: gitHubApiUrl(serverUrl), repository: `${owner}/${name}`, token };
}
