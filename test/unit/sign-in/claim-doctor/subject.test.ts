import { describe, expect, it } from 'vitest';

import { inOtherForm, readSubject } from '../../../../src/sign-in/claim-doctor/subject.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

describe('sign-in/claim-doctor/subject', () => {
  it.each([
    ['repo:acme/shop:ref:refs/heads/main', 'legacy', { kind: 'branch', name: 'main' }],
    ['repo:acme@9900/shop@8800:ref:refs/heads/main', 'immutable', { kind: 'branch', name: 'main' }],
    ['repo:acme/shop:ref:refs/heads/a/b', 'legacy', { kind: 'branch', name: 'a/b' }],
    ['repo:acme/shop:ref:refs/tags/v1', 'legacy', { kind: 'tag', name: 'v1' }],
    [
      'repo:acme/shop:ref:refs/heads/gh-readonly-queue/main/pr-1-0f',
      'legacy',
      { kind: 'merge-queue', name: 'gh-readonly-queue/main/pr-1-0f' },
    ],
    ['repo:acme/shop:environment:production', 'legacy', { kind: 'environment', name: 'production' }],
    ['repo:acme/shop:environment:a%3Ab', 'legacy', { kind: 'environment', name: 'a%3Ab' }],
    ['repo:acme/shop:pull_request', 'legacy', { kind: 'pull-request' }],
    ['repo:acme/shop:environment:', 'legacy', { kind: 'other', text: 'environment:' }],
    [
      'repo:acme/shop:ref:refs/heads/main:job_workflow_ref:x',
      'legacy',
      { kind: 'other', text: 'ref:refs/heads/main:job_workflow_ref:x' },
    ],
  ])('reads %s', (sub, form, context) => {
    expect(readSubject(claimsOf({ sub }))).toEqual({ kind: 'repository', form, context });
  });

  it.each([
    ['hyphen-ids', 'repo:acme-9900/shop-8800:ref:refs/heads/main'],
    ['foreign', 'repo:acme/shop-evil:ref:refs/heads/main'],
    ['foreign', 'repo:Acme/shop:ref:refs/heads/main'],
    ['foreign', 'repo:acme@1/shop@8800:ref:refs/heads/main'],
    ['foreign', 'repository_owner:acme'],
    ['foreign', 'environment:production'],
    ['foreign', ''],
  ])('takes for %s: %s', (kind, sub) => {
    expect(readSubject(claimsOf({ sub })).kind).toBe(kind);
  });

  it('gives the other form of the same subject', () => {
    const legacy = 'repo:acme/shop:environment:production';
    const immutable = 'repo:acme@9900/shop@8800:environment:production';
    expect(inOtherForm(claimsOf({ sub: legacy }))).toBe(immutable);
    expect(inOtherForm(claimsOf({ sub: immutable }))).toBe(legacy);
    expect(inOtherForm(claimsOf({ sub: legacy, repository_id: undefined }))).toBeUndefined();
    expect(inOtherForm(claimsOf({ sub: 'somebody' }))).toBeUndefined();
  });
});
