import { describe, expect, it } from 'vitest';

import { namesOf, startIam } from './start-iam.ts';
import { ACME, OWNER } from '../../../../embedded-platform/test-platform.ts';

const CLAIM_MATCH = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/new:pull_request',
};

describe('identities', () => {
  it('change only in the fields of the mask', async () => {
    const { iam } = await startIam();
    const created = await iam.identities.create(ACME, {
      name: 'new',
      description: 'one',
      claimMatch: CLAIM_MATCH,
    });
    const changes = { name: 'newer', description: 'two' };
    expect(await iam.identities.update(created.uid, changes, ['description'])).toMatchObject({
      name: 'new',
      description: 'two',
      claimMatch: CLAIM_MATCH,
    });
    expect(await iam.identities.update(created.uid, {}, ['description'])).not.toHaveProperty('description');
    await expect(iam.identities.update(created.uid, {}, ['name'])).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining('name: must match'),
    });
    await expect(iam.identities.update(created.uid, { name: 'x' }, '*')).rejects.toMatchObject({
      message: expect.stringContaining('claimMatch: is required'),
    });
  });

  it('are listed by how they are known', async () => {
    const { iam } = await startIam();
    const all = await namesOf(iam.identities.list());
    expect(await namesOf(iam.identities.list({ relationshipType: 'CLAIM_MATCH' }))).toEqual(all);
    expect(await namesOf(iam.identities.list({ relationshipType: 'STATIC' }))).toEqual([]);
  });

  it('are looked up by what a person would be called, found or not', async () => {
    const { iam } = await startIam();
    const person = { issuer: 'https://accounts.example', subject: '1' };
    const uid = await iam.identities.lookup(person);
    expect(uid).toMatch(/^[0-9a-f]{40}$/);
    expect(await iam.identities.lookup(person)).toBe(uid);
    expect(await iam.identities.lookup({ ...person, subject: '2' })).not.toBe(uid);
    await expect(iam.identities.get(uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('return their own metadata, which is hidden from others', async () => {
    const { iam, test } = await startIam();
    const told = await iam.identities.updateMetadata({ company: 'Acme', jobTitle: 'Owner', selfServe: true });
    expect(told).toEqual({
      uid: OWNER,
      name: 'owner',
      company: 'Acme',
      jobTitle: 'Owner',
      selfServe: true,
      updatesOptIn: false,
    });
    const other = await iam.identities.updateMetadata({ jobTitle: 'Chief', company: 'No' }, ['jobTitle']);
    expect(other).toEqual({ ...told, jobTitle: 'Chief' });
    const token = await test.tokenOf(OWNER);
    const { json } = await test.ask(`/iam/v2/identities/${OWNER}`, { token });
    expect(json).toMatchObject({ name: 'owner', company: 'Acme' });
    expect(json).not.toHaveProperty('metadata');
    const sentBack = { ...other, givenName: 'No', company: 'New' };
    expect(await iam.identities.updateMetadata(sentBack, '*')).toEqual({ ...other, company: 'New' });
    expect(await iam.identities.updateMetadata({}, '*')).toEqual({
      uid: OWNER,
      name: 'owner',
      selfServe: false,
      updatesOptIn: false,
    });
  });

  it.each([
    [{ identityMetadata: { selfServe: 'yes' } }, 'identityMetadata.selfServe'],
    [{ identityMetadata: {}, updateMask: 'uid' }, 'update_mask'],
    [{}, 'identityMetadata'],
  ])('reject other metadata: %j', async (body, field) => {
    const { test } = await startIam();
    const { status, json } = await test.ask('/iam/v2/identities:updateIdentityMetadata', {
      method: 'PATCH',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify(body),
    });
    expect([status, json.details[1].fieldViolations[0].field]).toEqual([400, field]);
  });
});
