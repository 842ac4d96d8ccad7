import { openGitCommit, readGitBlobs, readMergeBase } from '../io/git/git-commit-tree.ts';
import { MooringError } from '../values/errors.ts';
import { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import type { Command } from '../io/ports/command.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { loadBaseline } from './load-baseline.ts';
import type { Base } from './read-trees.ts';
import { commitToCompare, readNamedBase } from '../runner/change-base.ts';
import type { Environment } from '../runner/environment.ts';
import type { CheckInputs } from './inputs.ts';

interface BaseOptions {
  readonly inputs: Pick<CheckInputs, 'since' | 'baseline' | 'github-token'>;
  readonly environment: Environment;
  readonly command: Command;
  readonly clock: Clock;
  readonly head: FileTree;
}

/**
 * Finds the base of a run: the commit that its event names, from the clone, fetched into it, or from GitHub's API,
 * whichever works first; for an event without one, an earlier report, or a time. A commit that cannot be read is
 * `unavailable`, and so is one that is head itself: never a silent pass (advisory-rules.md#missing-base).
 */
export async function findBase(options: BaseOptions): Promise<Base> {
  const base = await readNamedBase(options.environment, options.command);
  if (base === undefined) return withoutBase(options);
  const { named, head } = base;
  const { isChange } = named;
  const commit = commitToCompare(named, head?.parents ?? []);
  if (head?.commit === commit) {
    return {
      isChange,
      kind: 'unavailable',
      reason: `The checked-out commit is the base of ${named.event} itself`,
      hint: CHECK_OUT,
    };
  }
  const tree = await openGitCommit(options.environment.workspace, commit, options.command);
  if (tree !== undefined) {
    const isBranch = named.head !== undefined && named.head === head?.commit;
    const start = isBranch ? await openStart([commit, named.head], options) : undefined;
    return { isChange, kind: 'tree', commit, tree, ...start };
  }
  try {
    return { isChange, kind: 'tree', commit, tree: await openFromGitHub(options, commit) };
  } catch (error) {
    if (!(error instanceof MooringError) || error.code !== 'config_base_unreadable') throw error;
    const reason = `The base commit ${commit} of ${named.event} could not be read, neither by git fetch nor from the GitHub API (${error.message})`;
    return { isChange, kind: 'unavailable', reason, hint: error.hint };
  }
}

/** `pull_request_target` checks out the base: compared with itself, nothing is ever new. */
const CHECK_OUT = 'Run on `pull_request`, or check out the head of the change.';

/**
 * Opens the commit where a branch left its base, if the base has advanced since: a fix on the base is not missing from the
 * branch. The configuration is that of the current base, or a branch could choose an old one.
 */
async function openStart(
  [base, head]: readonly [string, string],
  { command, environment: { workspace } }: BaseOptions,
): Promise<{ readonly commit: string; readonly tree: FileTree; readonly newest: FileTree } | undefined> {
  const commit = await readMergeBase(workspace, [base, head], command);
  if (commit === undefined || commit === base || commit === head) return undefined;
  const [tree, newest] = await Promise.all([
    openGitCommit(workspace, commit, command),
    openGitCommit(workspace, base, command),
  ]);
  return tree === undefined || newest === undefined ? undefined : { commit, tree, newest };
}

async function withoutBase({ environment, head, inputs }: BaseOptions): Promise<Base> {
  const { baseline, since } = inputs;
  if (baseline !== '' && since !== undefined)
    throw new MooringError('config_input_invalid', 'inputs since and baseline: set only one of them');
  if (baseline !== '') return loadBaseline(head, baseline);
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  const { event, eventName } = environment;
  const run = eventName === '' ? 'this run' : `the event ${eventName}`;
  const reason =
    event.before === undefined ? `${run} has no base` : 'the push created a branch, which has no base';
  return { isChange: false, kind: 'none', reason };
}

async function openFromGitHub(
  { environment, clock, command, inputs }: BaseOptions,
  commit: string,
): Promise<FileTree> {
  const { githubApiUrl: apiUrl, repository, workspace } = environment;
  const githubToken = inputs['github-token'];
  if (githubToken === '' || repository === '')
    throw new MooringError('config_base_unreadable', 'no token for the GitHub API');
  // Only a run whose clone lacks the base loads the client of GitHub (ADR 0013).
  const { openGitHubCommit } = await import('../io/github/github-commit-tree.ts');
  return openGitHubCommit({
    apiUrl,
    repository,
    commit,
    token: new Secret(githubToken),
    clock,
    readLocal: (blobs) => readGitBlobs(workspace, blobs, command),
  });
}
