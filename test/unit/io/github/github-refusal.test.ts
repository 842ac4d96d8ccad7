import { describe, expect, it } from 'vitest';

import { isPassing, limitWait, refusalError } from '../../../../src/io/github/github-refusal.ts';
import type { GitHubRefusal } from '../../../../src/io/github/github-refusal.ts';

function refusal(status: number, message = '', changes: Partial<GitHubRefusal> = {}): GitHubRefusal {
  return { status, message, errors: [], headers: {}, ...changes };
}

describe('io/github/github-refusal', () => {
  it.each([
    [401, 'Bad credentials', 'github_token_invalid'],
    [403, 'Resource not accessible by integration', 'github_forbidden'],
    [
      403,
      'GitHub Actions is not permitted to create or approve pull requests.',
      'github_pull_requests_not_allowed',
    ],
    [
      403,
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission',
      'github_workflows_permission',
    ],
    [404, 'Not Found', 'github_not_found'],
    [409, 'Conflict', 'github_branch_moved'],
    [409, 'Protected branch update failed for refs/heads/mooring/pins.', 'github_branch_protected'],
    [422, 'Repository rule violations found', 'github_branch_protected'],
    [422, 'Validation Failed', 'github_rejected'],
    [502, '', 'github_unavailable'],
  ])('%i %s is %s', (status, message, code) => {
    const error = refusalError(refusal(status, message), 'do it');
    expect(error.code).toBe(code);
    expect(error.message).toContain(`could not do it: GitHub answered ${status}`);
  });

  it('lists the errors of a validation on one line', () => {
    const errors = [
      { field: 'head', code: 'invalid', message: '' },
      { field: '', code: 'custom', message: 'No commits\nbetween' },
    ];
    expect(refusalError(refusal(422, 'Validation Failed', { errors }), 'do it').message).toBe(
      'could not do it: GitHub answered 422 (Validation Failed; head invalid; No commits between)',
    );
  });

  it.each([
    ['a secondary limit', refusal(403, '', { headers: { 'retry-after': '7' } }), 7_000],
    [
      'a primary limit',
      refusal(403, '', { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '100' } }),
      90_000,
    ],
    [
      'a limit that is over',
      refusal(429, '', { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' } }),
      0,
    ],
    ['a limit without a time', refusal(429), 60_000],
    ['one that only the message names', refusal(403, 'You have exceeded a secondary rate limit.'), 60_000],
    [
      'no limit',
      refusal(403, 'Resource not accessible by integration', { headers: { 'x-ratelimit-remaining': '9' } }),
      undefined,
    ],
    ['another status', refusal(503, '', { headers: { 'retry-after': '7' } }), undefined],
  ])('waits for %s', (_name, given, wait) => expect(limitWait(given, 10_000)).toBe(wait));

  it('knows what passes', () => {
    expect([408, 500, 502, 503, 504].every(isPassing)).toBe(true);
    expect([400, 404, 422, 501].some(isPassing)).toBe(false);
  });
});
