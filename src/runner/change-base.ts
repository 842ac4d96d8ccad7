import { readHeadCommit } from '../io/git/git-commit-tree.ts';
import type { Command } from '../io/ports/command.ts';
import type { Environment } from './environment.ts';

/** The commit that an event names as the base of the checked-out files. */
interface NamedBase {
  /** The event, as a noun. */
  readonly event: string;
  readonly commit: string;
  /** The commit that the event is about. */
  readonly head: string | undefined;
  /** Whether head is an unmerged change, whose own configuration does not apply. */
  readonly isChange: boolean;
}

/** The base of a run, and the commit that is checked out: undefined outside of a clone. */
interface ReadBase {
  readonly named: NamedBase;
  readonly head: Awaited<ReturnType<typeof readHeadCommit>>;
}

/** Returns the base that the event of a run names; undefined for one without a base. */
export async function readNamedBase(
  environment: Environment,
  command: Command,
): Promise<ReadBase | undefined> {
  // The checked-out commit can only rule a base out: most events without one start no program.
  if (namedBase(environment, undefined) === undefined) return undefined;
  const head = await readHeadCommit(environment.workspace, command);
  const named = namedBase(environment, head?.commit);
  return named && { named, head };
}

/** Events with untrusted input that run on the default branch: what a job checks out instead is an unmerged change. */
const UNTRUSTED_EVENTS: ReadonlySet<string> = new Set(['workflow_run', 'issue_comment']);

function namedBase(
  { commit, event, eventName }: Environment,
  head: string | undefined,
): NamedBase | undefined {
  const { pull_request: pull, merge_group: group, before } = event;
  if (pull !== undefined) {
    return { event: 'the pull request', commit: pull.base.sha, head: pull.head.sha, isChange: true };
  }
  if (group !== undefined) {
    return { event: 'the merge group', commit: group.base_sha, head: group.head_sha, isChange: true };
  }
  if (UNTRUSTED_EVENTS.has(eventName) && commit !== '' && commit !== head)
    return { event: `the event ${eventName}`, commit, head, isChange: true };
  const isNewBranch = before === undefined || /^0+$/.test(before);
  if (eventName !== 'push' || isNewBranch) return undefined;
  return { event: 'the push', commit: before, head: undefined, isChange: false };
}

/**
 * Returns the commit to compare with. GitHub checks out a pull request as its merge into the base branch: the first parent of
 * that merge is the base of these files. The event names the base at the time it was sent, which can be older.
 */
export function commitToCompare({ commit, head }: NamedBase, parents: readonly string[]): string {
  const [first, second] = parents;
  return first !== undefined && second !== undefined && second === head ? first : commit;
}

/** Returns the base commit of the unmerged change that a job has checked out; undefined if it has none. */
export async function findChangeBase(
  environment: Environment,
  command: Command,
): Promise<string | undefined> {
  const base = await readNamedBase(environment, command);
  return base?.named.isChange === true ? commitToCompare(base.named, base.head?.parents ?? []) : undefined;
}
