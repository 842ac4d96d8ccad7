import { describe, expect, it } from 'vitest';

import { exchangeAs, ISSUER, platformWith } from './exchange-asks.ts';

describe('an identity at the token exchange', () => {
  it('names what the token says when it does not match, and never what the identity wants', async () => {
    const test = await platformWith(`{ issuer: ${ISSUER}, subject: "repo:acme/shop:environment:hidden" }`);
    const reply = await exchangeAs(test, '');
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe(16);
    expect(reply.json.message).toContain(
      'subject "repo:acme/shop:ref:refs/heads/main" does not match the identity',
    );
    expect(reply.text).not.toContain('hidden');
  });

  it.each([
    ['an exact subject', `{ issuer: ${ISSUER}, subject: "repo:acme/shop:ref:refs/heads/main" }`, '', 200],
    [
      'a subject in another case',
      `{ issuer: ${ISSUER}, subject: "repo:Acme/shop:ref:refs/heads/main" }`,
      '',
      401,
    ],
    [
      'an issuer with a slash too many',
      `{ issuer: ${ISSUER}/, subject: "repo:acme/shop:ref:refs/heads/main" }`,
      '',
      401,
    ],
    ['a subject pattern', `{ issuer: ${ISSUER}, subjectPattern: "repo:acme/.*" }`, '', 200],
    ['a pattern of a part of the subject', `{ issuer: ${ISSUER}, subjectPattern: acme/shop }`, '', 401],
    [
      'an alternation, anchored as a whole',
      `{ issuer: ${ISSUER}, subjectPattern: "x|repo:acme/shop" }`,
      '',
      401,
    ],
    ['an issuer pattern', `{ issuerPattern: "https://token\\\\..*", subjectPattern: ".*" }`, '', 200],
    ['another audience', `{ issuer: ${ISSUER}, subjectPattern: ".*", audience: other.example }`, '', 401],
    [
      'its own audience',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", audience: other.example }`,
      '&claim.aud=other.example',
      200,
    ],
    [
      'an audience pattern',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", audiencePattern: "platform[.]test" }`,
      '',
      200,
    ],
    [
      'the default audience of GitHub',
      `{ issuer: ${ISSUER}, subjectPattern: ".*" }`,
      '&claim.aud=https://github.com/acme',
      401,
    ],
    [
      'equal claims',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claims: { repository_id: "1001" } }`,
      '',
      200,
    ],
    [
      'one claim that differs',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claims: { repository_id: "1001", ref: x } }`,
      '',
      401,
    ],
    [
      'a claim pattern',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { event_name: "^(push|schedule)$" } }`,
      '',
      200,
    ],
    [
      'a claim pattern that differs',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { event_name: sched } }`,
      '',
      401,
    ],
    [
      'a claim that is not there',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { environment: ".*" } }`,
      '',
      401,
    ],
    [
      'a claim named like a method',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { toString: ".*" } }`,
      '',
      401,
    ],
    [
      'a pattern that takes forever where every way is tried in turn',
      `{ issuer: ${ISSUER}, subjectPattern: "(a|a)*(a|a)*" }`,
      `&claim.sub=${'a'.repeat(60)}!`,
      401,
    ],
    [
      'a pattern in the syntax of RE2 only',
      `{ issuer: ${ISSUER}, subjectPattern: "(?i)REPO:acme/shop:(?P<rest>.*)" }`,
      '',
      200,
    ],
  ])('judges %s', async (_, claimMatch, query, status) => {
    const test = await platformWith(claimMatch);
    expect((await exchangeAs(test, query)).status).toBe(status);
  });
});
