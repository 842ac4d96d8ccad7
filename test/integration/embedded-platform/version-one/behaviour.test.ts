import { describe, expect, it } from 'vitest';

import { callInMemory } from '../../../support/grpc/in-memory-call.ts';
import {
  ACME,
  NOBODY,
  OWNER,
  PYTHON,
  SPY,
  STATIC,
  startTestPlatform,
  TEAM,
  VIEWER,
  WORLD,
} from '../test-platform.ts';
import { send } from './version-one-calls.ts';

const ABSENT = `${ACME}/${'0'.repeat(16)}`;

describe('a list of v1', () => {
  const tags = Array.from({ length: 231 }, (_, index) => `{ name: t${index}, history: [{ at: now-1d }] }`);
  const many = `organizations: [{ name: acme, repos: [{ name: app, tags: [${tags.join(', ')}] }] }]`;

  it('is whole, ordered by uid, and ignores the parameters of a page', async () => {
    const test = await startTestPlatform(many);
    const { json } = await send(test, 'GET', '/registry/v1/tags');
    expect(Object.keys(json)).toEqual(['items']);
    const ids: readonly string[] = json.items.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(231);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    for (const query of ['offset=5', 'page=2', 'limit=1', 'page_size=1', 'pageToken=x', 'order_by=nothing']) {
      expect((await send(test, 'GET', `/registry/v1/tags?${query}`)).json).toEqual(json);
    }
  });

  it('is filtered by id, by uidp in both spellings, and by name', async () => {
    const test = await startTestPlatform(WORLD);
    const idsOf = async (query: string): Promise<readonly string[]> =>
      (await send(test, 'GET', `/registry/v1/repos?${query}`)).json.items.map(({ id }: { id: string }) => id);
    expect(await idsOf(`id=${PYTHON}`)).toEqual([PYTHON]);
    expect(await idsOf(`uidp.ids=${PYTHON}&uidp.ids=${STATIC}`)).toEqual([PYTHON, STATIC]);
    expect(await idsOf(`id=${PYTHON}&uidp.ids=${PYTHON}&uidp.ids=${STATIC}`)).toEqual([PYTHON]);
    expect(await idsOf(`id=${PYTHON}&uidp.ids=${STATIC}`)).toEqual([]);
    expect(await idsOf(`uidp.children_of=${ACME}&name=python`)).toEqual([PYTHON]);
    expect(await idsOf(`uidp.descendantsOf=${ACME}&name=python&id=`)).toEqual([PYTHON]);
    expect(await idsOf(`id=${ABSENT}`)).toEqual([]);
    const twice = await send(test, 'GET', `/registry/v1/repos?id=${PYTHON}&id=${STATIC}`);
    expect(twice).toMatchObject({ status: 400, json: { code: 3, details: [] } });
    const unknown = await test.ask(`/registry/v1/repos?id=${PYTHON}&id=${STATIC}`);
    expect(unknown.status).toBe(401);
  });

  it('of roles takes the root as their parent', async () => {
    const test = await startTestPlatform(WORLD);
    const namesOf = async (query: string): Promise<readonly string[]> =>
      (await send(test, 'GET', `/iam/v1/roles?${query}`)).json.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await namesOf('parent=/')).toContain('viewer');
    expect(await namesOf('parent=/')).not.toContain('gate');
    expect(await namesOf(`parent=${ACME}`)).toEqual(['gate']);
  });

  it('shows dated, epoch and referrer tags unless they are excluded', async () => {
    const test = await startTestPlatform(WORLD);
    const namesOf = async (query: string): Promise<readonly string[]> =>
      (await send(test, 'GET', `/registry/v1/tags?uidp.children_of=${PYTHON}&${query}`)).json.items
        .map(({ name }: { name: string }) => name)
        .sort();
    const referrer = `sha256-${'0'.repeat(64)}.sig`;
    expect(await namesOf('')).toEqual(['3.12', '3.13', '3.13-r2', 'latest-20261101', referrer]);
    expect(await namesOf('exclude_dates=true')).toEqual(['3.12', '3.13', '3.13-r2', referrer]);
    expect(await namesOf('excludeEpochs=true')).toEqual(['3.12', '3.13', 'latest-20261101', referrer]);
    expect(await namesOf('exclude_referrers=true&exclude_dates=false')).toEqual([
      '3.12',
      '3.13',
      '3.13-r2',
      'latest-20261101',
    ]);
    const wrong = await send(test, 'GET', '/registry/v1/tags?exclude_dates=maybe');
    expect(wrong).toMatchObject({ status: 400, json: { code: 3 } });
  });
});

describe('what is missing in v1', () => {
  it('is an empty 200 for a reader', async () => {
    const test = await startTestPlatform(WORLD);
    const digest = `sha256:${'1'.repeat(64)}`;
    for (const [path, json] of [
      [`/iam/v1/identities?id=${ABSENT}`, { items: [] }],
      [`/registry/v1/tags/${ABSENT}/history`, { items: [] }],
      [`/registry/v1/repos/${ABSENT}/digest/${digest}/rawsbom`, { rawSbom: '' }],
      ['/iam/v1/groups:lookupGroup', { group: null }],
    ] as const) {
      expect(await send(test, 'GET', path), path).toMatchObject({ status: 200, json });
    }
  });

  it('is NOT_FOUND for a writer, without details', async () => {
    const test = await startTestPlatform(WORLD);
    for (const [method, path] of [
      ['PUT', `/iam/v1/identities/${ABSENT}`],
      ['DELETE', `/registry/v1/repos/${ABSENT}`],
      ['POST', `/registry/v1/tags/${ABSENT}`],
    ] as const) {
      const body = { name: 'x' };
      const reply = await send(test, method, path, { body });
      expect(reply, path).toMatchObject({ status: 404, json: { code: 5, details: [] } });
    }
  });

  it('is not found where no path is, and not allowed where no method is', async () => {
    const test = await startTestPlatform(WORLD);
    expect(await send(test, 'GET', '/iam/v1/nothing')).toMatchObject({
      status: 404,
      json: { code: 5, details: [] },
    });
    const reply = await send(test, 'PATCH', `/iam/v1/groups/${TEAM}`);
    expect(reply).toMatchObject({ status: 405, headers: { allow: 'POST, PUT, DELETE' }, json: { code: 12 } });
  });

  it.each(['/iam/v1/groups', '/iam/v1/groups/', '/registry/v1/repos', '/registry/v1/tags/'])(
    'is the parent that a POST of %s does not name, as over gRPC in v2',
    async (path) => {
      const test = await startTestPlatform(WORLD);
      const { json } = await send(test, 'POST', path, { body: { name: 'new' } });
      const { code } = await callInMemory(test.platform, 'iam.v2.GroupsService/CreateGroup', {});
      expect(json).toEqual({
        code,
        message: expect.stringMatching(/^Not found: (?:Group|Repo)/),
        details: [],
      });
    },
  );

  it('is what the caller cannot see, as in v2', async () => {
    const test = await startTestPlatform(WORLD);
    const repos = async (version: string, identity: string) =>
      send(test, 'GET', `/registry/${version}/repos`, { identity });
    for (const identity of [VIEWER, SPY]) {
      const uids = (await repos('v2', identity)).json.repos.map(({ uid }: { uid: string }) => uid);
      const ids = (await repos('v1', identity)).json.items.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(uids);
    }
    expect(await repos('v1', NOBODY)).toMatchObject({ status: 403, json: { code: 7, details: [] } });
    const stranger = await send(test, 'DELETE', `/registry/v1/repos/${PYTHON}`, { identity: SPY });
    expect(stranger).toMatchObject({ status: 404, json: { code: 5 } });
  });
});

describe('a change in v1', () => {
  it('replaces the resource: what the body lacks is emptied, and an id in it is ignored', async () => {
    const test = await startTestPlatform(WORLD);
    const path = `/iam/v1/identities/${VIEWER}`;
    const claim_match = { issuer: 'https://issuer.test', subject: 'x' };
    const body = { id: 'other', name: 'viewer', description: 'd', shoeSize: 44, claim_match };
    const first = await send(test, 'PUT', path, { body });
    expect(first).toMatchObject({ status: 200, json: { id: VIEWER, description: 'd' } });
    const { json } = await send(test, 'PUT', path, { body: { name: 'viewer', claim_match } });
    expect(json).toMatchObject({ id: VIEWER, name: 'viewer', description: '', claimMatch: claim_match });
    const { json: seen } = await send(test, 'GET', `/iam/v2/identities/${VIEWER}`);
    expect(seen).toMatchObject({ uid: VIEWER, description: '', claimMatch: claim_match });
    const nameless = await send(test, 'PUT', path, { body: { claim_match } });
    expect(nameless).toMatchObject({ status: 400, json: { code: 3, details: [] } });
    const both = await send(test, 'PUT', path, { body: { name: 'x', claim_match, claimMatch: claim_match } });
    expect(both.json.message).toBe('Invalid argument: claimMatch: is given as claimMatch and as claim_match');
  });

  it.each([
    ['/iam/v1/groups', TEAM],
    ['/iam/v1/identities', VIEWER],
    ['/registry/v1/repos', PYTHON],
  ])('of what the list shows changes nothing: %s', async (list, id) => {
    const test = await startTestPlatform(WORLD);
    const shown = async () => (await send(test, 'GET', `${list}?id=${id}`)).json.items[0];
    const before = await shown();
    expect(await send(test, 'PUT', `${list}/${id}`, { body: before })).toMatchObject({ status: 200 });
    expect(await shown()).toEqual(before);
  });

  it('keeps claims and variables whose names are those of fields', async () => {
    const test = await startTestPlatform(WORLD);
    const claims = { id: 'a', static: 'b', created_at: 'c' };
    const claimMatch = { issuer: 'https://issuer.test', subject: 's', claims };
    const { json } = await send(test, 'POST', `/iam/v1/identities/${ACME}`, {
      body: { name: 'x', claimMatch },
    });
    expect(json.claimMatch.claims).toEqual(claims);
    expect((await send(test, 'GET', `/iam/v2/identities/${json.id}`)).json.claimMatch.claims).toEqual(claims);
    const customOverlay = { environment: { id: '1', last_seen: '2' } };
    const body = { name: 'overlaid', sync_config: { source: PYTHON }, customOverlay };
    const { json: repo } = await send(test, 'POST', `/registry/v1/repos/${ACME}`, { body });
    expect(repo.customOverlay.environment).toEqual(customOverlay.environment);
    const { json: seen } = await send(test, 'GET', `/registry/v2/repos/${repo.id}`);
    expect(seen.customOverlay.environment).toEqual(customOverlay.environment);
  });

  it('that is blocked says so without details, and v2 with them', async () => {
    const test = await startTestPlatform(WORLD);
    const blocked = await send(test, 'DELETE', `/registry/v1/repos/${PYTHON}`);
    expect(blocked).toMatchObject({ status: 400, json: { code: 9, details: [] } });
    const { json } = await send(test, 'DELETE', `/registry/v2/repos/${PYTHON}`);
    expect(json.details).toMatchObject([{}, { violations: [{ type: 'RESOURCE_NOT_EMPTY' }] }]);
  });

  it('has no header that deprecates it', async () => {
    const test = await startTestPlatform(WORLD);
    for (const path of ['/iam/v1/groups', '/registry/v1/nothing', '/ping/v1/ping']) {
      const { headers } = await send(test, 'GET', path);
      expect(Object.keys(headers).filter((name) => /deprecation|sunset|warning/.test(name))).toEqual([]);
    }
  });
});

describe('roles in v1', () => {
  it('have the short names of capabilities, and their uids stay plain', async () => {
    const test = await startTestPlatform(WORLD);
    const body = { name: 'puller', capabilities: ['repo.list'] };
    const { json } = await send(test, 'POST', `/iam/v1/roles/${ACME}`, { body, identity: OWNER });
    expect(json).toMatchObject({ name: 'puller', capabilities: ['repo.list'] });
    expect(json.id).toMatch(/^[0-9a-f]{40}$/);
    const { json: role } = await send(test, 'GET', `/iam/v2/roles/${json.id}`);
    expect(role.capabilities).toEqual(['CAP_REPO_LIST']);
    const wrong = await send(test, 'POST', `/iam/v1/roles/${ACME}`, {
      body: { name: 'x', capabilities: ['?'] },
    });
    expect(wrong).toMatchObject({ status: 400, json: { code: 3 } });
  });
});

describe('the lookup of an identity in v1', () => {
  it('returns the uid that v2 looks up, and nothing of an identity that is not stored', async () => {
    const test = await startTestPlatform(WORLD);
    const query = 'issuer=https://issuer.test&subject=me';
    const { json } = await send(test, 'GET', `/iam/v1/identities/lookup?${query}`);
    const { json: found } = await send(test, 'GET', `/iam/v2/identities:lookupIdentity?${query}`);
    expect(json).toMatchObject({ id: found.uid, name: '', createdAt: null });
  });
});

describe('a fault of a seed', () => {
  it('is of the version that its route names', async () => {
    const fault = '{ route: listRolesV1, nth: "*", status: 503 }';
    const test = await startTestPlatform(`${WORLD}\nfaults: [${fault}]\n`);
    expect((await send(test, 'GET', '/iam/v1/roles')).status).toBe(503);
    expect((await send(test, 'GET', '/iam/v2/roles')).status).toBe(200);
  });
});
