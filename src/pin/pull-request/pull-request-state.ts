import { isOwnCommit } from '../views/commit-message.ts';
import type { Observed, ObservedBranch } from '../views/lifecycle.ts';
import { readMarker } from '../views/marker.ts';
import type { Forge, ForgeCommit, ForgePullRequest } from '../../io/ports/forge.ts';
import type { BaseHead, CommittedFile } from './match-base.ts';

/** One branch and its pull requests: the facts for the decision, and the forge's own objects. */
export interface PullRequestState {
  readonly observed: Observed;
  readonly pullRequests: readonly ForgePullRequest[];
  /** The newest commit of the branch, if the branch is Mooring's. */
  readonly head: ForgeCommit | undefined;
}

/** Reads a branch and its pull requests. `files` are the files to propose, empty if there are none. */
export async function readPullRequestState(
  forge: Forge,
  base: BaseHead,
  target: { readonly branch: string; readonly files: readonly CommittedFile[] },
): Promise<PullRequestState> {
  const tip = await forge.readBranch(target.branch);
  const head = tip === undefined ? undefined : await forge.readCommit(tip);
  const pullRequests = await forge.listPullRequests(target.branch);
  const branch: ObservedBranch =
    head === undefined ? { kind: 'absent' } : await observeBranch(forge, base, head, target.files);
  return {
    head: branch.kind === 'own' ? head : undefined,
    pullRequests,
    observed: {
      branch,
      pullRequests: pullRequests.map(({ number, state, base: into, body }) => ({
        number,
        state,
        base: into,
        marker: readMarker(body),
      })),
    },
  };
}

async function observeBranch(
  forge: Forge,
  base: BaseHead,
  head: ForgeCommit,
  files: readonly CommittedFile[],
): Promise<ObservedBranch> {
  if (!(await isOwnBranch(forge, base, head))) return { kind: 'foreign', commit: head.id };
  const matches = files.length > 0 && (await holdsFiles(forge, base, head, files));
  return { kind: 'own', commit: head.id, matches };
}

/** True if every commit of the branch that is not in the base is an unmodified commit of Mooring's. */
async function isOwnBranch(forge: Forge, base: BaseHead, head: ForgeCommit): Promise<boolean> {
  if (!isOwnCommit(head)) return false;
  if (head.parents.length === 1 && head.parents[0] === base.commit) return true;
  const beyond = await forge.listCommitsBeyond(base.commit, head.id);
  return beyond !== undefined && beyond.every(isOwnCommit);
}

/**
 * True if the branch changes exactly these files over its parent, and the base has not changed them since: it
 * then merges cleanly into the planned content, however many other commits the base has.
 */
async function holdsFiles(
  forge: Forge,
  base: BaseHead,
  head: ForgeCommit,
  files: readonly CommittedFile[],
): Promise<boolean> {
  const [parent = ''] = head.parents;
  if (parent === base.commit) return (await forge.writeTree(base.tree, files)) === head.tree;
  const { tree } = await forge.readCommit(parent);
  const entries = await forge.readTree(
    tree,
    files.map(({ path }) => path),
  );
  const same = files.every(({ path, mode, baseBlob }) => {
    const entry = entries.get(path);
    return entry?.blob === baseBlob && (entry === undefined || entry.mode === mode);
  });
  return same && (await forge.writeTree(tree, files)) === head.tree;
}
