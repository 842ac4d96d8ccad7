import { describe, expect, it } from 'vitest';

import { exchange } from './exchange-asks.ts';
import {
  ACME,
  EDGE,
  NOBODY,
  OWNER,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  VIEWER,
  WORLD,
} from './test-platform.ts';
import type { Reply, TestPlatform } from './test-platform.ts';

const CHANGER = `${ACME}/${'8'.repeat(16)}`;

/** The world with an identity that can change identities, and otherwise only look. */
const GUARDED = WORLD.replace(
  'identities:',
  `identities:
      - { name: changer, uid: ${CHANGER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: viewer }, { role: changer }] }`,
).replace('roles:', 'roles:\n      - { name: changer, capabilities: [identity.update] }');

async function patch(
  test: TestPlatform,
  uid: string,
  fields: object,
  { by = CHANGER, mask = '' }: { readonly by?: string; readonly mask?: string } = {},
): Promise<Reply> {
  return test.ask(`/iam/v2/identities/${uid}${mask === '' ? '' : `?updateMask=${mask}`}`, {
    method: 'PATCH',
    token: await test.tokenOf(by),
    body: JSON.stringify(fields),
  });
}

const MINE = { issuer: 'https://token.actions.githubusercontent.com', subjectPattern: 'repo:mallory/.*' };

describe('a caller that can change identities, and is no owner', () => {
  it('cannot become owner by changing the claim match of one', async () => {
    const test = await startTestPlatform(GUARDED);
    const { oidcRequestUrl, oidcRequestToken } = test.platform.line;
    const url = `${oidcRequestUrl}&audience=platform.test&claim.sub=repo:mallory/x:ref:refs/heads/main`;
    const token = (await test.ask(url, { token: oidcRequestToken })).json.value;
    expect(await patch(test, OWNER, { claimMatch: MINE })).toMatchObject({
      status: 403,
      json: {
        code: 7,
        message: expect.stringMatching(/^Permission denied: missing capability [a-z_.]+$/),
        details: [{ reason: 'PERMISSION_DENIED' }],
      },
    });
    expect((await exchange(test, { aud: 'platform.test', identity: OWNER }, token)).status).toBe(401);
  });

  it.each<readonly [string, string, object, string]>([
    ['one field of its claim match', OWNER, { claimMatch: { subject: 'repo:mallory/x:environment:x' } }, ''],
    [
      'its subject into a pattern',
      OWNER,
      { claimMatch: { subjectPattern: '.*' } },
      'claimMatch.subjectPattern',
    ],
    [
      'its claim match into keys',
      OWNER,
      { awsIdentity: { awsAccount: '1'.repeat(12), arn: 'a', userId: 'u' } },
      '',
    ],
    ['the identity of a group below', TEAMSTER, { claimMatch: MINE }, ''],
  ])('cannot change %s', async (_, uid, fields, mask) => {
    const test = await startTestPlatform(GUARDED);
    const was = (await test.ask(`/iam/v2/identities/${uid}`, { token: await test.tokenOf(OWNER) })).json;
    expect((await patch(test, uid, fields, { mask })).status).toBe(403);
    expect((await test.ask(`/iam/v2/identities/${uid}`, { token: await test.tokenOf(OWNER) })).json).toEqual(
      was,
    );
  });

  it('can change names, claim matches that stay the same, and identities that hold no more than it does', async () => {
    const test = await startTestPlatform(GUARDED);
    const { claimMatch } = (
      await test.ask(`/iam/v2/identities/${OWNER}`, { token: await test.tokenOf(OWNER) })
    ).json;
    expect((await patch(test, OWNER, { name: 'chief', claimMatch })).json).toMatchObject({
      name: 'chief',
      claimMatch,
    });
    for (const uid of [NOBODY, VIEWER, CHANGER])
      expect((await patch(test, uid, { claimMatch: MINE })).status).toBe(200);
  });
});

describe('an owner', () => {
  it('of the organization can change every identity, and one of a group those that hold nothing above it', async () => {
    const test = await startTestPlatform(GUARDED);
    const bound = await test.ask(`/iam/v2/roleBindings/${EDGE}`, {
      method: 'POST',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ identityUid: VIEWER, roleUid: await ownerRole(test) }),
    });
    expect(bound.status).toBe(200);
    expect((await patch(test, VIEWER, { claimMatch: MINE })).status).toBe(403);
    for (const uid of [VIEWER, TEAMSTER]) {
      expect((await patch(test, uid, { claimMatch: MINE }, { by: OWNER })).status).toBe(200);
    }
    const within = await test.ask(`/iam/v2/identities/${TEAM}`, {
      method: 'POST',
      token: await test.tokenOf(TEAMSTER),
      body: JSON.stringify({ name: 'helper', claimMatch: MINE }),
    });
    const { uid } = within.json;
    expect((await patch(test, uid, { claimMatch: { subject: 'x' } }, { by: TEAMSTER })).status).toBe(200);
  });
});

async function ownerRole(test: TestPlatform): Promise<string> {
  return (await test.ask('/iam/v2/roles?name=owner', { token: await test.tokenOf(OWNER) })).json.roles[0].uid;
}
