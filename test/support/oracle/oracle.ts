/*
 * What a check of the world must find, derived once more from docs/internals/advisory-rules.md, without the service and in
 * another style: versions become sort keys, advisories sets of words. Nothing of `src` is imported, on purpose.
 */
import type { World, WorldAdvisory, WorldEvent, WorldPackage, WorldPlace } from './world.ts';

const GRAMMAR =
  /^(\d+)((?:\.\d+)*)([a-z]?)((?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*)((?:~[0-9a-f]+)?)(?:-r(\d+))?$/;
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
const pad = (digits: string): string => digits.replace(/^0+(?=\d)/, '').padStart(30, '0');

/** A text that sorts as apk orders the version; undefined for an invalid version. */
export function versionKey(version: string): string | undefined {
  const [, first, later = '', letter, suffixes = '', hash, revision] = GRAMMAR.exec(version) ?? [];
  if (first === undefined) return undefined;
  const numbers = later.split('.').slice(1);
  const named = suffixes
    .split('_')
    .slice(1)
    .map((one) => /^([a-z]+)(\d*)$/.exec(one) ?? []);
  return [
    `8${pad(first)}`,
    ...numbers.map((one) => (one.startsWith('0') ? `70${one}!` : `71${pad(one)}`)),
    letter && `6${letter}`,
    ...named.flatMap(([, name = '', count]) => [
      `${SUFFIXES.indexOf(name) < 4 ? 0 : 5}${SUFFIXES.indexOf(name)}`,
      count && `4${pad(count)}`,
    ]),
    hash && `3${hash.slice(1)}!`,
    revision === undefined ? '' : `2${pad(revision)}`,
    '1',
  ].join('');
}

/** Of two versions: negative, 0 or positive; NaN if one is invalid. */
const order = (one: string, other: string | undefined): number => {
  const [a, b] = [versionKey(one), versionKey(other ?? '?')];
  return a === undefined || b === undefined ? Number.NaN : Number(a > b) - Number(a < b);
};

const hours = ({ at }: WorldEvent): number => -Number(/^now-(\d+)h$/.exec(at)?.[1]);

/** `fix`, `bad` and `wont` block; `look`, `wait`, `odd` and `skip` warn; `ok` is nothing, and `none` nothing yet. */
function wordOf({ events }: WorldAdvisory, installed: string): string {
  const log = events
    .filter(({ state }) => state === undefined || state === 'approved')
    .map((event, index) => ({ event, index }))
    .sort((one, other) => hours(one.event) - hours(other.event) || one.index - other.index)
    .map(({ event }) => event);
  const last = log.at(-1);
  const against = (fixed: string): string =>
    fixed === '0' ? 'ok' : ({ '-1': 'fix', 0: 'ok', 1: 'ok' }[String(order(installed, fixed))] ?? 'odd');
  switch (last?.kind) {
    case undefined:
      return 'none';
    case 'fixed':
      return against(last.fixedVersion ?? '');
    case 'detection': {
      const at = log.findLastIndex(({ kind }) => kind === 'fixed');
      const fixed = log[at]?.fixedVersion;
      if (fixed === undefined) return 'look';
      if (against(fixed) !== 'ok') return against(fixed);
      const again = log.slice(at + 1).map(({ artifactVersion = '' }) => artifactVersion);
      if (versionKey(again.at(-1) ?? '') === undefined) return 'look';
      const since = again.filter((one) => order(one, fixed) >= 0 || one === again.at(-1));
      return since.every((one) => order(installed, one) < 0) ? 'ok' : 'look';
    }
    case 'patched': {
      const patched = last.patchedVersions ?? [];
      if (patched.includes(installed)) return 'ok';
      const orders = patched.map((one) => order(installed, one));
      if (orders.length === 0 || orders.some(Number.isNaN)) return 'odd';
      const isRebuild = patched.some(
        (one, index) => (orders[index] ?? 0) > 0 && one.split('-r')[0] === installed.split('-r')[0],
      );
      return isRebuild || orders.includes(0) || orders.every((one) => one > 0) ? 'ok' : 'fix';
    }
    default:
      return (
        { 'true-positive': 'bad', 'fix-not-planned': 'wont', 'pending-upstream-fix': 'wait' }[
          last?.kind ?? ''
        ] ?? (last?.kind === 'analysis-not-planned' ? 'skip' : 'ok')
      );
  }
}

const SPELLING: Readonly<Record<string, string>> = { amd64: 'x86_64', arm64: 'aarch64', noarch: '', '': '' };
const PLATFORMS = ['x86_64', 'aarch64'];

/** False for another architecture of apk; one that apk does not have could be any. */
function isFor(architecture: string, platform: string): boolean {
  const spelled = SPELLING[architecture] ?? architecture;
  return !['x86_64', 'aarch64', 'armv7', 'riscv64'].includes(spelled) || spelled === platform;
}

/** An advisory of a type or architecture that nobody knows. */
function isStrange({ artifactType = 'apk', architecture = '' }: WorldAdvisory): boolean {
  const isKnown = architecture in SPELLING || PLATFORMS.includes(architecture);
  return !/^(apk)?$/i.test(artifactType) || !isKnown;
}

/** The vulnerabilities among advisories: joined by any id that they share, each with its best id. */
function joined(all: readonly WorldAdvisory[]): ReadonlyMap<string, readonly WorldAdvisory[]> {
  let sets = all.map((one) => ({ ids: new Set([one.advisoryId, ...one.aliases]), of: [one] }));
  for (const one of all) {
    const ids = [one.advisoryId, ...one.aliases];
    const touching = sets.filter((set) => ids.some((id) => set.ids.has(id)));
    const union = {
      ids: new Set(touching.flatMap((set) => [...set.ids])),
      of: touching.flatMap((set) => set.of),
    };
    sets = [...sets.filter((set) => !touching.includes(set)), union];
  }
  const best = (ids: ReadonlySet<string>): string =>
    [...ids].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0] ?? '';
  return new Map(sets.map(({ ids, of }) => [best(ids), of]));
}
const rank = (id: string): number => ['CVE', 'GHS', 'CGA'].findIndex((prefix) => id.startsWith(prefix));

const BLOCKING = new Set(['fix', 'bad', 'wont']);
const SILENT = new Set(['ok', 'none']);

/** The open vulnerabilities of one package on one platform: its own advisories decide, those of its origin else. */
function openIn(
  world: World,
  { name, version, origin = name }: WorldPackage,
  platform: string,
): readonly (readonly [id: string, blocks: boolean])[] {
  const about = [...new Set([name, origin])].flatMap((one) => world.byArtifact.get(one) ?? []);
  const present = about.filter(
    ({ deletedAt, artifactType = 'apk' }) =>
      deletedAt === undefined && !/^(image|library)$/i.test(artifactType),
  );
  return [...joined(present)].flatMap(([id, group]) => {
    const here = group.filter(({ architecture = '' }) => isFor(architecture, platform));
    const [strange, plain] = [true, false].map((wanted) => here.filter((one) => isStrange(one) === wanted));
    const words = (all: readonly WorldAdvisory[] = []): readonly string[] =>
      all.map((one) => wordOf(one, version));
    const own = words(plain?.filter(({ artifactName }) => artifactName === name));
    const decisive = [
      ...(own.some((one) => one !== 'none') ? own : words(plain)),
      ...words(strange).map((one) => (one === 'none' ? one : 'odd')),
    ];
    const open = decisive.filter((one) => !SILENT.has(one));
    return open.length === 0 ? [] : [[id, open.some((one) => BLOCKING.has(one))] as const];
  });
}

/** An image without an SBOM: the advisories on its own name, a fix counting for builds made since. */
function openByName(
  world: World,
  image: string,
  builtHoursAgo: number,
): readonly (readonly [string, boolean])[] {
  const about = (world.byArtifact.get(image) ?? []).filter(
    ({ deletedAt, artifactType = 'apk' }) => deletedAt === undefined && /^(apk)?$/i.test(artifactType),
  );
  return [...joined(about)].flatMap(([id, group]) => {
    const words = group.map((one) => {
      const last = one.events.at(-1);
      if (last?.kind !== 'fixed') return wordOf(one, '1');
      return -hours(last) < builtHoursAgo ? 'fix' : 'ok';
    });
    const open = words.filter((one) => !SILENT.has(one));
    return open.length === 0 ? [] : [[id, open.some((one) => BLOCKING.has(one))] as const];
  });
}

/** One expected finding; `family` is its package without version parts. */
export interface Expected {
  readonly place: WorldPlace;
  readonly package: string;
  readonly family: string;
  readonly id: string;
  readonly blocks: boolean;
}

/** Everything that is open at the places of a tree. */
export function expectedIn(world: World, places: readonly WorldPlace[]): readonly Expected[] {
  return places.flatMap((place) => {
    const { name, sbom, builds } = world.images.get(place.image) ?? { name: '', sbom: 'none', builds: [] };
    const build = builds[place.build];
    if (build === undefined || sbom === 'none') {
      const open = openByName(world, name, build?.hoursAgo ?? 0);
      return open.map(([id, blocks]) => ({ place, package: '', family: '', id, blocks }));
    }
    const found = new Map<string, Expected>();
    for (const one of build.packages.filter(({ distribution }) => distribution !== 'alpine')) {
      for (const platform of PLATFORMS.filter((arch) => (one.arch ?? arch) === arch)) {
        for (const [id, blocks] of openIn(world, one, platform)) {
          const text = `${one.name} ${one.version}`;
          const known = found.get(`${text} ${id}`)?.blocks === true;
          const family = one.name.replaceAll(/-\d+(\.\d+)*(?=-|$)|(?<=[a-z])\d+(\.\d+)+(?=-|$)/g, '');
          found.set(`${text} ${id}`, { place, package: text, family, id, blocks: blocks || known });
        }
      }
    }
    return [...found.values()];
  });
}

/** The part of head that is new: by place, and at an updated place by vulnerability. */
export function expectedNew(
  world: World,
  base: readonly WorldPlace[],
  head: readonly WorldPlace[],
): readonly Expected[] {
  const before = expectedIn(world, base);
  const free = new Set(base);
  const take = (fits: (one: WorldPlace) => boolean): WorldPlace | undefined => {
    const found = [...free].find(fits);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const files = new Set(head.map(({ file }) => file));
  const isSame = (one: WorldPlace, other: WorldPlace): boolean =>
    one.image === other.image && one.build === other.build && one.isPinned === other.isPinned;
  const counterparts = new Map<WorldPlace, WorldPlace>();
  const passes: readonly ((place: WorldPlace, one: WorldPlace) => boolean)[] = [
    (place, one) => one.file === place.file && isSame(one, place),
    (place, one) => !files.has(one.file) && isSame(one, place),
    (place, one) => one.file === place.file && one.image === place.image,
  ];
  for (const fits of passes) {
    for (const place of head.filter((one) => !counterparts.has(one))) {
      const found = take((one) => fits(place, one));
      if (found !== undefined) counterparts.set(place, found);
    }
  }
  return expectedIn(world, head).filter(({ place, id, blocks }) => {
    const counterpart = counterparts.get(place);
    if (counterpart === undefined) return true;
    if (isSame(counterpart, place)) return false;
    const same = before.filter((one) => one.place === counterpart && one.id === id);
    return same.length === 0 || (blocks && same.every((one) => !one.blocks));
  });
}
