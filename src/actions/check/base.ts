import {
  openGitCommit,
  readGitBlobs,
  readHeadCommit,
  readMergeBase,
} from '../../adapters/git/git-commit-tree.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Instant } from '../../domain/instant.ts';
import { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Command } from '../../ports/command.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from '../../usecases/check/base.ts';
import { loadBaseline } from '../../usecases/check/load-baseline.ts';
import type { Environment } from '../environment.ts';

export interface BaseOptions {
  readonly environment: Environment;
  readonly command: Command;
  readonly clock: Clock;
  readonly head: FileTree;
  readonly githubToken: string;
  /** What an event without a base of its own is compared with. */
  readonly since: Instant | undefined;
  /** Path of an earlier report in the repository; empty for none. */
  readonly baseline: string;
}

/**
 * What a run is compared with: the base that its event names, from the clone, fetched into it, or from GitHub's API,
 * whatever works first; for an event that names none, an earlier report, or a time. A base that is named and cannot be
 * had is `unavailable`, and so is one that is head itself: never a silent pass
 * (advisory-rules.md#missing-base).
 */
export async function findBase(options: BaseOptions): Promise<Base> {
  const named = namedBase(options.environment);
  if (named === undefined) return withoutBase(options);
  const { isChange } = named;
  const head = await readHeadCommit(options.environment.workspace, options.command);
  const commit = commitToCompare(named, head?.parents ?? []);
  if (head?.commit === commit) {
    return {
      isChange,
      kind: 'unavailable',
      reason: `What is checked out is the base of ${named.what} itself`,
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
    const reason = `The base commit ${commit} of ${named.what} could not be read: git could not fetch it, and GitHub’s API did not give it (${error.message})`;
    return { isChange, kind: 'unavailable', reason, hint: error.hint };
  }
}

/** `pull_request_target` checks out the base: compared with itself, nothing would ever be new. */
const CHECK_OUT = 'Run on `pull_request`, or check out the head of the change.';

interface NamedBase {
  readonly what: string;
  readonly commit: string;
  /** The commit that the event is about. */
  readonly head: string | undefined;
  /** A change that is not merged yet: its own settings do not count. */
  readonly isChange: boolean;
}

function namedBase({ event, eventName }: Environment): NamedBase | undefined {
  const { pull_request: pull, merge_group: group, before } = event;
  if (pull !== undefined) {
    return { what: 'the pull request', commit: pull.base.sha, head: pull.head.sha, isChange: true };
  }
  if (group !== undefined) {
    return { what: 'the merge group', commit: group.base_sha, head: group.head_sha, isChange: true };
  }
  const isNewBranch = before === undefined || /^0+$/.test(before);
  if (eventName !== 'push' || isNewBranch) return undefined;
  return { what: 'the push', commit: before, head: undefined, isChange: false };
}

/**
 * GitHub checks a pull request out as its merge into the base branch: the first parent of that merge is the base that
 * these files stand on. The event names the one it was sent for, which may be older.
 */
function commitToCompare({ commit, head }: NamedBase, parents: readonly string[]): string {
  const [first, second] = parents;
  return first !== undefined && second !== undefined && second === head ? first : commit;
}

/**
 * Where a branch left its base, if that went on since: what others mended there meanwhile is nothing that the branch
 * brings. The settings are those of the base as it is now, or a branch could choose old ones.
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

async function withoutBase({ environment, head, since, baseline }: BaseOptions): Promise<Base> {
  if (baseline !== '' && since !== undefined)
    throw new MooringError('config_input_invalid', 'inputs since and baseline: they exclude one another');
  if (baseline !== '') return loadBaseline(head, baseline);
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  const { event, eventName } = environment;
  const what = eventName === '' ? 'this run' : `the event ${eventName}`;
  const reason =
    event.before === undefined ? `${what} has no base` : 'the push made a new branch, which has no base';
  return { isChange: false, kind: 'none', reason };
}

async function openFromGitHub(
  { environment, clock, command, githubToken }: BaseOptions,
  commit: string,
): Promise<FileTree> {
  const { githubApiUrl: apiUrl, repository, workspace } = environment;
  if (githubToken === '' || repository === '')
    throw new MooringError('config_base_unreadable', 'there is no token to ask GitHub with');
  const { openGitHubCommit } = await import('../../adapters/github/github-commit-tree.ts');
  return openGitHubCommit({
    apiUrl,
    repository,
    commit,
    token: new Secret(githubToken),
    clock,
    readLocal: (blobs) => readGitBlobs(workspace, blobs, command),
  });
}
