import { describe, expect, it } from 'vitest';

import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';

const VERSION = '8.16.0-r2';
const CRITICAL = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';

/** A published advisory on curl: a true positive with these CVSS scores. */
function advisory(id: number, ...scores: readonly string[]) {
  return {
    advisoryId: `CGA-2222-3333-${String(id).padStart(4, '0')}`,
    artifactName: 'curl',
    aliases: [`CVE-2026-${id}`],
    severities: scores.map((score) => ({ type: 'TYPE_CVSS_V3', score })),
    events: [{ at: 'now-3d', kind: 'true-positive' }],
  };
}

/** A platform with a public image of curl and its library, and these advisories. */
function platformWith(advisories: readonly object[], more: object = {}): Promise<MemoryPlatform> {
  const packages = [
    { name: 'curl', version: VERSION },
    { name: 'libcurl-openssl4', version: VERSION, origin: 'curl' },
  ];
  const tags = [{ name: '8', history: { from: 'now-9d', every: '1d', count: 9 } }];
  const repos = [{ name: 'curl', packages, tags }];
  return startMemoryPlatform({
    organizations: [{ name: 'chainguard', public: 'all-tags', repos, advisories }],
    ...more,
  });
}

function check(memory: MemoryPlatform, inputs: object = {}) {
  const head = { Dockerfile: 'FROM REGISTRY/chainguard/curl:8\n' };
  return checkMemory(memory, { head, base: {}, principal: 'anonymous', inputs });
}

describe('published advisories, unauthenticated', () => {
  it('are matched by origin and own name, and have the severities of their metadata', async () => {
    const report = await check(await platformWith([advisory(1, CRITICAL), advisory(2, '3.1'), advisory(3)]));
    const found = report.findings.flatMap(({ advisory: one, level }) =>
      one === undefined
        ? []
        : [[one.id, one.package?.name, one.severity.rating, one.severity.score, level].join(' ')],
    );
    expect(found.sort()).toEqual([
      'CVE-2026-1 curl critical 9.8 error',
      'CVE-2026-1 libcurl-openssl4 critical 9.8 error',
      'CVE-2026-2 curl low 3.1 error',
      'CVE-2026-2 libcurl-openssl4 low 3.1 error',
      'CVE-2026-3 curl unscored  error',
      'CVE-2026-3 libcurl-openssl4 unscored  error',
    ]);
  });

  it('take the worst severity of a vulnerability under all of its names', async () => {
    const both = { ...advisory(1, CRITICAL), aliases: ['GHSA-1'] };
    const report = await check(
      await platformWith([both, { ...advisory(2, '3.1'), aliases: ['CVE-2026-2', 'GHSA-1'] }]),
    );
    const scores = report.findings.flatMap(({ advisory: one }) => one?.severity.score ?? []);
    expect(new Set(scores)).toEqual(new Set([9.8]));
  });

  it('obey the minimum severity', async () => {
    const advisories = [advisory(1, '6.5')];
    const passes = await check(await platformWith(advisories), { minSeverity: 'high' });
    const fails = await check(await platformWith(advisories), { minSeverity: 'medium' });
    expect([passes.verdict, fails.verdict]).toEqual(['pass', 'fail']);
  });

  it('need few requests for many vulnerabilities, with short addresses', async () => {
    const memory = await platformWith(
      Array.from({ length: 450 }, (_, index) => advisory(1_000 + index, '3.1')),
    );
    const report = await check(memory);
    expect(new Set(report.findings.flatMap(({ advisory: one }) => one?.severity.score ?? []))).toEqual(
      new Set([3.1]),
    );
    const urls = memory.requests.map(({ url }) => url).filter((url) => url.includes('/advisory/v2/metadata'));
    expect(urls).toHaveLength(3);
    expect(Math.max(...urls.map(({ length }) => length))).toBeLessThan(8_000);
  });

  it('are unscored without their metadata, and the check is incomplete', async () => {
    const memory = await platformWith([advisory(1, '3.1')]);
    memory.answer(/\/advisory\/v2\/metadata/, 503, { code: 14, message: 'unavailable' });
    const report = await check(memory, { unscored: 'ignore' });
    expect(report.verdict).toBe('fail');
    expect(report.findings.filter(({ rule }) => rule === 'not-checked')).toMatchObject([
      { level: 'error', message: expect.stringContaining('vulnerability metadata') as string },
    ]);
    const blind = await check(memory);
    const ratings = blind.findings.flatMap(({ advisory: one }) => one?.severity.rating ?? []);
    expect(ratings).toEqual(['unscored', 'unscored']);
  });

  it('are not queried for metadata if there are none', async () => {
    const memory = await platformWith([]);
    expect((await check(memory)).verdict).toBe('pass');
    expect(memory.requests.filter(({ url }) => url.includes('/metadata'))).toEqual([]);
  });
});
