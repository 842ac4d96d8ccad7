import type {
  BuildDiff,
  ConfigChange,
  PackageChange,
  PackageChangeKind,
  PlatformDiff,
} from '../../../src/diff/decide/build-diff.ts';
import type { ImageLayer } from '../../../src/diff/decide/build-facts.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { MoveAdvisories, MoveVulnerability } from '../../../src/advisories/decide/advisory-impact.ts';
import { sampleDigest } from './sample-plan.ts';

/** A change of an apk package between two versions; an empty version for none. */
export function samplePackage(
  kind: PackageChangeKind,
  name: string,
  versions: readonly [from: string, to: string],
  changes: Partial<PackageChange> = {},
): PackageChange {
  const [from, to] = versions.map((version) => (version === '' ? [] : [version]));
  return {
    kind,
    type: 'apk',
    name,
    architecture: 'x86_64',
    origin: undefined,
    from: from ?? [],
    to: to ?? [],
    ...changes,
  };
}

/** A change of a configuration. */
export function sampleConfig(
  field: ConfigChange['field'],
  changes: Partial<ConfigChange> = {},
): ConfigChange {
  return { field, name: undefined, from: undefined, to: undefined, ...changes };
}

function layer(digit: string, size: number): ImageLayer {
  return { digest: sampleDigest(digit), size };
}

/** One platform with 88 packages that do not change, with whatever a test says about it. */
export function samplePlatform(changes: Partial<PlatformDiff> = {}): PlatformDiff {
  return {
    platform: 'linux/amd64',
    verdict: 'changed',
    from: sampleDigest('2'),
    to: sampleDigest('3'),
    packages: { kind: 'known', changes: [], unchanged: { apk: 88 } },
    config: [],
    dangers: [],
    layers: {
      shared: [layer('4', 61_000_000)],
      pulled: [layer('5', 12_400_000)],
      fromSize: 74_100_000,
      toSize: 73_400_000,
    },
    ...changes,
  };
}

/** Two builds of one tag on one platform, with whatever a test says about them. */
export function sampleDiff(changes: Partial<BuildDiff> = {}): BuildDiff {
  const build = { image: 'cgr.dev/acme/nginx', tag: '1.29' };
  return {
    from: { ...build, digest: sampleDigest('0'), builtAt: parseInstant('2026-10-14T02:11:00Z') },
    to: { ...build, digest: sampleDigest('1'), builtAt: parseInstant('2026-11-14T02:09:00Z') },
    verdict: 'changed',
    relation: 'same-tag',
    distance: { builds: 3, days: 31 },
    gonePlatforms: [],
    newPlatforms: [],
    platforms: [samplePlatform()],
    advisories: undefined,
    compareUrl: undefined,
    ...changes,
  };
}

function vulnerability(
  id: string,
  packages: readonly string[],
  severity: MoveVulnerability['severity'],
): MoveVulnerability {
  return { id, packages, severity };
}

const UNSCORED = { rating: 'unscored', score: null } as const;

const ADVISORIES: MoveAdvisories = {
  kind: 'known',
  resolved: [
    vulnerability('CVE-2026-1001', ['libcrypto3', 'libssl3'], { rating: 'high', score: 7.5 }),
    vulnerability('CVE-2026-1003', ['libcrypto3'], { rating: 'medium', score: 5.3 }),
  ],
  introduced: [vulnerability('CVE-2026-1002', ['zlib'], UNSCORED)],
  stillOpen: [vulnerability('CVE-2026-1004', ['nginx'], { rating: 'low', score: 3.1 })],
};

const OPENSSL = { origin: 'openssl' };

/** The packages of a change in which much happens. */
const PACKAGES: readonly PackageChange[] = [
  samplePackage('downgraded', 'zlib', ['1.3.1-r52', '1.3.1-r4']),
  samplePackage('removed', 'busybox', ['1.37.0-r1', '']),
  samplePackage('added', 'ca-certificates', ['', '20260901-r0']),
  samplePackage('upgraded', 'libcrypto3', ['3.5.2-r0', '3.5.3-r0'], OPENSSL),
  samplePackage('upgraded', 'libssl3', ['3.5.2-r0', '3.5.3-r0'], OPENSSL),
  samplePackage('upgraded', 'nginx', ['1.29.1-r0', '1.29.2-r0']),
  samplePackage('upgraded', 'requests', ['2.32.3', '2.32.5'], { type: 'pypi', architecture: undefined }),
  samplePackage('changed', 'snapshot', ['20260901', 'main'], { type: 'pypi', architecture: undefined }),
  samplePackage('rebuilt', 'tzdata', ['2026b-r0', '2026b-r1']),
];

/** A number of upgraded Go modules. */
export function goPackages(count: number): readonly PackageChange[] {
  return Array.from({ length: count }, (_, index) =>
    samplePackage('upgraded', `example.test/module-${index + 1}`, ['v1.2.3', 'v1.3.0'], {
      type: 'golang',
      architecture: undefined,
    }),
  );
}

const CONFIG: readonly ConfigChange[] = [
  sampleConfig('user', { from: '65532' }),
  sampleConfig('entrypoint', { from: '["/usr/sbin/nginx"]', to: '["/docker-entrypoint.sh"]' }),
  sampleConfig('environment', { name: 'NGINX_VERSION', from: '1.29.1', to: '1.29.2' }),
  sampleConfig('environment', { name: 'PATH', to: '/opt/nginx/bin', isElement: true }),
  sampleConfig('environment', { name: 'RELAY_TOKEN', from: '', to: '', isSecret: true }),
  sampleConfig('port', { name: '8443/tcp', to: '8443/tcp' }),
  sampleConfig('label', {
    name: 'org.opencontainers.image.created',
    from: '2026-10-14T02:11:00Z',
    to: '2026-11-14T02:09:00Z',
    isRoutine: true,
  }),
];

/** A diff in which everything that can happen does. */
export function richDiff(): BuildDiff {
  const amd64 = samplePlatform({
    packages: {
      kind: 'known',
      changes: [...PACKAGES, ...goPackages(42)],
      unchanged: { apk: 88, golang: 170 },
    },
    config: CONFIG,
    dangers: [
      { danger: 'runs-as-root', from: '65532', to: undefined },
      { danger: 'entrypoint', from: '["/usr/sbin/nginx"]', to: '["/docker-entrypoint.sh"]' },
      { danger: 'new-port', from: undefined, to: '8443/tcp' },
      { danger: 'shell-removed', from: 'busybox', to: undefined },
    ],
  });
  const arm64: PlatformDiff = {
    ...amd64,
    platform: 'linux/arm64',
    packages: {
      kind: 'known',
      changes: amd64.packages.kind === 'known' ? amd64.packages.changes.map(onArm64) : [],
      unchanged: { apk: 88, golang: 170 },
    },
    layers: { ...amd64.layers, pulled: [layer('6', 11_900_000)], fromSize: 72_000_000, toSize: 71_300_000 },
  };
  return sampleDiff({
    platforms: [amd64, arm64],
    gonePlatforms: ['linux/s390x'],
    advisories: ADVISORIES,
    compareUrl: `https://github.com/acme/shop/compare/${'a'.repeat(40)}...${'b'.repeat(40)}`,
  });
}

function onArm64(change: PackageChange): PackageChange {
  return change.architecture === undefined ? change : { ...change, architecture: 'aarch64' };
}

/** A nightly build as documentation shows it: one library is updated and one goes back. */
function nightlyDiff(): BuildDiff {
  const build = { image: 'cgr.dev/acme/python', tag: '3.13' };
  const changes = [
    samplePackage('downgraded', 'zlib', ['1.3.1-r52', '1.3.1-r4']),
    samplePackage('added', 'mpdecimal', ['', '4.0.1-r3']),
    ...['libcrypto3', 'libssl3', 'openssl'].map((name) =>
      samplePackage('upgraded', name, ['3.5.2-r0', '3.5.3-r0'], name === 'openssl' ? {} : OPENSSL),
    ),
    samplePackage('rebuilt', 'tzdata', ['2026b-r0', '2026b-r1']),
  ];
  const hex = (text: string): BuildDiff['from']['digest'] => parseDigest(`sha256:${text.padEnd(64, '0')}`);
  const amd64 = samplePlatform({
    packages: { kind: 'known', changes, unchanged: { apk: 28, pypi: 2 } },
    config: [sampleConfig('user', { from: '65532' })],
    dangers: [{ danger: 'runs-as-root', from: '65532', to: undefined }],
  });
  const layers = { ...amd64.layers, pulled: [layer('6', 11_900_000)] };
  return sampleDiff({
    from: { ...build, digest: hex('fb62b2f52456'), builtAt: parseInstant('2026-10-14T02:11:00Z') },
    to: { ...build, digest: hex('ebc988448e37'), builtAt: parseInstant('2026-10-17T02:09:00Z') },
    distance: { builds: 3, days: 2 },
    platforms: [amd64, { ...amd64, platform: 'linux/arm64', layers }],
    advisories: {
      kind: 'known',
      resolved: [vulnerability('CVE-2026-1111', ['libcrypto3', 'libssl3'], { rating: 'high', score: 7.5 })],
      introduced: [],
      stillOpen: [vulnerability('CVE-2026-1004', ['sqlite-libs'], { rating: 'low', score: 3.1 })],
    },
  });
}

/** The sample diffs by the names of their golden files. */
export function sampleDiffs(): Readonly<Record<string, BuildDiff>> {
  const digest = sampleDigest('0');
  return {
    nightly: nightlyDiff(),
    rich: richDiff(),
    rebuilt: sampleDiff({
      verdict: 'rebuilt',
      distance: { builds: 1, days: 0 },
      platforms: [
        samplePlatform({ verdict: 'rebuilt', config: CONFIG.filter(({ isRoutine }) => isRoutine) }),
      ],
      advisories: { kind: 'known', resolved: [], introduced: [], stillOpen: [] },
    }),
    identical: sampleDiff({
      verdict: 'identical',
      to: sampleDiff().from,
      distance: { builds: 0, days: 0 },
      platforms: [samplePlatform({ verdict: 'identical', from: digest, to: digest })],
    }),
    one: sampleDiff({
      distance: { builds: -1, days: -1 },
      platforms: [
        samplePlatform({
          packages: {
            kind: 'known',
            changes: [samplePackage('downgraded', 'nginx', ['1.29.2-r0', '1.29.1-r0'])],
            unchanged: { apk: 1 },
            hasUnverifiedSbom: true,
          },
        }),
      ],
    }),
    platforms: sampleDiff({
      newPlatforms: ['linux/s390x'],
      platforms: [
        samplePlatform({
          packages: {
            kind: 'known',
            changes: [samplePackage('upgraded', 'nginx', ['1.29.1-r0', '1.29.2-r0'])],
            unchanged: { apk: 88 },
          },
        }),
        samplePlatform({
          platform: 'linux/arm64',
          config: [sampleConfig('command', { from: '["nginx"]' })],
          dangers: [{ danger: 'command', from: '["nginx"]', to: undefined }],
        }),
      ],
      advisories: {
        kind: 'known',
        resolved: [],
        introduced: [
          vulnerability('CVE-2026-1005', ['nginx'], { rating: 'high', score: 7.5 }),
          vulnerability('CVE-2026-1006', ['nginx'], UNSCORED),
        ],
        stillOpen: [],
      },
    }),
    unknown: sampleDiff({
      verdict: 'unknown',
      distance: undefined,
      platforms: [
        samplePlatform({
          verdict: 'unknown',
          packages: { kind: 'unknown', why: 'the first build: no SBOM', lacksSbom: true },
        }),
      ],
      advisories: { kind: 'unknown', why: 'the first build: no SBOM', lacksSbom: true },
    }),
    tags: sampleDiff({
      relation: 'other-tag',
      to: { ...sampleDiff().to, tag: '1.30' },
      distance: undefined,
      platforms: [
        samplePlatform({
          packages: {
            kind: 'known',
            changes: [samplePackage('upgraded', 'nginx', ['1.29.2-r0', '1.30.0-r0'])],
            unchanged: { apk: 88 },
          },
        }),
      ],
    }),
  };
}
