import type { Forge, ForgeCommit } from '../ports/forge.ts';
import { writeCommit } from './github-objects.ts';
import { GitHubNode, GitRef, GitRefs, NoContent, UpdatedRefs } from '../../api/github/github-answers.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** The branches of a repository, by GitHub's "Git references" API. */
export function gitHubBranches(
  repository: GitHubRepository,
): Pick<Forge, 'listBranches' | 'readBranch' | 'createBranch' | 'moveBranch' | 'deleteBranch'> {
  const { github, call, place } = repository;
  return {
    readBranch: (name) => readBranch(repository, name),
    listBranches: async (prefix) => {
      const purpose = `list the branches like ${prefix}`;
      const found = await call(purpose, GitRefs, (request) =>
        github.rest.git.listMatchingRefs({ ...place, ref: `heads/${prefix}`, request }),
      );
      return answerOf(found, purpose).map(({ ref, object }) => ({
        name: ref.replace(/^refs\/heads\//, ''),
        commit: object.sha,
      }));
    },
    createBranch: async (name, commit) => {
      const purpose = `create the branch ${name}`;
      const outcome = await call(
        purpose,
        GitRef,
        (request) => github.rest.git.createRef({ ...place, ref: `refs/heads/${name}`, sha: commit, request }),
        { repeatable: false },
      );
      if (outcome.kind === 'unsure') return 'unsure';
      // GitHub says 422 for a branch that exists and for much else: whether it exists is easily seen.
      const isInvalid = outcome.kind === 'refused' && outcome.refusal.status === 422;
      if (isInvalid && (await readBranch(repository, name)) !== undefined) return 'exists';
      answerOf(outcome, purpose);
      return 'created';
    },
    moveBranch: async (name, { from, to }) => {
      const result = await setBranch(repository, name, { from, to: to.id });
      if (result === 'unable') return moveForward(repository, name, { from, to });
      return result === 'done' ? to : 'changed';
    },
    deleteBranch: async (name, from) => {
      const result = await setBranch(repository, name, { from, to: undefined });
      const isGone = result === 'unable' ? await deleteRef(repository, name, from) : result === 'done';
      return isGone ? 'deleted' : 'changed';
    },
  };
}

/** The commit that a branch points to, or undefined where there is no such branch. */
async function readBranch(
  { github, call, place }: GitHubRepository,
  name: string,
): Promise<string | undefined> {
  const purpose = `read the branch ${name}`;
  const outcome = await call(purpose, GitRef, (request) =>
    github.rest.git.getRef({ ...place, ref: `heads/${name}`, request }),
  );
  if (outcome.kind === 'refused' && outcome.refusal.status === 404) return undefined;
  return answerOf(outcome, purpose).object.sha;
}

/** Where a branch points, and where it is to point: undefined deletes it. */
interface BranchMove {
  readonly from: string;
  readonly to: string | undefined;
}

/**
 * Points a branch elsewhere, or deletes it, only while it points to `from`: a person may push at any moment, and nothing
 * of theirs may be lost. GraphQL compares and sets in one step. `unable` where there is no GraphQL, or it refuses to; the
 * branch then pointed to `from` a moment ago.
 */
async function setBranch(
  repository: GitHubRepository,
  name: string,
  move: BranchMove,
): Promise<'done' | 'changed' | 'unable'> {
  const found = await readBranch(repository, name);
  if (found !== move.from) return found === move.to ? 'done' : 'changed';
  if (await compareAndSet(repository, name, move)) return 'done';
  const left = await readBranch(repository, name);
  if (left !== move.from) return left === move.to ? 'done' : 'changed';
  return 'unable';
}

const NO_COMMIT = '0'.repeat(40);

/** GraphQL reference, "updateRefs": nothing happens unless the branch points to `beforeOid`; zeros delete it. */
const UPDATE_REFS = `mutation ($repository: ID!, $name: GitRefname!, $before: GitObjectID!, $after: GitObjectID!) {
  updateRefs(input: {
    repositoryId: $repository
    refUpdates: [{ name: $name, beforeOid: $before, afterOid: $after, force: true }]
  }) { clientMutationId }
}`;

/** Returns false if the update failed or its result is unknown; the caller then reads the branch. */
async function compareAndSet(
  { github, call, place }: GitHubRepository,
  name: string,
  { from, to }: BranchMove,
): Promise<boolean> {
  const repository = await call('read the repository', GitHubNode, (request) =>
    github.rest.repos.get({ ...place, request }),
  );
  if (repository.kind !== 'answer') return false;
  const variables = {
    repository: repository.answer.node_id,
    name: `refs/heads/${name}`,
    before: from,
    after: to ?? NO_COMMIT,
  };
  const outcome = await call(
    `move the branch ${name}`,
    UpdatedRefs,
    async (request) => ({
      status: 200,
      data: await github.graphql(UPDATE_REFS, { ...variables, request }),
    }),
    { repeatable: false },
  );
  return outcome.kind === 'answer';
}

/**
 * Moves a branch by REST, which cannot compare: it is only moved forward, which GitHub refuses if the branch got a commit
 * in between. So the commit is written once more, with `from` as a parent too, unless it has that already.
 */
async function moveForward(
  repository: GitHubRepository,
  name: string,
  { from, to }: { readonly from: string; readonly to: ForgeCommit },
): Promise<ForgeCommit | 'changed'> {
  const { github, call, place } = repository;
  const isAhead = to.parents.includes(from);
  const joined = isAhead ? to : await writeCommit(repository, { ...to, parents: [...to.parents, from] });
  const purpose = `move the branch ${name}`;
  const outcome = await call(purpose, GitRef, (request) =>
    github.rest.git.updateRef({ ...place, ref: `heads/${name}`, sha: joined.id, force: false, request }),
  );
  if (outcome.kind === 'refused' && (await readBranch(repository, name)) !== from) return 'changed';
  answerOf(outcome, purpose);
  return joined;
}

/** Deletes a branch by REST, which cannot compare; true if it is gone. Throws a refusal only if it is unchanged. */
async function deleteRef(repository: GitHubRepository, name: string, from: string): Promise<boolean> {
  const { github, call, place } = repository;
  const purpose = `delete the branch ${name}`;
  const outcome = await call(purpose, NoContent, (request) =>
    github.rest.git.deleteRef({ ...place, ref: `heads/${name}`, request }),
  );
  if (outcome.kind === 'refused') {
    const left = await readBranch(repository, name);
    if (left !== from) return left === undefined;
  }
  answerOf(outcome, purpose);
  return true;
}
