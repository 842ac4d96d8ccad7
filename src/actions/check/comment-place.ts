import { Secret } from '../../domain/secret.ts';
import type { Environment } from '../environment.ts';

/** Where a comment belongs, or why there is no place for one, as the end of a sentence. */
export type CommentPlace =
  | {
      readonly kind: 'pull-request';
      readonly apiUrl: string;
      readonly repository: string;
      readonly pullRequest: number;
      readonly token: Secret;
    }
  | { readonly kind: 'none'; readonly why: string };

/**
 * The pull request of a run. A run of `pull_request` for a fork or by Dependabot has a token that may only read
 * (github-limits.md#fork-tokens): there is nothing to try there, and nothing that its author could change.
 */
export function findCommentPlace(environment: Environment, githubToken: string): CommentPlace {
  const { actor, event, eventName, githubApiUrl, repository } = environment;
  const pullRequest = event.pull_request;
  if (pullRequest === undefined) return { kind: 'none', why: 'this run is not about a pull request' };
  const head = pullRequest.head.repo?.full_name;
  if (eventName === 'pull_request' && head !== repository) {
    return { kind: 'none', why: 'the pull request comes from a fork, whose token may only read' };
  }
  if (eventName === 'pull_request' && actor === 'dependabot[bot]') {
    return { kind: 'none', why: 'the run was started by Dependabot, whose token may only read' };
  }
  if (githubToken === '' || repository === '') {
    return { kind: 'none', why: 'there is no token to comment with' };
  }
  return {
    kind: 'pull-request',
    apiUrl: githubApiUrl,
    repository,
    pullRequest: pullRequest.number,
    token: new Secret(githubToken),
  };
}
