import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { unknownBy, known } from '../values/fetched.ts';
import type { Fetched } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import type { BuildDiff } from './decide/build-diff.ts';
import type { BuildFacts, ComparedBuild } from './decide/build-facts.ts';
import { diffBuilds } from './decide/diff-builds.ts';
import { MooringError } from '../values/errors.ts';
import { distanceOf } from '../tag-history/decide/lag.ts';
import { findBuild } from '../values/tag-history.ts';
import type { TagHistory } from '../values/tag-history.ts';
import { formatImage } from '../values/image-reference.ts';
import { judgedNames, judgeMove } from '../advisories/decide/advisory-impact.ts';
import type { MoveAdvisories } from '../advisories/decide/advisory-impact.ts';
import type { AdvisoriesOn } from '../advisories/fetch-advisories.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import { readBuild } from './read-build.ts';
import type { BuildSources } from './read-build.ts';

/** Two builds to compare: by default of one tag. */
export interface WantedDiff {
  readonly image: OciImage;
  /** Undefined for digests without a tag. */
  readonly tag: string | undefined;
  readonly from: Digest;
  readonly to: Digest;
  /** The image and the tag of `to`, if they are others. */
  readonly toImage?: OciImage;
  readonly toTag?: string | undefined;
  /** The platforms to compare, as `linux/amd64`. */
  readonly platforms: readonly string[];
  /** The advisory impact, if it is known already; it is not requested again then. */
  readonly advisories?: MoveAdvisories | undefined;
}

/** Compares two builds; a failed request gives `unknown`. Only bugs in Mooring throw. */
export type DiffBuilds = (wanted: WantedDiff) => Promise<Fetched<BuildDiff>>;

export interface DifferOptions extends BuildSources {
  /** Undefined if the run is unauthenticated: then a diff has no advisories. */
  readonly advisoriesOn: AdvisoriesOn | undefined;
  readonly source: Pick<TagSource, 'tag'>;
  /** The host whose tags have a history, as references name it. */
  readonly registryHost: string;
}

/**
 * Returns a function that compares two builds of any registry: their configuration, packages, layers and, if the run is
 * signed in, advisories, which both sides are judged by.
 */
export function createDiffer(options: DifferOptions): DiffBuilds {
  return async (wanted) => {
    try {
      return known(await diff(wanted, options));
    } catch (error) {
      if (!(error instanceof MooringError) || error.code === 'internal_bug') throw error;
      return unknownBy(error);
    }
  };
}

async function diff(wanted: WantedDiff, options: DifferOptions): Promise<BuildDiff> {
  const { image, tag, platforms, from, to } = wanted;
  const sides = [
    { image, tag, digest: from },
    { image: wanted.toImage ?? image, tag: 'toTag' in wanted ? wanted.toTag : tag, digest: to },
  ] as const;
  const read = async (side: (typeof sides)[number]): Promise<Side> => {
    const [history, facts] = await Promise.all([
      historyOf(side, options),
      readBuild({ ...side, platforms }, options),
    ]);
    const build = comparedBuild(side, history);
    return { history, facts: { ...facts, build } };
  };
  const [before, after] = await Promise.all([read(sides[0]), read(sides[1])]);
  const isSameTag =
    formatImage(sides[0].image) === formatImage(sides[1].image) && sides[0].tag === sides[1].tag;
  return diffBuilds(before.facts, after.facts, {
    advisories: wanted.advisories ?? (await adviseOn(before.facts, after.facts, options)),
    distance: isSameTag && before.history ? distanceBetween(before.history, wanted) : undefined,
  });
}

interface Side {
  readonly history: TagHistory | undefined;
  readonly facts: BuildFacts;
}

interface NamedSide {
  readonly image: OciImage;
  readonly tag: string | undefined;
  readonly digest: Digest;
}

function comparedBuild({ image, tag, digest }: NamedSide, history: TagHistory | undefined): ComparedBuild {
  const builtAt = history && findBuild(history, digest)?.at;
  return { image: formatImage(image), tag, digest, builtAt };
}

function distanceBetween(history: TagHistory, { from, to }: WantedDiff): BuildDiff['distance'] {
  const { builds, days } = distanceOf(history, from, to) ?? {};
  return builds === undefined || days === undefined ? undefined : { builds, days };
}

/** The history of a tag; undefined if its registry has none, or does not return it: a diff goes without it. */
async function historyOf(
  { image, tag }: NamedSide,
  { registryHost, source }: DifferOptions,
): Promise<TagHistory | undefined> {
  if (tag === undefined) return undefined;
  if (historicImage({ ...image, tag, digest: undefined }, registryHost) === undefined) return undefined;
  const facts = await source.tag(image, tag);
  return facts.kind === 'known' && facts.value.kind === 'history' ? facts.value.history : undefined;
}

async function adviseOn(
  before: BuildFacts,
  after: BuildFacts,
  { advisoriesOn }: DifferOptions,
): Promise<MoveAdvisories | undefined> {
  if (advisoriesOn === undefined) return undefined;
  const pair = { path: after.build.image, from: before.packages, to: after.packages };
  return judgeMove({ ...pair, advisories: await advisoriesOn(judgedNames(pair)) });
}
