import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../../src/values/instant.ts';
import { gitHubClaims } from '../../../../src/embedded-platform/tokens/github-claims.ts';
import type { SubjectForm } from '../../../../src/embedded-platform/tokens/github-claims.ts';

function subjectOf(claims: Readonly<Record<string, string>>, subjectForm: SubjectForm): unknown {
  const request = {
    issuer: 'i',
    audience: 'a',
    subjectForm,
    now: parseInstant('2026-05-01T00:00:00Z'),
    tokenId: 't',
  };
  const repository = { repository: 'o/r', repository_owner_id: '1', repository_id: '2' };
  return gitHubClaims({ ...repository, ...claims }, request)['sub'];
}

describe('the subject of a job', () => {
  it.each([
    [{ environment: 'prod', event_name: 'pull_request' }, 'environment:prod'],
    [{ event_name: 'pull_request', ref: 'refs/pull/1/merge' }, 'pull_request'],
    [{ ref: 'refs/heads/a/b' }, 'ref:refs/heads/a/b'],
    [{ ref: 'refs/tags/v1' }, 'ref:refs/tags/v1'],
    [{ environment: 'prod:eu' }, 'environment:prod%3Aeu'],
    [{ environment: '', ref: 'refs/heads/x' }, 'ref:refs/heads/x'],
    [{ event_name: 'pull_request_target', ref: 'refs/heads/main' }, 'ref:refs/heads/main'],
  ])('of %j is %s', (claims, context) => {
    expect(subjectOf(claims, 'legacy')).toBe(`repo:o/r:${context}`);
    expect(subjectOf(claims, 'immutable')).toBe(`repo:o@1/r@2:${context}`);
  });
});
