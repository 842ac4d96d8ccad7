import { openGitCommit, readHeadCommit } from '../../adapters/git-commit-tree.ts';
import { openGitHubCommit } from '../../adapters/github-commit-tree.ts';
import type { GitHubEvent } from '../../contract/github-event.ts';
import { MooringError } from '../../domain/errors.ts';
import { Secret } from '../../domain/secret.ts';
import type { Command } from '../../ports/command.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from '../../usecases/check-images.ts';
import type { Environment } from '../environment.ts';

/** The base of a pull request: from the clone, fetched into it, or from GitHub's API, whatever works first. */
export async function findBase(
  environment: Environment,
  command: Command,
  githubToken: string,
): Promise<Base> {
  const pullRequest = environment.event.pull_request;
  if (pullRequest === undefined) {
    const event = environment.eventName === '' ? 'this run' : `the event ${environment.eventName}`;
    return { kind: 'none', why: `${event} has no base` };
  }
  const head = await readHeadCommit(environment.workspace, command);
  const commit = baseCommit(pullRequest, head?.parents ?? []);
  if (head?.commit === commit)
    return unavailable('What is checked out is the base of the pull request itself', CHECK_OUT);
  const tree =
    (await openGitCommit(environment.workspace, commit, command)) ??
    (await openFromGitHub(environment, commit, githubToken));
  if (tree !== undefined) return { kind: 'tree', commit, tree };
  return unavailable(`The base commit ${commit} of the pull request could not be read`);
}

/**
 * GitHub checks a pull request out as its merge into the base branch: the first parent of that merge is the base that
 * these files stand on. The event names the one it was sent for, which may be older.
 */
function baseCommit(
  pullRequest: NonNullable<GitHubEvent['pull_request']>,
  parents: readonly string[],
): string {
  const [first, second] = parents;
  return first !== undefined && second === pullRequest.head.sha ? first : pullRequest.base.sha;
}

/** `pull_request_target` checks out the base: compared with itself, nothing would ever be new. */
const CHECK_OUT = 'Run on `pull_request`, or check out the head of the pull request.';

function unavailable(why: string, hint = new MooringError('github_base_unavailable', '').hint): Base {
  return { kind: 'unavailable', why, hint };
}

async function openFromGitHub(
  environment: Environment,
  commit: string,
  githubToken: string,
): Promise<FileTree | undefined> {
  if (githubToken === '' || environment.repository === '') return undefined;
  return openGitHubCommit({
    apiUrl: environment.githubApiUrl,
    repository: environment.repository,
    commit,
    token: new Secret(githubToken),
  });
}
