import { describe, expect, it } from 'vitest';

import { createRegistryManagementClient } from '../../../../../src/api/client/platform/registry-management-client.ts';
import type { RegistryManagementClient } from '../../../../../src/api/client/platform/registry-management-client.ts';
import type { RepoFields } from '../../../../../src/api/registry/repo.ts';
import { createVersionOneClient } from '../../../../../src/api/client/platform/version-one-client.ts';
import { AGED, REGISTRY_WORLD } from '../../../../support/platform/registry-world.ts';
import {
  ACME,
  OWNER,
  PYTHON,
  SECRET,
  startTestPlatform,
  VIEWER,
} from '../../../embedded-platform/test-platform.ts';

const USER = { accounts: { users: [{ uid: 1 }] } };
const DIGEST = `sha256:${'1'.repeat(64)}`;

async function start(identity = OWNER) {
  const test = await startTestPlatform(REGISTRY_WORLD);
  const signedIn = await test.signIn(identity);
  const registry: RegistryManagementClient = createRegistryManagementClient(signedIn);
  return { test, registry, versionOne: createVersionOneClient(signedIn) };
}

describe('repositories', () => {
  it('are created, changed within the mask, and deleted', async () => {
    const { registry } = await start();
    const repo = await registry.createRepo(ACME, { name: 'new', description: 'one', aliases: ['other'] });
    expect(await registry.updateRepo(repo.uid, { description: 'two' })).toMatchObject({
      name: 'new',
      description: 'two',
      aliases: ['other'],
    });
    await registry.deleteRepo(repo.uid);
    await expect(registry.getRepo(repo.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('keep their readme whatever else of them changes', async () => {
    const { registry, test } = await start();
    expect(await registry.getReadme(PYTHON)).toEqual({ uid: PYTHON, content: '' });
    await test.ask(`/registry/v2/repos/${PYTHON}/readme`, {
      method: 'PATCH',
      token: test.platform.line.adminToken,
      body: JSON.stringify({ content: '# Python' }),
    });
    await registry.updateRepo(PYTHON, { name: 'python' }, '*');
    expect((await registry.getReadme(PYTHON)).content).toBe('# Python');
  });

  it.each([
    ['with a name that is none', { name: 'UPPER' }, /name/],
    ['with the name of another', { name: 'python' }, /already exists/i],
    ['with a tier that is none', { name: 'new', catalogTier: 'CATALOG_TIER_OTHER' }, /is not a catalog tier/],
    [
      'to sync from nothing',
      { name: 'new', sync_config: { google: 'x' } },
      /sync_config\.source: is required/,
    ],
    ['with a user that has no name', { name: 'new', customOverlay: USER }, /users\.0\.username: is required/],
  ] as const)('are refused %s', async (_, repo, message) => {
    const { registry } = await start();
    await expect(registry.createRepo(ACME, repo as RepoFields)).rejects.toThrow(message);
  });

  it('have an overlay whose fields change one by one', async () => {
    const { registry } = await start();
    const customOverlay = {
      contents: { packages: ['curl'] },
      environment: { A: '1', B: '2' },
      accounts: { runAs: '65532', users: [{ username: 'app', uid: 65_532, homeDir: '/app' }] },
    };
    const { uid } = await registry.createRepo(ACME, { name: 'new', customOverlay });
    const changes = { customOverlay: { environment: { A: '3', B: '4' }, accounts: { runAs: '0' } } };
    expect(
      (
        await registry.updateRepo(uid, changes, [
          'customOverlay.environment.A',
          'customOverlay.accounts.runAs',
        ])
      ).customOverlay,
    ).toMatchObject({
      ...customOverlay,
      environment: { A: '3', B: '2' },
      accounts: { ...customOverlay.accounts, runAs: '0' },
    });
    expect(await registry.updateRepo(uid, {}, ['customOverlay'])).not.toHaveProperty('customOverlay');
  });

  it('are not deleted while they have tags', async () => {
    const { registry } = await start();
    await expect(registry.deleteRepo(PYTHON)).rejects.toThrow(/still has/);
  });

  it('of others are not there', async () => {
    const { registry } = await start();
    await expect(registry.getRepo(SECRET)).rejects.toMatchObject({ code: 'platform_not_found' });
    await expect(registry.deleteRepo(SECRET)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('are changed only by who may', async () => {
    const { registry } = await start(VIEWER);
    await expect(registry.updateRepo(PYTHON, { description: 'x' })).rejects.toThrow(/repo\.update/);
  });
});

describe('tags', () => {
  it('that move have one more record of history', async () => {
    const { registry, versionOne, test } = await start();
    const tag = await registry.createTag(PYTHON, { name: 'edge', digest: DIGEST });
    test.clock.advance(60_000);
    const other = `sha256:${'2'.repeat(64)}`;
    const moved = await registry.createTag(PYTHON, { name: 'edge', digest: other });
    expect(moved.uid).toBe(tag.uid);
    await registry.createTag(PYTHON, { name: 'edge', digest: other });
    const history = await versionOne.tagHistory(tag.uid ?? '');
    expect(history.map(({ digest }) => digest)).toEqual([DIGEST, other]);
  });

  it('are found by digest, by time and by form', async () => {
    const { registry } = await start();
    await registry.createTag(PYTHON, { name: 'edge', digest: DIGEST });
    const names = async (filter: Parameters<typeof registry.listTags>[0]): Promise<readonly string[]> =>
      (await Array.fromAsync(registry.listTags({ childrenOf: PYTHON, ...filter })))
        .map(({ name }) => name)
        .sort();
    expect(await names({ digest: DIGEST })).toEqual(['edge']);
    expect(await names({ updatedSince: '2026-11-20T12:00:00Z' })).toEqual(['3.13', 'edge']);
    expect(await names({ includeEpochs: true, name: '3.13-r2' })).toEqual(['3.13-r2']);
    expect(await names({ name: '3.13-r2' })).toEqual([]);
  });

  it('are gone when they are deleted', async () => {
    const { registry } = await start();
    const { uid = '' } = await registry.createTag(PYTHON, { name: 'edge', digest: DIGEST });
    await registry.deleteTag(uid);
    await expect(registry.getTag(uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('need a digest', async () => {
    const { registry } = await start();
    await expect(registry.createTag(PYTHON, { name: 'edge', digest: 'latest' })).rejects.toThrow(/digest/);
  });
});

describe('images', () => {
  it('return their architectures and sizes', async () => {
    const { registry } = await start();
    const [tag] = await Array.fromAsync(registry.listTags({ childrenOf: AGED }));
    const digest = tag?.digest ?? '';
    expect(await registry.architectures(AGED, digest)).toEqual(['amd64', 'arm64']);
    expect(await registry.imageSize(AGED, digest, 'arm64')).toBeGreaterThan(0);
    await expect(registry.imageSize(AGED, digest, 's390x')).rejects.toMatchObject({
      code: 'platform_not_found',
    });
    await expect(registry.architectures(AGED, DIGEST)).rejects.toMatchObject({ code: 'platform_not_found' });
  });
});
