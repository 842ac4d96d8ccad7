import { describe, expect, it } from 'vitest';

import { ACME, OWNER, PYTHON, startTestPlatform, TEAM, VIEWER, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';
import { send } from './version-one-calls.ts';

const DIGEST = `sha256:${'1'.repeat(64)}`;

async function historyOf(test: TestPlatform, tag: string): Promise<readonly unknown[]> {
  return (await send(test, 'GET', `/registry/v1/tags/${tag}/history`)).json.items;
}

describe('the creation of a repository in v1', () => {
  it('replaces the repository of the same name unless that is prevented', async () => {
    const test = await startTestPlatform(WORLD);
    const create = async (body: object, query = '') =>
      send(test, 'POST', `/registry/v1/repos/${ACME}${query}`, { body, identity: OWNER });
    const first = await create({ name: 'app', catalogTier: 'BASE', description: 'one' });
    expect(first).toMatchObject({ status: 200, json: { catalogTier: 'BASE', description: 'one' } });
    const second = await create({ name: 'app', aliases: ['b'] });
    expect(second.json).toMatchObject({ id: first.json.id, catalogTier: 'UNKNOWN', aliases: ['b'] });
    expect(second.json.description).toBe('');
    const refused = await create({ name: 'app' }, '?prevent_existing=true');
    expect(refused).toMatchObject({ status: 409, json: { code: 6, details: [] } });
    expect((await create({ name: 'other' }, '?preventExisting=true')).status).toBe(200);
    const stranger = await send(test, 'POST', `/registry/v1/repos/${ACME}`, {
      body: { name: 'app' },
      identity: VIEWER,
    });
    expect(stranger.status).toBe(403);
  });
});

describe('the readme of a repository', () => {
  it('is a field in v1, which a customer can change there and not in v2', async () => {
    const test = await startTestPlatform(WORLD);
    const put = async (body: object) =>
      send(test, 'PUT', `/registry/v1/repos/${PYTHON}`, { body, identity: OWNER });
    const readme = async () => (await send(test, 'GET', `/registry/v2/repos/${PYTHON}/readme`)).json.content;
    expect((await put({ name: 'python', readme: '# Python' })).json.readme).toBe('# Python');
    expect(await readme()).toBe('# Python');
    const { json } = await send(test, 'GET', `/registry/v1/repos?id=${PYTHON}`);
    expect(json.items).toMatchObject([{ readme: '# Python' }]);
    expect((await put({ name: 'python' })).json.readme).toBe('');
    expect(await readme()).toBe('');
    const refused = await send(test, 'PATCH', `/registry/v2/repos/${PYTHON}/readme`, {
      body: { content: 'x' },
      identity: OWNER,
    });
    expect(refused).toMatchObject({ status: 403 });
  });
});

describe('a tag in v1', () => {
  it('can be without a digest: it has no history, and nothing can be pulled', async () => {
    const test = await startTestPlatform(WORLD);
    const { json: tag } = await send(test, 'POST', `/registry/v1/tags/${PYTHON}`, { body: { name: 'next' } });
    expect(tag).toMatchObject({ name: 'next', digest: '' });
    expect(await historyOf(test, tag.id)).toEqual([]);
    expect((await send(test, 'GET', `/registry/v2/tags/${tag.id}`)).json).toMatchObject({ digest: '' });
    const token = await test.registryPasswordOf(OWNER);
    const pull = await test.ask('/v2/acme/python/manifests/next', { token });
    expect(pull).toMatchObject({ status: 404, json: { errors: [{ code: 'MANIFEST_UNKNOWN' }] } });
    const again = await send(test, 'POST', `/registry/v1/tags/${PYTHON}`, { body: { name: '3.13' } });
    expect(again.json.digest).toMatch(/^sha256:/);
    const required = await send(test, 'POST', `/registry/v2/tags/${PYTHON}`, { body: { name: 'later' } });
    expect(required).toMatchObject({ status: 400, json: { code: 3 } });
  });

  it('keeps its digest in an update without one, and a new digest is a record of its history', async () => {
    const test = await startTestPlatform(WORLD);
    const { json: listed } = await send(test, 'GET', '/registry/v1/tags?name=3.13');
    const [tag] = listed.items;
    const put = async (body: object) => send(test, 'PUT', `/registry/v1/tags/${tag.id}`, { body });
    const kept = await put({ name: '3.13', digest: '', deprecated: true, bundles: ['x'] });
    expect(kept.json).toMatchObject({ digest: tag.digest, deprecated: true, bundles: ['x'] });
    const before = await historyOf(test, tag.id);
    expect((await put({ name: '3.13', digest: DIGEST })).json).toMatchObject({
      digest: DIGEST,
      deprecated: false,
      bundles: [],
    });
    const after = await historyOf(test, tag.id);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ digest: DIGEST });
    expect((await send(test, 'GET', `/registry/v2/tags/${tag.id}`)).json.digest).toBe(DIGEST);
    const renamed = await put({ name: '3.14' });
    expect(renamed.json.message).toBe('Invalid argument: name: must be the name of the tag, 3.13');
    expect(await put({ name: '3.13', digest: 'x' })).toMatchObject({ status: 400 });
  });
});

describe('a group in v1', () => {
  it('is without times, and its subgroups and repositories keep it', async () => {
    const test = await startTestPlatform(WORLD);
    const { json } = await send(test, 'GET', `/iam/v1/groups?id=${TEAM}`);
    expect(Object.keys(json.items[0])).toEqual([
      'id',
      'name',
      'description',
      'resourceLimits',
      'verified',
      'kind',
      'status',
    ]);
    const blocked = await send(test, 'DELETE', `/iam/v1/groups/${TEAM}`);
    expect(blocked).toMatchObject({ status: 400, json: { code: 9, details: [] } });
  });
});
