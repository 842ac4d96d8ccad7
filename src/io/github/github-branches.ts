import type { Forge } from '../ports/forge.ts';
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
      const found = await call(purpose, (request) =>
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
    moveBranch: async (name, { from, to }) =>
      (await setBranch(repository, name, { from, to })) ? 'moved' : 'changed',
    deleteBranch: async (name, from) =>
      (await setBranch(repository, name, { from, to: undefined })) ? 'deleted' : 'changed',
  };
}

/** The commit that a branch points to, or undefined where there is no such branch. */
async function readBranch(
  { github, call, place }: GitHubRepository,
  name: string,
): Promise<string | undefined> {
  const purpose = `read the branch ${name}`;
  const outcome = await call(purpose, (request) =>
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
 * Points a branch elsewhere, or deletes it, only while it points to `from`; false where it points elsewhere. A person
 * may push at any moment, and nothing of theirs may be lost: GraphQL compares and sets in one step. Where there is no
 * GraphQL, or it does not want to, REST does it, which cannot compare, with a look right before.
 */
async function setBranch(repository: GitHubRepository, name: string, move: BranchMove): Promise<boolean> {
  const found = await readBranch(repository, name);
  if (found !== move.from) return found === move.to;
  if (await compareAndSet(repository, name, move)) return true;
  const left = await readBranch(repository, name);
  if (left !== move.from) return left === move.to;
  return force(repository, name, move);
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
  const repository = await call('read the repository', (request) =>
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
    async (request) => {
      await github.graphql(UPDATE_REFS, { ...variables, request });
      return { status: 200, data: {} };
    },
    { repeatable: false },
  );
  return outcome.kind === 'answer';
}

/** Returns true if the branch is at `to` afterwards. Throws a refusal only if the branch is unchanged. */
async function force(repository: GitHubRepository, name: string, { from, to }: BranchMove): Promise<boolean> {
  const { github, call, place } = repository;
  const ref = { ...place, ref: `heads/${name}` };
  const purpose = `${to === undefined ? 'delete' : 'move'} the branch ${name}`;
  const outcome = await call<unknown>(purpose, (request) =>
    to === undefined
      ? github.rest.git.deleteRef({ ...ref, request })
      : github.rest.git.updateRef({ ...ref, sha: to, force: true, request }),
  );
  if (outcome.kind === 'refused') {
    const left = await readBranch(repository, name);
    if (left !== from) return left === to;
  }
  answerOf(outcome, purpose);
  return true;
}
