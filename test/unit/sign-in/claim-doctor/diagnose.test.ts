import { describe, expect, it } from 'vitest';

import { diagnose } from '../../../../src/sign-in/claim-doctor/diagnose.ts';
import type { IdTokenClaims } from '../../../../src/values/id-token.ts';
import type { ClaimMatch } from '../../../../src/sign-in/claim-doctor/claim-match.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

const AUDIENCE = 'issuer.enforce.dev';
const MAIN = 'repo:acme/shop:ref:refs/heads/main';
const IMMUTABLE = 'repo:acme@9900/shop@8800:ref:refs/heads/main';
const ENVIRONMENT = 'repo:acme/shop:environment:production';
const PULL_REQUEST = 'repo:acme/shop:pull_request';

const match = (changes: ClaimMatch = {}): ClaimMatch => ({
  issuer: 'https://token.actions.githubusercontent.com',
  subject: MAIN,
  ...changes,
});

type Row = readonly [cause: string, claims: Partial<IdTokenClaims>, found: ClaimMatch];

describe('sign-in/claim-doctor/diagnose', () => {
  it.each<Row>([
    ['issuer-slash', {}, { issuer: 'https://token.actions.githubusercontent.com/' }],
    ['issuer-case', {}, { issuer: 'https://Token.actions.githubusercontent.com' }],
    ['issuer-other', { iss: 'https://ghe.test/_services/token' }, {}],
    ['audience', { aud: 'https://github.com/acme' }, {}],
    ['audience', {}, { audience: 'https://console-api.enforce.dev' }],
    ['subject-case', {}, { subject: 'repo:Acme/shop:ref:refs/heads/main' }],
    ['subject-blank', {}, { subject: `${MAIN} ` }],
    ['subject-wildcard', {}, { subject: 'repo:acme/*' }],
    ['immutable-token', { sub: IMMUTABLE }, {}],
    ['immutable-identity', {}, { subject: IMMUTABLE }],
    ['hyphen-ids', {}, { subject: 'repo:acme-9900/shop-8800:ref:refs/heads/main' }],
    ['environment-in-token', { sub: ENVIRONMENT }, {}],
    ['environment-in-token', { sub: ENVIRONMENT }, { subject: PULL_REQUEST }],
    ['environment-in-identity', {}, { subject: ENVIRONMENT }],
    ['environment-name', { sub: ENVIRONMENT }, { subject: 'repo:acme/shop:environment:staging' }],
    ['pull-request', { sub: PULL_REQUEST }, {}],
    ['not-a-pull-request', {}, { subject: PULL_REQUEST }],
    ['branch', {}, { subject: 'repo:acme/shop:ref:refs/heads/next' }],
    ['tag', { sub: 'repo:acme/shop:ref:refs/tags/v1' }, {}],
    ['tag', {}, { subject: 'repo:acme/shop:ref:refs/tags/v1' }],
    ['repository', {}, { subject: 'repo:acme/old-name:ref:refs/heads/main' }],
    ['subject-other', {}, { subject: 'somebody@example.test' }],
    ['repository', {}, { claims: { repository_id: '1' } }],
    ['branch', {}, { claims: { ref: 'refs/heads/next' } }],
    ['claim', {}, { claims: { job_workflow_ref: 'acme/shop/.github/workflows/x.yml@refs/heads/main' } }],
    ['claim-absent', {}, { claims: { environment: 'production' } }],
    ['claim-absent', {}, { claims: { actor_id: '1' } }],
    ['event', { event_name: 'pull_request_target' }, { claimPatterns: { event_name: '^(push|schedule)$' } }],
    ['event', {}, { claims: { event_name: 'schedule' } }],
    ['joined-pattern', {}, { claimPatterns: { repository: 'acme/shop,ref:refs/heads/main' } }],
  ])('names %s', (cause, claims, found) => {
    const { causes } = diagnose(claimsOf(claims), match(found), AUDIENCE);
    expect(causes.map(({ kind }) => kind)).toEqual([cause]);
  });

  it('finds all of several causes', () => {
    const found = match({ issuer: 'https://token.actions.githubusercontent.com/', subject: ENVIRONMENT });
    expect(diagnose(claimsOf(), found, AUDIENCE).causes).toEqual([
      { kind: 'issuer-slash', field: 'issuer' },
      { kind: 'environment-in-identity', field: 'subject' },
    ]);
  });

  it('finds nothing where everything is equal, and judges no pattern', () => {
    expect(diagnose(claimsOf(), match(), AUDIENCE).causes).toEqual([]);
    const found = { issuerPattern: '^(a+)+$', subjectPattern: '.*' };
    const { compared, causes, remedy } = diagnose(claimsOf(), found, AUDIENCE);
    expect([causes, remedy]).toEqual([[], undefined]);
    expect(compared?.map(({ field, verdict }) => [field, verdict])).toEqual([
      ['audience', 'equal'],
      ['issuerPattern', 'unjudged'],
      ['subjectPattern', 'unjudged'],
    ]);
  });

  it('puts right what differs, and leaves every other condition as it is', () => {
    const found = match({
      subject: PULL_REQUEST,
      claims: { repository_id: '8800', ref: 'refs/heads/old' },
      claimPatterns: { event_name: '^(push)$' },
    });
    expect(diagnose(claimsOf(), found, AUDIENCE).remedy).toEqual({
      ...found,
      subject: MAIN,
      claims: { repository_id: '8800', ref: 'refs/heads/main' },
    });
  });

  it.each<Row>([
    ['an event', { event_name: 'pull_request_target' }, { claimPatterns: { event_name: '^(push)$' } }],
    ['a claim that is not there', {}, { claims: { environment: 'production' } }],
    ['ids that can be forged', {}, { subject: 'repo:acme-9900/shop-8800:ref:refs/heads/main' }],
  ])('never opens the identity to %s', (_, claims, found) => {
    expect(diagnose(claimsOf(claims), match(found), AUDIENCE).remedy).toBeUndefined();
  });

  it('lists the possible causes from the token alone', () => {
    const kinds = (sub: string): readonly string[] =>
      diagnose(claimsOf({ sub }), undefined, AUDIENCE).causes.map(({ kind }) => kind);
    expect(kinds(PULL_REQUEST)).toEqual(['pull-request', 'immutable-identity']);
    expect(kinds(IMMUTABLE)).toEqual(['branch', 'immutable-token']);
    expect(kinds(ENVIRONMENT)).toEqual(['environment-in-token', 'immutable-identity']);
    expect(kinds('somebody')).toEqual(['subject-other']);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'hardening row 17: takes a claim named %s for one that is not there',
    (name) => {
      const claims = JSON.parse(`{ "${name}": "x" }`) as Record<string, string>;
      const { causes } = diagnose(claimsOf(), match({ claims }), AUDIENCE);
      expect(causes).toEqual([{ kind: 'claim-absent', field: `claims.${name}` }]);
    },
  );
});
