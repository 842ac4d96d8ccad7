import { describe, expect, it } from 'vitest';

import { history, HISTORY, registryToken } from '../../registry/registry-asks.ts';
import { NOBODY, PULLER, startTestPlatform, WORLD } from '../../test-platform.ts';
import type { Reply } from '../../test-platform.ts';

describe('the tag history', () => {
  it('is open to a registry token of the image, oldest first', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['acme/python'], PULLER)).json;
    const reply = await history(test, 'acme/python', '3.12', token);
    expect(reply.status).toBe(200);
    expect(reply.json.history).toHaveLength(10);
    expect(reply.json.history[0]).toEqual({
      updateTimestamp: '2026-10-11T12:00:00.000Z',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    const records: readonly { readonly updateTimestamp: string }[] = reply.json.history;
    const times = records.map(({ updateTimestamp }) => updateTimestamp);
    expect(times).toEqual(times.toSorted());
  });

  it('is available unauthenticated for a public image', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['images/static'])).json;
    expect((await history(test, 'images/static', 'latest', token)).status).toBe(200);
  });

  it('is open to a platform token of the registry, where the identity may list tags', async () => {
    const test = await startTestPlatform(WORLD);
    const ask = async (identity: string, image: string): Promise<number> =>
      (await history(test, image, '1', await test.registryPasswordOf(identity))).status;
    expect(await ask(PULLER, 'acme/team/app')).toBe(200);
    expect(await ask(NOBODY, 'acme/team/app')).toBe(404);
    expect(await ask(PULLER, 'rival/secret')).toBe(404);
    expect(await ask(PULLER, 'rival/absent')).toBe(404);
    const token = await test.registryPasswordOf(NOBODY);
    expect((await history(test, 'images/static', 'latest', token)).status).toBe(200);
  });

  it('names the capability that is missing', async () => {
    const test = await startTestPlatform(
      WORLD.replace('repo.list, tag.list, advisories.list', 'repo.list').replace(
        'role: registry.pull }',
        'role: gate }',
      ),
    );
    const reply = await history(test, 'acme/python', '3.12', await test.registryPasswordOf(PULLER));
    expect(reply.status).toBe(403);
    expect(reply.json.errors).toMatchObject([
      { code: 'DENIED', message: expect.stringContaining('tag.list') },
    ]);
  });

  it('refuses a token of another audience with 403', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await history(test, 'acme/python', '3.12', await test.tokenOf(PULLER));
    expect(reply.status).toBe(403);
    expect(reply.json.errors).toMatchObject([{ code: 'DENIED' }]);
  });

  it('refuses a token of another image with 403', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['acme/team/app'], PULLER)).json;
    expect((await history(test, 'acme/python', '3.12', token)).status).toBe(403);
    const { token: empty } = (await registryToken(test, ['rival/secret'], PULLER)).json;
    expect((await history(test, 'rival/secret', '1', empty)).status).toBe(403);
  });

  it.each([
    ['no token', undefined],
    ['what is no token', 'a.b.c'],
  ])('requires a token when it gets %s', async (_, token) => {
    const test = await startTestPlatform(WORLD);
    const reply = await history(test, 'acme/team/app', '1', token);
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toBe(
      'Bearer realm="https://platform.test/token",service="platform.test",scope="repository:acme/team/app:pull"',
    );
  });

  it('requires a new one when it has expired', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['acme/python'], PULLER)).json;
    test.clock.advance(300_000);
    expect((await history(test, 'acme/python', '3.12', token)).status).toBe(401);
  });

  it('says so when there is no such tag', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['acme/python'], PULLER)).json;
    const reply = await history(test, 'acme/python', '9', token);
    expect(reply.status).toBe(404);
    expect(reply.json.errors).toMatchObject([{ code: 'NAME_UNKNOWN' }]);
  });

  it('knows the tags that lists hide', async () => {
    const test = await startTestPlatform(WORLD);
    const { token } = (await registryToken(test, ['acme/python'], PULLER)).json;
    expect((await history(test, 'acme/python', '3.13-r2', token)).json.history).toHaveLength(1);
  });
});

describe('the period of a tag history', () => {
  const BUSY = WORLD.replace('count: 14 }', 'count: 1400 }');

  async function period(query: string): Promise<Reply> {
    const test = await startTestPlatform(BUSY);
    const { token } = (await registryToken(test, ['images/static'])).json;
    return test.ask(`/v2/images/static${HISTORY}latest?${query}`, { token });
  }
  const FIRST = '2026-09-19T00:00:00';

  it('has at most 1000 records, the oldest', async () => {
    const { history: records } = (await period('')).json;
    expect(records).toHaveLength(1000);
    expect(records[0].updateTimestamp).toBe(`${FIRST}.000Z`);
  });

  it('goes on from the last record, which comes again', async () => {
    const first = (await period('')).json.history;
    const rest = (await period(`start=${first[999].updateTimestamp}`)).json.history;
    expect(rest[0]).toEqual(first[999]);
    expect(rest).toHaveLength(401);
  });

  it.each([
    [`start=${FIRST}Z&end=${FIRST}Z`, 1],
    [`start=${FIRST}Z&end=2026-09-19T01:00:00Z`, 2],
    [`end=${FIRST}Z`, 1],
    [`start=${FIRST}.001Z&end=2026-09-19T00:59:59.999Z`, 0],
    ['start=2027-01-01T00:00:00Z', 0],
    [`start=2026-09-20T00:00:00Z&end=${FIRST}Z`, 0],
  ])('%s has %i', async (query, number) => {
    expect((await period(query)).json.history).toHaveLength(number);
  });

  it.each([
    'start=yesterday',
    'end=2026-09-19',
    'start=2026-09-19T00:00:00%2B02:00',
    'end=2026-13-01T00:00:00Z',
  ])('%s is refused', async (query) => {
    const reply = await period(query);
    expect(reply.status).toBe(400);
    expect(reply.json.errors[0].message).toMatch(/Invalid argument: (?:start|end): not a UTC timestamp/);
  });
});
