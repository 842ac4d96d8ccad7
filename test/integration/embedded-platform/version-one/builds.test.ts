import { describe, expect, it } from 'vitest';

import { callInMemory } from '../../../support/grpc/in-memory-call.ts';
import { startTestPlatform } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';
import { send } from './version-one-calls.ts';

const ORGANIZATION = 'a'.repeat(40);
const REPO = `${ORGANIZATION}/${'d'.repeat(16)}`;
const ABSENT = `sha256:${'0'.repeat(64)}`;

const eol = (version: string, eolDate: string, latestVersion: string): string =>
  `eol: { mainPackageName: python, mainPackageVersion: { version: '${version}', eolDate: ${eolDate}, latestVersion: ${latestVersion} } }`;

const SEED = `
organizations:
  - name: acme
    uid: ${ORGANIZATION}
    policies: [{ name: cooldown, days: 3 }]
    repos:
      - name: python
        uid: ${REPO}
        packages: [{ name: python, version: 3.12.0-r0, origin: python }]
        tags:
          - { name: '3.9', history: [{ at: now-5d }], ${eol('3.9', '2025-10-31', '3.9.25')} }
          - { name: '3.12', history: [{ at: now-2d }], ${eol('3.12', '2028-10-31', '3.12.9')} }
          - { name: 3.12-dev, history: [{ at: now-1d }], ${eol('3.12', '2028-10-31', '3.12.10')} }
    advisories:
      - advisoryId: CGA-2222-3333-4444
        artifactName: python
        aliases: [CVE-2026-0001]
        severities: [{ type: TYPE_CVSS_V3, score: '7.5' }]
        events: [{ at: now-9d, kind: detection }]
`;

async function digestOf(test: TestPlatform, tag: string): Promise<string> {
  return (await send(test, 'GET', `/registry/v1/tags?name=${tag}`)).json.items[0].digest;
}

describe('a build in v1', () => {
  it('has architectures and sizes, and an empty answer if it does not exist', async () => {
    const test = await startTestPlatform(SEED);
    const path = `/registry/v1/repos/${REPO}/digests/${await digestOf(test, '3.12')}`;
    const { json: archs } = await send(test, 'GET', `${path}/architectures`);
    expect(archs.archs).toContain('arm64');
    const { json: size } = await send(test, 'GET', `${path}/size?arch=arm64`);
    expect(size).toEqual({ arch: 'arm64', size: expect.stringMatching(/^[1-9]\d*$/) });
    const missing = `/registry/v1/repos/${REPO}/digests/${ABSENT}`;
    expect((await send(test, 'GET', `${missing}/architectures`)).json).toEqual({ archs: [] });
    expect((await send(test, 'GET', `${missing}/size`)).json).toEqual({ arch: '', size: '0' });
    expect((await send(test, 'GET', `${missing}/sbom`)).json).toMatchObject({ id: '', rawSbom: '' });
  });

  it('has the same SBOM and the same policies over REST and gRPC', async () => {
    const test = await startTestPlatform(SEED);
    const digest = await digestOf(test, '3.12');
    const request = { repoId: REPO, digest };
    const sbom = await callInMemory(test.platform, 'registry.Registry/GetSbom', request);
    const { json } = await send(test, 'GET', `/registry/v1/repos/${REPO}/digests/${digest}/sbom`);
    expect(json).toMatchObject({ digest, format: 'SPDX', source: 'UNKNOWN' });
    expect(sbom.json).toMatchObject({ digest, rawSbom: json.rawSbom });
    const purl = expect.stringMatching(/^pkg:apk\/wolfi\/python@3/);
    expect(sbom.json['graph']).toMatchObject({ nodes: [{ package: { name: 'python', purl } }] });
    const raw = await callInMemory(test.platform, 'registry.Registry/GetRawSbom', request);
    const { json: rawJson } = await send(test, 'GET', `/registry/v1/repos/${REPO}/digest/${digest}/rawsbom`);
    expect(raw.json).toEqual(rawJson);
    const history = await callInMemory(test.platform, 'registry.Registry/ListTagHistory', {
      parentId: 'none',
    });
    expect(history).toEqual({ code: 0, json: {} });
    const checked = await callInMemory(test.platform, 'registry.Policies/CheckPolicies', request);
    expect(checked.json).toMatchObject({
      results: [{ policyName: 'cooldown', mode: 'ENFORCED', result: 'DENIED' }],
    });
  });
});

describe('the versions of a package in v1', () => {
  it('are those of the tags, apart by their end of life', async () => {
    const test = await startTestPlatform(SEED);
    const { json } = await send(test, 'GET', '/registry/v1/versions/python');
    expect(json).toMatchObject({
      eolVersions: [{ version: '3.9', eolDate: '2025-10-31' }],
      versions: [{ version: '3.12' }],
      latestVersion: '3.12.10',
      gracePeriodMonths: 6,
    });
    const over = await callInMemory(test.platform, 'registry.Registry/GetPackageVersionMetadata', {
      package: 'python',
    });
    expect(over.json).toMatchObject({ latestVersion: '3.12.10', versions: [{ version: '3.12' }] });
    const missing = await send(test, 'GET', '/registry/v1/versions/go');
    expect(missing).toMatchObject({
      status: 404,
      json: { code: 5, message: 'Not found: Package go', details: [] },
    });
  });
});

describe('the vulnerability reports of v1', () => {
  it('are one for each build that is named, or that a tag points to', async () => {
    const test = await startTestPlatform(SEED);
    const digest = await digestOf(test, '3.12');
    const list = async (query: string) => send(test, 'GET', `/registry/v1/vuln_reports?${query}`);
    const { json } = await list(`digest=${digest}`);
    expect(json.items).toMatchObject([
      {
        digest,
        scanner: { name: 'GRYPE' },
        vulnerabilities: [
          {
            id: 'CVE-2026-0001',
            aliases: ['CGA-2222-3333-4444'],
            severity: 'HIGH',
            fix: { state: 'NOT_FIXED', versions: [] },
            purls: [expect.stringMatching(/^pkg:apk\/wolfi\/python@3\.12\.0-r0/)],
          },
        ],
      },
    ]);
    const over = await callInMemory(test.platform, 'registry.Vulnerabilities/ListVulnReports', { digest });
    expect(over.json).toMatchObject({ items: [{ digest, vulnerabilities: [{ id: 'CVE-2026-0001' }] }] });
    expect((await list(`repo_id=${REPO}`)).json.items).toHaveLength(3);
    expect((await list(`repoId=${REPO}&tag=3.9`)).json.items).toHaveLength(1);
    expect((await list(`digest=${digest}&tag=3.9`)).json.items).toEqual([]);
    expect((await list(`digest=${digest}&scanner.name=TRIVY`)).json.items).toEqual([]);
    expect((await list(`digest=${digest}&created_since=2027-01-01T00:00:00Z`)).json.items).toEqual([]);
    expect(await list('tag=3.9')).toMatchObject({
      status: 400,
      json: { message: 'Invalid argument: repo_id: is required unless digest is set' },
    });
  });
});
