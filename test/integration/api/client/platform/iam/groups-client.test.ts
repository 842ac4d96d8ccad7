import { describe, expect, it } from 'vitest';

import { iamAs, namesOf, startIam } from './start-iam.ts';
import {
  ACME,
  EDGE,
  OWNER,
  SPY,
  TEAM,
  TEAMSTER,
  VIEWER,
} from '../../../../embedded-platform/test-platform.ts';

const NOWHERE = `${ACME}/${'0'.repeat(16)}`;

describe('groups', () => {
  it('are created, read, changed and deleted', async () => {
    const { iam, test } = await startIam();
    const created = await iam.groups.create(TEAM, { name: 'night', description: 'Night shift' });
    expect(created).toMatchObject({ name: 'night', description: 'Night shift' });
    expect(created.uid).toMatch(new RegExp(`^${TEAM}/[0-9a-f]{16}$`));
    test.clock.advance(1_000);
    const changed = await iam.groups.update(created.uid, { name: 'late' });
    expect(changed).toMatchObject({
      name: 'late',
      description: 'Night shift',
      createTime: created.createTime,
    });
    expect(changed.updateTime).not.toBe(created.updateTime);
    expect(await iam.groups.get(created.uid)).toEqual(changed);
    await iam.groups.delete(created.uid);
    await expect(iam.groups.get(created.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('are deleted only when nothing lies in them', async () => {
    const { iam, test } = await startIam();
    await expect(iam.groups.delete(TEAM)).rejects.toMatchObject({
      code: 'platform_precondition',
      message: expect.stringContaining('Precondition failed'),
    });
    const reply = await test.ask(`/iam/v2/groups/${ACME}`, {
      method: 'DELETE',
      token: await test.tokenOf(OWNER),
    });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 9,
      details: [
        { reason: 'FAILED_PRECONDITION', domain: 'iam.platform.test' },
        {
          '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
          violations: [{ type: 'RESOURCE_NOT_EMPTY' }],
        },
      ],
    });
    await iam.groups.delete(EDGE);
  });

  it('have names that no sibling has', async () => {
    const { iam } = await startIam();
    await expect(iam.groups.create(ACME, { name: 'team' })).rejects.toMatchObject({
      code: 'platform_conflict',
    });
    expect((await iam.groups.update(TEAM, { name: 'team' })).name).toBe('team');
  });

  it.each([
    ['', false],
    ['ab', false],
    ['abc', true],
    ['🦆🦆', false],
    ['n'.repeat(63), true],
    ['n'.repeat(64), false],
  ])('have names of 3 to 63 characters: %j', async (name, isGood) => {
    const { iam } = await startIam();
    const change = iam.groups.update(EDGE, { name });
    if (isGood) expect((await change).name).toBe(name);
    else
      await expect(change).rejects.toMatchObject({
        message: expect.stringContaining('name: must have 3 to 63'),
      });
  });

  it('are listed by their place', async () => {
    const { iam } = await startIam();
    expect(await namesOf(iam.groups.list({ ids: [TEAM, EDGE] }))).toEqual(['edge', 'team']);
    expect(await namesOf(iam.groups.list({ inRoot: true }))).toEqual(['acme']);
    expect(await namesOf(iam.groups.list({ inRoot: false }))).toEqual(['acme', 'edge', 'team']);
    expect(await namesOf(iam.identities.list({ inRoot: true }))).toEqual([]);
    expect(await namesOf(iam.roles.list({ inRoot: true }))).not.toContain('gate');
    expect(await namesOf(iam.groups.list({ ancestorsOf: EDGE }))).toEqual(['acme', 'team']);
    expect(await namesOf(iam.groups.list({ childrenOf: ACME, name: 'edge' }))).toEqual([]);
  });

  it.each([ACME, EDGE, NOWHERE])(
    'are neither found nor opened for a workload, for which nobody vouches: %s',
    async (uid) => {
      const { iam, test } = await startIam(TEAMSTER);
      await expect(iam.groups.lookup()).rejects.toMatchObject({ code: 'platform_not_found' });
      await expect(iam.groups.requestAccess(uid)).rejects.toMatchObject({ code: 'platform_not_found' });
      expect(await iam.groups.isEligible()).toBe(false);
      expect((await test.ask('/iam/v2/groups:lookupGroup')).status).toBe(401);
    },
  );

  it('cannot be changed without the capability, and are hidden from other organizations', async () => {
    const { test } = await startIam();
    const viewer = await iamAs(test, VIEWER);
    await expect(viewer.groups.update(TEAM, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(viewer.groups.create(TEAM, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(viewer.groups.delete(EDGE)).rejects.toMatchObject({ code: 'auth_forbidden' });
    const spy = await iamAs(test, SPY);
    await expect(spy.groups.get(TEAM)).rejects.toMatchObject({ code: 'platform_not_found' });
    await expect(spy.groups.update(TEAM, { name: 'x' })).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });
});
