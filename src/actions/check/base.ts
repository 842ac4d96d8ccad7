import { openGitCommit, readHeadCommit } from '../../adapters/git-commit-tree.ts';
import { openGitHubCommit } from '../../adapters/github-commit-tree.ts';
import type { Instant } from '../../domain/instant.ts';
import { Secret } from '../../domain/secret.ts';
import type { Command } from '../../ports/command.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from '../../usecases/base.ts';
import { loadBaseline } from '../../usecases/load-baseline.ts';
import type { Environment } from '../environment.ts';

export interface BaseOptions {
  readonly environment: Environment;
  readonly command: Command;
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
 * had is `unavailable`, and so is one that is head itself: never a silent pass (advisory-gate.md §2 no. 3 and 6).
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
      why: `What is checked out is the base of ${named.what} itself`,
      hint: CHECK_OUT,
    };
  }
  const tree =
    (await openGitCommit(options.environment.workspace, commit, options.command)) ??
    (await openFromGitHub(options, commit));
  if (tree !== undefined) return { isChange, kind: 'tree', commit, tree };
  return {
    isChange,
    kind: 'unavailable',
    why: `The base commit ${commit} of ${named.what} could not be read`,
    hint: LET_READ,
  };
}

const LET_READ =
  'Let actions/checkout keep its credentials, use `fetch-depth: 0`, or pass `github-token` with `contents: read`.';

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

async function withoutBase({ environment, head, since, baseline }: BaseOptions): Promise<Base> {
  if (baseline !== '') return loadBaseline(head, baseline);
  if (since !== undefined) return { isChange: false, kind: 'since', since };
  const { event, eventName } = environment;
  const what = eventName === '' ? 'this run' : `the event ${eventName}`;
  const why =
    event.before === undefined ? `${what} has no base` : 'the push made a new branch, which has no base';
  return { isChange: false, kind: 'none', why };
}

async function openFromGitHub(
  { environment, githubToken }: BaseOptions,
  commit: string,
): Promise<FileTree | undefined> {
  if (githubToken === '' || environment.repository === '') return undefined;
  return openGitHubCommit({
    apiUrl: environment.githubApiUrl,
    repository: environment.repository,
    commit,
    token: new Secret(githubToken),
  });
}
