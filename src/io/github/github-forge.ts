import type { Forge } from '../ports/forge.ts';
import { gitHubBranches } from './github-branches.ts';
import { gitHubObjects, gitHubTrees } from './github-objects.ts';
import { gitHubExtras } from './github-extras.ts';
import { gitHubPullRequests } from './github-pull-requests.ts';
import { openGitHubRepository } from './github-repository.ts';
import type { GitHubRepositoryOptions } from './github-repository.ts';

/**
 * A repository on GitHub or GitHub Enterprise Server, by its REST API; through the proxy of the environment, as the
 * toolkit reads it. Throws the `github_*` errors and `run_deadline`.
 */
export async function openGitHubForge(options: GitHubRepositoryOptions): Promise<Forge> {
  const repository = await openGitHubRepository(options);
  return {
    ...gitHubBranches(repository),
    ...gitHubObjects(repository),
    ...gitHubTrees(repository),
    ...gitHubPullRequests(repository),
    ...gitHubExtras(repository),
  };
}
