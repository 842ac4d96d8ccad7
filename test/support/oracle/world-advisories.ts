import { pick } from './random.ts';
import type { Random } from './random.ts';
import type { Origin, WorldAdvisory, WorldEvent } from './world.ts';

const DAY = 24;

/** The events of an advisory, in a shape. */
type Shape = (v: Origin['versions'], random: Random) => readonly Partial<WorldEvent>[];

/** The shapes of most advisories, which are settled. */
const SETTLED: readonly Shape[] = [
  (v) => [{ kind: 'fixed', fixedVersion: v[0] }],
  (v) => [{ kind: 'detection' }, { kind: 'fixed', fixedVersion: v[0] }],
  () => [{ kind: 'detection' }, { kind: 'false-positive' }],
  () => [{ kind: 'false-positive' }],
];

/** Every shape of the public data, and some that it does not have. */
const SHAPES: readonly Shape[] = [
  (v, random) => [{ kind: 'detection' }, { kind: 'fixed', fixedVersion: pick(v, random) }],
  (v, random) => [{ kind: 'fixed', fixedVersion: pick(v, random) }],
  () => [{ kind: 'detection' }],
  (v) => [{ kind: 'detection', artifactVersion: v[1] }],
  () => [{ kind: 'detection' }, { kind: 'pending-upstream-fix' }],
  (v, random) => [
    { kind: 'detection' },
    { kind: 'true-positive' },
    { kind: 'fixed', fixedVersion: pick(v, random) },
  ],
  (v) => [{ kind: 'detection' }, { kind: 'pending-upstream-fix' }, { kind: 'fixed', fixedVersion: v[2] }],
  () => [{ kind: 'detection' }, { kind: 'fix-not-planned' }],
  () => [{ kind: 'detection' }, { kind: 'analysis-not-planned' }],
  () => [{ kind: 'true-positive' }],
  // A regression: detected again, in a version or not, and fixed again.
  (v) => [
    { kind: 'fixed', fixedVersion: v[1] },
    { kind: 'detection', artifactVersion: v[2] },
  ],
  (v) => [
    { kind: 'fixed', fixedVersion: v[0] },
    { kind: 'detection', artifactVersion: v[3] },
    { kind: 'detection', artifactVersion: v[2] },
  ],
  (v) => [{ kind: 'fixed', fixedVersion: v[1] }, { kind: 'detection' }],
  (v) => [
    { kind: 'fixed', fixedVersion: v[3] },
    { kind: 'detection', artifactVersion: v[1] },
    { kind: 'fixed', fixedVersion: v[2] },
  ],
  // Corrected downwards.
  (v) => [
    { kind: 'fixed', fixedVersion: v[3] },
    { kind: 'fixed', fixedVersion: v[1] },
  ],
  (v) => [{ kind: 'patched', patchedVersions: [v[1], v[3]] }],
  (v) => [{ kind: 'patched', patchedVersions: [v[1].replace(/-r\d+$/, '-r0'), '99-r0'] }],
  () => [{ kind: 'detection' }, { kind: 'fixed', fixedVersion: '0' }],
  () => [{ kind: 'fixed', fixedVersion: 'next release' }],
  () => [{ kind: 'detection', state: 'pending' }],
  () => [],
];

const ARCHITECTURES = ['x86_64', 'aarch64', 'amd64', 'arm64', 'noarch', '', 'riscv64', 'armv7', 'quantum64'];
const TYPES = ['APK', '', 'image', 'library', 'spaceship'];

/** The advisory with a number: one of a hundred is about an image, half are about packages that no image has. */
export function createAdvisory(index: number, catalog: readonly Origin[], random: Random): WorldAdvisory {
  const letters = '23456789cfghjmpqrvwx';
  const code = [8_000, 400, 20, 1].map((unit) => letters[Math.floor(index / unit) % 20]).join('');
  const advisory = { ...advisoryOf(pick(catalog, random), random), advisoryId: `CGA-${code}-2222-2222` };
  if (random(100) === 0) return { ...advisory, ...onImage(random) };
  return random(2) === 0 ? advisory : { ...advisory, artifactName: `${advisory.origin}-testsuite` };
}

/** On the names of two images without an SBOM, and of one with packages. */
function onImage(random: Random): Pick<WorldAdvisory, 'artifactName' | 'events'> {
  const events = [
    [{ at: 'now-1h', kind: 'fixed', fixedVersion: '1' }],
    [{ at: 'now-9000h', kind: 'fixed', fixedVersion: '1' }],
    [{ at: 'now-30h', kind: 'detection' }],
    [{ at: 'now-30h', kind: 'true-positive' }],
    [{ at: 'now-30h', kind: 'false-positive' }],
  ];
  return {
    artifactName: `image-${pick([5, 19, 8], random)}`,
    events: pick(events, random),
  };
}

function advisoryOf(
  { origin, packages, versions }: Origin,
  random: Random,
): Omit<WorldAdvisory, 'advisoryId'> & { readonly origin: string } {
  const onOrigin = random(10) < 6;
  const name = onOrigin ? origin : pick(packages, random);
  const moved = random(4) === 0 ? /^(.*-\d+\.)(\d+)(-.*)?$/.exec(name) : null;
  const artifactName = moved === null ? name : `${moved[1]}${Number(moved[2]) + 1}${moved[3] ?? ''}`;
  // There are few numbers, so that several advisories on a package share one.
  const number = 1_000 + random(40);
  const aliases = pick(
    [[`CVE-2026-${number}`], [`CVE-2026-${number}`], [`CVE-2026-${number}`, `GHSA-2222-2222-${number}`]],
    random,
  );
  const others = [[], [`GHSA-2222-2222-${number}`], [`CVE-2026-${number}`, `CVE-2025-${number}`]];
  const special = random(20);
  return {
    artifactName,
    origin: moved === null ? origin : artifactName,
    aliases: special === 0 ? pick(others, random) : aliases,
    severities: random(5) === 0 ? [] : [{ type: 'TYPE_CVSS_V3', score: `${1 + random(9)}.${random(10)}` }],
    events: eventsOf(pick(random(10) < 6 ? SETTLED : SHAPES, random)(versions, random), random),
    ...(random(4) === 0 ? { architecture: pick(ARCHITECTURES, random) } : {}),
    ...(random(12) === 0 ? { artifactType: pick(TYPES, random) } : {}),
    ...(random(6) === 0 ? { componentName: pick(['stdlib', 'zlib', 'log4j-core'], random) } : {}),
    ...(random(25) === 0 ? { deletedAt: 'now-1h' } : {}),
  };
}

/** Gives the events their times, some equal, some in another order than the list's; and some without effect. */
function eventsOf(shape: readonly Partial<WorldEvent>[], random: Random): readonly WorldEvent[] {
  let hoursAgo = (30 + random(300)) * DAY;
  const timed = shape.map((one) => {
    const at = `now-${hoursAgo}h`;
    hoursAgo -= random(6) === 0 ? 0 : 1 + random(9 * DAY);
    hoursAgo = Math.max(hoursAgo, 0);
    return { kind: '', ...one, at };
  });
  const rejected = [
    { at: 'now-0h', kind: 'fixed', fixedVersion: '0', state: pick(['rejected', 'pending'], random) },
  ];
  const all = random(8) === 0 ? [...timed, ...rejected] : timed;
  const areTimesEqual = new Set(all.map(({ at }) => at)).size < all.length;
  return random(5) === 0 && !areTimesEqual ? all.toReversed() : all;
}
