import { describe, expect, it } from 'vitest';

import type { CallParts } from '../../src/api/client/transport/request.ts';
import { routes } from '../../src/api/routes.ts';
import { parseDigest } from '../../src/values/digest.ts';
import { Secret } from '../../src/values/secret.ts';
import { derivedRoleUid } from '../../src/embedded-platform/resources/uid.ts';
import { ACME, PYTHON, TEAM } from '../integration/embedded-platform/test-platform.ts';
import { attempt, expectSame } from '../support/grpc/faces.ts';
import { CALLS } from '../support/platform/every-call.ts';

type CalledName = keyof typeof CALLS;

/** The mask of this one is in its body. */
const WITHOUT_MASK: ReadonlySet<string> = new Set(['updateIdentityMetadata']);

const UPDATES = (Object.keys(CALLS) as readonly CalledName[]).filter(
  (name) => routes[name].method === 'PATCH' && !WITHOUT_MASK.has(name),
);

/** Masks and bodies of an update: one field, all, none, a field cleared, and what cannot be updated. */
function updatesOf(body: CallParts['body'] = {}): readonly Pick<CallParts, 'query' | 'body'>[] {
  const [[field, value] = ['', '']] = Object.entries(body);
  const own = { [field]: value };
  return [
    { query: { updateMask: field }, body: { ...own, name: 'ignored' } },
    { query: { updateMask: field }, body: {} },
    { query: { updateMask: '*' }, body: { name: 'renamed' } },
    { query: {}, body: own },
    { query: {}, body: {} },
    { query: { updateMask: `name,${field}` }, body: { name: 'twice', ...own } },
    { query: { updateMask: 'uid' }, body: own },
    { query: { updateMask: 'shoeSize' }, body: own },
    { query: { updateMask: `${field},createTime` }, body: own },
  ];
}

describe('over gRPC and REST alike,', () => {
  it.each(UPDATES)('%s changes the fields of its mask', async (name) => {
    const sent: CallParts[] = [];
    const calls = await expectSame(
      async (world) => {
        sent.length = 0;
        await CALLS[name](world);
        const parts = sent.at(-1);
        for (const update of updatesOf(parts?.body)) {
          await attempt(() => world.call(name, 'update', { ...parts, ...update }));
        }
      },
      (called, parts) => {
        if (called === name) sent.push(parts);
        return parts;
      },
    );
    const refusals = calls.filter(({ isRefusal }) => isRefusal).length;
    expect(refusals).toBeGreaterThan(1);
    expect(calls.length - refusals).toBeGreaterThan(3);
  });

  it('lists return pages in an order, from a place on, with the total', async () => {
    const calls = await expectSame(async ({ call, test }) => {
      const credential = new Secret(test.platform.line.adminToken);
      const list = async (query: CallParts['query']) =>
        call('listTags', 'list', { credential, query: { 'uidp.descendantsOf': ACME, ...query } });
      for (const order_by of ['name', 'name desc', 'update_time', 'updateTime desc', 'created_at']) {
        let page = await list({ order_by, page_size: 1, skip: 1 });
        while ((page.value.nextPageToken ?? '') !== '') {
          page = await list({ order_by, page_size: 1, page_token: page.value.nextPageToken });
        }
      }
      for (const query of [
        { page_size: -1 },
        { page_size: 201 },
        { page_size: 0 },
        { skip: -1 },
        { skip: 99 },
        { order_by: 'shoe_size' },
        { order_by: 'name sideways' },
        { page_token: 'bm9uc2Vuc2U' },
        { name: 'no such tag' },
      ]) {
        await attempt(() => list(query));
      }
    });
    expect(calls.filter(({ answer }) => answer['nextPageToken'] !== undefined).length).toBeGreaterThan(8);
    expect(calls.filter(({ isRefusal }) => isRefusal).length).toBeGreaterThan(3);
    expect(calls.at(-1)?.answer).toMatchObject({ totalCount: '0' });
  });

  it('a replaced SCIM token is valid for an hour, or ends at once if the overlap is zero', async () => {
    const calls = await expectSame(async ({ iam }) => {
      const defaultRole = derivedRoleUid('', 'viewer');
      const { uid } = await iam.identityProviders.create(ACME, {
        name: 'people',
        defaultRole,
        oidc: { issuer: 'https://login.test', clientId: 'x', clientSecret: 'hidden' },
      });
      const { scim } = iam.identityProviders;
      await attempt(() => scim.regenerateToken(uid, { etag: 'none yet' }));
      const first = await scim.generateToken(uid);
      const second = await scim.regenerateToken(uid, { etag: first.etag });
      await scim.regenerateToken(uid, { etag: second.etag, overlap: '0s' });
      await iam.identityProviders.get(uid);
      await attempt(() => scim.setEnabled(uid, true, second.etag));
      await Array.fromAsync(iam.identityProviders.list());
    });
    const overlaps = calls.map(({ answer }) => answer['requestedOverlap'] ?? answer['code']);
    expect(overlaps).toEqual([undefined, 5, undefined, '3600s', '0s', undefined, 10, undefined]);
    expect(calls.flatMap(({ answer }) => answer['previousTokenExpireTime'] ?? [])).toHaveLength(1);
    expect(calls.at(-1)?.answer).not.toHaveProperty('identityProviders.0.scim');
  });

  it('a refusal names what is there already, not empty, absent or wrong', async () => {
    const absent = `${ACME}/${'0'.repeat(16)}`;
    const calls = await expectSame(async ({ iam, registry }) => {
      await attempt(() => iam.groups.delete(TEAM));
      await attempt(() => iam.groups.create(ACME, { name: 'team' }));
      await attempt(() => registry.createRepo(ACME, { name: 'python' }));
      await attempt(() => iam.roleBindings.create(ACME, { identityUid: absent, roleUid: absent }));
      await attempt(() =>
        iam.identities.create(ACME, { name: 'UPPER', claimMatch: { issuer: 'x', subject: 'y' } }),
      );
      await attempt(() =>
        registry.createTag(PYTHON, { name: '-', digest: parseDigest(`sha256:${'1'.repeat(64)}`) }),
      );
      await attempt(() => iam.roleBindings.createBatch({ parent: ACME, requests: [] }));
      await attempt(() => iam.externalGroupRoleMappings.deleteBatch(ACME, []));
      await attempt(() => iam.externalGroupRoleMappings.deleteBatch('', []));
    });
    expect(calls.map(({ answer }) => answer['code'])).toEqual([9, 6, 6, 5, 3, 3, 3, 3, 3]);
  });
});
