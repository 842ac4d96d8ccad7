import { canonicalReference, effectiveTag, formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Instant } from '../instant.ts';
import { printable } from '../text/printable.ts';
import { findBuild, newestBuild } from '../history/tag-history.ts';
import type { Build } from '../history/tag-history.ts';
import { tagKey } from './evidence.ts';
import type { Evidence, TagEvidence } from './evidence.ts';
import type { Observation } from './finding.ts';
import { isAllowed, policyFor } from './gate-policy.ts';
import type { GatePolicies, GatePolicy } from './gate-policy.ts';
import { historicImage } from './image-use.ts';
import type { ImageUse, ScannedImages, UnreadUse } from './image-use.ts';
import { notChecked, observed } from './observation.ts';
import type { Judging } from './observation.ts';
import { assessImage, observeAdvisories } from './observe-advisories.ts';
import { observeHistory, observeUnpinned } from './observe-history.ts';
import { observeLife } from './observe-life.ts';

export interface ObserveOptions {
  readonly evidence: Evidence;
  /** The host whose images have a history. */
  readonly registry: string;
  readonly now: Instant;
  readonly policies: GatePolicies;
  /** What is built for where a file does not say. */
  readonly platforms: readonly string[];
  readonly mode: Judging['mode'];
}

/** Everything that is wrong with the references of one tree, judged on the evidence alone. No order is promised. */
export function observe(scanned: ScannedImages, options: ObserveOptions): readonly Observation[] {
  return [...scanned.unread.map(observeUnread), ...scanned.uses.flatMap((use) => observeUse(use, options))];
}

/** The tag that a use is judged by: its own, or the one that its digest was found to belong to. */
export function judgedTag(reference: ImageReference, evidence: Evidence): string | undefined {
  const found = evidence.tagsOfDigests.get(canonicalReference(reference));
  return effectiveTag(reference) ?? (found?.kind === 'known' ? found.value : undefined);
}

/** The build that a use stands for: the pinned one where the history knows it, the newest where nothing is pinned. */
export function buildInUse({ digest }: ImageReference, answer: TagEvidence | undefined): Build | undefined {
  if (answer === undefined || answer.history.kind === 'unknown') return undefined;
  return digest === undefined ? newestBuild(answer.history.value) : findBuild(answer.history.value, digest);
}

/** Whether a use stands for the newest build of its tag, as every one does that pins none. */
function isNewestBuild({ digest }: ImageReference, answer: TagEvidence | undefined): boolean {
  if (digest === undefined) return true;
  return answer?.history.kind === 'known' && newestBuild(answer.history.value)?.digest === digest;
}

/** The platforms that a use is for: the one that its file names, else those that everything is built for. */
export function platformsOf({ platform }: ImageUse, platforms: readonly string[]): readonly string[] {
  return platform === undefined ? platforms : [platform];
}

function observeUnread(unread: UnreadUse): Observation {
  const isFile = unread.scope === 'file';
  const { title, remedy } = UNREAD_TEXTS[unread.scope];
  return {
    rule: isFile ? 'not-checked' : 'unresolvable',
    weight: unread.scope === 'instruction' ? 'warning' : 'blocking',
    key: `${isFile ? 'file' : 'text'}|${unread.file}|${unread.written}|${unread.reason}`,
    file: unread.file,
    line: unread.line,
    reference: unread.written,
    title,
    message: unread.reason,
    remedy,
  };
}

const UNREAD_TEXTS: Readonly<Record<UnreadUse['scope'], Pick<Observation, 'title' | 'remedy'>>> = {
  file: {
    title: 'the file could not be read',
    remedy: 'Mend the file, or leave it out with `exclude` in .github/mooring.yml.',
  },
  reference: {
    title: 'no fixed image',
    remedy:
      'Write the whole reference, give its variable a default, or leave it out with a comment `mooring: ignore`.',
  },
  instruction: {
    title: 'not a valid Dockerfile',
    remedy:
      'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.',
  },
};

function observeUse(use: ImageUse, options: ObserveOptions): readonly Observation[] {
  const policy = policyFor(options.policies, use);
  const refused = isAllowed(options.policies, use) ? [] : [observeNotAllowed(use, options.policies)];
  const isHistoric = historicImage(use.reference, options.registry) !== undefined;
  const judged = isHistoric
    ? observeHistoric(use, policy, options)
    : observeOther(use, policy, options.registry);
  return [...refused, ...judged];
}

function observeHistoric(
  use: ImageUse,
  policy: GatePolicy,
  { evidence, now, mode, platforms }: ObserveOptions,
): readonly Observation[] {
  const given = { policy, now, mode, origins: evidence.origins };
  const image = formatImage(use.reference);
  const tag = judgedTag(use.reference, evidence);
  const answer = tag === undefined ? undefined : evidence.tags.get(tagKey(image, tag));
  const taken = platformsOf(use, platforms);
  const builtAt = buildInUse(use.reference, answer)?.at;
  const assessed = assessImage(use.reference, evidence, { builtAt, platforms: taken });
  const advisories = observeAdvisories(use, assessed, {
    ...given,
    isNewest: isNewestBuild(use.reference, answer),
    platforms: taken,
  });
  if (tag === undefined) return [...observeTagless(use, evidence, mode), ...advisories];
  if (answer === undefined) return advisories;
  return [
    ...observeHistory(use, tag, answer.history, given),
    ...observeAnyLife(use, tag, answer, given),
    ...advisories,
  ];
}

function observeAnyLife(
  use: ImageUse,
  tag: string,
  { lifecycle }: TagEvidence,
  given: Judging,
): readonly Observation[] {
  if (lifecycle === undefined) return [];
  return lifecycle.kind === 'unknown'
    ? [notChecked(use, 'end of life', lifecycle, given.mode)]
    : observeLife(use, tag, lifecycle.value, given);
}

/** An image of another registry: it has no history, but it can be asked to be pinned like every other. */
function observeOther(use: ImageUse, policy: GatePolicy, registry: string): readonly Observation[] {
  const isMissing = policy.requirePins && use.reference.digest === undefined;
  return [
    observeOtherRegistry(use, registry),
    ...(isMissing ? [observeUnpinned(use, undefined, policy)] : []),
  ];
}

function observeOtherRegistry(use: ImageUse, registry: string): Observation {
  return observed(use, {
    rule: 'other-registry',
    weight: 'blocking',
    title: `not an image of ${registry}`,
    message: `${canonicalReference(use.reference)} lies on ${use.reference.host}, which has no tag history; it was not judged.`,
    remedy: `Use the image of the same name on ${registry}, if there is one.`,
  });
}

/** So many of the globs are told, each cut to so many UTF-16 units; of more, their number. */
const MOST_GLOBS = { count: 5, length: 80 };

function observeNotAllowed(use: ImageUse, { allowedImages }: GatePolicies): Observation {
  const image = formatImage(use.reference);
  const told = allowedImages.slice(0, MOST_GLOBS.count).map((glob) => printable(glob, MOST_GLOBS.length));
  const rest = allowedImages.length - told.length;
  return observed(use, {
    rule: 'not-allowed',
    weight: 'blocking',
    subject: image,
    title: 'the image is not allowed',
    message: `${image} is none of the images that \`allowed-images\` in .github/mooring.yml lets in: ${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    remedy: 'Use an image that is allowed, or have the list changed.',
  });
}

function observeTagless(
  use: ImageUse,
  { tagsOfDigests }: Evidence,
  mode: Judging['mode'],
): readonly Observation[] {
  const asked = tagsOfDigests.get(canonicalReference(use.reference));
  if (asked?.kind === 'unknown') return [notChecked(use, 'the tag of a digest', asked, mode)];
  return [
    observed(use, {
      rule: 'unresolvable',
      weight: 'blocking',
      title: 'a digest without its tag',
      message: `${canonicalReference(use.reference)} does not say of which tag it is a build, and no tag of the image ever pointed to it, so its history and its end of life cannot be asked for.`,
      remedy: 'Write the tag before the digest: image:tag@sha256:…',
    }),
  ];
}
