import { describe, expect, it } from 'vitest';

import { createAdvisoryClient } from '../../../../src/api/client/platform/advisory-client.ts';
import { createIamClient } from '../../../../src/api/client/platform/iam/iam-client.ts';
import { createLibraryClient } from '../../../../src/api/client/platform/library-client.ts';
import { createVersionOneClient } from '../../../../src/api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../../../../src/api/client/platform/vulnerability-client.ts';
import { derivedRoleUid } from '../../../../src/embedded-platform/resources/uid.ts';
import { AGED, REGISTRY_WORLD } from '../../../support/platform/registry-world.ts';
import { ACME, OWNER, SECRET, startTestPlatform } from '../../embedded-platform/test-platform.ts';

async function start() {
  const test = await startTestPlatform(REGISTRY_WORLD);
  const signedIn = await test.signIn(OWNER);
  return { test, signedIn };
}

describe('advisories', () => {
  it.each([
    [{ latestEventType: 'EVENT_TYPE_FILTER_FIXED' }, ['openssl', 'python']],
    [{ latestEventType: 'EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION' }, []],
    [{ eventTypes: ['EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION'] }, ['openssl']],
    [{ eventReviewStates: ['REVIEW_STATE_PENDING'] }, ['openssl']],
    [{ eventAuthors: ['ann'] }, ['openssl']],
    [{ excludeEventAuthors: ['ann'] }, ['python']],
    [{ aliases: ['CVE-2026-0001'] }, ['python']],
    [{ artifactArchitectures: ['x86_64'] }, ['python']],
    [{ artifactTypes: ['image'] }, []],
    [{ origin: 'openssl', artifactNames: ['python'] }, ['openssl']],
    [{ query: 'cve-2026-0009' }, ['openssl']],
  ] as const)('are those that %j keeps', async (filter, names) => {
    const { signedIn } = await start();
    const found = await createVulnerabilityClient(signedIn).allAdvisories(filter, {
      pageSize: 1,
      convert: ({ uid, artifactName }) => ({ uid, artifactName }),
    });
    expect(found.map(({ artifactName }) => artifactName).sort()).toEqual(names);
  });
});

describe('libraries', () => {
  it('are listed by ecosystem, counted, and have versions', async () => {
    const { signedIn } = await start();
    const libraries = createLibraryClient(signedIn);
    const ecosystems = ['ECOSYSTEM_PYTHON'] as const;
    const [torch] = await Array.fromAsync(libraries.listArtifacts({ ecosystems, cudaVersion: '12.8' }));
    expect(torch).toMatchObject({ name: 'torch', latestVersion: '2.9.1', versionCount: 2 });
    expect(await Array.fromAsync(libraries.listArtifacts({ ecosystems, remediated: true }))).toEqual([torch]);
    expect(await Array.fromAsync(libraries.listArtifacts({ ecosystems, remediated: false }))).toEqual([
      torch,
    ]);
    expect(torch?.uid).toMatch(/^[0-9a-f]+$/);
    const versions = await Array.fromAsync(libraries.listArtifactVersions(torch?.uid ?? ''));
    expect(versions.map(({ version }) => version).sort()).toEqual(['2.9.0', '2.9.1']);
    expect(await libraries.countArtifacts(['ECOSYSTEM_JAVA'])).toEqual(new Map([['ECOSYSTEM_JAVA', 1]]));
    await expect(Array.fromAsync(libraries.listArtifacts({ ecosystems: [] }))).rejects.toThrow(/ecosystems/);
  });
});

describe('lists without an order', () => {
  it('have libraries by name', async () => {
    const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
    const libraries = names.map(
      (name) => `      - { ecosystem: java, name: ${name}, versions: [{ version: 1.0.0, at: now-3d }] }\n`,
    );
    const test = await startTestPlatform(
      REGISTRY_WORLD.replace('    libraries:\n', (found) => found + libraries.join('')),
    );
    const client = createLibraryClient(await test.signIn(OWNER));
    const listed = await Array.fromAsync(client.listArtifacts({ ecosystems: ['ECOSYSTEM_JAVA'] }));
    expect(listed.map(({ name }) => name)).toEqual([...names, 'guava'].sort());
  });

  it('have invitations with the newest first', async () => {
    const { test, signedIn } = await start();
    const { groupInvites } = createIamClient(signedIn);
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { uid } = await groupInvites.create(ACME, {
        roleUid: derivedRoleUid('', 'viewer'),
        ttl: '3600s',
      });
      made.unshift(uid);
      test.clock.advance(1_000);
    }
    const listed = await Array.fromAsync(groupInvites.list({}, { pageSize: 2 }));
    expect(listed.map(({ uid }) => uid)).toEqual(made);
  });
});

describe('published advisories', () => {
  it('are for everybody, with approved events alone, and none of a private organization', async () => {
    const { test } = await start();
    const { json } = await test.ask('/advisory/v2/documents');
    expect(json.documents).toMatchObject([{ id: 'openssl', advisories: [{ events: [{}, {}] }] }]);
    const metadata = (await test.ask('/advisory/v2/metadata?ids=CVE-2026-0009')).json.vulnerabilityMetadata;
    expect(metadata).toMatchObject([{ id: 'CVE-2026-0009', severities: [{ score: '9.8' }] }]);
  });

  it('list what was resolved in a period', async () => {
    const { signedIn } = await start();
    const advisories = createAdvisoryClient(signedIn);
    const reports = await advisories.listResolved({
      startTime: '2026-11-19T00:00:00Z',
      endTime: '2026-11-20T00:00:00Z',
    });
    expect(reports).toMatchObject([{ date: '2026-11-19T00:00:00.000Z', resolvedVulns: [{}, {}] }]);
  });
});

describe('version one', () => {
  it('returns the lifecycle of tags', async () => {
    const { signedIn } = await start();
    const tags = await Array.fromAsync(createVersionOneClient(signedIn).listEolTags({ childrenOf: AGED }));
    expect(tags.find(({ name }) => name === '1')).toMatchObject({
      tagStatus: 'TAG_IN_GRACE',
      gracePeriodExpiryDate: '2026-12-20T12:00:00.000Z',
    });
    expect(tags.map(({ name }) => name).sort()).toEqual(['1', '1-r3']);
  });

  it('answers with nothing for what is missing', async () => {
    const { signedIn } = await start();
    const versionOne = createVersionOneClient(signedIn);
    const build = { repo: SECRET, digest: `sha256:${'0'.repeat(64)}` };
    expect(await versionOne.sbom(build)).toEqual({});
    expect(await versionOne.rawSbom(build)).toBeUndefined();
    expect(await versionOne.tagHistory(SECRET)).toEqual([]);
    expect((await versionOne.vulnerabilityReport(build)).vulnerabilityMatches).toEqual([]);
    expect(await versionOne.checkPolicies(build)).toEqual([]);
    expect(await Array.fromAsync(versionOne.listEolTags({ childrenOf: SECRET }))).toEqual([]);
  });

  it('returns the contents, vulnerabilities and policy results of a build', async () => {
    const { signedIn } = await start();
    const versionOne = createVersionOneClient(signedIn);
    const { uid = '' } =
      (
        await signedIn.call('listTags', 'list', {
          credential: signedIn.token,
          query: { name: '1', 'uidp.children_of': AGED },
        })
      ).value.tags[0] ?? {};
    const digest = (await versionOne.tagHistory(uid)).at(-1)?.digest ?? '';
    const build = { repo: AGED, digest };
    expect((await versionOne.sbom(build)).graph?.nodes).toMatchObject([{ package: { name: 'openssl' } }]);
    expect(JSON.parse((await versionOne.rawSbom(build)) ?? '')).toMatchObject({ spdxVersion: 'SPDX-2.3' });
    const { vulnerabilityMatches } = await versionOne.vulnerabilityReport(build);
    expect(vulnerabilityMatches).toMatchObject([
      { vulnerability: { id: 'CVE-2026-0009', severity: 'CRITICAL' }, fix: { state: 'FIXED' } },
    ]);
    expect(await versionOne.vulnerabilityCounts({ repo: 'aged' })).toMatchObject([
      { critCveIds: ['CVE-2026-0009'] },
    ]);
    const results = await versionOne.checkPolicies(build);
    expect(Object.fromEntries(results.map(({ policyName, result }) => [policyName, result]))).toEqual({
      cooldown: 'DENIED',
      'no-eol': 'DENIED',
      'support-window': 'ALLOWED',
    });
  });
});
