import { describe, expect, it } from 'vitest';

import { REGISTRY_WORLD } from '../../../support/platform/registry-world.ts';
import { callInMemory } from '../../../support/grpc/in-memory-call.ts';
import { NOBODY, startTestPlatform } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';
import { send } from './version-one-calls.ts';

const get = async (test: TestPlatform, path: string) => (await send(test, 'GET', path)).json;

describe('libraries in v1', () => {
  it('are listed in pages, and their totals are numbers', async () => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    const all = await get(test, '/libraries/v1/artifacts');
    expect(all).toMatchObject({
      items: [
        { name: 'guava', ecosystem: 'JAVA', versionCount: 1 },
        { name: 'torch', ecosystem: 'PYTHON', latestVersion: '2.9.1' },
      ],
      nextPageToken: '',
      totalArtifacts: 2,
      skipped: 0,
    });
    const first = await get(test, '/libraries/v1/artifacts?page_size=1');
    expect(first.items).toHaveLength(1);
    const second = await get(test, `/libraries/v1/artifacts?pageSize=1&pageToken=${first.nextPageToken}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect((await get(test, '/libraries/v1/artifacts?ecosystems=PYTHON&ecosystems=GO')).items).toHaveLength(
      1,
    );
    expect(await get(test, '/libraries/v1/artifacts?ecosystems=JAVASCRIPT')).toMatchObject({
      items: [],
      totalArtifacts: 0,
    });
    const wrong = await send(test, 'GET', '/libraries/v1/artifacts?ecosystems=FORTRAN');
    expect(wrong).toMatchObject({ status: 400, json: { code: 3 } });
    const refused = await send(test, 'GET', '/libraries/v1/artifacts?ecosystems=GO', { identity: NOBODY });
    expect(refused.status).toBe(403);
    const { json } = await callInMemory(test.platform, 'libraries.Artifacts/List', { ecosystems: ['JAVA'] });
    expect(json).toMatchObject({ items: [{ name: 'guava', ecosystem: 'JAVA' }], totalArtifacts: 1 });
  });

  it('have versions and a count', async () => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    const { items } = await get(test, '/libraries/v1/artifacts?query=torch');
    const versions = await get(test, `/libraries/v1/artifacts/${items[0].id}/versions`);
    expect(Object.keys(versions)).toEqual(['items']);
    expect(versions.items).toHaveLength(2);
    expect(versions.items.map(({ version }: { version: string }) => version).sort()).toEqual([
      '2.9.0',
      '2.9.1',
    ]);
    expect(versions.items[0]).toMatchObject({ sourceType: 'SOURCE_TYPE_INTERNAL', malwareScanned: false });
    expect(await get(test, `/libraries/v1/artifacts/${'0'.repeat(40)}/versions`)).toEqual({ items: [] });
    expect(await get(test, '/libraries/v1/artifacts/count?ecosystems=JAVA&ecosystems=GO')).toEqual({
      counts: [{ ecosystem: 'JAVA', totalArtifacts: 1 }],
    });
    expect(await get(test, '/libraries/v1/artifacts/count?ecosystems=GO')).toEqual({ counts: [] });
  });
});

describe('advisories in v1', () => {
  it('have the filters of v2 by other names, and its pages', async () => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    const all = await get(test, '/vulnerabilities/v1/advisories');
    const two = await get(test, '/vulnerabilities/v2/advisories');
    expect(all.totalCount).toBe(two.totalCount);
    const { items } = await get(test, '/vulnerabilities/v1/advisories?artifact_name=openssl');
    expect(items).toMatchObject([
      {
        advisoryId: 'CGA-8888-9999-cccc',
        artifactName: 'openssl',
        createdAt: expect.any(String),
        events: [
          { status: 'APPROVED', author: 'ann', timestamp: '2026-11-11T12:00:00.000Z' },
          { status: 'APPROVED', fixed: { fixedVersion: '3.5.0-r2' } },
          { status: 'PENDING', falsePositiveDetermination: { type: 'UNSPECIFIED' } },
        ],
      },
    ]);
    const query = 'event_statuses=PENDING&eventTypes=EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION';
    expect((await get(test, `/vulnerabilities/v1/advisories?${query}`)).items).toHaveLength(1);
    const ids = async (order: string): Promise<readonly string[]> =>
      (await get(test, `/vulnerabilities/v1/advisories?order_by=${order}`)).items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('ID_DESC')).toEqual((await ids('ID_ASC')).toReversed());
    expect(await send(test, 'GET', '/vulnerabilities/v1/advisories?order_by=ALIASES_ASC')).toMatchObject({
      status: 400,
    });
    const page = await get(test, '/vulnerabilities/v1/advisories?page_size=1');
    expect(page.items).toHaveLength(1);
    expect(page.nextPageToken).not.toBe('');
    const over = await callInMemory(test.platform, 'vulnerabilities.v1.Advisories/List', {
      artifactName: ['openssl'],
      pageSize: '5',
    });
    expect(over.json).toMatchObject({ items: [{ id: items[0].id, advisoryId: 'CGA-8888-9999-cccc' }] });
  });

  it('are published as documents, metadata and resolved vulnerabilities', async () => {
    const test = await startTestPlatform(REGISTRY_WORLD);
    const { documents } = await get(test, '/advisory/v2/documents');
    const { items } = await get(test, '/advisory/v1/documents');
    expect(items.map(({ id }: { id: string }) => id)).toEqual(documents.map(({ id }: { id: string }) => id));
    expect((await get(test, '/advisory/v1/documents?id=openssl')).items).toHaveLength(1);
    const open = await test.ask('/advisory/v1/documents');
    expect(open.status).toBe(200);
    const metadata = await get(test, '/advisory/v1/metadata?ids=CVE-2026-0009');
    expect(metadata).toMatchObject({
      items: [{ id: 'CVE-2026-0009', severity: [{ type: 'CVSS_V3', score: '9.8' }] }],
      totalCount: '1',
    });
    const period = 'from=2026-11-01T00:00:00Z&to=2026-11-30T00:00:00Z';
    const resolved = await get(test, `/advisory/v1/images/resolved_vulns?${period}`);
    expect(resolved.items.length).toBeGreaterThan(0);
    expect(resolved.items[0].resolvedVulns[0].id).toMatch(/^CGA-/);
    const over = await callInMemory(test.platform, 'advisory.SecurityAdvisory/ListResolvedVulnsReports', {
      from: '2026-11-01T00:00:00Z',
      to: '2026-11-30T00:00:00Z',
    });
    expect(over.json['items']).toHaveLength(resolved.items.length);
  });
});
