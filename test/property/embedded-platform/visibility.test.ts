import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { derivedRoleUid } from '../../../src/embedded-platform/resources/uid.ts';
import { startTestPlatform } from '../../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';

/** Every list, and whether what it shows of a public organization is for everybody. */
const LISTS = {
  groups: { path: '/iam/v2/groups', isOpen: false },
  identities: { path: '/iam/v2/identities', isOpen: false },
  roleBindings: { path: '/iam/v2/roleBindings', isOpen: false },
  repos: { path: '/registry/v2/repos', isOpen: true },
  tags: { path: '/registry/v2/tags', isOpen: true },
  advisories: { path: '/vulnerabilities/v2/advisories', isOpen: true },
} as const;

/** The lists whose items can be read one by one. */
const READABLE = ['identities', 'repos', 'advisories'] as const;

interface Group {
  readonly bindings: readonly { readonly role: string; readonly below: boolean }[];
  readonly groups: readonly Group[];
}

interface Item {
  readonly uid: string;
  readonly name: string;
}

const bindings = fc.uniqueArray(
  fc.record({
    role: fc.constantFrom('viewer', 'owner', 'registry.pull', 'registry.pull_token_creator', 'local'),
    below: fc.boolean(),
  }),
  { maxLength: 2, selector: ({ role }) => role },
);
const leaf: fc.Arbitrary<Group> = fc.record({ bindings, groups: fc.constant([]) });
const middle: fc.Arbitrary<Group> = fc.record({ bindings, groups: fc.array(leaf, { maxLength: 2 }) });
const root: fc.Arbitrary<Group> = fc.record({ bindings, groups: fc.array(middle, { maxLength: 2 }) });
const organizations = fc.array(fc.record({ group: root, isPublic: fc.boolean() }), {
  minLength: 2,
  maxLength: 3,
});

/** A group with one identity, which has its bindings there, or at its first subgroup. */
function writeGroup({ bindings: own, groups }: Group, name: string): string {
  const written = own.map(({ role, below }) => {
    const place = below && groups.length > 0 ? `, group: ${name}-0` : '';
    return `{ role: ${role}${place} }`;
  });
  const match = '{ issuer: i, subject: s }';
  const subgroups = groups.map((group, index) => `{ ${writeGroup(group, `${name}-${index}`)} }`);
  return `name: ${name}, identities: [{ name: who-${name}, claimMatch: ${match}, bindings: [${written.join(', ')}] }],
    groups: [${subgroups.join(', ')}]`;
}

function writeSeed(all: readonly { readonly group: Group; readonly isPublic: boolean }[]): string {
  const written = all.map(
    ({ group, isPublic }, index) => `{ ${writeGroup(group, `org${index}`)}, public: ${isPublic},
      roles: [{ name: local, capabilities: [identity.list, repo.list, groups.list, roles.list] }],
      repos: [{ name: app, tags: [{ name: latest, history: [{ at: now }] }] }],
      advisories: [{ advisoryId: CGA-${index}, artifactName: app }] }`,
  );
  return `organizations: [${written.join(', ')}]`;
}

/** Everything that a caller is shown by a list; nothing where it may not list. */
async function read(
  test: TestPlatform,
  list: keyof typeof LISTS | 'roles',
  token: string,
): Promise<readonly Item[]> {
  const path = list === 'roles' ? '/iam/v2/roles' : LISTS[list].path;
  const reply = await test.ask(`${path}?page_size=200`, { token });
  expect([200, 403]).toContain(reply.status);
  return reply.status === 200 ? reply.json[list] : [];
}

/** The uids of the public organizations. */
async function openTo(
  test: TestPlatform,
  all: readonly { readonly isPublic: boolean }[],
): Promise<readonly string[]> {
  const names = new Set(all.flatMap(({ isPublic }, index) => (isPublic ? [`org${index}`] : [])));
  const groups = await read(test, 'groups', test.platform.line.adminToken);
  return groups.filter(({ name }) => names.has(name)).map(({ uid }) => uid);
}

describe('an identity', () => {
  it('sees nothing that lies outside its group, but what is public or built in', async () => {
    await fc.assert(
      fc.asyncProperty(organizations, async (all) => {
        const test = await startTestPlatform(writeSeed(all));
        const admin = test.platform.line.adminToken;
        const open = await openTo(test, all);
        for (const { uid: identity } of await read(test, 'identities', admin)) {
          const token = await test.tokenOf(identity);
          const own = identity.slice(0, identity.lastIndexOf('/'));
          for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
            const places = LISTS[list].isOpen ? [own, ...open] : [own];
            for (const { uid } of await read(test, list, token)) {
              expect(places.some((place) => uid === place || uid.startsWith(`${place}/`))).toBe(true);
            }
          }
          const local = (await read(test, 'roles', token)).filter(({ name }) => name === 'local');
          for (const { uid } of local) expect(uid).toBe(derivedRoleUid(own, 'local'));
        }
        test.platform.close();
      }),
      { numRuns: 15 },
    );
  });

  it('reads one by one exactly what it lists', async () => {
    await fc.assert(
      fc.asyncProperty(organizations, async (all) => {
        const test = await startTestPlatform(writeSeed(all));
        const admin = test.platform.line.adminToken;
        for (const { uid: identity } of await read(test, 'identities', admin)) {
          const token = await test.tokenOf(identity);
          for (const list of READABLE) {
            const listed = (await read(test, list, token)).map(({ uid }) => uid);
            const everything = await read(test, list, admin);
            const replies = await Promise.all(
              everything.map(({ uid }) => test.ask(`${LISTS[list].path}/${uid}`, { token })),
            );
            const readable = everything
              .filter((_, index) => replies[index]?.status === 200)
              .map(({ uid }) => uid);
            expect(readable.toSorted()).toEqual(listed.toSorted());
          }
        }
        test.platform.close();
      }),
      { numRuns: 10 },
    );
  });
});

describe('a token with limits', () => {
  const capabilities = fc.subarray(['groups.list', 'repo.list', 'identity.list']);
  const steps = fc.array(
    fc.record({
      caps: fc.option(capabilities),
      scopes: fc.option(fc.array(fc.nat({ max: 9 }), { maxLength: 3 })),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('lists no more than the one before it, and only what is in its scopes or public', async () => {
    await fc.assert(
      fc.asyncProperty(organizations, steps, async (all, narrowings) => {
        const test = await startTestPlatform(writeSeed(all));
        const admin = test.platform.line.adminToken;
        const groups = (await read(test, 'groups', admin)).map(({ uid }) => uid);
        const open = await openTo(test, all);
        for (const { uid: identity } of await read(test, 'identities', admin)) {
          let refreshToken = await test.platform.issueRefreshToken(identity);
          let before = await readAll(test, await test.tokenOf(identity));
          for (const { caps, scopes } of narrowings) {
            const wanted = (scopes ?? []).flatMap((index) => groups.slice(index, index + 1));
            const query = new URLSearchParams([
              ['aud', test.platform.line.apiUrl],
              ...(caps ?? []).map((cap) => ['cap', cap]),
              ...wanted.map((scope) => ['scopes', scope]),
            ]);
            const path = `/sts/exchange_refresh_token?${query}`;
            const { json } = await test.ask(path, { method: 'POST', token: refreshToken });
            refreshToken = json.refreshToken.token;
            const now = await readAll(test, json.token.token);
            expect(now.filter((uid) => !before.includes(uid))).toEqual([]);
            const places = wanted.length === 0 ? [''] : [...wanted, ...open];
            expect(now.filter((uid) => !places.some((place) => isAt(uid, place)))).toEqual([]);
            before = now;
          }
        }
        test.platform.close();
      }),
      { numRuns: 15 },
    );
  });
});

/** Whether a uid is that of the place or below it; an empty place is everywhere. */
const isAt = (uid: string, place: string): boolean => place === '' || `${uid}/`.startsWith(`${place}/`);

async function readAll(test: TestPlatform, token: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    (['groups', 'identities', 'repos'] as const).map((list) => read(test, list, token)),
  );
  return lists.flat().map(({ uid }) => uid);
}
