import { nearestWord } from '../../text/nearest-word.ts';
import { cutText } from '../../text/printable.ts';
import { canonicalReference, formatImage, withoutDigest } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';
import { needsAuthentication } from './cause.ts';
import { tagEvidenceOf } from './evidence.ts';
import type { Evidence, RunAccess } from './evidence.ts';
import type { FindingCause, Observation } from './finding.ts';
import { LONGEST_TITLE } from './observation.ts';

interface GapGiven {
  readonly access: RunAccess;
  readonly evidence: Evidence;
  readonly registry: string;
}

/**
 * Marks what is unknown about a use because of its reference, not of this run: it fails only if the change writes it
 * (advisory-rules.md#references-that-cannot-be-checked). All that is unknown about a missing image has one cause.
 */
export function markReferenceGap(
  reference: ImageReference,
  found: readonly Observation[],
  given: GapGiven,
): readonly Observation[] {
  const gap = gapOf(reference, given);
  if (gap === undefined) return found;
  const cause = gap === 'missing' ? missingImage(reference, given) : undefined;
  return found.flatMap((one) => {
    // There is no digest to add.
    if (cause !== undefined && one.rule === 'unpinned') return [];
    if (one.rule !== 'not-checked') return [one];
    const words = cause && { cause, title: cause.title, remedy: cause.remedy };
    return [{ ...one, ...words, failsOnlyIf: 'not-pre-existing' }];
  });
}

/**
 * Returns why an image cannot be checked: `missing` from the registry, or `denied` to this run although others of its
 * organization are not. Undefined for everything that can be the run's own failure: an outage, a token, a role.
 */
function gapOf(reference: ImageReference, given: GapGiven): 'missing' | 'denied' | undefined {
  const { access, evidence, registry } = given;
  const organization = historicImage(reference, registry)?.organization;
  const tag = tagEvidenceOf(reference, evidence);
  const history = tag?.history ?? evidence.tagsOfDigests.get(canonicalReference(reference));
  if (history?.kind !== 'unknown') return undefined;
  const { code, request } = history.problem;
  const path = `${registry}/${organization}/`;
  const isDenied = needsAuthentication(code) && request?.capabilities === undefined;
  const isDeniedAlone =
    isDenied && [...evidence.tags].some(([key, one]) => key.startsWith(path) && one.history.kind === 'known');
  const isPublic = organization === PUBLIC_ORGANIZATION;
  if (access.mode === 'anonymous') {
    if (!isPublic) return isDenied ? 'denied' : undefined;
    const isExplained = code === 'platform_not_found' || isDeniedAlone || needsAccount(reference, given);
    return isDenied && isExplained ? 'missing' : undefined;
  }
  const listed = tag?.lifecycle?.kind === 'unknown' ? tag.lifecycle.problem : history.problem;
  // The platform was queried, and lists no such repository.
  const isUnlisted = listed.code === 'platform_not_found' && listed.request === undefined && isDenied;
  if (isUnlisted && (isPublic || organization === access.organization)) return 'missing';
  return isUnlisted || isDeniedAlone ? 'denied' : undefined;
}

/** The tags of public images that need no account (service-rules.md#registry-tokens). */
const FREE_TAGS: ReadonlySet<string> = new Set(['latest', 'latest-dev']);

/** Whether a run without an account cannot read this tag of a public image. */
function needsAccount(reference: ImageReference, { access, registry }: GapGiven): boolean {
  const { organization, tag } = historicImage(reference, registry) ?? {};
  return (
    access.mode === 'anonymous' &&
    organization === PUBLIC_ORGANIZATION &&
    tag !== undefined &&
    !FREE_TAGS.has(tag)
  );
}

function missingImage(reference: ImageReference, given: GapGiven): FindingCause {
  const { access, evidence, registry } = given;
  const { repositories = [] } = evidence;
  if (needsAccount(reference, given)) {
    const image = withoutDigest(canonicalReference(reference));
    return {
      kind: 'missing-image',
      key: `missing|${image}`,
      title: cutText(`Not available without an account: ${image}`, LONGEST_TITLE),
      message: `${image} is misspelled or requires an account: without one, public images have only the tags latest and latest-dev.`,
      remedy: 'Use the tag latest or latest-dev, or sign in if your organization has access.',
    };
  }
  const historic = historicImage(reference, registry);
  const isOwn = access.mode === 'signed-in' && historic?.organization === access.organization;
  const nearest = isOwn ? nearestWord(historic.name, repositories) : undefined;
  // Without a list of repositories, only the tag is known to be missing.
  const image =
    access.mode === 'anonymous' ? withoutDigest(canonicalReference(reference)) : formatImage(reference);
  return {
    kind: 'missing-image',
    key: `missing|${image}`,
    title: cutText(`Image not found: ${image}`, LONGEST_TITLE),
    message: `${image} was not found: it is misspelled, was retired, or is not visible to this run.`,
    remedy:
      nearest === undefined
        ? 'Correct the reference, or remove it if the image was retired.'
        : `Did you mean ${nearest}? Correct the reference.`,
  };
}
