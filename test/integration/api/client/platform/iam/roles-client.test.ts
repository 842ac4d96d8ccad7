import { describe, expect, it } from 'vitest';

import { iamAs, namesOf, roleUid, startIam } from './start-iam.ts';
import { ACME, NOBODY, OWNER } from '../../../../embedded-platform/test-platform.ts';

describe('roles', () => {
  it('are created, changed and deleted, and bind by what they then hold', async () => {
    const { iam, test } = await startIam();
    const role = await iam.roles.create(ACME, { name: 'reader', capabilities: ['CAP_REPO_LIST'] });
    expect(role.uid).toMatch(/^[0-9a-f]{40}$/);
    const binding = await iam.roleBindings.create(ACME, { identityUid: NOBODY, roleUid: role.uid });
    const nobody = await iamAs(test, NOBODY);
    await expect(Array.fromAsync(nobody.groups.list())).rejects.toMatchObject({ code: 'auth_forbidden' });
    const changed = await iam.roles.update(role.uid, { capabilities: ['CAP_IAM_GROUPS_LIST'] });
    expect(changed).toMatchObject({ name: 'reader', capabilities: ['CAP_IAM_GROUPS_LIST'] });
    expect(await namesOf(nobody.groups.list())).toContain('acme');
    await expect(iam.roles.delete(role.uid)).rejects.toMatchObject({ code: 'platform_precondition' });
    await iam.roleBindings.delete(binding.uid);
    await iam.roles.delete(role.uid);
    await expect(iam.roles.get(role.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('built in are available to everybody and cannot be changed', async () => {
    const { iam } = await startIam();
    const uid = await roleUid(iam, 'viewer');
    expect((await iam.roles.get(uid)).name).toBe('viewer');
    await expect(iam.roles.update(uid, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(iam.roles.delete(uid)).rejects.toMatchObject({ code: 'auth_forbidden' });
  });

  it('hold nothing that their writer does not hold', async () => {
    const { iam, test } = await startIam();
    const capabilities = ['CAP_IAM_ROLES_LIST', 'CAP_IAM_ROLES_UPDATE'] as const;
    const small = await iam.roles.create(ACME, { name: 'small', capabilities: [...capabilities] });
    await iam.roleBindings.create(ACME, { identityUid: NOBODY, roleUid: small.uid });
    const nobody = await iamAs(test, NOBODY);
    await expect(
      nobody.roles.update(small.uid, { capabilities: [...capabilities, 'CAP_REPO_DELETE'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('missing capability repo.delete') });
    expect(await nobody.roles.update(small.uid, { name: 'tiny' })).toMatchObject({ name: 'tiny' });
  });

  it('hold no capability that there is not', async () => {
    const { test } = await startIam();
    const reply = await test.ask(`/iam/v2/roles/${ACME}`, {
      method: 'POST',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ name: 'x', capabilities: ['CAP_EVERYTHING'] }),
    });
    expect([reply.status, reply.json.message]).toEqual([
      400,
      'Invalid argument: capabilities.0: is not a capability',
    ]);
  });
});
