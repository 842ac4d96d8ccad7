import { describe, expect, it } from 'vitest';

import type { TagHistory } from '../../../src/values/tag-history.ts';
import { DAY_MS, formatInstant } from '../../../src/values/instant.ts';
import { pinLines } from '../../../src/pin/views/pins.ts';
import { Secret } from '../../../src/values/secret.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { createTagSource } from '../../../src/tag-history/tag-source.ts';
import { openMoveJudge } from '../../../src/pin/plan-images.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { openMemoryRun } from '../../support/platform/memory-run.ts';
import { movingImages } from '../../support/platform/moving-image.ts';
import { IDENTITY } from '../../support/samples/shop.ts';
import { startMemoryRegistry } from '../../support/signing/memory-registry.ts';
import { textTree } from '../../support/samples/text-tree.ts';

/** A tag that is built every 6 hours; openssl is fixed 27 hours before now, and a package comes 10 days before. */
const NIGHTLY = {
  name: 'nightly',
  packages: [
    { name: 'libcrypto3', version: '3.5.4-r0', origin: 'openssl' },
    { name: 'busybox', version: '1.37.0-r0' },
  ],
  changes: [
    { at: 'now-10d', set: [{ name: 'tzdata', version: '2026a-r0' }] },
    { at: 'now-27h', set: [{ name: 'libcrypto3', version: '3.5.4-r9', origin: 'openssl' }] },
  ],
  tags: [{ name: '1', history: { from: 'now-30d', every: '6h', until: 'now-1h' } }],
};
const HIGH = {
  advisoryId: 'CGA-5555-6666-7777',
  artifactName: 'openssl',
  aliases: ['CVE-2026-2001'],
  severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }],
  events: [{ at: 'now-2d', kind: 'fixed', fixedVersion: '3.5.4-r9' }],
};

interface Organization {
  readonly name: string;
  readonly repos: readonly object[];
  readonly advisories?: readonly object[];
}

interface World {
  /** Plans with a configuration file and a pin of the build at an age in days. */
  plan(config: string, days: number): Promise<PlannedPins>;
  readonly history: TagHistory;
  /** The age of a build in hours. */
  ageOf(digest: string): number;
  /** The paths of requests to the registry for content and to the API. */
  readonly requested: () => readonly string[];
}

async function start({ isSignedIn = true } = {}): Promise<World> {
  const organizations = (movingImages({}).organizations as readonly Organization[]).map((one) =>
    one.name === 'acme'
      ? Object.assign({}, one, {
          repos: [...one.repos, NIGHTLY],
          advisories: [...(one.advisories ?? []), HIGH],
        })
      : one,
  );
  const memory = await startMemoryPlatform({ organizations });
  const { clock, endpoints, platform, requests, send } = memory;
  const { registry, content } = await memory.registryClients();
  const registryHost = endpoints.registry;
  const issue = async (audience: string): Promise<Secret> =>
    new Secret(await platform.issueToken({ identity: IDENTITY, audience }));
  const registryToken = await issue(platform.line.registry);
  const apiToken = isSignedIn ? await issue(platform.line.apiUrl) : undefined;
  const history = await registry.tagHistory({ organization: 'acme', name: 'nightly' }, '1');
  const now = clock.now();
  const before = requests.length;
  return {
    history,
    ageOf: (digest) => {
      const build = history.find((one) => one.digest === digest) ?? expect.fail(`${digest} is no build`);
      return Math.round((now - build.at) / 3_600_000);
    },
    requested: () =>
      requests
        .slice(before)
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => /\/vulnerabilities\/|\/(?:manifests|referrers|blobs)\//.test(path)),
    plan: async (config, days) => {
      const pinned = history.findLast(({ at }) => at <= now - days * DAY_MS);
      const tree = textTree({
        Dockerfile: `FROM ${registryHost}/acme/nightly:1@${pinned?.digest}\n`,
        '.github/mooring.yml': config,
      });
      const source = createTagSource({
        registry,
        content,
        registryHost,
        others: startMemoryRegistry().client,
      });
      const { within } = openMemoryRun(memory, { access: { apiToken, registryToken }, send });
      const judgeMoves = openMoveJudge({ source, within }, { endpoints, timeoutMs: 60_000 });
      return planPins({
        tree,
        now,
        source,
        settings: (await loadConfig(tree)).pin,
        impact: { judgeMoves, hasAdvisories: apiToken !== undefined },
      });
    },
  };
}

describe('pins whose builds are compared before they are proposed', () => {
  it('pass the minimum age to the first build with the fix of a severe vulnerability', async () => {
    const { ageOf, plan, requested } = await start();
    const planned = await plan('pin: { min-age: 3d, fast-lane: high }\n', 9);
    const [move] = planned.plan.moves;
    expect(ageOf(move?.to ?? '')).toBe(24);
    expect(pinLines(planned.plan)[0]).toMatch(
      /fast-lane overrides min-age 3d: 1 day old, fixes CVE-2026-2001 \(high 7\.5\)/,
    );
    // Of the 12 builds that are too young, at most 7 and the first are read, once each.
    const builds = new Set(requested().filter((path) => /\/manifests\/sha256/.test(path)));
    expect(builds.size).toBeLessThanOrEqual(8 * 3);
    expect(requested().filter((path) => /\/manifests\//.test(path))).toHaveLength(builds.size);
  });

  it('keep the minimum age for a severity that nothing has, and without a token', async () => {
    const signedIn = await start();
    const critical = await signedIn.plan('pin: { min-age: 3d, fast-lane: critical }\n', 9);
    expect(critical.plan.moves.map(({ to }) => signedIn.ageOf(to))).toEqual([
      expect.toSatisfy((age) => age >= 72),
    ]);
    const { plan, requested } = await start({ isSignedIn: false });
    const unknown = await plan('pin: { min-age: 3d, fast-lane: high }\n', 9);
    expect(unknown.plan.moves.map(({ fastLane }) => fastLane)).toEqual([undefined]);
    expect(unknown.warnings).toEqual([expect.stringContaining('no access to advisories')]);
    expect(requested()).toEqual([]);
  });

  it('wait while the build is only rebuilt, also without a token, and not after a change', async () => {
    const { plan } = await start({ isSignedIn: false });
    const config = 'pin: { min-age: 3d, skip-rebuilds: true }\n';
    expect((await plan(config, 9)).plan.skipped).toMatchObject([{ code: 'only-rebuilt' }]);
    expect((await plan(config, 11)).plan.moves).toHaveLength(1);
    const short = 'pin: { min-age: 3d, skip-rebuilds: true, max-lag: 5d }\n';
    expect((await plan(short, 9)).plan.moves).toHaveLength(1);
  });

  it('need no request for their content without an option that compares', async () => {
    const { plan, requested } = await start();
    expect((await plan('pin: { min-age: 3d }\n', 9)).plan.moves).toHaveLength(1);
    expect((await plan('pin: { fast-lane: high }\n', 9)).plan.moves).toHaveLength(1);
    expect(requested()).toEqual([]);
  });

  it('go to the newest build before a denied period, or say why they stay', async () => {
    const { ageOf, history, plan } = await start();
    const firstBad = history.find(({ digest }) => ageOf(digest) <= 100) ?? expect.fail('no build');
    const lastGood = history[history.indexOf(firstBad) - 1];
    const config = `pin:
  deny: # every build since then has it; narrow it by \`until\` once a build is good again
    - { image: '*/acme/nightly', from: ${formatInstant(firstBad.at)}, reason: 'TLS handshake fails, found by bisect' }
`;
    expect((await plan(config, 9)).plan.moves).toMatchObject([{ to: lastGood?.digest }]);
    expect((await plan(config, 1)).plan.skipped).toMatchObject([
      {
        code: 'would-go-back',
        reason: expect.stringMatching(
          /^the pinned build is denied .*; use rollback to select an older build$/,
        ),
      },
    ]);
  });
});
