import type { Rating } from '../../values/severity.ts';
import type { Digest } from '../../values/digest.ts';
import type { PinStyle } from '../../formats/pin-writing.ts';
import { formatImage, namesOf } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build } from '../../values/tag-history.ts';

/** A rule that keeps the pins of some images unchanged. */
export interface HoldRule {
  readonly image: (name: string) => boolean;
  readonly reason: string;
  /** The rule expires at this time. */
  readonly until: Instant | undefined;
}

/** Builds that no pin moves to: one by its digest, or all of a period. */
export interface DenyRule {
  /** All images where absent. */
  readonly image: ((name: string) => boolean) | undefined;
  readonly reason: string;
  readonly digest: Digest | undefined;
  /** The period, its begin included and its end not; undefined ends are open. */
  readonly from: Instant | undefined;
  readonly until: Instant | undefined;
}

/** Images below `mirror` are copies of those below `upstream`, both as `host` or `host/path`. */
export interface Mirror {
  readonly mirror: string;
  readonly upstream: string;
}

/** The pin options of a repository's configuration file. */
export interface PinSettings {
  readonly minAgeMs: number;
  /** How to treat images whose registry publishes no build timestamps, if a minimum age is set. */
  readonly unknownAge: 'skip' | 'accept';
  /** Builds that are only rebuilt wait until the pin is this far behind; undefined if they do not wait. */
  readonly rebuildMaxLagMs: number | undefined;
  /** A build that resolves an advisory of at least this severity can be younger than the minimum age. */
  readonly fastLane: Rating | undefined;
  readonly style: PinStyle;
  readonly lockstep: boolean;
  readonly holds: readonly HoldRule[];
  readonly denies: readonly DenyRule[];
  readonly mirrors: readonly Mirror[];
  /** Hosts that other registries may send their clients to for a token. */
  readonly tokenHosts: readonly string[];
  readonly group: 'all' | 'directory' | 'image';
}

/** The defaults of all pin options. */
export const DEFAULT_PIN_SETTINGS: PinSettings = {
  minAgeMs: 0,
  unknownAge: 'skip',
  rebuildMaxLagMs: undefined,
  fastLane: undefined,
  style: 'tag@digest',
  lockstep: true,
  holds: [],
  denies: [],
  mirrors: [],
  tokenHosts: [],
  group: 'all',
};

/** The first rule that holds an image at a time, or undefined. */
export function findHold(
  holds: readonly HoldRule[],
  reference: ImageReference,
  now: Instant,
): HoldRule | undefined {
  return holds.find(
    ({ image, until }) => (until === undefined || now < until) && namesOf(reference).some(image),
  );
}

/** Whether a build is denied to an image. A build of unknown age (`at` undefined) is in no period. */
export function isDenied(
  denies: readonly DenyRule[],
  reference: ImageReference,
  build: { readonly digest: Digest; readonly at: Build['at'] | undefined },
): boolean {
  return denies.some(
    (rule) => (rule.image === undefined || namesOf(reference).some(rule.image)) && fits(rule, build),
  );
}

function fits(
  { digest, from, until }: DenyRule,
  build: { readonly digest: Digest; readonly at: Instant | undefined },
): boolean {
  if (digest !== undefined) return build.digest === digest;
  if (build.at === undefined) return false;
  return (from === undefined || build.at >= from) && (until === undefined || build.at < until);
}

/**
 * Returns the upstream of a mirrored image, by the longest matching entry; the image itself if none matches.
 */
export function upstreamOf(
  mirrors: readonly Mirror[],
  image: Pick<ImageReference, 'host' | 'path'>,
): Pick<ImageReference, 'host' | 'path'> {
  const name = formatImage(image);
  const [entry] = mirrors
    .filter(({ mirror }) => name === mirror || name.startsWith(`${mirror}/`))
    .sort((one, other) => other.mirror.length - one.mirror.length);
  if (entry === undefined) return image;
  const upstream = `${entry.upstream}${name.slice(entry.mirror.length)}`;
  const slash = upstream.indexOf('/');
  // A host alone has no image: the entry is about those below it.
  if (slash === -1) return image;
  return { host: upstream.slice(0, slash), path: upstream.slice(slash + 1) };
}
