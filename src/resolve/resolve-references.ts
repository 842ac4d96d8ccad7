import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { Problem } from '../values/errors.ts';
import type { Digest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { lagOf } from '../tag-history/decide/lag.ts';
import { usualInterval } from '../values/tag-history.ts';
import {
  effectiveTag,
  formatImage,
  formatImageReference,
  readImageReference,
} from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import { decidePin } from '../pin/decide/decide-pin.ts';
import type { PinDecision, PinRules } from '../pin/decide/decide-pin.ts';
import type { TagFacts } from '../tag-history/decide/tag-facts.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import { digestOfPlatform } from '../values/platform-digest.ts';
import { UNRESOLVED_CODES } from './decide/resolution.ts';
import type {
  Resolution,
  Resolutions,
  ResolvedReference,
  UnresolvedCode,
  UnresolvedReference,
} from './decide/resolution.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import { decideSigned } from '../signatures/decide-signed.ts';
import type { PinSignatures, SignatureDecision } from '../signatures/decide-signed.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

export interface ResolveOptions {
  readonly source: TagSource;
  /** Builds that are not verified are not used; if absent, signatures are not looked at. */
  readonly signatures?: PinSignatures | undefined;
  /** The pin configuration of the repository. Its holds are ignored: they concern existing pins. */
  readonly settings: PinSettings;
  readonly now: Instant;
  /** Resolve the tags as they were at this time; undefined for the current state. */
  readonly asOf: Instant | undefined;
  /** `linux/arm64`: the digest of that platform's manifest instead of the index's; undefined for the whole build. */
  readonly platform: string | undefined;
}

/**
 * Resolves references to builds at one time and by one set of rules; each tag is queried once. A digest that
 * is already in the text is ignored: its tag is resolved. A reference that cannot be resolved does not affect
 * the others. Throws only `run_deadline` and `internal_bug`.
 */
export async function resolveReferences(
  texts: readonly string[],
  options: ResolveOptions,
): Promise<Resolutions> {
  const { asOf, now, platform, settings } = options;
  const references = await mapLimit(texts, IN_FLIGHT, async (written) => resolveText(written, options));
  return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
}

async function resolveText(written: string, options: ResolveOptions): Promise<Resolution> {
  const reading = readImageReference(written);
  if (reading.kind === 'invalid')
    return unresolved(written, { code: 'invalid-reference', reason: reading.reason });
  const tag = effectiveTag(reading.reference);
  if (tag === undefined)
    return unresolved(written, {
      code: 'digest-alone',
      reason: 'it has a digest but no tag to resolve',
    });
  return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
}

type TaggedReference = ImageReference & { readonly tag: string };

async function resolveTag(
  written: string,
  reference: TaggedReference,
  options: ResolveOptions,
): Promise<Resolution> {
  const { source, settings, now, asOf } = options;
  const rules: PinRules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
  const upstream = upstreamOf(settings.mirrors, reference);
  const facts = await source.tag(upstream, reference.tag);
  if (facts.kind === 'unknown') return unresolved(written, lookupFailed(facts.problem));
  const decision = decidePin({ reference, facts, chosen: undefined }, rules);
  if (decision.kind === 'skip')
    return unresolved(written, { code: codeOf(decision), reason: decision.reason });
  // The signature of an index covers the manifests of its platforms.
  const signed = await verifySignatures(upstream, decision.to, options);
  if (signed.hold !== undefined) return unresolved(written, signed.hold);
  const chosen = await choosePlatform(upstream, decision.to, options);
  if (chosen.kind === 'problem') return unresolved(written, chosen);
  const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
  if (problem !== undefined) return unresolved(written, problem);
  return {
    kind: 'resolved',
    written,
    reference: formatImageReference({ ...reference, digest: chosen.digest }),
    image: formatImage(reference),
    tag: reference.tag,
    digest: chosen.digest,
    builtAt: decision.builtAt,
    ...(signed.trust === undefined ? {} : { trust: signed.trust }),
    ...factsOf(facts.value, decision.to),
  };
}

async function verifySignatures(
  image: OciImage,
  build: Digest,
  { signatures }: ResolveOptions,
): Promise<Partial<SignatureDecision>> {
  return signatures === undefined ? {} : decideSigned(image, build, signatures);
}

function factsOf(facts: TagFacts, digest: Digest): Pick<ResolvedReference, 'behind' | 'usualInterval'> {
  if (facts.kind === 'digest') return { behind: undefined, usualInterval: undefined };
  const behind = lagOf(facts.history, digest);
  return {
    behind: behind.kind === 'behind' ? { builds: behind.builds, days: behind.days } : { builds: 0, days: 0 },
    usualInterval: usualInterval(facts.history),
  };
}

type Chosen =
  | { readonly kind: 'digest'; readonly digest: Digest }
  | ({ readonly kind: 'problem' } & Unresolved);

/** Chooses the manifest of the platform, or the build itself if no platform is requested. */
async function choosePlatform(
  image: OciImage,
  build: Digest,
  { source, platform }: ResolveOptions,
): Promise<Chosen> {
  if (platform === undefined) return { kind: 'digest', digest: build };
  const answer = await source.platforms(image, build);
  if (answer.kind === 'unknown') return { kind: 'problem', ...lookupFailed(answer.problem) };
  const choice = digestOfPlatform(answer.value, platform);
  if (choice.kind === 'found') return { kind: 'digest', digest: choice.digest };
  return {
    kind: 'problem',
    code: 'no-platform',
    reason: `${build} has no single manifest for ${platform}: ${choice.why}`,
  };
}

/** Checks that the mirror has the digest that the upstream returned; otherwise the next pull fails. */
async function problemAtMirror(
  reference: ImageReference,
  { upstream, digest }: { readonly upstream: OciImage; readonly digest: Digest },
  source: TagSource,
): Promise<Unresolved | undefined> {
  if (formatImage(upstream) === formatImage(reference)) return undefined;
  const answer = await source.has(reference, digest);
  if (answer.kind === 'unknown') return lookupFailed(answer.problem);
  if (answer.value) return undefined;
  return { code: 'mirror-lacks', reason: `${formatImage(reference)} does not have ${digest} yet` };
}

interface Unresolved {
  readonly code: UnresolvedCode;
  readonly reason: string;
  readonly hint?: string;
}

function lookupFailed({ code, message, hint }: Problem): Unresolved {
  return { code: code === 'platform_not_found' ? 'not-found' : 'lookup-failed', reason: message, hint };
}

/** Each outcome has a hint of its own, except where the rules of a run skip the build for another reason. */
const NOT_VERIFIED = 'See `trust` in .github/mooring.yml.';

const HINTS: Readonly<Record<UnresolvedCode, string>> = {
  'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
  'digest-alone': 'Add the tag to resolve, with or without the digest after it.',
  'no-build': 'Check the tag name.',
  'too-young': 'Use a smaller min-age, or a later as-of.',
  denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
  'no-history': 'Remove as-of for images in this registry.',
  'age-unknown': 'Remove min-age for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
  'mirror-lacks': 'Copy this build to the mirror first, or select an older one (min-age).',
  unsigned: NOT_VERIFIED,
  'wrong-signer': NOT_VERIFIED,
  'bad-signature': NOT_VERIFIED,
  'signed-as-other': NOT_VERIFIED,
  'not-verifiable': NOT_VERIFIED,
  'no-known-signer': NOT_VERIFIED,
  'no-platform': 'Use one of its platforms, or remove `platform` to resolve the image index.',
  'not-found': 'Check the image name and its tag.',
  'lookup-failed': 'Check the image name and the credentials.',
};

function unresolved(written: string, { code, reason, hint }: Unresolved): UnresolvedReference {
  return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
}

/** Of what can keep a pin where it is, the part that is not about the pin. */
function codeOf({ code }: Extract<PinDecision, { kind: 'skip' }>): UnresolvedCode {
  const known = UNRESOLVED_CODES.find((one) => one === code);
  if (known === undefined)
    throw new MooringError('internal_bug', `a reference without a digest was skipped as ${code}`);
  return known;
}
