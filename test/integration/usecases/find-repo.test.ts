import { beforeAll, describe, expect, it } from 'vitest';

import { createPlatformClient } from '../../../src/client/platform/platform-client.ts';
import type { PlatformClient } from '../../../src/client/platform/platform-client.ts';
import { findRepo } from '../../../src/usecases/check/evidence/find-repo.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

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

describe('usecases/check/evidence/find-repo', () => {
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
