import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { known, settleInTime } from '../values/fetched.ts';
import type { Fetched } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import type { BuildDiff } from './decide/build-diff.ts';
import type { BuildFacts, ComparedBuild } from './decide/build-facts.ts';
import { diffBuilds } from './decide/diff-builds.ts';
import { mapLimit } from '../values/concurrency.ts';
import { distanceOf } from '../tag-history/decide/lag.ts';
import { findBuild } from '../values/tag-history.ts';
import type { TagHistory } from '../values/tag-history.ts';
import { formatImage } from '../values/image-reference.ts';
import { judgedNames, judgeMove, notAnswered } from '../advisories/decide/advisory-impact.ts';
import type { MoveAdvisories, MoveEvidence } from '../advisories/decide/advisory-impact.ts';
import type { AdvisoriesOn } from '../advisories/fetch-advisories.ts';
import { createBuildPackages } from '../sbom/build-packages.ts';
import type { BuildPackagesOptions } from '../sbom/build-packages.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import { readBuild, rememberManifests } from './read-build.ts';

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
}

/** The differences of two builds, and their advisory impact, which can be known although they are not. */
export interface DiffResult {
  readonly diff: Fetched<BuildDiff>;
  /** Undefined if the run is unauthenticated. */
  readonly advisories: MoveAdvisories | undefined;
}

/** Compares pairs of builds, in their order; a failed request gives `unknown`. Only bugs in Mooring throw. */
export type DiffBuilds = (wanted: readonly WantedDiff[]) => Promise<readonly DiffResult[]>;

export interface DifferOptions extends BuildPackagesOptions {
  /** Undefined if a diff has no advisories: those of an unauthenticated run, and of a check. */
  readonly advisoriesOn: AdvisoriesOn | undefined;
  readonly source: Pick<TagSource, 'tag'>;
}

/** Pairs that are read at the same time: the SBOMs of both builds can have 32 MB each. */
const PAIRS_IN_FLIGHT = 4;

/**
 * Returns a function that compares builds of any registry: their configuration, packages, layers and, if the run is signed
 * in, advisories, which both sides are judged by. It fetches each build once, and the advisories of all pairs together.
 */
export function createDiffer(options: DifferOptions): DiffBuilds {
  const contentOf = rememberManifests(options.contentOf);
  const packagesOf = createBuildPackages({ ...options, contentOf });
  return async (wanted) => {
    const pairs = await mapLimit(wanted, PAIRS_IN_FLIGHT, async (one) => {
      const [before, after] = sidesOf(one);
      const [read, from, to] = await Promise.all([
        settleInTime(readPair(one, { ...options, contentOf })),
        packagesOf(before),
        packagesOf(after),
      ]);
      return { read, from, to };
    });
    const advisories =
      options.advisoriesOn && (await settleInTime(options.advisoriesOn(pairs.flatMap(judgedNames))));
    return pairs.map(({ read, from, to }) => {
      const impact = advisories && impactOf({ from, to }, advisories);
      if (read.kind === 'unknown') return { diff: read, advisories: impact };
      const {
        distance,
        sides: [before, after],
      } = read.value;
      const diff = diffBuilds(
        { ...before, packages: from },
        { ...after, packages: to },
        { distance, advisories: impact },
      );
      return { diff: known(diff), advisories: impact };
    });
  };
}

function impactOf(
  sides: Omit<MoveEvidence, 'advisories'>,
  advisories: Fetched<MoveEvidence['advisories']>,
): MoveAdvisories {
  if (advisories.kind === 'unknown') return notAnswered(advisories.problem);
  return judgeMove({ ...sides, advisories: advisories.value });
}

interface NamedSide extends Pick<WantedDiff, 'image' | 'tag' | 'platforms'> {
  readonly digest: Digest;
}

function sidesOf(wanted: WantedDiff): readonly [from: NamedSide, to: NamedSide] {
  const { image, tag, platforms, from, to } = wanted;
  const toTag = 'toTag' in wanted ? wanted.toTag : tag;
  return [
    { image, tag, platforms, digest: from },
    { image: wanted.toImage ?? image, tag: toTag, platforms, digest: to },
  ];
}

/** All that is known of one build but its packages. */
type SideFacts = Omit<BuildFacts, 'packages'>;

interface ReadPair {
  readonly sides: readonly [from: SideFacts, to: SideFacts];
  readonly distance: BuildDiff['distance'];
}

async function readPair(wanted: WantedDiff, sources: PairSources): Promise<ReadPair> {
  const [from, to] = sidesOf(wanted);
  const read = async (side: NamedSide) => {
    const content = sources.contentOf(side.image);
    const [history, facts] = await Promise.all([historyOf(side, sources), readBuild(side, content)]);
    return { history, facts: { ...facts, build: comparedBuild(side, history) } };
  };
  const [before, after] = await Promise.all([read(from), read(to)]);
  const isSameTag = formatImage(from.image) === formatImage(to.image) && from.tag === to.tag;
  return {
    sides: [before.facts, after.facts],
    distance: isSameTag && before.history ? distanceBetween(before.history, wanted) : undefined,
  };
}

interface PairSources extends Pick<DifferOptions, 'registryHost' | 'source'> {
  /** Their readers share the manifests (`rememberManifests`). */
  readonly contentOf: (image: OciImage) => ImageContent;
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
  { registryHost, source }: PairSources,
): Promise<TagHistory | undefined> {
  if (tag === undefined) return undefined;
  if (historicImage({ ...image, tag, digest: undefined }, registryHost) === undefined) return undefined;
  const facts = await source.tag(image, tag);
  return facts.kind === 'known' && facts.value.kind === 'history' ? facts.value.history : undefined;
}
