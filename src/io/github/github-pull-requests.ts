import type { Forge, ForgePullRequest } from '../ports/forge.ts';
import { PullRequest, PullRequests } from '../../api/github/github-answers.ts';
import { answerOf } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** Pull requests of one branch that are looked through for one that a person has closed. */
const MOST_PULL_REQUESTS = 100;

/** Pull requests and what belongs to them, by GitHub's REST API. */
export function gitHubPullRequests({
  github,
  call,
  place,
}: GitHubRepository): Pick<Forge, 'listPullRequests' | 'openPullRequest' | 'changePullRequest'> {
  async function listPullRequests(branch: string): Promise<readonly ForgePullRequest[]> {
    const purpose = `list the pull requests from ${branch}`;
    const head = `${place.owner}:${branch}`;
    const query = { state: 'all', sort: 'created', direction: 'desc', per_page: MOST_PULL_REQUESTS } as const;
    const outcome = await call(purpose, PullRequests, (request) =>
      github.rest.pulls.list({ ...place, ...query, head, request }),
    );
    return answerOf(outcome, purpose).map(toPullRequest);
  }

  return {
    listPullRequests,
    openPullRequest: async ({ title, body, branch, base, draft }) => {
      const purpose = `open a pull request from ${branch} into ${base}`;
      const outcome = await call(
        purpose,
        PullRequest,
        (request) => github.rest.pulls.create({ ...place, title, body, head: branch, base, draft, request }),
        { repeatable: false },
      );
      if (outcome.kind === 'unsure') return 'unsure';
      if (outcome.kind === 'refused' && outcome.refusal.status === 422) {
        // One status for many causes: that there is one already is seen by looking.
        const found = await listPullRequests(branch);
        if (found.some(({ state }) => state === 'open')) return 'exists';
        const isHead = outcome.refusal.errors.some(
          ({ field, code }) => field === 'head' && code === 'invalid',
        );
        if (isHead) return 'not-ready';
      }
      return toPullRequest(answerOf(outcome, purpose));
    },
    changePullRequest: async (number, change) => {
      const purpose = `change the pull request #${number}`;
      const outcome = await call(purpose, PullRequest, (request) =>
        github.rest.pulls.update({ ...place, pull_number: number, ...change, request }),
      );
      return toPullRequest(answerOf(outcome, purpose));
    },
  };
}

function toPullRequest(pull: PullRequest): ForgePullRequest {
  const merged = pull.merged_at !== undefined && pull.merged_at !== null;
  return {
    number: pull.number,
    url: pull.html_url,
    title: pull.title,
    body: pull.body ?? '',
    base: pull.base.ref,
    state: pull.state === 'open' ? 'open' : merged ? 'merged' : 'closed',
  };
}
