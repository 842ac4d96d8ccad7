import { expect } from 'vitest';

import { ACME, PYTHON } from '../../integration/embedded-platform/test-platform.ts';
import type { Json } from '../grpc/messages.ts';
import { AGED } from '../platform/registry-world.ts';
import { BELOW, IAM_WALKS, ids, names } from './version-one-iam-walks.ts';
import type { CallVersionOne, Walk } from './version-one-iam-walks.ts';

const ABSENT = `sha256:${'0'.repeat(64)}`;
const MOVED = `sha256:${'1'.repeat(64)}`;

/** A walk through every method of each service of v1, with what the seed of `REGISTRY_WORLD` makes of it. */
export const VERSION_ONE_WALKS: Readonly<Record<string, Walk>> = {
  ...IAM_WALKS,
  'advisory.SecurityAdvisory': async (call) => {
    expect(await ids(call, 'advisory.SecurityAdvisory/ListDocuments')).toEqual(['openssl']);
    const vulnerability = { ids: ['CVE-2026-0009'] };
    expect(await call('advisory.SecurityAdvisory/ListVulnerabilityMetadata', vulnerability)).toEqual({
      items: [expect.objectContaining({ id: 'CVE-2026-0009' })],
      totalCount: '1',
    });
    const period = { from: '2026-11-01T00:00:00Z', to: '2026-11-20T12:00:00Z' };
    const { items } = await call('advisory.SecurityAdvisory/ListResolvedVulnsReports', period);
    const resolved = ['CGA-2222-3333-4444', 'CGA-8888-9999-cccc'].map((id) =>
      expect.objectContaining({ id }),
    );
    expect(items).toEqual([
      { date: '2026-11-19T00:00:00Z', resolvedVulns: expect.arrayContaining(resolved) },
    ]);
  },
  'events.Subscriptions': async (call) => {
    const subscription = { sink: 'https://sink.test/events' };
    const made = await call('events.Subscriptions/Create', { parentId: ACME, subscription });
    expect(made).toEqual({ id: made.id, ...subscription });
    expect(await call('events.Subscriptions/List', { id: made.id })).toEqual({ items: [made] });
    expect(await call('events.Subscriptions/Delete', { id: made.id })).toEqual({});
    expect(await call('events.Subscriptions/List')).toEqual({});
  },
  'libraries.Artifacts': async (call) => {
    expect(await names(call, 'libraries.Artifacts/List')).toEqual(['guava', 'torch']);
    const [id] = await ids(call, 'libraries.Artifacts/List', { ecosystems: ['PYTHON'] });
    expect((await call('libraries.Artifacts/ListVersions', { id })).items).toHaveLength(2);
    expect(await call('libraries.Artifacts/GetArtifactCount', { ecosystems: ['JAVA', 'PYTHON'] })).toEqual({
      counts: expect.arrayContaining([
        { ecosystem: 'JAVA', totalArtifacts: 1 },
        { ecosystem: 'PYTHON', totalArtifacts: 1 },
      ]),
    });
  },
  'ping.PingService': async (call) => {
    expect(await call('ping.PingService/Ping')).toEqual({ response: 'pong' });
  },
  'registry.Policies': async (call) => {
    const { results } = await call('registry.Policies/CheckPolicies', await buildOf(call, AGED, '1'));
    const checked = results.map(({ policyName }: { policyName: string }) => policyName);
    expect(checked.sort()).toEqual(['cooldown', 'no-eol', 'support-window']);
  },
  'registry.Registry': async (call) => {
    await walkRepos(call);
    await walkTags(call);
    await walkBuilds(call);
  },
  'registry.Vulnerabilities': async (call) => {
    const { digest } = await buildOf(call, AGED, '1');
    const list = async (request?: Json) => call('registry.Vulnerabilities/ListVulnReports', request);
    await expect(list()).rejects.toMatchObject({ code: 3 });
    const { items } = await list({ digest });
    expect(items).toMatchObject([{ digest, vulnerabilities: [{ id: 'CVE-2026-0009' }] }]);
    expect((await list({ repoId: AGED })).items).toHaveLength(2);
    const counts = await call('registry.Vulnerabilities/ListVulnCountReports', { repo: 'aged', tag: '1' });
    expect(counts.items).toHaveLength(1);
  },
  'vulnerabilities.v1.Advisories': async (call) => {
    const { items, totalCount } = await call('vulnerabilities.v1.Advisories/List');
    const found = items.map(({ artifactName }: { artifactName: string }) => artifactName);
    expect({ found: found.sort(), totalCount }).toEqual({ found: ['openssl', 'python'], totalCount: '2' });
  },
};

async function walkRepos(call: CallVersionOne): Promise<void> {
  expect(await names(call, 'registry.Registry/ListRepos', { uidp: BELOW })).toEqual([
    'aged',
    'python',
    'team/app',
  ]);
  const repo = { name: 'new', catalogTier: 'BASE', readme: '# New' };
  const { id } = await call('registry.Registry/CreateRepo', { parentId: ACME, repo });
  expect((await call('registry.Registry/ListRepos', { id })).items).toMatchObject([{ id, ...repo }]);
  const update = { id, name: 'new', catalogTier: 'FIPS', readme: '# Newer' };
  expect(await call('registry.Registry/UpdateRepo', update)).toMatchObject(update);
  expect(await call('registry.Registry/DeleteRepo', { id })).toEqual({});
  expect(await names(call, 'registry.Registry/ListRepos', { id })).toEqual([]);
}

async function walkTags(call: CallVersionOne): Promise<void> {
  const uidp = { childrenOf: PYTHON };
  expect(await names(call, 'registry.Registry/ListTags', { uidp: BELOW })).toHaveLength(8);
  const exclude = { excludeDates: true, excludeEpochs: true, excludeReferrers: true };
  expect(await names(call, 'registry.Registry/ListTags', { uidp, ...exclude })).toEqual(['3.12', '3.13']);
  const { id, digest } = await call('registry.Registry/CreateTag', { repoId: PYTHON, tag: { name: 'new' } });
  expect(digest).toBeUndefined();
  const update = { id, name: 'new', digest: MOVED, deprecated: true };
  expect(await call('registry.Registry/UpdateTag', update)).toMatchObject(update);
  const history = await call('registry.Registry/ListTagHistory', { parentId: id });
  expect(history.items).toMatchObject([{ digest: MOVED }]);
  expect(await call('registry.Registry/DeleteTag', { id })).toEqual({});
  expect(await names(call, 'registry.Registry/ListTags', { id })).toEqual([]);
  const [aging] = (await call('registry.Registry/ListEolTags', { uidp: { childrenOf: AGED }, name: '1' }))
    .items;
  expect(aging).toMatchObject({ name: '1', mainPackageName: 'aged' });
  const versions = await call('registry.Registry/GetPackageVersionMetadata', { package: 'aged' });
  expect(versions).toMatchObject({ eolVersions: [{ version: '1', eolDate: '2026-03-01' }] });
  expect(versions.versions).toBeUndefined();
}

async function walkBuilds(call: CallVersionOne): Promise<void> {
  const build = await buildOf(call, AGED, '1');
  const { archs } = await call('registry.Registry/GetArchs', build);
  expect(archs).toEqual(['amd64', 'arm64']);
  const size = await call('registry.Registry/GetSize', { ...build, arch: 'arm64' });
  expect(size).toEqual({ arch: 'arm64', size: expect.stringMatching(/^[1-9]\d*$/) });
  const sbom = await call('registry.Registry/GetSbom', build);
  expect(sbom).toMatchObject({ digest: build.digest, format: 'SPDX' });
  expect(await call('registry.Registry/GetRawSbom', build)).toEqual({
    rawSbom: Buffer.from(sbom.rawSbom, 'base64').toString(),
  });
  const report = await call('registry.Registry/GetVulnReport', build);
  expect(JSON.stringify(report)).toContain('CVE-2026-0009');
  expect(await call('registry.Registry/GetArchs', { ...build, digest: ABSENT })).toEqual({});
}

/** The build that a tag points to. */
async function buildOf(
  call: CallVersionOne,
  repoId: string,
  name: string,
): Promise<{ readonly repoId: string; readonly digest: string }> {
  const { items } = await call('registry.Registry/ListTags', { uidp: { childrenOf: repoId }, name });
  expect(items).toHaveLength(1);
  return { repoId, digest: items[0].digest };
}
