import { formatImage, shortReference } from '../../values/image-reference.ts';
import type { MovedImage } from '../compare/moved-images.ts';
import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import {
  missingPlatforms,
  NO_ACCESS,
  NO_IMAGE,
  NO_SBOM,
  NOT_BUILT,
} from '../../sbom/decide/image-packages.ts';
import type { ImagePackages, UnrecognizedPackages } from '../../sbom/decide/image-packages.ts';
import type { FindingCause, Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/**
 * Reports what is unknown about the packages of one use (architecture.md#no-false-pass): all of them without an SBOM, those of
 * single platforms, or packages that no advisory can be matched with. `platforms` are those that the use is for. Images
 * with the same gap have one cause.
 */
export function observeNotJudged(
  use: ImageUse,
  packages: ImagePackages,
  platforms: readonly string[],
): readonly Observation[] {
  if (packages.source === 'name') return [notJudged(use, '', withoutSbom(use, packages.reason))];
  const missing = missingPlatforms(packages, platforms).map(({ platform, reason }) =>
    notJudged(use, `|${platform}`, withoutPlatform(use, platform, reason)),
  );
  const used = packages.platforms.filter(({ platform }) => platforms.includes(platform));
  const unrecognized = used.flatMap((one) => one.unrecognized ?? []);
  if (unrecognized.length === 0) return missing;
  return [...missing, notJudged(use, '|packages', withUnrecognized(use, unrecognized))];
}

/**
 * Reports an image that a change moved to a registry without a history (advisory-rules.md#moved-images). If signatures are
 * required and its own is not verified, it fails like any build whose signature could not be verified.
 */
export function observeMovedImage({ before, place }: MovedImage, mustVerify: boolean): Observation {
  const image = shortReference(place.reference);
  const reason = `${image} replaces ${shortReference(before)}, and its registry has no tag history`;
  return {
    rule: mustVerify ? 'not-checked' : 'not-judged',
    weight: 'blocking',
    key: `moved|${place.reference}`,
    ...place,
    title: 'Moved to a registry that cannot be checked',
    message: mustVerify
      ? `${reason}: its signature is required, and no signer of it is known.`
      : `${reason}: its advisories and its end of life are unknown.`,
    remedy: mustVerify
      ? 'Use the image of the base, or add its signer to `trust.signers` before this change.'
      : 'Use the image of the base, or check this one with another tool.',
  };
}

/** A gap: the words of its cause, and the message about the image alone. */
interface Gap extends Pick<FindingCause, 'title' | 'remedy'> {
  readonly message: string;
  /** The message about any number of images. */
  readonly shared: string;
}

function notJudged(use: ImageUse, part: string, { title, message, shared, remedy }: Gap): Observation {
  return observed(use, {
    rule: 'not-judged',
    weight: 'blocking',
    subject: `${formatImage(use.reference)}${part}`,
    title,
    message,
    remedy,
    cause: { kind: 'missing-packages', key: `not-judged|${shared}`, title, message: shared, remedy },
  });
}

function withoutSbom(use: ImageUse, reason: string): Gap {
  const matched = 'advisories were matched by image name only';
  return {
    title: reason === NO_SBOM ? 'Not judged: no SBOM' : 'Not judged: no usable SBOM',
    message: `${lacking(reason)} for ${taggedImage(use)}${because(reason)}; ${matched}.`,
    shared: `${lacking(reason)}${because(reason)}; ${matched}.`,
    remedy: REMEDIES[reason] ?? 'Use an image with a readable SBOM.',
  };
}

const REMEDIES: Readonly<Record<string, string>> = {
  [NO_SBOM]: 'Use an image with an SBOM.',
  [NO_IMAGE]: 'Use a build that the registry has.',
  [NO_ACCESS]: 'Give this run access to the image.',
};

function withoutPlatform(use: ImageUse, platform: string, reason: string): Gap {
  const title = `Not judged on ${platform}`;
  if (reason === NOT_BUILT)
    return {
      title,
      message: `${taggedImage(use)} is not built for ${platform}.`,
      shared: `Not built for ${platform}.`,
      remedy: `Use an image that is built for ${platform}, or remove it from \`platforms\`.`,
    };
  const matched = 'no advisories were matched there';
  return {
    title,
    message: `${lacking(reason)} for ${taggedImage(use)} on ${platform}${because(reason)}; ${matched}.`,
    shared: `${lacking(reason)} on ${platform}${because(reason)}; ${matched}.`,
    remedy: `Use an image with an SBOM for ${platform}.`,
  };
}

function withUnrecognized(use: ImageUse, found: readonly UnrecognizedPackages[]): Gap {
  const packages = count(
    found.reduce((sum, one) => sum + one.count, 0),
    'package',
  );
  const names = [...new Set(found.flatMap(({ namespaces }) => namespaces))].sort();
  const named = names.slice(0, MOST_NAMED).map((name) => printable(name, 40));
  const list = named.length === 0 ? '' : ` (${named.join(', ')}${names.length > MOST_NAMED ? ', …' : ''})`;
  const rest = `unrecognized distribution${list}; no advisories were matched for them`;
  return {
    title: 'Not judged: packages of an unrecognized distribution',
    message: `${taggedImage(use)} has ${packages} of an ${rest}.`,
    shared: `Packages of an ${rest}.`,
    remedy: 'Check these packages with another scanner.',
  };
}

/** The number of distributions to list. */
const MOST_NAMED = 5;

function lacking(reason: string): string {
  return reason === NO_SBOM ? 'No SBOM' : 'No usable SBOM';
}

function because(reason: string): string {
  return reason === NO_SBOM ? '' : ` (${reason})`;
}
