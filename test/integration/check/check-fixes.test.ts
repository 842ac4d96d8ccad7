import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { renderSummary } from '../../support/views/rendered.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { MemoryCheck } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { roundsOfLatency } from '../../support/platform/rounds-of-latency.ts';
import { acmeWith } from '../../support/platform/seed-file.ts';

const DAYS = 30;
const PINNED_AT = 2;
/** The build of each day has what was released before it. */
const CURL_SINCE = 12;

/** An image with a build a day; curl is fixed in it from one day on, zlib in none, jq needs no fix. */
const DAILY = {
  name: 'daily',
  packages: [
    { name: 'curl', version: '8.0.0-r0' },
    { name: 'curl', version: '8.0.0-r1', from: `now-${DAYS - CURL_SINCE}d` },
    { name: 'libcurl', version: '8.0.0-r0', origin: 'curl', until: `now-${DAYS - CURL_SINCE}d` },
    { name: 'zlib', version: '1.3.0-r0' },
    { name: 'jq', version: '1.7.0-r0' },
  ],
  tags: [{ name: '1', history: { from: `now-${DAYS}d`, every: '1d', count: DAYS } }],
};

const HIGH = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];

function fixed(number: number, artifactName: string, fixedVersion: string, day: number): object {
  const events = [{ at: `now-${DAYS - day}d`, kind: 'fixed', fixedVersion }];
  const advisoryId = `CGA-2222-2222-222${number + 1}`;
  return { advisoryId, artifactName, aliases: [`CVE-2026-000${number}`], severities: HIGH, events };
}

/** CVE-2026-0001 and 0002 are of curl, 0003 of zlib. The guess by the time of the last one is too late. */
const ADVISORIES = [
  fixed(1, 'curl', '8.0.0-r1', 9),
  fixed(2, 'curl', '8.0.0-r1', 10),
  fixed(3, 'zlib', '1.3.0-r1', DAYS - 1),
];

interface World {
  readonly memory: MemoryPlatform;
  readonly builds: readonly Digest[];
  readonly pinned: string;
}

async function start(advisories: readonly object[] = ADVISORIES, repo: object = DAILY): Promise<World> {
  const memory = await startMemoryPlatform(acmeWith([repo], advisories));
  const { registry } = await memory.registryClients('identity');
  const history = await registry.tagHistory({ organization: 'acme', name: 'daily' }, '1');
  const builds = history.map(({ digest }) => digest);
  return { memory, builds, pinned: `FROM REGISTRY/acme/daily:1@${builds[PINNED_AT]}\n` };
}

/** Checks files of a world; the requests are those of the check only. */
async function check({ memory }: World, given: MemoryCheck) {
  const before = memory.requests.length;
  const report = await checkMemory(memory, { inputs: { failOn: ['advisory'] }, ...given });
  const paths = memory.requests.slice(before).map(({ url }) => new URL(url).pathname);
  return { report, paths };
}

function fixesOf({ findings }: CheckReport): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    findings.flatMap(({ advisory }) =>
      advisory === undefined ? [] : [[`${advisory.id} ${advisory.package?.name}`, advisory.fix]],
    ),
  );
}

/** Whether a request is for the packages of a build, not for its signature. */
function isOfPackages(path: string): boolean {
  return path.includes('/manifests/') && !path.endsWith('.sig');
}

describe('check: the build with the fix', () => {
  it('is the first one that really has it, as a reference to paste; what no build has is said', async () => {
    const world = await start();
    const { report } = await check(world, { head: { Dockerfile: world.pinned } });
    const digest = world.builds[CURL_SINCE];
    const reference = `${world.memory.platform.line.registry}/acme/daily:1@${digest}`;
    const build = { kind: 'build', digest, reference };
    expect(fixesOf(report)).toMatchObject({
      'CVE-2026-0001 curl': build,
      'CVE-2026-0001 libcurl': build,
      'CVE-2026-0002 curl': build,
      'CVE-2026-0003 zlib': { kind: 'none-yet' },
    });
    expect(report.images).toMatchObject([{ fix: { digest, clears: 2, of: 3 } }]);
    const remedies = report.findings.map(({ title, remedy }) => `${title}: ${remedy}`);
    const day = report.images[0]?.fix?.builtAt.slice(0, 10);
    expect(remedies).toContain(
      `CVE-2026-0001 in curl 8.0.0-r0 is fixed in a newer build: Use ${reference} (built ${day}): clears 2 of 3 fixable vulnerabilities.`,
    );
    expect(remedies).toContain(
      'CVE-2026-0003 in zlib 1.3.0-r0 is fixed; no build has it yet: No build has the fix yet. Wait for the next one, or use an image without the vulnerability.',
    );
    expect(renderSummary(report)).toContain(`acme/daily:1@${digest?.slice(0, 19)}`);
  });

  it('takes few requests: three builds, in one more chain, however often the reference is written', async () => {
    const world = await start([fixed(1, 'curl', '8.0.0-r1', CURL_SINCE)]);
    const { rounds, send } = roundsOfLatency(world.memory.send);
    const files = { Dockerfile: world.pinned, 'b/Dockerfile': world.pinned };
    const { paths } = await check({ ...world, memory: { ...world.memory, send } }, { head: files });
    const indexes = paths.filter(isOfPackages).length;
    // Each build has an index and an attestation: the pinned one, the newest, the first with the fix, the one before.
    expect(indexes).toBe(4 * 2);
    expect(rounds.length).toBeLessThanOrEqual(8 + 4);
  });

  it.each<[string, readonly object[], (world: World) => MemoryCheck]>([
    [
      'nothing can be fixed',
      [{ ...ADVISORIES[0], events: [{ at: 'now-9d', kind: 'true-positive' }] }],
      headOnly,
    ],
    ['only the base has it', ADVISORIES, (world) => ({ head: {}, base: { Dockerfile: world.pinned } })],
    [
      'the reference is unpinned',
      ADVISORIES,
      () => ({ head: { Dockerfile: 'FROM REGISTRY/acme/daily:1\n' } }),
    ],
    [
      'the newest build is pinned',
      ADVISORIES,
      ({ builds }) => ({ head: { Dockerfile: `FROM REGISTRY/acme/daily:1@${builds.at(-1)}\n` } }),
    ],
  ])('is not searched if %s', async (_, advisories, given) => {
    const world = await start(advisories);
    const { paths } = await check(world, given(world));
    expect(paths.filter(isOfPackages)).toHaveLength(2);
  });

  it('is not claimed if the newest build cannot be read, and the verdict stays the same', async () => {
    const world = await start();
    world.memory.answer(new RegExp(`manifests/${world.builds.at(-1)}$`), 503, {});
    const { report } = await check(world, { head: { Dockerfile: world.pinned } });
    expect(fixesOf(report)).toMatchObject({
      'CVE-2026-0001 curl': { kind: 'build', digest: world.builds[CURL_SINCE] },
      'CVE-2026-0003 zlib': { kind: 'not-known', reason: expect.stringContaining('503') as string },
    });
    expect(report.verdict).toBe('fail');
  });
});

function headOnly({ pinned }: World): MemoryCheck {
  return { head: { Dockerfile: pinned } };
}
