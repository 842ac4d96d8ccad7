import { describe, expect, it } from 'vitest';

import { diagnose } from '../../../../src/sign-in/claim-doctor/diagnose.ts';
import {
  gitHubIssuer,
  purposeMatch,
  PURPOSE_RULES,
  PURPOSES,
} from '../../../../src/identity/decide/purpose.ts';
import type { RepositoryFacts } from '../../../../src/identity/decide/purpose.ts';
import {
  acceptedSamples,
  rejectedSamples,
  simulateMatch,
} from '../../../../src/identity/decide/sample-claims.ts';
import {
  formatSubjectPattern,
  readSubjectPattern,
} from '../../../../src/sign-in/claim-doctor/subject-pattern.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

const FACTS: RepositoryFacts = {
  issuer: 'https://token.actions.githubusercontent.com',
  owner: 'acme',
  name: 'my.shop',
  repositoryId: '8800',
  ownerId: '9900',
  defaultBranch: 'release/2.x',
};
const audience = 'issuer.enforce.dev';

describe('identity/decide/purpose', () => {
  it('has a closed list of events and subjects for each purpose', () => {
    const matches = PURPOSES.map((purpose) =>
      purposeMatch(FACTS, { purpose, scope: 'repository', audience }),
    );
    const place = String.raw`^repo:(acme/my\.shop|acme@9900/my\.shop@8800)`;
    const branch = String.raw`ref:refs/heads/release/2\.x`;
    expect(matches.map(({ subjectPattern }) => subjectPattern)).toEqual([
      String.raw`${place}:(pull_request|${branch}|ref:refs/heads/gh-readonly-queue/release/2\.x/[^:]+)$`,
      `${place}:(${branch})$`,
      `${place}:(${branch})$`,
    ]);
    expect(matches.map(({ claimPatterns }) => claimPatterns.event_name)).toEqual([
      '^(merge_group|pull_request|push|schedule|workflow_dispatch)$',
      '^(push|schedule|workflow_dispatch)$',
      '^(push|schedule|workflow_dispatch)$',
    ]);
    for (const { issuer, claims } of matches) {
      expect([issuer, claims]).toEqual([
        FACTS.issuer,
        { repository_id: '8800', repository_owner_id: '9900' },
      ]);
    }
  });

  it('accepts any repository of an owner, by the id of the owner', () => {
    const match = purposeMatch(FACTS, { purpose: 'pin', scope: 'owner', audience });
    expect([match.claims, match.subjectPattern]).toEqual([
      { repository_owner_id: '9900' },
      String.raw`^repo:(acme/[^/:@]+|acme@9900/[^/:@]+@[0-9]+):(ref:refs/heads/release/2\.x)$`,
    ]);
  });

  it.each(PURPOSES)('simulates every event of %s, and what it must reject', (purpose) => {
    for (const scope of ['repository', 'owner'] as const) {
      for (const facts of [FACTS, { ...FACTS, environment: 'im(a)ges' }]) {
        const options = { facts, purpose, scope, audience };
        expect(simulateMatch(purposeMatch(facts, options), options)).toEqual([]);
        expect(acceptedSamples(options)).toHaveLength(PURPOSE_RULES[purpose].events.length * 2);
        expect(rejectedSamples(options).length).toBeGreaterThan(5);
      }
    }
  });

  it('says what a claim match that is too wide or too narrow does', () => {
    const options = { facts: FACTS, purpose: 'check', scope: 'repository', audience } as const;
    const match = purposeMatch(FACTS, options);
    expect(simulateMatch({ ...match, claimPatterns: { event_name: '^(push)$' } }, options)).toContain(
      'rejects a token of pull_request',
    );
    expect(simulateMatch({ ...match, claims: {} }, options)).toContain(
      'accepts a token of another repository with the same name',
    );
    expect(simulateMatch({}, options)).toContain('rejects a token of push');
  });

  it.each([
    ['https://github.com', 'https://token.actions.githubusercontent.com'],
    ['https://acme.ghe.com/', 'https://token.actions.acme.ghe.com'],
    ['https://git.example.org', 'https://git.example.org/_services/token'],
  ])('knows the issuer of %s', (server, issuer) => {
    expect(gitHubIssuer(server)).toBe(issuer);
  });
});

describe('sign-in/claim-doctor/subject-pattern', () => {
  it.each([
    '^repo:(a/b):(pull_request)$',
    String.raw`^repo:(a/b\.c|a@1/b\.c@2):(pull_request|ref:refs/heads/x/[^:]+)$`,
    '^repo:(a/[^/:@]+|a@1/[^/:@]+@[0-9]+):(environment:x)$',
  ])('reads %s', (pattern) => {
    const read = readSubjectPattern(pattern);
    expect(read === undefined ? undefined : formatSubjectPattern(read)).toBe(pattern);
  });

  it.each([
    'repo:(a/b):(x)',
    '^repo:(a/b):(x)',
    '^repo:(a/b):(.*)$',
    '^repo:(a/b|):(x)$',
    '^repo:(a/b)?:(x)$',
    '^repo:(a/b):(x)|(y)$',
    '^repo:(a/b):([^:]*)$',
    String.raw`^repo:(a/b):(\w)$`,
  ])('does not read %s', (pattern) => {
    expect(readSubjectPattern(pattern)).toBeUndefined();
  });
});

describe('sign-in/claim-doctor, for a pattern of subjects', () => {
  const facts = { ...FACTS, name: 'shop', defaultBranch: 'main' };
  const match = purposeMatch(facts, { purpose: 'pin', scope: 'repository', audience });

  it.each([
    [{}, []],
    [{ sub: 'repo:acme/shop:environment:images', environment: 'images' }, ['environment-in-token']],
    [{ sub: 'repo:acme/shop:pull_request', event_name: 'pull_request' }, ['event', 'pull-request']],
    [{ sub: 'repo:acme/shop:ref:refs/heads/topic' }, ['branch']],
    [{ sub: 'repo:acme/shop:ref:refs/tags/v1' }, ['tag']],
    [{ sub: 'repo:acme-9900/shop-8800:ref:refs/heads/main' }, ['hyphen-ids']],
    [
      { sub: 'repo:acme/other:ref:refs/heads/main', repository: 'acme/other', repository_id: '1' },
      ['repository', 'repository'],
    ],
  ])('explains %j', (changes, kinds) => {
    const { causes, remedy } = diagnose(claimsOf(changes), match, audience);
    expect(causes.map(({ kind }) => kind)).toEqual(kinds);
    expect(remedy).toBeUndefined();
  });
});
