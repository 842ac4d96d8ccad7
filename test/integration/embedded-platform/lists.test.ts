import { describe, expect, it } from 'vitest';

import { ACME, PYTHON, startTestPlatform, STATIC, VIEWER, WORLD } from './test-platform.ts';
import type { Reply, TestPlatform } from './test-platform.ts';

const DAY_MS = 86_400_000;

/** 205 tags, numbered so that names, times and uids give three different orders. */
const MANY = `
organizations:
  - name: acme
    uid: ${ACME}
    repos:
      - name: big
        tags: [${Array.from({ length: 205 }, (_, index) => `{ name: t${index}, history: [{ at: now-${(index * 7) % 205}h }] }`).join(', ')}]
`;

async function list(test: TestPlatform, query: string): Promise<Reply> {
  return test.ask(`/registry/v2/tags?${query}`, { token: test.platform.line.adminToken });
}

const names = (reply: Reply): readonly string[] => reply.json.tags.map((tag: { name: string }) => tag.name);

describe('a page', () => {
  it.each([
    ['', 50],
    ['page_size=0', 50],
    ['page_size=1', 1],
    ['pageSize=7', 7],
    ['page_size=200', 200],
    ['page_size=201', 200],
    ['page_size=999999', 200],
  ])('requested with "%s" holds %i', async (query, size) => {
    const test = await startTestPlatform(MANY);
    const { json } = await list(test, query);
    expect(json.tags).toHaveLength(size);
    expect(json).toMatchObject({
      totalCount: '205',
      skipped: 0,
      nextPageToken: expect.stringMatching(/^[\w-]+$/),
    });
  });

  it('is the last when it names no other, though it be full', async () => {
    const test = await startTestPlatform(MANY);
    const { json } = await list(test, 'page_size=41&skip=164');
    expect(json.tags).toHaveLength(41);
    expect(json).toMatchObject({ nextPageToken: '', totalCount: '205', skipped: 164 });
  });

  it('is empty beyond the end', async () => {
    const test = await startTestPlatform(MANY);
    expect((await list(test, 'skip=500')).json).toEqual({
      tags: [],
      nextPageToken: '',
      totalCount: '205',
      skipped: 500,
    });
  });

  it('ignores parameters that it does not have', async () => {
    const test = await startTestPlatform(MANY);
    expect((await list(test, 'colour=red&uidp.colour=1')).json).toEqual((await list(test, '')).json);
  });

  it.each([
    ['page_size=-1', 'page_size', 'must not be negative'],
    ['pageSize=many', 'pageSize', 'must be an integer'],
    ['page_size=1.5', 'page_size', 'must be an integer'],
    ['skip=-1', 'skip', 'must not be negative'],
    ['order_by=colour', 'order_by', 'unknown field "colour"'],
    ['order_by=name%20down', 'order_by', 'must be "<field>" or "<field> desc"'],
    ['page_token=nonsense', 'page_token', 'is not a page token'],
    ['page_size=1&page_size=2', 'page_size', 'must be an integer'],
    ['include_dates=yes', 'include_dates', 'must be true or false'],
  ])('is refused for %s', async (query, field, description) => {
    const test = await startTestPlatform(MANY);
    const reply = await list(test, query);
    expect(reply.status).toBe(400);
    expect(reply.json.message).toBe(`Invalid argument: ${field}: ${description}`);
    expect(reply.json.details[1].fieldViolations).toEqual([{ field, description }]);
  });
});

describe('the order', () => {
  const byName = Array.from({ length: 205 }, (_, index) => `t${index}`).sort();

  it.each([
    ['name', byName],
    ['name asc', byName],
    ['name desc', byName.toReversed()],
  ])('"%s" is by name', async (order, expected) => {
    const test = await startTestPlatform(MANY);
    const first = await list(test, `page_size=200&order_by=${encodeURIComponent(order)}`);
    expect(names(first)).toEqual(expected.slice(0, 200));
  });

  it.each(['created_at', 'create_time', 'createTime', 'updateTime', 'update_time'])(
    '"%s" is by time',
    async (field) => {
      const test = await startTestPlatform(MANY);
      const { tags } = (await list(test, `page_size=200&order_by=${field}%20desc`)).json;
      const times: readonly string[] = tags.map((tag: { createTime: string }) => tag.createTime);
      expect(times).toEqual(times.toSorted().toReversed());
    },
  );

  it('is by uid unless the request sets another', async () => {
    const test = await startTestPlatform(MANY);
    const { tags } = (await list(test, 'page_size=200')).json;
    const uids: readonly string[] = tags.map((tag: { uid: string }) => tag.uid);
    expect(uids).toEqual(uids.toSorted());
  });
});

describe('a page token', () => {
  it('goes on where the page ended, with the same filters spelled in any way', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await list(test, `uidp.children_of=${PYTHON}&page_size=1&order_by=name&includeDates=true`);
    const token = first.json.nextPageToken;
    const second = await list(
      test,
      `uidp.childrenOf=${PYTHON}&pageToken=${token}&orderBy=name&include_dates=true`,
    );
    expect([...names(first), ...names(second)]).toEqual(['3.12', '3.13', 'latest-20261101']);
  });

  it.each([
    ['another order', 'order_by=name%20desc'],
    ['another filter', `order_by=name&uidp.children_of=${STATIC}`],
    ['another form of tags', 'order_by=name&include_epochs=true'],
    ['another name', 'order_by=name&name=3.12'],
  ])('is refused with %s', async (_, query) => {
    const test = await startTestPlatform(WORLD);
    const token = (await list(test, 'page_size=1&order_by=name')).json.nextPageToken;
    const reply = await list(test, `${query}&page_token=${token}`);
    expect(reply.json).toMatchObject({
      code: 3,
      message: 'Invalid argument: page_token: belongs to another query',
    });
  });

  it('is refused by another list', async () => {
    const test = await startTestPlatform(WORLD);
    const token = (await list(test, 'page_size=1')).json.nextPageToken;
    const reply = await test.ask(`/registry/v2/repos?page_token=${token}`, {
      token: test.platform.line.adminToken,
    });
    expect(reply.status).toBe(400);
  });

  it('is good for three days, and then the query silently begins again', async () => {
    const test = await startTestPlatform(MANY);
    const token = (await list(test, 'page_size=100&order_by=name')).json.nextPageToken;
    const third = `page_size=100&order_by=name&page_token=${token}`;
    test.clock.advance(3 * DAY_MS);
    expect(names(await list(test, third))[0]).not.toBe('t0');
    test.clock.advance(1);
    expect(names(await list(test, third))[0]).toBe('t0');
  });

  it('is not disturbed by what comes in before it', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(`${ACME}/${'6'.repeat(16)}`);
    const path = '/iam/v2/identities?order_by=name&page_size=2';
    const first = (await test.ask(path, { token })).json;
    const claimMatch = { issuer: 'i', subject: 's' };
    for (const name of ['aaa', 'zzz']) {
      await test.ask(`/iam/v2/identities/${ACME}`, {
        method: 'POST',
        token,
        body: JSON.stringify({ name, claimMatch }),
      });
    }
    const second = (await test.ask(`${path}&page_token=${first.nextPageToken}`, { token })).json;
    const third = (await test.ask(`${path}&page_token=${second.nextPageToken}`, { token })).json;
    const fourth = (await test.ask(`${path}&page_token=${third.nextPageToken}`, { token })).json;
    const seen = [first, second, third, fourth].flatMap((page) =>
      page.identities.map((one: { name: string }) => one.name),
    );
    expect(seen).toEqual(['creator', 'nobody', 'owner', 'puller', 'teamster', 'viewer', 'zzz']);
  });
});

describe('the tags list', () => {
  it('gives digest, end of life and times', async () => {
    const test = await startTestPlatform(WORLD);
    const { tags } = (await list(test, `uidp.children_of=${PYTHON}&order_by=name`)).json;
    expect(tags).toMatchObject([
      { name: '3.12', deprecated: true, updateTime: '2026-10-20T12:00:00.000Z' },
      {
        name: '3.13',
        updateTime: '2026-11-20T12:00:00.000Z',
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
    ]);
  });

  it.each([
    ['', ['3.12', '3.13']],
    ['&includeDates=true', ['3.12', '3.13', 'latest-20261101']],
    ['&include_epochs=true', ['3.12', '3.13', '3.13-r2']],
    ['&includeReferrers=true', ['3.12', '3.13', `sha256-${'0'.repeat(64)}.sig`]],
    ['&includeReferrers=false', ['3.12', '3.13']],
    ['&name=3.13-r2', []],
    ['&name=3.13-r2&includeEpochs=true', ['3.13-r2']],
    ['&name=3', []],
  ])('with "%s" has %j', async (query, expected) => {
    const test = await startTestPlatform(WORLD);
    expect(names(await list(test, `uidp.children_of=${PYTHON}&order_by=name${query}`))).toEqual(expected);
  });

  it('is filtered by digest', async () => {
    const test = await startTestPlatform(WORLD);
    const [tag] = (await list(test, 'name=3.13')).json.tags;
    expect(names(await list(test, `digest=${tag.digest}`))).toEqual(['3.13']);
    expect(names(await list(test, `digest=sha256:${'0'.repeat(64)}`))).toEqual([]);
  });

  it('is restricted to what lies below a group, or directly below it', async () => {
    const test = await startTestPlatform(WORLD);
    expect(names(await list(test, `uidp.descendants_of=${ACME}&order_by=name`))).toEqual([
      '1',
      '3.12',
      '3.13',
    ]);
    expect(names(await list(test, `uidp.children_of=${ACME}`))).toEqual([]);
  });
});

describe('the list of end-of-life data', () => {
  it.each([
    [`uidp.ids=${PYTHON}`, []],
    [`uidp.children_of=${PYTHON}&excludeDates=true`, ['3.12', '3.13', '3.13-r2']],
    ['uidp.in_root=true', []],
  ])('with %s has %j', async (query, expected) => {
    const test = await startTestPlatform(WORLD);
    const token = test.platform.line.adminToken;
    const { json } = await test.ask(`/registry/v1/eoltags?${query}`, { token });
    expect(json.items.map((tag: { name: string }) => tag.name).sort()).toEqual(expected);
  });
});

describe('the advisories list', () => {
  it.each([
    ['artifactNames=python', ['python']],
    ['artifactNames=python&artifactNames=static&artifactNames=none', ['python', 'static']],
    ['artifact_names=static', ['static']],
    ['advisoryIds=CGA-2222-3333-4444', ['python']],
    ['advisoryIds=CGA-2222-3333-4444&artifactNames=static', []],
    ['artifactNames=secret', []],
  ])('with %s has %j', async (query, expected) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(`/vulnerabilities/v2/advisories?${query}`, {
      token: await test.tokenOf(VIEWER),
    });
    expect(reply.json.advisories.map((one: { artifactName: string }) => one.artifactName).sort()).toEqual(
      expected,
    );
    expect(reply.json.totalCount).toBe(String(expected.length));
  });
});
