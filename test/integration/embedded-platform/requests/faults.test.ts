import { describe, expect, it } from 'vitest';

import { createPlatform } from '../../../../src/embedded-platform/platform.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { openImagePull } from '../registry/image-pull.ts';
import { ACME, startTestPlatform, WORLD } from '../test-platform.ts';
import { SIGNING_KEYS } from '../../../support/platform/signing-keys.ts';
import type { TestPlatform } from '../test-platform.ts';

async function withFaults(...faults: readonly string[]): Promise<TestPlatform> {
  return startTestPlatform(`${WORLD}\nfaults:\n${faults.map((fault) => `  - { ${fault} }`).join('\n')}\n`);
}

const list = (test: TestPlatform, timeoutMs?: number) =>
  test.ask('/registry/v2/repos', {
    token: test.platform.line.adminToken,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

describe('a planned fault', () => {
  it('happens to the requests that it counts, of its route', async () => {
    const test = await withFaults('route: listRepos, nth: 2, times: 2, status: 503');
    const statuses = [];
    for (let request = 1; request <= 4; request += 1) {
      await test.ask('/registry/v2/tags', { token: test.platform.line.adminToken });
      statuses.push((await list(test)).status);
    }
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  it('with a path happens to requests that have it, and counts no others', async () => {
    const pull = await openImagePull(
      undefined,
      `${WORLD}\nfaults: [{ route: getManifest, path: .sig, nth: 2, status: 403 }]\n`,
    );
    const tag = (await pull.get('manifests/3.13')).headers['docker-content-digest']?.replace(':', '-');
    const paths = [`${tag}.sig`, '3.13', `${tag}.att`, `${tag}.sig`, `${tag}.sig`];
    const statuses = [];
    for (const path of paths) statuses.push((await pull.get(`manifests/${path}`)).status);
    expect(statuses).toEqual([200, 200, 200, 403, 200]);
  });

  it('happens always with *', async () => {
    const test = await withFaults('route: listRepos, nth: "*", status: 429, headers: { Retry-After: "2" }');
    for (let request = 1; request <= 3; request += 1) {
      const reply = await list(test);
      expect([reply.status, reply.headers['retry-after'], reply.text]).toEqual([429, '2', '']);
    }
  });

  it.each([
    ['status: 302, headers: { location: "https://evil.example/" }', 302, ''],
    ['status: 500, body: { code: 13, message: no }', 500, '{"code":13,"message":"no"}'],
    ['status: 200, body: "text as it is"', 200, 'text as it is'],
    ['kind: not-json', 200, expect.not.stringMatching(/\}$/)],
    ['kind: empty, status: 502', 502, ''],
    ['kind: html, status: 500', 500, expect.stringMatching(/^<!doctype html>/)],
  ])('%s answers %i', async (fault, status, text) => {
    const test = await withFaults(`route: listRepos, nth: 1, ${fault}`);
    const reply = await list(test);
    expect([reply.status, reply.text]).toEqual([status, text]);
    expect(reply.headers['date']).toBeDefined();
  });

  it('can change the time in a response', async () => {
    const test = await withFaults(
      'route: listRepos, nth: 1, status: 200, headers: { date: "Mon, 01 Jan 2024 00:00:00 GMT" }',
    );
    expect((await list(test)).headers['date']).toBe('Mon, 01 Jan 2024 00:00:00 GMT');
  });

  it.each([
    ['kind: truncate', 'cut'],
    ['kind: cut', 'cut'],
    ['kind: hang', 'timeout'],
    ['kind: drip, intervalMs: 1000', 'timeout'],
    ['delayMs: 15000', 'timeout'],
  ])('%s is a "%s" of the transport', async (fault, kind) => {
    const test = await withFaults(`route: listRepos, nth: 1, ${fault}`);
    await expect(list(test)).rejects.toMatchObject({ name: 'TransportFailure', kind });
  });

  it('lets the true answer through when it is only late', async () => {
    const test = await withFaults(
      'route: listRepos, nth: 1, delayMs: 4000',
      'route: listRepos, nth: 2, kind: drip, intervalMs: 1',
    );
    expect((await list(test)).json.repos).toHaveLength(4);
    expect((await list(test)).json.repos).toHaveLength(4);
    expect(test.clock.pauses[0]).toBe(4_000);
  });

  it('completes the request if it only drops the response', async () => {
    const test = await withFaults(
      'route: createIdentity, nth: 1, kind: truncate',
      'route: createIdentity, nth: 2, kind: cut',
    );
    const token = test.platform.line.adminToken;
    const create = (name: string) =>
      test.ask(`/iam/v2/identities/${'a'.repeat(40)}`, {
        method: 'POST',
        token,
        body: JSON.stringify({ name, claimMatch: { issuer: 'i', subject: 's' } }),
      });
    await expect(create('lost')).rejects.toMatchObject({ kind: 'cut' });
    await expect(create('never')).rejects.toMatchObject({ kind: 'cut' });
    const found = async (name: string): Promise<number> =>
      (await test.ask(`/iam/v2/identities?name=${name}`, { token })).json.identities.length;
    expect([await found('lost'), await found('never')]).toEqual([1, 0]);
  });

  it.each([
    ['kind: cut', 'cut'],
    ['kind: hang', 'timeout'],
    ['kind: html, status: 500', 500],
    ['status: 503, body: { code: 14, message: later }', 503],
    ['kind: empty', 200],
  ])('%s with `applied` loses the answer alone', async (fault, ending) => {
    const test = await withFaults(`route: createIdentity, nth: 1, applied: true, ${fault}`);
    const token = test.platform.line.adminToken;
    const creation = test.ask(`/iam/v2/identities/${ACME}`, {
      method: 'POST',
      token,
      body: JSON.stringify({ name: 'lost', claimMatch: { issuer: 'i', subject: 's' } }),
    });
    if (typeof ending === 'string') await expect(creation).rejects.toMatchObject({ kind: ending });
    else expect(await creation).toMatchObject({ status: ending, text: expect.not.stringContaining('lost') });
    const { json } = await test.ask('/iam/v2/identities?name=lost', { token });
    expect(json.identities).toHaveLength(1);
  });

  it('can make a list stale: what was created lately is not on it, and still there', async () => {
    const test = await withFaults(
      'route: listIdentities, nth: 2, times: 2, kind: stale, lagMs: 5000',
      'route: listIdentities, nth: 5, kind: stale, lagMs: 3600000',
    );
    const token = test.platform.line.adminToken;
    const identities = async (): Promise<unknown> => {
      const { json } = await test.ask(`/iam/v2/identities?uidp.children_of=${ACME}`, { token });
      return [json.identities.some(({ name }: { name: string }) => name === 'new'), json.totalCount];
    };
    const [, before] = (await identities()) as readonly string[];
    const after = String(Number(before) + 1);
    const created = await test.ask(`/iam/v2/identities/${ACME}`, {
      method: 'POST',
      token,
      body: JSON.stringify({ name: 'new', claimMatch: { issuer: 'i', subject: 's' } }),
    });
    test.clock.advance(4_999);
    expect(await identities()).toEqual([false, before]);
    expect((await test.ask(`/iam/v2/identities/${created.json.uid}`, { token })).status).toBe(200);
    test.clock.advance(1);
    expect(await identities()).toEqual([true, after]);
    expect(await identities()).toEqual([true, after]);
    expect(await identities()).toEqual([false, before]);
    expect(await identities()).toEqual([true, after]);
  });

  it('makes a list stale for resources of its kind only', async () => {
    const test = await withFaults('route: listGroups, nth: 1, kind: stale');
    const token = test.platform.line.adminToken;
    const body = '{"name":"cloud"}';
    const association = await test.ask(`/iam/v2/accountAssociations/${ACME}`, {
      method: 'POST',
      token,
      body,
    });
    expect(association.json.uid).toBe(ACME);
    const { json } = await test.ask(`/iam/v2/groups?uidp.ids=${ACME}`, { token });
    expect(json.groups).toMatchObject([{ uid: ACME }]);
  });

  it('leaves the pages of a stale list in one piece', async () => {
    const test = await withFaults('route: listIdentities, nth: 1, kind: stale');
    const token = test.platform.line.adminToken;
    const create = (name: string) =>
      test.ask(`/iam/v2/identities/${ACME}`, {
        method: 'POST',
        token,
        body: JSON.stringify({ name, claimMatch: { issuer: 'i', subject: 's' } }),
      });
    await create('zz');
    const query = `uidp.children_of=${ACME}&order_by=name&page_size=3`;
    const first = (await test.ask(`/iam/v2/identities?${query}`, { token })).json;
    const next = (await test.ask(`/iam/v2/identities?${query}&page_token=${first.nextPageToken}`, { token }))
      .json;
    expect(next.identities.map(({ name }: { name: string }) => name)).toEqual(['puller', 'viewer', 'zz']);
  });

  it('is not needed for a platform that is far away', async () => {
    const clock = fakeClock();
    const platform = await createPlatform({ clock, signingKeys: SIGNING_KEYS, latencyMs: 80 });
    const request = {
      method: 'GET',
      url: `${platform.line.apiUrl}/ping/v2/ping`,
      headers: {},
      maxBytes: 99,
    } as const;
    expect((await platform.handle({ ...request, timeoutMs: 1_000 })).status).toBe(200);
    expect(clock.pauses).toEqual([80]);
    await expect(platform.handle({ ...request, timeoutMs: 80 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('ends with the request that waits for it', async () => {
    const test = await withFaults('route: listRepos, nth: "*", kind: hang');
    const request = {
      method: 'GET',
      url: 'https://platform.test/registry/v2/repos',
      headers: {},
      timeoutMs: 9,
      maxBytes: 9,
    } as const;
    await expect(test.platform.handle({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });

  it('has a limit to its size like any answer', async () => {
    const test = await startTestPlatform(WORLD);
    const request = {
      method: 'GET',
      url: 'https://platform.test/nothing',
      headers: {},
      timeoutMs: 9,
      maxBytes: 9,
    } as const;
    await expect(test.platform.handle(request)).rejects.toMatchObject({ kind: 'too_large' });
  });
});
