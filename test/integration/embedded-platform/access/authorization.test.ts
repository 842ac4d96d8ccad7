import { describe, expect, it } from 'vitest';

import { routes } from '../../../../src/api/routes.ts';
import type { Route } from '../../../../src/api/route.ts';
import { derivedRoleUid } from '../../../../src/embedded-platform/resources/uid.ts';
import {
  ACME,
  NOBODY,
  OWNER,
  PULLER,
  PYTHON,
  RIVAL,
  SECRET,
  SPY,
  startTestPlatform,
  STATIC,
  TEAMSTER,
  VIEWER,
  WORLD,
} from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

async function as(test: TestPlatform, identity: string, path: string): Promise<Reply> {
  return test.ask(path, { token: await test.tokenOf(identity) });
}

const PLATFORM_ROUTES = Object.entries(routes as Readonly<Record<string, Route>>).filter(
  ([, route]) => route.credential === 'platform',
);

/** The identity `nobody` has a role, but one that holds nothing of use. */
const POWERLESS = WORLD.replace('repo.list, tag.list, advisories.list', 'version.list').replace(
  /name: nobody, (.*?) \}$/m,
  'name: nobody, $1, bindings: [{ role: gate }] }',
);

const DIGEST = `sha256:${'0'.repeat(64)}`;

function fill(path: string, uid: string, parent = ACME): string {
  return path.replace('{uid}', uid).replace('{parent}', parent).replace('{digest}', DIGEST);
}

/** What some requests have to say to get as far as the question of capabilities; PARENT is what they are about. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/iam/v2/roleBindings:batchCreate': {
    parent: ACME,
    requests: [{ roleBinding: { identityUid: VIEWER, roleUid: 'any' } }],
  },
  '/iam/v2/externalGroupRoleMappings:batchDelete': { parent: 'PARENT', names: ['any'] },
};

const VIEWER_ROLE = derivedRoleUid('', 'viewer');

/** Something of its kind for the routes of one resource, where the seed has none. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  '/events/v2/subscriptions': { sink: 'https://sink.test/' },
  '/iam/v2/accountAssociations': { name: 'cloud' },
  '/iam/v2/groupInvites': { roleUid: VIEWER_ROLE, ttl: '3600s' },
  '/iam/v2/identityProviders': {
    name: 'people',
    defaultRole: VIEWER_ROLE,
    oidc: { issuer: 'https://login.test', clientId: 'x', pkceEnabled: true },
  },
  '/iam/v2/externalGroupRoleMappings': { externalGroupId: 'x', roleUid: VIEWER_ROLE, scope: ACME },
};

/** Makes the example of a list and gives its uid. */
async function makeExample(test: TestPlatform, list: string): Promise<string> {
  const parent = await someParent(test, list);
  const body = JSON.stringify(EXAMPLES[list]);
  const token = test.platform.line.adminToken;
  return (await test.ask(`${list}/${parent}`, { method: 'POST', token, body })).json.uid;
}

/** What things of a list lie in: the organization, with few exceptions. */
async function someParent(test: TestPlatform, path: string): Promise<string> {
  if (path.startsWith('/registry/v2/tags')) return PYTHON;
  if (path.startsWith('/iam/v2/externalGroup')) return makeExample(test, '/iam/v2/identityProviders');
  return ACME;
}

/** The uid of something below a list of the organization; what is not there yet is made. */
async function someUid(test: TestPlatform, path: string): Promise<string> {
  const [list = ''] = path.split(/\/\{|:/);
  if (EXAMPLES[list] !== undefined) return makeExample(test, list);
  const { json } = await test.ask(list, { token: test.platform.line.adminToken });
  const [items] = Object.values(json as Readonly<Record<string, unknown>>);
  const own = Array.isArray(items) ? items.find((item) => isOwn(item)) : undefined;
  return own?.uid ?? own?.id ?? ACME;
}

/** Lies in the organization, or is a role of its own: the uids of roles do not tell. */
function isOwn({
  uid,
  id = uid,
  name,
}: {
  readonly uid?: string;
  readonly id?: string;
  readonly name?: string;
}): boolean {
  return id?.startsWith(ACME) === true || name === 'gate';
}

describe.each(PLATFORM_ROUTES)('%s', (_, route) => {
  const path = fill(route.path, VIEWER);

  it('wants a token of this platform, of its audience, that is still good', async () => {
    const test = await startTestPlatform(WORLD);
    const ask = (token?: string): Promise<Reply> =>
      test.ask(path, { method: route.method, body: '{}', ...(token === undefined ? {} : { token }) });
    const old = await test.tokenOf(OWNER);
    for (const token of [undefined, 'x.y.z', await test.registryPasswordOf(OWNER)]) {
      const reply = await ask(token);
      expect(reply.status).toBe(401);
      // v1 declares no details.
      const details = route.path.includes('/v1/') ? [] : [{ reason: 'UNAUTHENTICATED' }];
      expect(reply.json).toMatchObject({ code: 16, details });
    }
    test.clock.advance(3_600_000);
    expect((await ask(old)).status).toBe(401);
  });
});

/** Asks for a route with the path and the body that it needs to get as far as the question of capabilities. */
async function askAs(test: TestPlatform, identity: string, route: Route): Promise<Reply> {
  const uid = route.path.includes('{uid}') ? await someUid(test, route.path) : '';
  const parent = await someParent(test, route.path);
  return test.ask(fill(route.path, uid, parent), {
    method: route.method,
    token: await test.tokenOf(identity),
    body: JSON.stringify(BODIES[route.path] ?? {}).replace('PARENT', parent),
  });
}

const denial = ({ path }: Route, capability = ''): object => ({
  status: 403,
  json: {
    code: 7,
    message: `Permission denied: missing capability ${capability}`,
    details: path.includes('/v1/') ? [] : [{ reason: 'PERMISSION_DENIED' }],
  },
});

describe.each(PLATFORM_ROUTES.filter(([, { capabilities }]) => capabilities !== undefined))(
  '%s',
  (_, route) => {
    it('wants its capability, and names it', async () => {
      const test = await startTestPlatform(POWERLESS);
      expect(await askAs(test, NOBODY, route)).toMatchObject(denial(route, route.capabilities?.[0]));
    });
  },
);

describe.each(
  PLATFORM_ROUTES.flatMap(([name, route]) =>
    (route.capabilities ?? []).slice(1).map((missing) => [name, missing, route] as const),
  ),
)('%s', (_, missing, route) => {
  it(`wants ${missing} too`, async () => {
    const others = (route.capabilities ?? []).filter((one) => one !== missing);
    const test = await startTestPlatform(POWERLESS.replace('[version.list]', `[${others.join(', ')}]`));
    expect(await askAs(test, NOBODY, route)).toMatchObject(denial(route, missing));
  });
});

describe('what an identity sees', () => {
  it('is its own organization and what is public', async () => {
    const test = await startTestPlatform(WORLD);
    const repos = (await as(test, PULLER, '/registry/v2/repos?order_by=name')).json.repos;
    expect(repos.map((repo: { name: string }) => repo.name)).toEqual(['python', 'static', 'team/app']);
    const advisories = (await as(test, VIEWER, '/vulnerabilities/v2/advisories')).json.advisories;
    expect(advisories.map((one: { artifactName: string }) => one.artifactName).sort()).toEqual([
      'python',
      'static',
    ]);
  });

  it('is not the registry, for an identity of a subgroup', async () => {
    const test = await startTestPlatform(WORLD);
    const repos = (await as(test, TEAMSTER, '/registry/v2/repos')).json.repos;
    expect(repos.map((repo: { name: string }) => repo.name)).toEqual(['static']);
    expect((await as(test, TEAMSTER, `/registry/v2/repos/${PYTHON}`)).status).toBe(404);
  });

  it.each([
    ['acme', ['CGA-2222-3333-4444']],
    ['team', []],
  ])('in a list that wants several capabilities is where it has all, at %s', async (group, ids) => {
    const bindings = `[{ role: gate }, { role: tags, group: ${group} }]`;
    const seed = POWERLESS.replace('[version.list]', '[apk.list, repo.list, manifest.metadata.list]')
      .replace('bindings: [{ role: gate }]', `bindings: ${bindings}`)
      .replace('    roles:\n', '    roles:\n      - { name: tags, capabilities: [tag.list] }\n');
    const test = await startTestPlatform(seed);
    const period = 'startTime=2026-11-01T00:00:00Z&endTime=2026-11-20T00:00:00Z';
    const { json } = await as(test, NOBODY, `/advisory/v2/images/resolvedVulns?${period}`);
    const reports = json.resolvedVulnsReports as readonly { resolvedVulns: readonly { id: string }[] }[];
    expect(reports.flatMap(({ resolvedVulns }) => resolvedVulns.map(({ id }) => id))).toEqual(ids);
  });

  it('hides what is there as if it were not', async () => {
    const test = await startTestPlatform(WORLD);
    const hidden = await as(test, OWNER, `/registry/v2/repos/${SECRET}`);
    const absent = await as(test, OWNER, `/registry/v2/repos/${RIVAL}/${'0'.repeat(16)}`);
    for (const [reply, uid] of [
      [hidden, SECRET],
      [absent, `${RIVAL}/${'0'.repeat(16)}`],
    ] as const) {
      expect(reply.status).toBe(404);
      expect(reply.json).toEqual({
        code: 5,
        message: `Not found: Repo ${uid}`,
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'NOT_FOUND',
            domain: 'registry.platform.test',
          },
          { '@type': 'type.googleapis.com/google.rpc.ResourceInfo', resourceType: 'Repo', resourceName: uid },
        ],
      });
    }
  });

  it('gives single resources by uid', async () => {
    const test = await startTestPlatform(WORLD);
    const repo = (await as(test, PULLER, `/registry/v2/repos/${PYTHON}`)).json;
    expect(repo).toMatchObject({
      uid: PYTHON,
      name: 'python',
      description: 'Python',
      createTime: '2026-10-11T12:00:00.000Z',
    });
    expect((await as(test, SPY, `/registry/v2/repos/${STATIC}`)).json.name).toBe('static');
    const [listed] = (await as(test, VIEWER, '/vulnerabilities/v2/advisories?artifactNames=python')).json
      .advisories;
    const advisory = (await as(test, VIEWER, `/vulnerabilities/v2/advisories/${listed.uid}`)).json;
    expect(advisory).toEqual(listed);
    expect(advisory).toMatchObject({
      advisoryId: 'CGA-2222-3333-4444',
      artifactArchitecture: 'x86_64',
      aliases: ['CVE-2026-0001'],
      severities: [{ type: 'TYPE_CVSS_V3', score: '7.5' }],
      updateTime: '2026-11-19T12:00:00.000Z',
      events: [
        { reviewState: 'REVIEW_STATE_APPROVED', detection: {} },
        { reviewState: 'REVIEW_STATE_APPROVED', fixed: { fixedVersion: '3.13.1-r0' } },
      ],
    });
    expect(advisory).not.toHaveProperty('name');
  });

  it('is everything, for the administrator of the platform', async () => {
    const test = await startTestPlatform(WORLD);
    const { groups } = (await test.ask('/iam/v2/groups', { token: test.platform.line.adminToken })).json;
    expect(groups).toHaveLength(5);
  });
});
