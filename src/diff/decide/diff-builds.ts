import { compareUrl } from '../../values/links.ts';
import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import type {
  BuildDiff,
  ConfigChange,
  DiffVerdict,
  LayersDiff,
  PackagesDiff,
  PlatformDiff,
} from './build-diff.ts';
import type { BuildFacts, ImageLayer, PlatformFacts } from './build-facts.ts';
import { findDangers } from './dangers.ts';
import { diffConfig } from './diff-config.ts';
import { diffPackages, listPackages } from './diff-packages.ts';
import { splitLists } from './split-lists.ts';

/** The facts of a diff that are not those of one build. */
export interface DiffContext {
  /** Undefined if none were requested. */
  readonly advisories: MoveAdvisories | undefined;
  /** Undefined if no history has both builds. */
  readonly distance: BuildDiff['distance'];
}

/** Compares two builds on the platforms that both sides were read for. */
export function diffBuilds(from: BuildFacts, to: BuildFacts, given: DiffContext): BuildDiff {
  const platforms = from.platforms.flatMap((before) => {
    const after = to.platforms.find(({ platform }) => platform === before.platform);
    return after === undefined ? [] : [diffPlatform(from, before, to, after)];
  });
  return {
    from: from.build,
    to: to.build,
    verdict: wholeVerdict(from, to, platforms),
    relation: relationOf(from, to),
    distance: given.distance,
    gonePlatforms: from.available.filter((one) => !to.available.includes(one)),
    newPlatforms: to.available.filter((one) => !from.available.includes(one)),
    platforms,
    advisories: given.advisories,
    compareUrl: sourceUrl(from.platforms, to.platforms),
  };
}

function diffPlatform(
  from: BuildFacts,
  before: PlatformFacts,
  to: BuildFacts,
  after: PlatformFacts,
): PlatformDiff {
  const { platform } = before;
  const had = listPackages(from.packages, platform, 'the first build');
  const has = listPackages(to.packages, platform, 'the second build');
  const packages = diffPackages(had, has);
  const config = diffConfig(before.config, after.config);
  return {
    platform,
    verdict: platformVerdict(before, after, packages, config),
    from: before.manifest,
    to: after.manifest,
    packages,
    config,
    dangers: findDangers(
      { config: before.config, packages: had.kind === 'known' ? had.all : undefined },
      { config: after.config, packages: has.kind === 'known' ? has.all : undefined },
    ),
    layers: diffLayers(before.layers, after.layers),
  };
}

function platformVerdict(
  from: PlatformFacts,
  to: PlatformFacts,
  packages: PackagesDiff,
  config: readonly ConfigChange[],
): DiffVerdict {
  if (from.manifest === to.manifest) return 'identical';
  if (config.some(({ isRoutine }) => isRoutine !== true)) return 'changed';
  if (packages.kind === 'known') return packages.changes.length === 0 ? 'rebuilt' : 'changed';
  // Equal layers have equal packages, even if no SBOM lists them.
  return digestsOf(from.layers) === digestsOf(to.layers) ? 'rebuilt' : 'unknown';
}

function digestsOf(layers: readonly ImageLayer[]): string {
  return layers.map(({ digest }) => digest).join();
}

function diffLayers(from: readonly ImageLayer[], to: readonly ImageLayer[]): LayersDiff {
  const { shared, onlyTo } = splitLists(from, to, ({ digest }) => digest);
  return { shared, pulled: onlyTo, fromSize: sizeOf(from), toSize: sizeOf(to) };
}

function sizeOf(layers: readonly ImageLayer[]): number {
  return layers.reduce((sum, { size }) => sum + size, 0);
}

/** One platform that differs decides, even if another one is unknown. */
const WORST_FIRST = ['changed', 'unknown', 'rebuilt'] as const;

function wholeVerdict(from: BuildFacts, to: BuildFacts, platforms: readonly PlatformDiff[]): DiffVerdict {
  if (from.build.digest === to.build.digest) return 'identical';
  const isOneSided = [from, to].some((one) => one.platforms.length > platforms.length);
  if (isOneSided) return 'changed';
  if (platforms.length === 0) return 'unknown';
  const verdicts = new Set(platforms.map(({ verdict }) => verdict));
  return WORST_FIRST.find((verdict) => verdicts.has(verdict)) ?? 'identical';
}

/** A build whose tag is unknown counts as one of the same tag. */
function relationOf({ build: from }: BuildFacts, { build: to }: BuildFacts): BuildDiff['relation'] {
  if (from.image !== to.image) return 'other-image';
  const isOtherTag = from.tag !== undefined && to.tag !== undefined && from.tag !== to.tag;
  return isOtherTag ? 'other-tag' : 'same-tag';
}

/** The changes between the sources that both builds name, if these are of one repository. */
function sourceUrl([from]: readonly PlatformFacts[], [to]: readonly PlatformFacts[]): string | undefined {
  const [source, before] = sourceOf(from);
  const [otherSource, after] = sourceOf(to);
  if (source !== otherSource || before === after) return undefined;
  return source === undefined || before === undefined || after === undefined
    ? undefined
    : compareUrl(source, before, after);
}

function sourceOf(
  facts: PlatformFacts | undefined,
): readonly [source?: string | undefined, revision?: string | undefined] {
  const labels = new Map(Object.entries(facts?.config.labels ?? {}));
  return [labels.get('org.opencontainers.image.source'), labels.get('org.opencontainers.image.revision')];
}
