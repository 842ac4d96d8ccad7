import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSameMatch } from '../../../../src/sign-in/claim-doctor/claim-match.ts';
import type { ClaimMatch } from '../../../../src/sign-in/claim-doctor/claim-match.ts';
import { proveNarrowing } from '../../../../src/identity/decide/choose-identity.ts';
import {
  formatSubjectPattern,
  literalPattern,
} from '../../../../src/sign-in/claim-doctor/subject-pattern.ts';
import { matchesClaims } from '../../../../src/embedded-platform/iam/claim-match.ts';

const AUDIENCE = 'issuer.test';
const EVENTS = ['push', 'schedule', 'workflow_dispatch', 'pull_request'];

const text = fc.constantFrom('a', 'b', 'ab');
const pattern = fc.constantFrom('a', 'b', '.*', 'a|b', '^a$', '^push$', 'x)|(.*');
const eventPattern = fc.oneof(
  fc.subarray(EVENTS, { minLength: 1 }).map((names) => `^(${names.join('|')})$`),
  fc.constantFrom('.*', 'push', '^push|schedule$', '^(push|)$', '^(.*)$'),
);
const audience = fc.constantFrom(AUDIENCE, 'other.test');

/** Parts of subjects that meet often: of one repository, with ids, and of another. */
const places = ['a/b', 'a@1/b@2', 'a/c', 'a@1/c@3'];
const contexts = ['pull_request', 'ref:refs/heads/main', 'ref:refs/heads/q/main/1', 'environment:x.y'];
const realSubject = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...contexts, 'environment:xzy'))
  .map(([place, context]) => `repo:${place}:${context}`);

/** Patterns of subjects in the form that Mooring writes, and others. */
const realPattern = fc.oneof(
  fc
    .record({
      repositories: fc.subarray([...places.map(literalPattern), 'a/[^/:@]+', 'a@1/[^/:@]+@[0-9]+'], {
        minLength: 1,
      }),
      contexts: fc.subarray([...contexts.map(literalPattern), 'ref:refs/heads/q/main/[^:]+', '[^:]+'], {
        minLength: 1,
      }),
    })
    .map(formatSubjectPattern),
  fc.constantFrom('repo:a/b:.*', '^repo:(a/b):(.*)$', '^repo:a/b:pull_request$', '^repo:(a/b|):(x)$'),
);
const exactOrPattern = fc.oneof(
  realSubject.map((subject) => ({ subject })),
  realPattern.map((subjectPattern) => ({ subjectPattern })),
);

/** Claim matches of every kind, sound ones and others, over a few values so that they often meet. */
const claimMatch: fc.Arbitrary<ClaimMatch> = fc.record(
  {
    issuer: text,
    issuerPattern: pattern,
    subject: text,
    subjectPattern: pattern,
    audience,
    audiencePattern: pattern,
    claims: fc.dictionary(
      fc.constantFrom('ref', 'id', 'event_name', '__proto__'),
      fc.constantFrom('a', 'push'),
    ),
    claimPatterns: fc.oneof(
      fc.constant({}),
      eventPattern.map((value) => ({ event_name: value })),
      pattern.map((value) => ({ ref: value })),
    ),
  },
  { requiredKeys: [] },
);

const wanted: fc.Arbitrary<ClaimMatch> = fc.record({
  issuer: text,
  subject: text,
  audience,
  claims: fc.dictionary(fc.constantFrom('ref', 'id', 'event_name'), fc.constantFrom('a', 'push')),
  claimPatterns: eventPattern.map((value) => ({ event_name: value })),
});

/** What is wanted, and something that is there: each of its parts like the wanted one, different, or left out. */
const change = fc
  .tuple(
    wanted,
    claimMatch,
    fc.array(fc.constantFrom('same', 'same', 'same', 'other', 'none'), { minLength: 5, maxLength: 5 }),
  )
  .map(([to, other, choices]) => {
    const parts = (['issuer', 'subject', 'audience', 'claims', 'claimPatterns'] as const).map(
      (part, index) => {
        const choice = choices[index];
        return [part, choice === 'same' ? to[part] : choice === 'other' ? other[part] : undefined] as const;
      },
    );
    const found: ClaimMatch = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    return { found, to };
  });

const token = fc.record({
  issuer: text,
  subject: text,
  audiences: audience.map((one) => [one]),
  all: fc.record({ ref: text, id: text, event_name: fc.constantFrom(...EVENTS, 'a') }),
});

type Token = typeof token extends fc.Arbitrary<infer Value> ? Value : never;

/** What the platform says; a match that it would not have stored accepts nothing. */
function accepts(match: ClaimMatch, presented: Token): boolean {
  try {
    return matchesClaims(match, presented, AUDIENCE);
  } catch {
    return false;
  }
}

describe('P6: a claim match that is changed', () => {
  it('accepts no token that it did not accept before', () => {
    let proved = 0;
    fc.assert(
      fc.property(change, fc.array(token, { minLength: 40, maxLength: 40 }), ({ found, to }, tokens) => {
        if (proveNarrowing(found, to, AUDIENCE).kind !== 'narrows') return;
        proved += 1;
        for (const one of tokens) expect(accepts(to, one) && !accepts(found, one)).toBe(false);
      }),
      { numRuns: 3_000 },
    );
    expect(proved).toBeGreaterThan(50);
  });

  it('accepts no subject that it did not accept before', () => {
    let proved = 0;
    fc.assert(
      fc.property(
        exactOrPattern,
        exactOrPattern,
        fc.array(realSubject, { minLength: 10, maxLength: 10 }),
        (found, to, subjects) => {
          const [before, after]: readonly ClaimMatch[] = [
            { issuer: 'a', ...found },
            { issuer: 'a', ...to },
          ];
          if (before === undefined || after === undefined) return;
          if (proveNarrowing(before, after, AUDIENCE).kind !== 'narrows') return;
          proved += 1;
          for (const subject of subjects) {
            const one = { issuer: 'a', subject, audiences: [AUDIENCE], all: {} } as unknown as Token;
            expect(accepts(after, one) && !accepts(before, one)).toBe(false);
          }
        },
      ),
      { numRuns: 3_000 },
    );
    expect(proved).toBeGreaterThan(50);
  });

  it('proves what is provable of the patterns that Mooring writes', () => {
    const matching = (repositories: readonly string[], allowed: readonly string[]): ClaimMatch => ({
      issuer: 'a',
      subjectPattern: formatSubjectPattern({ repositories, contexts: allowed }),
    });
    const whole = matching(['a/[^/:@]+', 'a@1/[^/:@]+@[0-9]+'], ['pull_request', 'ref:refs/heads/main']);
    const one = matching(['a/b', 'a@1/b@2'], ['ref:refs/heads/main']);
    expect(proveNarrowing(whole, one, AUDIENCE)).toEqual({ kind: 'narrows' });
    expect(proveNarrowing(one, whole, AUDIENCE)).toMatchObject({ because: { field: 'subjectPattern' } });
    const exact = { issuer: 'a', subject: 'repo:a/b:ref:refs/heads/main' };
    expect(proveNarrowing(one, exact, AUDIENCE)).toEqual({ kind: 'narrows' });
    expect(proveNarrowing(exact, one, AUDIENCE)).toMatchObject({ kind: 'unproven' });
  });

  it('is the same as itself, whatever the order of its keys', () => {
    fc.assert(
      fc.property(claimMatch, (match) => {
        const turned = Object.fromEntries(Object.entries(match).toReversed());
        expect(isSameMatch(match, turned, AUDIENCE)).toBe(true);
        expect(proveNarrowing(match, turned, AUDIENCE)).toEqual({ kind: 'narrows' });
      }),
    );
  });

  it('is the same as another only where both accept the same tokens', () => {
    fc.assert(
      fc.property(claimMatch, claimMatch, token, (one, other, presented) => {
        if (!isSameMatch(one, other, AUDIENCE)) return;
        expect(accepts(one, presented)).toBe(accepts(other, presented));
      }),
      { numRuns: 2_000 },
    );
  });
});
