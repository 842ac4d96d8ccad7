import { canonicalReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { lagOf } from '../../tag-history/decide/lag.ts';
import { newestBuild } from '../../values/tag-history.ts';
import { pinKey } from '../../tag-history/decide/pin-origin.ts';
import type { AssessImage } from './assessed-images.ts';
import { isNewestBuild, isTagGone, judgedTag, pullPoliciesOf, tagEvidenceOf } from './evidence.ts';
import { NO_SBOM } from '../../sbom/decide/image-packages.ts';
import type { Evidence, RunAccess, TagEvidence } from './evidence.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import { withExploit } from './exploit-data.ts';
import type { ExploitData } from './exploit-data.ts';
import type { Observation } from './finding.ts';
import { atPlaces } from './placed.ts';
import { groupUses, rulesOnFiles } from './use-groups.ts';
import type { RulesOn } from './use-groups.ts';
import { isAllowed, policyFor } from '../../config/policy/gate-policy.ts';
import type { GatePolicies, GatePolicy } from '../../config/policy/gate-policy.ts';
import { platformsOf } from '../../references/decide/image-use.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse, ScannedImages } from '../../references/decide/image-use.ts';
import type { Judging } from './observation.ts';
import { markReferenceGap } from './reference-gap.ts';
import { markOutsideSupport } from './outside-support.ts';
import { deniesEndOfLife } from '../../end-of-life/decide/pull-policy.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import { observeSignature } from './signatures.ts';
import { observeAdvisories } from '../rules/advisory.ts';
import { observeBehind } from '../rules/behind.ts';
import { observeLifecycle } from '../rules/end-of-life.ts';
import type { LifecycleGiven } from '../rules/end-of-life.ts';
import { observeGoneTag, observeOrigin } from '../rules/foreign-digest.ts';
import { observeNotAllowed } from '../rules/not-allowed.ts';
import { observeEmptyHistory, observeNotChecked } from '../rules/not-checked.ts';
import { observeNotJudged } from '../rules/not-judged.ts';
import { observeOtherRegistry } from '../rules/other-registry.ts';
import { observeRequiredPin } from '../rules/pin-required.ts';
import { observePullPolicies } from '../rules/pull-denied.ts';
import { observeTooFarBehind } from '../rules/too-far-behind.ts';
import { observeUnpinned } from '../rules/unpinned.ts';
import { observeAbsentText } from '../rules/unread.ts';
import { observeUnread } from './observe-unread.ts';
import { observeUnverifiedSbom } from '../rules/unverified-sbom.ts';
import { observeTagless } from '../rules/unresolvable.ts';

export interface ObserveOptions {
  readonly evidence: Evidence;
  readonly assess: AssessImage;
  /** The host whose images have a history. */
  readonly registry: string;
  readonly now: Instant;
  readonly policies: GatePolicies;
  /** The platforms of uses that name none. */
  readonly platforms: readonly string[];
  readonly access: RunAccess;
  readonly signatures: SignatureMode;
  /** If absent, only the policies differ between files. */
  readonly rulesOn?: RulesOn;
  /** Undefined if the user gives none. */
  readonly exploits?: ExploitData | undefined;
}

/**
 * Finds everything that is wrong with the references of one tree, by the evidence alone: once for all places that are judged
 * alike. In no particular order.
 */
export function observe(scanned: ScannedImages, options: ObserveOptions): readonly Observation[] {
  const { exploits, policies, rulesOn = rulesOnFiles(policies, []) } = options;
  const found = groupUses(scanned.uses, rulesOn).flatMap(({ places, use }) =>
    observeUse(use, options).map((one) => atPlaces(one, places)),
  );
  return [
    ...scanned.unread.map(observeUnread),
    ...(exploits === undefined ? found : found.map((one) => withExploit(one, exploits))),
  ];
}

function observeUse(use: ImageUse, options: ObserveOptions): readonly Observation[] {
  const policy = policyFor(options.policies, use);
  const refused = isAllowed(options.policies, use) ? [] : [observeNotAllowed(use, options.policies)];
  if (use.isText === true && isAbsent(tagEvidenceOf(use.reference, options.evidence)))
    return [...refused, observeAbsentText(use)];
  const isHistoric = historicImage(use.reference, options.registry) !== undefined;
  const judged = isHistoric
    ? observeHistoric(use, policy, options)
    : observeOther(use, policy, options.registry);
  const found = [...judged, ...observeSignature(use, options)];
  return [...refused, ...(isHistoric ? markReferenceGap(use.reference, found, options) : found)];
}

/** Whether the registry has no such tag, as far as this run can see. */
function isAbsent(tag: TagEvidence | undefined): boolean {
  const isListed = tag?.lifecycle?.kind === 'known' && tag.lifecycle.value.exists;
  return !isListed && tag?.history.kind === 'unknown' && tag.history.problem.code === 'platform_not_found';
}

function observeHistoric(
  use: ImageUse,
  policy: GatePolicy,
  { access, assess, evidence, now, platforms }: ObserveOptions,
): readonly Observation[] {
  const given = { policy, now, access, origins: evidence.origins };
  const tag = judgedTag(use.reference, evidence);
  const known = tagEvidenceOf(use.reference, evidence);
  const used = platformsOf(use, platforms);
  const { assessments, unknown } = assess(use.reference, used);
  const key = canonicalReference(use.reference);
  const pullPolicies = evidence.pullPolicies.get(key);
  const build = {
    isNewest: isNewestBuild(use.reference, known),
    fixes: evidence.fixes.get(key),
    pullPolicies: pullPolicies?.kind === 'known' ? (pullPolicies.value ?? []) : [],
    platforms: used,
  };
  const advisories = [
    ...unknown.map((missing) => observeNotChecked(use, 'advisories', missing, access)),
    ...markOutsideSupport(observeAdvisories(use, assessments, { policy, now, ...build }), assessments, {
      lifecycle: known?.lifecycle?.kind === 'known' ? known.lifecycle.value : undefined,
      now,
    }),
    ...observePackages(use, { tag: known, platforms: used, evidence }),
  ];
  const isDenied = deniesEndOfLife(pullPoliciesOf(use.reference, evidence));
  const endOfLife =
    tag === undefined || known === undefined ? [] : observeEndOfLife(use, tag, known, { ...given, isDenied });
  const pulls = observePulls(use, { evidence, access, now, tag: known, endOfLife });
  if (tag === undefined) return [...observeDigestAlone(use, evidence, access), ...pulls, ...advisories];
  if (known === undefined) return [...pulls, ...advisories];
  return [...observeHistory(use, tag, known, given), ...endOfLife, ...pulls, ...advisories];
}

/** The policies of the organization that deny pulling the build in use. */
function observePulls(
  use: ImageUse,
  given: Pick<ObserveOptions, 'access' | 'evidence' | 'now'> & {
    readonly tag: TagEvidence | undefined;
    readonly endOfLife: readonly Observation[];
  },
): readonly Observation[] {
  const policies = given.evidence.pullPolicies.get(canonicalReference(use.reference));
  if (policies === undefined) return [];
  if (policies.kind === 'unknown') return [observeNotChecked(use, 'pull policies', policies, given.access)];
  return observePullPolicies(use, policies.value ?? [], given);
}

/** Reports unknown packages of an image, unless the whole image is out of reach, which its tag shows. */
function observePackages(
  use: ImageUse,
  {
    tag,
    platforms,
    evidence,
  }: {
    readonly tag: TagEvidence | undefined;
    readonly platforms: readonly string[];
    readonly evidence: Evidence;
  },
): readonly Observation[] {
  const answer = evidence.packages.get(canonicalReference(use.reference));
  if (answer?.kind === 'unknown') return [];
  const packages: ImagePackages = answer?.value ?? { source: 'name', reason: NO_SBOM };
  const isOutOfReach =
    tag?.history.kind === 'unknown' && (use.reference.digest === undefined || !isTagGone(tag));
  if (packages.source === 'name' && isOutOfReach) return [];
  // Of a build that is not verified itself, the SBOM cannot be expected to be.
  const isVerified = evidence.signatures.get(canonicalReference(use.reference))?.kind === 'verified';
  const unverified = isVerified ? (packages.unverifiedSboms ?? []) : [];
  return [
    ...observeNotJudged(use, packages, platforms),
    ...unverified
      .filter(({ platform }) => platforms.includes(platform))
      .map((sbom) => observeUnverifiedSbom(use, sbom)),
  ];
}

/** How a use is pinned: not at all, to a build behind its tag, or to a digest outside of the tag's history. */
function observeHistory(
  use: ImageUse,
  tag: string,
  evidence: TagEvidence,
  { policy, access, origins }: Judging & Pick<Evidence, 'origins'>,
): readonly Observation[] {
  const { history } = evidence;
  const { digest } = use.reference;
  const builds = history.kind === 'known' ? history.value : [];
  const newest = newestBuild(builds);
  const pin = policy.requirePins ? observeRequiredPin : observeUnpinned;
  const unpinned = digest === undefined ? [pin(use, newest)] : [];
  if (isTagGone(evidence)) return digest === undefined ? unpinned : [observeGoneTag(use, digest, tag)];
  if (history.kind === 'unknown') return [...unpinned, observeNotChecked(use, 'history', history, access)];
  if (newest === undefined) return [...unpinned, observeEmptyHistory(use, tag)];
  if (digest === undefined) return unpinned;
  const lag = lagOf(builds, digest);
  switch (lag.kind) {
    case 'newest':
      return [];
    case 'behind': {
      const { maxLagDays } = policy;
      const tooFar = maxLagDays === null ? undefined : observeTooFarBehind(use, lag, { maxLagDays, newest });
      return [tooFar ?? observeBehind(use, lag, newest)];
    }
    case 'not-in-history':
      return [observeOrigin(use, digest, { tag, newest, origin: origins.get(pinKey(use.reference)) })];
  }
}

function observeEndOfLife(
  use: ImageUse,
  tag: string,
  { lifecycle }: TagEvidence,
  given: Judging & Pick<LifecycleGiven, 'isDenied'>,
): readonly Observation[] {
  if (lifecycle === undefined) return [];
  return lifecycle.kind === 'unknown'
    ? [observeNotChecked(use, 'end of life', lifecycle, given.access)]
    : observeLifecycle(use, tag, lifecycle.value, given);
}

/** An image of another registry has no history, but a digest can be required for it. */
function observeOther(use: ImageUse, policy: GatePolicy, registry: string): readonly Observation[] {
  const isMissing = policy.requirePins && use.reference.digest === undefined;
  return [observeOtherRegistry(use, registry), ...(isMissing ? [observeRequiredPin(use, undefined)] : [])];
}

function observeDigestAlone(
  use: ImageUse,
  { tagsOfDigests }: Evidence,
  access: RunAccess,
): readonly Observation[] {
  const tag = tagsOfDigests.get(canonicalReference(use.reference));
  if (tag?.kind !== 'unknown') return [observeTagless(use)];
  return [observeNotChecked(use, 'the tag of a digest', tag, access)];
}
