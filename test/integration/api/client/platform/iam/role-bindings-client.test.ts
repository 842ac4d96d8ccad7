import { describe, expect, it } from 'vitest';

import type { IamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import { roleUid, startIam } from './start-iam.ts';
import { ACME, NOBODY, OWNER, TEAM, TEAMSTER, VIEWER } from '../../../../embedded-platform/test-platform.ts';

const NOWHERE = `${ACME}/${'0'.repeat(16)}`;

describe('role bindings', () => {
  it('are found by identity, group and role', async () => {
    const { iam } = await startIam();
    const owner = await roleUid(iam, 'owner');
    const uids = async (
      filter: Parameters<IamClient['roleBindings']['list']>[0],
    ): Promise<readonly unknown[]> =>
      (await Array.fromAsync(iam.roleBindings.list(filter))).map(({ identityUid }) => identityUid);
    expect(await uids({ identity: VIEWER })).toEqual([VIEWER]);
    expect(new Set(await uids({ role: owner }))).toEqual(new Set([TEAMSTER, OWNER]));
    expect(await uids({ group: TEAM })).toEqual([TEAMSTER]);
    expect(await uids({ group: TEAM, identity: VIEWER })).toEqual([]);
  });

  it('change who is bound', async () => {
    const { iam } = await startIam();
    const [binding] = await Array.fromAsync(iam.roleBindings.list({ identity: VIEWER }));
    const changed = await iam.roleBindings.update(binding?.uid ?? '', { identityUid: NOBODY });
    expect(changed).toMatchObject({
      identityUid: NOBODY,
      roleUid: binding?.roleUid,
      identity: { name: 'nobody' },
    });
    expect(await iam.roleBindings.get(changed.uid)).toEqual(changed);
    expect(await Array.fromAsync(iam.roleBindings.list({ identity: VIEWER }))).toEqual([]);
    await expect(iam.roleBindings.update(changed.uid, { roleUid: 'none' })).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });

  it('are created all at once or not at all', async () => {
    const { iam } = await startIam();
    const role = await roleUid(iam, 'registry.pull');
    const request = (identityUid: string) => ({ roleBinding: { identityUid } });
    const before = await Array.fromAsync(iam.roleBindings.list());
    await expect(
      iam.roleBindings.createBatch({
        parent: ACME,
        roleUid: role,
        requests: [request(NOBODY), request(NOWHERE)],
      }),
    ).rejects.toMatchObject({ code: 'platform_not_found' });
    expect(await Array.fromAsync(iam.roleBindings.list())).toEqual(before);
    const made = await iam.roleBindings.createBatch({
      parent: ACME,
      roleUid: role,
      requests: [request(NOBODY), request(VIEWER), request(NOBODY)],
    });
    expect(made.map(({ identityUid }) => identityUid)).toEqual([NOBODY, VIEWER, NOBODY]);
    expect(made[2]?.uid).toBe(made[0]?.uid);
    await expect(
      iam.roleBindings.createBatch({
        parent: ACME,
        roleUid: role,
        requests: Array(26).fill(request(NOBODY)),
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('must not be more than 25') });
  });

  it('are created in one group, and with the role of the batch if it has one', async () => {
    const { iam } = await startIam();
    const roleUidOf = (name: string) => roleUid(iam, name);
    const [pull, viewer] = await Promise.all([roleUidOf('registry.pull'), roleUidOf('viewer')]);
    const bind = (request: object, batch: object = {}) =>
      iam.roleBindings.createBatch({
        parent: ACME,
        ...batch,
        requests: [{ roleBinding: { identityUid: NOBODY, ...request } }],
      });
    const before = await Array.fromAsync(iam.roleBindings.list());
    await expect(bind({ roleUid: viewer }, { roleUid: pull })).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining('requests.0.roleBinding.roleUid: differs from roleUid'),
    });
    await expect(bind({})).rejects.toMatchObject({
      message: expect.stringContaining('requests.0.roleBinding.roleUid: is required'),
    });
    const elsewhere = { parent: TEAM, roleBinding: { identityUid: TEAMSTER, roleUid: viewer } };
    await expect(iam.roleBindings.createBatch({ parent: ACME, requests: [elsewhere] })).rejects.toMatchObject(
      { message: expect.stringContaining('requests.0.parent: differs from parent') },
    );
    expect(await Array.fromAsync(iam.roleBindings.list())).toEqual(before);
    const made = await iam.roleBindings.createBatch({
      parent: TEAM,
      roleUid: viewer,
      requests: [elsewhere],
    });
    expect(made).toMatchObject([{ roleUid: viewer, group: { uid: TEAM } }]);
  });
});
