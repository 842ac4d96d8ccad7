import type { getOctokit } from '@actions/github';

import { refusalError } from '../domain/pull-request/refusal.ts';
import { MooringError } from '../domain/errors.ts';
import type { GitHubCaller, GitHubOutcome } from './github-caller.ts';

/** One repository, with what it takes to call GitHub about it. */
export interface GitHubRepository {
  readonly github: ReturnType<typeof getOctokit>;
  readonly call: GitHubCaller;
  readonly place: { readonly owner: string; readonly repo: string };
}

/** The answer; whatever else an outcome is gets thrown as the error that says so. */
export function answerOf<Answer>(outcome: GitHubOutcome<Answer>, purpose: string): Answer {
  switch (outcome.kind) {
    case 'answer':
      return outcome.answer;
    case 'refused':
      throw refusalError(outcome.refusal, purpose);
    case 'unsure':
      throw new MooringError('github_unavailable', `could not ${purpose}: the answer was lost`);
  }
}
