import type { getOctokit } from '@actions/github';

import { refusalError } from './github-refusal.ts';
import { MooringError } from '../../values/errors.ts';
import type { Secret } from '../../values/secret.ts';
import type { Clock } from '../../values/clock.ts';
import { createGitHubCaller } from './github-caller.ts';
import type { GitHubCaller, GitHubOutcome } from './github-caller.ts';

/** Which repository, and as whom. */
export interface GitHubRepositoryOptions {
  /** As GITHUB_API_URL has it: GitHub's own, or an Enterprise Server's with `/api/v3`. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: Secret;
  readonly clock: Clock;
  /** Ends all calls. */
  readonly signal: AbortSignal;
}

/** One repository, with what it takes to call GitHub about it. */
export interface GitHubRepository {
  readonly github: ReturnType<typeof getOctokit>;
  readonly call: GitHubCaller;
  readonly place: { readonly owner: string; readonly repo: string };
}

/** A repository by GitHub's REST API, through the proxy of the environment, as the toolkit reads it. */
export async function openGitHubRepository(options: GitHubRepositoryOptions): Promise<GitHubRepository> {
  // Loaded here alone: octokit costs every other run its start-up time.
  const { getOctokit } = await import('@actions/github');
  const { getProxyUrl } = await import('@actions/http-client/lib/proxy');
  const [owner = '', repo = ''] = options.repository.split('/');
  // No `request` among these options: it would take the place of the one that knows the proxy.
  const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
  const { clock, signal } = options;
  const url = new URL(options.apiUrl);
  const proxy = getProxyUrl(url);
  const host = proxy === undefined ? url.host : `${url.host} via the proxy ${proxy.host}`;
  const call = createGitHubCaller({ clock, signal, host });
  return { github, call, place: { owner, repo } };
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
