import { describe, expect, it } from 'vitest';

import { CheckReport } from '../../../src/check/report/check-report.ts';
import { advisoryWorld } from '../../support/platform/advisory-world.ts';
import { judgeMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { recordedIn, replayReport } from '../../support/views/replay-report.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const OLD_NGINX = '@sha256:fb62b2f5245654e08ab1221933ea90a97c782f353e0795797c8a08b92bef0b13';

const SETTINGS = `check:
  under-investigation: after 5 days
  rules:
    - { image: '**/nginx', max-lag: 3d, fail-on: [too-far-behind, advisory] }
    - { path: 'strict/**', require-pins: true, strict: true, warn-on: [] }
  exceptions:
    - { advisory: CVE-2026-48211, reason: we do not follow redirects, until: 2026-12-01 }
`;

/** The report of a check as a reader finds it: the text of its file, read by its schema. */
async function checkedReport(): Promise<CheckReport> {
  const memory = await startMemoryPlatform({ organizations: advisoryWorld() });
  const { registry } = memory.endpoints;
  const from = (...images: readonly string[]): string =>
    images.map((image) => `FROM ${registry}/acme/${image}\n`).join('');
  const base = { '.github/mooring.yml': SETTINGS, 'a/Dockerfile': from('curl:8') };
  const head = {
    ...base,
    'b/Dockerfile': from('node:18', `nginx:1.29${OLD_NGINX}`, 'python:3.13', 'go:1.25'),
    'strict/Dockerfile': from('curl:8', 'postgres:17', 'perl:5'),
  };
  const { report } = await judgeMemory(memory, {
    head: textTree(head),
    base: { kind: 'tree', commit: 'b'.repeat(40), tree: textTree(base), isChange: true },
  });
  return CheckReport.parse(JSON.parse(JSON.stringify(report)));
}

describe('a report holds what its verdict was made of', () => {
  it('so that it can be computed again without a request', async () => {
    const report = await checkedReport();
    const rules = new Set(report.findings.map(({ rule }) => rule));
    expect([...rules].toSorted()).toEqual([
      'advisory',
      'end-of-life',
      'exception',
      'not-checked',
      'not-judged',
      'pin-required',
      'too-far-behind',
      'unpinned',
    ]);
    const statuses = new Set(report.findings.flatMap(({ advisory }) => advisory?.status ?? []));
    expect(statuses.size).toBeGreaterThanOrEqual(7);
    expect(report.policies.length).toBe(3);
    expect(replayReport(report)).toEqual(recordedIn(report));
  });

  it.each<[string, (text: string) => string]>([
    ['a fixed version', (text) => text.replaceAll('3.5.4-r1', '3.5.0-r0')],
    ['a kind of event', (text) => text.replaceAll('"kind":"true-positive"', '"kind":"false-positive"')],
    [
      'the time of an event',
      (text) => text.replace(/"kind":"detection","at":"2026-11-18/, '"kind":"detection","at":"2026-10-18'),
    ],
    ['the state of a tag', (text) => text.replace('"deprecated":true', '"deprecated":false')],
    [
      'how far a pin is behind',
      (text) => text.replace(/"behind":\{"builds":\d+,"days":\d+\}/, '"behind":{"builds":0,"days":0}'),
    ],
    ['a policy', (text) => text.replaceAll('after 5 days', 'after 50 days')],
    ['the time of the check', (text) => text.replace('"checkedAt":"2026-11-20', '"checkedAt":"2026-12-20')],
  ])('and it would be another one with another %s', async (_, change) => {
    const text = JSON.stringify(await checkedReport());
    const changed = change(text);
    expect(changed).not.toBe(text);
    const report = CheckReport.parse(JSON.parse(changed));
    expect(replayReport(report)).not.toEqual(recordedIn(report));
  });
});
