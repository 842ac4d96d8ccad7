import { describe, expect, it } from 'vitest';

import { ACME, OWNER, startTestPlatform, WORLD } from './test-platform.ts';
import type { Reply, TestPlatform } from './test-platform.ts';

const ISSUER = 'https://issuer.test';

async function post(test: TestPlatform, body: unknown): Promise<Reply> {
  const token = await test.tokenOf(OWNER);
  return test.ask(`/iam/v2/identities/${ACME}`, { method: 'POST', token, body: JSON.stringify(body) });
}

function faultsOf({ json }: Reply): readonly string[] {
  const details: readonly { readonly fieldViolations?: readonly { readonly field: string }[] }[] =
    json.details;
  return details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
}

describe('the fields of a body', () => {
  it('may be written in snake_case, at any depth; the keys of maps are taken as they are', async () => {
    const test = await startTestPlatform(WORLD);
    const { status, json } = await post(test, {
      name: 'snake',
      claim_match: {
        issuer: ISSUER,
        subject_pattern: 'repo:acme/.+',
        claim_patterns: { event_name: 'push', runnerName: 'r' },
      },
    });
    expect(status).toBe(200);
    expect(json.claimMatch).toEqual({
      issuer: ISSUER,
      subjectPattern: 'repo:acme/.+',
      claims: {},
      claimPatterns: { event_name: 'push', runnerName: 'r' },
    });
  });

  it('that the service sets itself are ignored, and null is no value', async () => {
    const test = await startTestPlatform(WORLD);
    const { json } = await post(test, {
      uid: 'mine',
      create_time: '2000-01-01T00:00:00Z',
      name: 'echo',
      description: null,
      claimMatch: { issuer: ISSUER, subject: 'x', audience: null },
    });
    expect(json).toMatchObject({
      description: '',
      createTime: '2026-11-20T12:00:00.000Z',
      claimMatch: { subject: 'x' },
    });
    expect(json.uid).toMatch(new RegExp(`^${ACME}/`));
  });

  it.each([
    [{ claimMatch: {}, claim_match: {} }, ['claimMatch']],
    [{ claimMatch: { subjectPattern: 'a', subject_pattern: 'a' } }, ['claimMatch.subjectPattern']],
    [{ create_time: 'a', createTime: 'b' }, ['createTime']],
  ])('%j: two spellings of one are rejected by name', async (fields, faults) => {
    const test = await startTestPlatform(WORLD);
    const reply = await post(test, { name: 'x', ...fields });
    expect([reply.status, reply.json.code, faultsOf(reply)]).toEqual([400, 3, faults]);
  });

  it('that are unknown are ignored, at any depth and whatever their values are', async () => {
    const test = await startTestPlatform(WORLD);
    const claimMatch = { issuer: ISSUER, subject: 'x' };
    const { status, json } = await post(test, {
      name: 'x',
      claim_match: { ...claimMatch, subjekt: 7, uid: [] },
      colour: { name: 7 },
      co_lour: 1,
      coLour: 2,
      constructor: {},
      hasOwnProperty: 1,
    });
    expect([status, json.claimMatch]).toEqual([200, { ...claimMatch, claims: {}, claimPatterns: {} }]);
    for (const unknown of ['colour', 'co_lour', 'coLour', 'constructor', 'hasOwnProperty']) {
      expect(json).not.toSatisfy((item: object) => Object.hasOwn(item, unknown));
    }
  });
});

describe('a PATCH inside of a field', () => {
  const BEFORE = {
    issuer: ISSUER,
    subject: 'one',
    audience: 'aud',
    claims: { a: '1', 'b.c': '2' },
  };

  async function patch(mask: string | undefined, claimMatch: unknown, more: object = {}): Promise<Reply> {
    const test = await startTestPlatform(WORLD);
    const { json } = await post(test, { name: 'patched', description: 'kept', claimMatch: BEFORE });
    const query = mask === undefined ? '' : `?updateMask=${encodeURIComponent(mask)}`;
    return test.ask(`/iam/v2/identities/${json.uid}${query}`, {
      method: 'PATCH',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ ...(claimMatch === undefined ? {} : { claimMatch }), ...more }),
    });
  }

  it.each([
    ['without a mask: what the body has', undefined, { subject: 'two' }, { ...BEFORE, subject: 'two' }],
    [
      'without a mask: a map as a whole',
      undefined,
      { claims: { z: '9' } },
      { ...BEFORE, claims: { z: '9' } },
    ],
    ['without a mask: nothing for nothing', undefined, {}, BEFORE],
    [
      'without a mask: null empties a field',
      undefined,
      { audience: null },
      { issuer: ISSUER, subject: 'one', claims: BEFORE.claims },
    ],
    ['one path', 'claimMatch.subject', { subject: 'two', issuer: 'no' }, { ...BEFORE, subject: 'two' }],
    ['in snake_case', 'claim_match.subject', { subject: 'two' }, { ...BEFORE, subject: 'two' }],
    [
      'a key of a map',
      'claimMatch.claims.a',
      { claims: { a: '7', z: '9' } },
      { ...BEFORE, claims: { a: '7', 'b.c': '2' } },
    ],
    [
      'a key with a dot',
      'claimMatch.claims.`b.c`',
      { claims: { 'b.c': '7' } },
      { ...BEFORE, claims: { a: '1', 'b.c': '7' } },
    ],
    ['a key that goes', 'claimMatch.claims.a', {}, { ...BEFORE, claims: { 'b.c': '2' } }],
    [
      'a field that goes',
      'claimMatch.audience',
      undefined,
      { issuer: ISSUER, subject: 'one', claims: BEFORE.claims },
    ],
    ['the whole', 'claimMatch', { issuer: ISSUER, subject: 'two' }, { issuer: ISSUER, subject: 'two' }],
    [
      'a pattern in the place of its value',
      'claimMatch.subject_pattern',
      { subjectPattern: 't.o' },
      { issuer: ISSUER, subjectPattern: 't.o', audience: 'aud', claims: BEFORE.claims },
    ],
    [
      'the same without a mask',
      undefined,
      { issuerPattern: 'https://.+' },
      { issuerPattern: 'https://.+', subject: 'one', audience: 'aud', claims: BEFORE.claims },
    ],
  ])('%s', async (_, mask, claimMatch, after) => {
    const { status, json } = await patch(mask, claimMatch);
    const shown = { claims: {}, claimPatterns: {}, ...after };
    expect([status, json.claimMatch, json.name, json.description]).toEqual([200, shown, 'patched', 'kept']);
  });

  it.each([
    ['a field that must be', 'claimMatch.subject', {}, 'claimMatch.subject'],
    ['null for a field that must be', undefined, { subject: null }, 'claimMatch.subject'],
    ['a wrong type', 'claimMatch.subject', { subject: 7 }, 'claimMatch.subject'],
    [
      'both of two alternatives',
      'claimMatch',
      { issuer: ISSUER, subject: 'a', subjectPattern: 'b' },
      'claimMatch.subject',
    ],
    ['a path to nothing', 'claimMatch.colour', {}, 'update_mask'],
    ['a path below a text', 'claimMatch.subject.x', {}, 'update_mask'],
    ['an empty part', 'claimMatch,', {}, 'update_mask'],
    ['what only the service sets', 'lastSeenTime', {}, 'update_mask'],
    ['an unknown field without a mask', undefined, { subjekt: 'x' }, 'claimMatch.subjekt'],
  ])('refuses %s', async (_, mask, claimMatch, field) => {
    const reply = await patch(mask, claimMatch);
    expect([reply.status, faultsOf(reply)]).toEqual([400, [field]]);
  });

  it('looks at nothing that its mask does not name', async () => {
    const { status, json } = await patch('claimMatch.subject', { subject: 'two', issuer: 7 }, { name: 7 });
    expect([status, json.claimMatch.issuer, json.name]).toEqual([200, ISSUER, 'patched']);
  });
});
