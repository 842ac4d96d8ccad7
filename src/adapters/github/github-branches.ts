import type { Forge } from '../../ports/forge.ts';
import { setBranch } from './github-branch-set.ts';
import { readBranch } from './github-branch-read.ts';
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
