import { PACKAGE_NAMES } from './package-names.ts';
import { pick, randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { createAdvisory } from './world-advisories.ts';

export interface WorldPackage {
  readonly name: string;
  readonly version: string;
  readonly origin?: string;
  readonly arch?: 'x86_64' | 'aarch64';
  readonly distribution?: string;
}

export interface WorldEvent {
  /** `now-<hours>h`. */
  readonly at: string;
  readonly kind: string;
  readonly state?: string;
  readonly fixedVersion?: string;
  readonly artifactVersion?: string;
  readonly patchedVersions?: readonly string[];
}

/** An advisory as a seed has it. */
export interface WorldAdvisory {
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly artifactType?: string;
  readonly origin?: string;
  readonly architecture?: string;
  readonly componentName?: string;
  readonly aliases: readonly string[];
  readonly severities: readonly object[];
  readonly events: readonly WorldEvent[];
  readonly deletedAt?: string;
}

interface WorldBuild {
  readonly hoursAgo: number;
  readonly packages: readonly WorldPackage[];
}

interface WorldImage {
  readonly name: string;
  readonly sbom: 'linked' | 'inline' | 'none';
  readonly builds: readonly [old: WorldBuild, newest: WorldBuild];
}

/** One `FROM` line: an image at its old build (0) or its newest one (1). */
export interface WorldPlace {
  readonly file: string;
  readonly line: number;
  readonly image: string;
  readonly build: 0 | 1;
  /** False if it has a tag alone. */
  readonly isPinned: boolean;
}

export interface World {
  readonly images: ReadonlyMap<string, WorldImage>;
  readonly advisories: readonly WorldAdvisory[];
  readonly byArtifact: ReadonlyMap<string, readonly WorldAdvisory[]>;
  readonly base: readonly WorldPlace[];
  readonly head: readonly WorldPlace[];
}

/** A world of 30 images and 5,000 advisories: always the same for the same seed. */
export function createWorld(seed = 16): World {
  const random = randomFrom(seed);
  const catalog = createCatalog(random);
  const images = Array.from({ length: 30 }, (_, index) => createImage(index, catalog, random));
  const advisories = Array.from({ length: 5_000 }, (_, index) => createAdvisory(index, catalog, random));
  return {
    images: new Map(images.map((one) => [one.name, one])),
    advisories,
    byArtifact: Map.groupBy(advisories, ({ artifactName }) => artifactName),
    ...createTrees(images.map(({ name }) => name)),
  };
}

/** What is built from one build file: its packages, and its versions, rising. */
export interface Origin {
  readonly origin: string;
  readonly packages: readonly string[];
  readonly versions: readonly [string, string, string, string];
  readonly distribution?: string;
}

/** Versions as real packages have them: the release, its revision, dates, snapshots, letters, pre-releases. */
const VERSIONS: readonly ((n: (below: number) => number) => Origin['versions'])[] = [
  (n) => [`1.${n(9)}.0-r1`, `1.1${n(5)}.0-r3`, `1.1${5 + n(4)}.2-r0`, `1.2${n(9)}.2-r10`],
  (n) => [`3.5.${n(3)}-r9`, `3.5.4-r9`, `3.5.4-r10`, `3.6.0-r${n(3)}`],
  (n) => [`2024${n(9)}-r0`, `2025a-r0`, `2025b-r${n(4)}`, `2026a-r0`],
  (n) => [`0.9.1_rc${n(4)}-r0`, `0.9.1-r0`, `0.9.1_p${1 + n(3)}-r0`, `0.9.2_git20260101-r0`],
  (n) => [`9.0.${n(9)}-r0`, `9.0.99-r0`, `9.0.101-r${n(3)}`, `10.0.0-r0`],
  (n) => [`1.0${n(9)}-r0`, `1.1-r0`, `1.1-r${2 + n(3)}`, `1.10-r0`],
  (n) => [`4.2.${n(5)}-r0`, `4.2.8a-r0`, `4.2.8b-r1`, `4.2.9_alpha1-r0`],
];

function createCatalog(random: Random): readonly Origin[] {
  return PACKAGE_NAMES.split('\n').flatMap((line, index) => {
    const [origin = '', ...subpackages] = line.trim().split(' ');
    if (origin === '') return [];
    const versions =
      origin === 'nightly-tool'
        ? (['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] as const)
        : pick(VERSIONS, random)(random);
    const packages = [origin, ...subpackages.map((one) => one.replace(/^\+/, origin))];
    return [{ origin, packages, versions, ...(index % 9 === 4 ? { distribution: 'chainguard' } : {}) }];
  });
}

/** Build times in hours ago; the packages change between the two. */
const BUILT = [20 * 24, 2 * 24] as const;

function createImage(index: number, catalog: readonly Origin[], random: Random): WorldImage {
  const chance = 8 + random(45);
  const chosen = catalog.filter((_, place) => place < 12 || random(100) < chance);
  const packages = chosen.flatMap((one) => installOrigin(one, random));
  const alpine = { name: 'musl-utils', version: '1.2.5-r9', distribution: 'alpine' };
  const onAmd = { arch: 'x86_64' } as const;
  const of = (build: 0 | 1): WorldBuild => {
    const own = packages.flatMap((one) => one[build]);
    return {
      hoursAgo: BUILT[build] + index,
      packages: [
        ...(index === 7 ? own.map((one) => Object.assign(one, onAmd)) : own),
        ...(index === 11 ? [alpine] : []),
      ],
    };
  };
  const sbom = index === 5 || index === 19 ? 'none' : index % 6 === 3 ? 'inline' : 'linked';
  return { name: `image-${index}`, sbom, builds: [of(0), of(1)] };
}

/** The packages of an origin in the old build and in the newest one. */
function installOrigin(
  { origin, packages, versions, distribution }: Origin,
  random: Random,
): readonly (readonly [WorldPackage[], WorldPackage[]])[] {
  const step = random(3);
  const [before, after] = [versions[step] ?? '', versions[step + random(2)] ?? ''];
  // A versioned name moves to its next stream: kubectl-1.33 becomes kubectl-1.34.
  const stream = /-(\d+)\.(\d+)$/.exec(origin);
  const isMoved = stream !== null && random(2) === 0;
  const next = (name: string): string =>
    isMoved ? name.replace(`-${stream[1]}.${stream[2]}`, `-${stream[1]}.${Number(stream[2]) + 1}`) : name;
  return packages.flatMap((name) => {
    if (name !== origin && random(4) === 0) return [];
    const of = (version: string, rename: (text: string) => string, arch = archOf(name)): WorldPackage => ({
      name: rename(name),
      version,
      ...(name === origin ? {} : { origin: rename(origin) }),
      ...(distribution === undefined ? {} : { distribution }),
      ...(arch === undefined ? {} : { arch }),
    });
    const old = of(before, (text) => text);
    switch (random(40)) {
      case 0:
        return [[[], [of(after, next)]]];
      case 1:
        return [[[old], []]];
      case 2:
        // The newest build of one platform is behind.
        return [[[old], [of(after, next, 'x86_64'), of(before, next, 'aarch64')]]];
      default:
        return [[[old], [of(after, next)]]];
    }
  });
}

function archOf(name: string): WorldPackage['arch'] {
  return name.endsWith('-gold') ? 'x86_64' : undefined;
}

/** The trees of a change: most lines are updated, and all else that can happen to a line happens to some. */
function createTrees(names: readonly string[]): Pick<World, 'base' | 'head'> {
  const place = (index: number, build: 0 | 1, more: Partial<WorldPlace> = {}): Omit<WorldPlace, 'line'> => ({
    file: `services/s${Math.floor(index / 2)}/Dockerfile`,
    image: names[index] ?? '',
    build,
    isPinned: true,
    ...more,
  });
  const moved = { file: 'moved/Dockerfile' };
  const base = names.map((_, index) => {
    if (index === 14) return place(index, 1, { isPinned: false });
    return place(index, index === 12 ? 1 : 0);
  });
  const head = names.flatMap((_, index) => {
    const kept = base.at(index);
    if (kept === undefined || index === 16) return [];
    if (index === 12) return [place(index, 0)];
    if (index === 18 || index === 19) return [{ ...kept, ...moved }];
    if ([5, 8, 14, 20, 21].includes(index)) return [kept];
    if (index === 22) return [kept, place(index, 0), place(index, 1)];
    return [place(index, 1)];
  });
  const added = [
    place(3, 1, { file: 'added/Dockerfile' }),
    place(5, 0, { file: 'added/Dockerfile' }),
    place(9, 0, { file: 'added/Dockerfile' }),
  ];
  return { base: numbered(base), head: numbered([...head, ...added]) };
}

/** The lines of each file in order; head has a comment before them. */
function numbered(places: readonly Omit<WorldPlace, 'line'>[]): readonly WorldPlace[] {
  const lines = new Map<string, number>();
  return places.map((one) => {
    const line = (lines.get(one.file) ?? 0) + 1;
    lines.set(one.file, line);
    return { ...one, line };
  });
}
