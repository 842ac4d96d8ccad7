import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { derivedRoleUid } from '../../../src/embedded-platform/resources/uid.ts';
import { ACME, PYTHON, startTestPlatform, WORLD } from '../../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';
import { callInMemory } from '../../support/grpc/in-memory-call.ts';
import { withoutDefaults } from '../../support/grpc/messages.ts';
import type { Json } from '../../support/grpc/messages.ts';

/** A kind of resource in both versions. */
interface Kind {
  readonly paths: { readonly v1: string; readonly v2: string };
  /** Service and the names of its methods over gRPC; `update` is absent for what cannot change. */
  readonly v1: {
    readonly service: string;
    readonly create: string;
    readonly list: string;
    readonly update?: string;
    readonly field: string;
    readonly parent?: string;
    readonly message: string;
  };
  readonly v2: {
    readonly service: string;
    readonly create: string;
    readonly get: string;
    readonly update?: string;
    readonly field: string;
    readonly message: string;
  };
  readonly parent?: (test: TestPlatform) => Promise<string>;
  /** The fields that a client sets, by the names of v1; the name is added. */
  readonly fields: fc.Arbitrary<Json>;
  readonly nameless?: true;
}

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const key = fc.constantFrom('id', 'static', 'created_at', 'createdAt', 'expiration', 'x.y', 'role');
const map = fc.dictionary(key, text, { maxKeys: 3 });
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });
const later = fc
  .date({ min: new Date('2027-01-01'), max: new Date('2027-12-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Names of capabilities in v2, in the order in which a role shows them. */
const CAPABILITIES: Readonly<Record<string, string>> = {
  'groups.list': 'CAP_IAM_GROUPS_LIST',
  'repo.list': 'CAP_REPO_LIST',
  'tag.list': 'CAP_TAG_LIST',
};

const KINDS: Readonly<Record<string, Kind>> = {
  group: {
    paths: { v1: '/iam/v1/groups', v2: '/iam/v2/groups' },
    v1: {
      service: 'iam.Groups',
      create: 'Create',
      list: 'List',
      update: 'Update',
      field: 'group',
      parent: 'parent',
      message: 'iam.Group',
    },
    v2: {
      service: 'iam.v2.GroupsService',
      create: 'CreateGroup',
      get: 'GetGroup',
      update: 'UpdateGroup',
      field: 'group',
      message: 'iam.v2.Group',
    },
    fields: fc.record({ description: maybe(text) }),
  },
  role: {
    paths: { v1: '/iam/v1/roles', v2: '/iam/v2/roles' },
    v1: {
      service: 'iam.Roles',
      create: 'Create',
      list: 'List',
      update: 'Update',
      field: 'role',
      message: 'iam.Role',
    },
    v2: {
      service: 'iam.v2.RolesService',
      create: 'CreateRole',
      get: 'GetRole',
      update: 'UpdateRole',
      field: 'role',
      message: 'iam.v2.Role',
    },
    fields: fc.record({
      description: maybe(text),
      capabilities: maybe(fc.subarray(Object.keys(CAPABILITIES))),
    }),
  },
  identity: {
    paths: { v1: '/iam/v1/identities', v2: '/iam/v2/identities' },
    v1: {
      service: 'iam.Identities',
      create: 'Create',
      list: 'List',
      update: 'Update',
      field: 'identity',
      message: 'iam.Identity',
    },
    v2: {
      service: 'iam.v2.IdentitiesService',
      create: 'CreateIdentity',
      get: 'GetIdentity',
      update: 'UpdateIdentity',
      field: 'identity',
      message: 'iam.v2.Identity',
    },
    fields: fc.record({
      description: maybe(text),
      claimMatch: fc.record({ issuer: fc.constant('https://issuer.test'), subject: text, claims: map }),
    }),
  },
  repo: {
    paths: { v1: '/registry/v1/repos', v2: '/registry/v2/repos' },
    v1: {
      service: 'registry.Registry',
      create: 'CreateRepo',
      list: 'ListRepos',
      update: 'UpdateRepo',
      field: 'repo',
      message: 'registry.Repo',
    },
    v2: {
      service: 'registry.v2.ReposService',
      create: 'CreateRepo',
      get: 'GetRepo',
      update: 'UpdateRepo',
      field: 'repo',
      message: 'registry.v2.Repo',
    },
    fields: fc.record({
      description: maybe(text),
      catalogTier: maybe(fc.constantFrom('APPLICATION', 'BASE', 'FIPS', 'AI', 'DEVTOOLS', 'COMMERCIAL')),
      aliases: maybe(fc.array(text, { maxLength: 3 })),
      sync_config: maybe(fc.record({ source: text, uniqueTags: fc.boolean(), expiration: later })),
      customOverlay: maybe(
        fc.record({
          environment: map,
          accounts: fc.record({
            groups: fc.array(fc.record({ groupName: text, gid: fc.nat({ max: 65_535 }) }), { maxLength: 2 }),
            users: fc.array(fc.record({ userName: text, groupName: text }), { maxLength: 2 }),
          }),
        }),
      ),
    }),
  },
  tag: {
    paths: { v1: '/registry/v1/tags', v2: '/registry/v2/tags' },
    v1: {
      service: 'registry.Registry',
      create: 'CreateTag',
      list: 'ListTags',
      field: 'tag',
      parent: 'repoId',
      message: 'registry.Tag',
    },
    v2: {
      service: 'registry.v2.TagsService',
      create: 'CreateTag',
      get: 'GetTag',
      field: 'tag',
      message: 'registry.v2.Tag',
    },
    parent: async () => PYTHON,
    fields: fc.record({
      digest: fc.constantFrom('1', '2', '3').map((digit) => `sha256:${digit.repeat(64)}`),
      deprecated: maybe(fc.boolean()),
      bundles: maybe(fc.array(text, { maxLength: 3 })),
    }),
  },
  identityProvider: {
    paths: { v1: '/iam/v1/identityProviders', v2: '/iam/v2/identityProviders' },
    v1: {
      service: 'iam.IdentityProviders',
      create: 'Create',
      list: 'List',
      update: 'Update',
      field: 'identityProvider',
      message: 'iam.IdentityProvider',
    },
    v2: {
      service: 'iam.v2.IdentityProvidersService',
      create: 'CreateIdentityProvider',
      get: 'GetIdentityProvider',
      update: 'UpdateIdentityProvider',
      field: 'identityProvider',
      message: 'iam.v2.IdentityProvider',
    },
    fields: fc.record({
      description: maybe(text),
      defaultRole: fc.constantFrom(derivedRoleUid('', 'viewer'), derivedRoleUid('', 'registry.pull')),
      oidc: fc.record({
        issuer: fc.constant('https://login.test'),
        clientId: text,
        pkceEnabled: fc.constant(true),
        additionalScopes: fc.array(text, { maxLength: 2 }),
      }),
    }),
  },
  subscription: {
    paths: { v1: '/events/v1/subscriptions', v2: '/events/v2/subscriptions' },
    v1: {
      service: 'events.Subscriptions',
      create: 'Create',
      list: 'List',
      field: 'subscription',
      message: 'events.Subscription',
    },
    v2: {
      service: 'events.v2.SubscriptionsService',
      create: 'CreateSubscription',
      get: 'GetSubscription',
      field: 'subscription',
      message: 'events.v2.Subscription',
    },
    nameless: true,
    fields: fc.record({ sink: text.map((one) => `https://sink.test/${encodeURIComponent(one)}`) }),
  },
};

/** Names of v2 for those of v1, written down apart from the platform's own. */
const NAMES: Readonly<Record<string, string>> = {
  id: 'uid',
  createdAt: 'createTime',
  updatedAt: 'updateTime',
  lastUpdated: 'updateTime',
  lastSeen: 'lastSeenTime',
  expiration: 'expirationTime',
  userName: 'username',
};
const MAPS = new Set(['claims', 'environment', 'annotations', 'claimPatterns']);

/** Returns what v1 says in the words of v2. */
function inVersionTwo(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inVersionTwo(one, within));
  if (within === 'catalogTier') return `CATALOG_TIER_${String(value)}`;
  if (within === 'capabilities') return CAPABILITIES[String(value)];
  if (typeof value !== 'object' || value === null) return value;
  if (MAPS.has(within)) return value;
  const groups = within === 'groups' ? { groupName: 'groupname' } : {};
  const names: Readonly<Record<string, string>> = { ...NAMES, ...groups };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names[name] ?? name, inVersionTwo(one, name)]),
  );
}

/** Returns a view without defaults, with times as the instants that they are. */
function comparable(message: string, value: Json): unknown {
  const plain = withoutDefaults(`chainguard.platform.${message}`, value, () => undefined);
  return JSON.parse(JSON.stringify(plain), (_, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(one) ? Date.parse(one) : one,
  );
}

type Way = 'v1 REST' | 'v1 gRPC' | 'v2 REST' | 'v2 gRPC';
const WAYS: readonly Way[] = ['v1 REST', 'v1 gRPC', 'v2 REST', 'v2 gRPC'];

async function rest(
  test: TestPlatform,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<Json> {
  const reply = await test.ask(path, {
    method,
    token: test.platform.line.adminToken,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(reply, `${method} ${path} ${JSON.stringify(body)} ${reply.text}`).toMatchObject({ status: 200 });
  return reply.json;
}

async function rpc(test: TestPlatform, method: string, request: Json): Promise<Json> {
  const { code, json } = await callInMemory(
    test.platform,
    method,
    JSON.parse(JSON.stringify(request)) as Json,
  );
  expect(code, `${method} ${JSON.stringify(request)}`).toBe(0);
  return json;
}

async function create(
  test: TestPlatform,
  { paths, v1, v2, parent: parentOf }: Kind,
  way: Way,
  fields: Json,
): Promise<string> {
  const parent = (await parentOf?.(test)) ?? ACME;
  const other = inVersionTwo(fields) as Json;
  const made =
    way === 'v1 REST'
      ? await rest(test, 'POST', `${paths.v1}/${parent}`, fields)
      : way === 'v2 REST'
        ? await rest(test, 'POST', `${paths.v2}/${parent}`, other)
        : way === 'v1 gRPC'
          ? await rpc(test, `${v1.service}/${v1.create}`, {
              [v1.parent ?? 'parentId']: parent,
              [v1.field]: fields,
            })
          : await rpc(test, `${v2.service}/${v2.create}`, { parent, [v2.field]: other });
  return String(made['id'] ?? made['uid']);
}

async function replace(
  test: TestPlatform,
  { paths, v1, v2 }: Kind,
  way: Way,
  { id, ...fields }: Json,
): Promise<void> {
  const other = inVersionTwo(fields) as Json;
  if (way === 'v1 REST') await rest(test, 'PUT', `${paths.v1}/${String(id)}`, fields);
  else if (way === 'v2 REST') await rest(test, 'PATCH', `${paths.v2}/${String(id)}?updateMask=*`, other);
  else if (way === 'v1 gRPC') await rpc(test, `${v1.service}/${v1.update ?? ''}`, { id, ...fields });
  else
    await rpc(test, `${v2.service}/${v2.update ?? ''}`, {
      [v2.field]: { uid: id, ...other },
      updateMask: '*',
    });
}

/** Expects all four ways to see the same resource, with the fields that were set. */
async function expectSame(test: TestPlatform, { paths, v1, v2 }: Kind, id: string, set: Json): Promise<void> {
  const listed = await rest(test, 'GET', `${paths.v1}?id=${id}`);
  const listedByRpc = await rpc(test, `${v1.service}/${v1.list}`, { id });
  const [one, ...more] = listed['items'] as readonly Json[];
  const [same] = listedByRpc['items'] as readonly Json[];
  const whole = await rest(test, 'GET', `${paths.v2}/${id}`);
  const wholeByRpc = await rpc(test, `${v2.service}/${v2.get}`, { uid: id });
  expect(more).toEqual([]);
  expect(comparable(v1.message, same ?? {})).toEqual(comparable(v1.message, one ?? {}));
  const seen = comparable(v2.message, whole);
  expect(seen).toMatchObject(comparable(v2.message, wholeByRpc) as object);
  const old = inVersionTwo(withoutDefaults(`chainguard.platform.${v1.message}`, one ?? {}, () => undefined));
  expect(seen).toMatchObject(comparable(v2.message, old as Json) as object);
  const wanted = comparable(v2.message, inVersionTwo({ ...set, id }) as Json);
  expect(comparable(v2.message, old as Json)).toMatchObject(wanted as object);
}

describe.each(Object.entries(KINDS))('one stored resource: %s', (_, kind) => {
  it('is the same for v1 and v2, over REST and gRPC, before and after a change by either', async () => {
    const test = await startTestPlatform(WORLD);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        kind.fields,
        kind.fields,
        fc.constantFrom(...WAYS),
        fc.constantFrom(...WAYS),
        async (first, second, creating, changing) => {
          count += 1;
          const name = kind.nameless === true ? {} : { name: `name-${count}` };
          const made = JSON.parse(JSON.stringify({ ...name, ...first })) as Json;
          const id = await create(test, kind, creating, made);
          await expectSame(test, kind, id, made);
          if (kind.v1.update === undefined) return;
          const changed = JSON.parse(JSON.stringify({ ...name, ...second })) as Json;
          await replace(test, kind, changing, { id, ...changed });
          await expectSame(test, kind, id, changed);
        },
      ),
      { numRuns: 40 },
    );
  });
});
