import type { Secret } from '../domain/secret.ts';
import type { Clock } from '../ports/clock.ts';
import type { Forge } from '../ports/forge.ts';
import { createGitHubCaller } from './github-caller.ts';
import { gitHubBranches } from './github-branches.ts';
import { gitHubObjects } from './github-objects.ts';
import { gitHubFavours } from './github-favours.ts';
import { gitHubTrees } from './github-trees.ts';
import { gitHubPullRequests } from './github-pull-requests.ts';

export interface GitHubForgeOptions {
  /** As GITHUB_API_URL has it: GitHub's own, or an Enterprise Server's with `/api/v3`. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: Secret;
  readonly clock: Clock;
  /** Ends the run. */
  readonly signal: AbortSignal;
}

/**
 * A repository on GitHub or GitHub Enterprise Server, by its REST API; through the proxy of the environment, as the
 * toolkit reads it. Throws the `github_*` errors and `run_deadline`.
 */
export async function openGitHubForge(options: GitHubForgeOptions): Promise<Forge> {
  // Loaded here alone: octokit costs every other run its start-up time.
  const { getOctokit } = await import('@actions/github');
  const [owner = '', repo = ''] = options.repository.split('/');
  // No `request` among these options: it would take the place of the one that knows the proxy.
  const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
  const call = createGitHubCaller({
    clock: options.clock,
    signal: options.signal,
    host: new URL(options.apiUrl).host,
  });
  const repository = { github, call, place: { owner, repo } };
  return {
    ...gitHubBranches(repository),
    ...gitHubObjects(repository),
    ...gitHubTrees(repository),
    ...gitHubPullRequests(repository),
    ...gitHubFavours(repository),
  };
}
