import { beforeAll, describe, expect, it } from 'vitest';

import { createGroupsClient } from '../../../../../src/api/client/platform/iam/groups-client.ts';
import { platformAccess } from '../../../../../src/api/client/platform/platform-access.ts';
import { createPlatformClient } from '../../../../../src/api/client/platform/platform-client.ts';
import type { PlatformClient } from '../../../../../src/api/client/platform/platform-client.ts';
import { ADMINISTRATOR_UID } from '../../../../../src/embedded-platform/access/caller.ts';
import {
  findOrganization,
  findOwnOrganization,
  findRepo,
} from '../../../../../src/api/client/platform/find-repo.ts';
import { startMemoryPlatform } from '../../../../support/platform/memory-platform.ts';
import { IDENTITY } from '../../../../support/samples/shop.ts';

const OWN = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
const OTHER = 'c'.repeat(40);

let platform: PlatformClient;
beforeAll(async () => {
  const organization = (name: string, uid: string, repos: readonly string[]): object => ({
    name,
    uid,
    repos: repos.map((repo) => ({ name: repo })),
  });
  const own = {
    ...organization('acme', OWN, ['node', 'shell']),
    identities: [
      {
        name: 'a job',
        uid: IDENTITY,
        claimMatch: {
          issuer: 'https://token.actions.githubusercontent.com',
          subject: 'repo:acme/shop:pull_request',
        },
        bindings: [{ role: 'registry.pull' }],
      },
    ],
  };
  const world = await startMemoryPlatform({
    organizations: [own, { ...organization('chainguard', OTHER, ['node', 'go']), public: true }],
  });
  platform = createPlatformClient(await world.signIn(IDENTITY));
});

/** The organization of the repository that an image is taken for. */
async function whose(image: string, ownName: string | undefined): Promise<string | undefined> {
  const [organization = '', name = ''] = image.split('/');
  const uid = await findRepo({ organization, name }, { uid: OWN, name: ownName }, platform);
  return { [OWN]: 'acme', [OTHER]: 'chainguard' }[uid.slice(0, 40)];
}

describe('the organization of a token', () => {
  const identity = (name: string, role: string): object => ({
    name,
    uid: `${OWN}/${name.repeat(16).slice(0, 16)}`,
    claimMatch: { issuer: 'https://issuer.test', subject: name },
    bindings: [{ role }],
  });
  const roles = [{ name: 'repos', capabilities: ['repo.list'] }];
  const acme = {
    name: 'acme',
    uid: OWN,
    roles,
    identities: [identity('a', 'viewer'), identity('b', 'repos')],
  };
  const LISTING = `${OWN}/${'a'.repeat(16)}`;
  const BLIND = `${OWN}/${'b'.repeat(16)}`;

  async function access(uid: string, others: readonly object[] = []) {
    const world = await startMemoryPlatform({ organizations: [acme, ...others] });
    const { call, token } = await world.signIn(uid);
    return { token, groups: createGroupsClient(platformAccess({ call, token })) };
  }

  it.each([
    ['is found by name', 'acme', LISTING, { uid: OWN, own: { uid: OWN, name: 'acme' } }],
    ['is not another one', 'contoso', LISTING, { uid: undefined, own: { uid: OWN, name: 'acme' } }],
    ['is that of an identity without groups.list', 'acme', BLIND, { uid: OWN, own: { uid: OWN } }],
    ['is the only one of a person', 'acme', ADMINISTRATOR_UID, { uid: OWN, own: { uid: OWN, name: 'acme' } }],
  ])('%s', async (_, name, uid, found) => {
    expect(await findOrganization(name, await access(uid))).toMatchObject(found);
    expect(await findOwnOrganization(await access(uid))).toMatchObject(found.own);
  });

  it('is one of several for a person', async () => {
    const both = await access(ADMINISTRATOR_UID, [{ name: 'contoso', uid: OTHER }]);
    expect(await findOrganization('contoso', both)).toEqual({ uid: OTHER, own: undefined });
    expect(await findOwnOrganization(both)).toBeUndefined();
  });
});

describe('api/client/platform/find-repo', () => {
  it.each([
    ['acme/node', 'acme', 'acme'],
    ['chainguard/node', 'acme', 'chainguard'],
    ['acme/shell', 'acme', 'acme'],
    ['chainguard/go', 'acme', 'chainguard'],
    // Nobody has said that acme is the caller's own.
    ['acme/node', undefined, 'acme'],
    ['chainguard/go', undefined, 'chainguard'],
  ])('finds %s for a caller of %s in %s', async (image, own, expected) => {
    expect(await whose(image, own)).toBe(expected);
  });

  it.each([
    ['acme/go', 'acme'],
    ['chainguard/shell', 'acme'],
    ['acme/perl', undefined],
  ])('does not take another one for %s of a caller of %s', async (image, own) => {
    await expect(whose(image, own)).rejects.toMatchObject({
      code: 'platform_not_found',
      message: `the platform lists no repository ${image} for this identity`,
    });
  });
});
