import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { Digest } from '../values/digest.ts';
import type { DecidedPin } from './decide/decide-pins.ts';
import type { Mirror } from '../config/policy/pin-settings.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import { placeOf } from './decide/pin-plan.ts';
import type { PinMove } from './decide/pin-plan.ts';
import { signatureHold, signatureSkip } from '../signatures/decide/signature-hold.ts';
import type { SignatureHold } from '../signatures/decide/signature-hold.ts';
import type { BuildTrust } from '../signatures/decide/build-trust.ts';
import { isRememberedBy } from '../signatures/decide/remember-signers.ts';
import type { RememberedSigner, SelectedBuild } from '../signatures/decide/remember-signers.ts';
import type { SignatureMode } from '../signatures/decide/trust-settings.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { VerifyBuild } from '../signatures/verify-build.ts';

/** How a run treats the signatures of the builds that it selects. */
export interface PinSignatures {
  readonly verifyBuild: VerifyBuild;
  readonly mode: Exclude<SignatureMode, 'off'>;
  /** The host whose images all have a signer, as references name it. Images of others need none. */
  readonly registryHost: string;
  /** Returns the signers that this run writes to the configuration file; none if absent. */
  readonly remember?: (builds: readonly SelectedBuild[]) => readonly RememberedSigner[];
}

/** The decisions of a run after its builds were verified. */
export interface SignedPins {
  readonly decided: readonly DecidedPin[];
  /** The signers that the run writes to the configuration file. */
  readonly remembered: readonly RememberedSigner[];
}

/**
 * Verifies the selected build of each update. Skips those whose build is not verified; all others get what their
 * signatures show. A mirror often has no signatures, so its upstream is looked at. Throws as `VerifyBuild`.
 */
export async function requireSigned(
  decided: readonly DecidedPin[],
  mirrors: readonly Mirror[],
  signatures: PinSignatures | undefined,
): Promise<SignedPins> {
  if (signatures === undefined) return { decided, remembered: [] };
  const verified = await mapLimit(decided, IN_FLIGHT, async (one) => {
    const { decision, image } = one;
    if (decision.kind !== 'move') return { one, build: undefined };
    const { host, path } = upstreamOf(mirrors, image.reference);
    const upstream = { host, path };
    const trust = await signatures.verifyBuild(upstream, decision.to);
    return { one, build: { image: upstream, digest: decision.to, trust } };
  });
  const remembered = signatures.remember?.(verified.flatMap(({ build }) => build ?? [])) ?? [];
  const final = verified.map(({ one, build }) =>
    build === undefined ? one : withTrust(one, build, holdOf(build, signatures, remembered)),
  );
  return { decided: final, remembered };
}

function withTrust(one: DecidedPin, { trust }: SelectedBuild, hold: SignatureHold | undefined): DecidedPin {
  if (one.decision.kind !== 'move') return one;
  return { ...one, decision: hold === undefined ? { ...one.decision, trust } : signatureSkip(hold) };
}

function holdOf(
  { image, digest, trust }: SelectedBuild,
  { mode, registryHost }: PinSignatures,
  remembered: readonly RememberedSigner[],
): SignatureHold | undefined {
  const found = trust.kind === 'no-known-signer' ? trust.found : undefined;
  const isSignerOptional =
    image.host !== registryHost ||
    (found !== undefined && isRememberedBy(remembered, { image, signer: found.signer }));
  return signatureHold({ digest, trust, mode, isSignerOptional });
}

/** The outcome of verifying one build, and why it is not used. */
export interface SignatureDecision {
  readonly trust: BuildTrust;
  readonly hold: SignatureHold | undefined;
}

/** Verifies the signatures of a build and decides whether it is used. Throws as `VerifyBuild`. */
export async function decideSigned(
  { host, path }: OciImage,
  digest: Digest,
  signatures: PinSignatures,
): Promise<SignatureDecision> {
  const image = { host, path };
  const trust = await signatures.verifyBuild(image, digest);
  return { trust, hold: holdOf({ image, digest, trust }, signatures, []) };
}

/** Earlier proposals by `placeOf`: those that are kept, and those that are withdrawn. */
export interface KeptMoves {
  readonly moves: ReadonlyMap<string, PinMove>;
  readonly held: ReadonlyMap<string, SignatureHold>;
}

/**
 * Verifies the builds of earlier proposals: those that are known not to be verified are withdrawn, and those whose
 * signatures could not be fetched are kept.
 */
export async function verifyKept(
  kept: readonly PinMove[],
  signatures: PinSignatures | undefined,
): Promise<KeptMoves> {
  const moves = new Map<string, PinMove>();
  const held = new Map<string, SignatureHold>();
  await mapLimit(kept, IN_FLIGHT, async (move) => {
    const decided = signatures && (await decideSigned(move.upstream, move.to, signatures));
    const hold = decided?.hold;
    if (hold !== undefined && hold.code !== 'lookup-failed') held.set(placeOf(move), hold);
    else moves.set(placeOf(move), decided === undefined ? move : { ...move, trust: decided.trust });
  });
  return { moves, held };
}
