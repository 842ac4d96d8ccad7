import type { OciImage } from '../../client/oci/oci-authorization.ts';
import type { Digest } from '../../domain/digest.ts';
import type { DecidedPin } from '../../domain/pin/decide-pins.ts';
import type { Mirror } from '../../domain/pin/pin-config.ts';
import { upstreamOf } from '../../domain/pin/pin-config.ts';
import { signatureHold, signatureSkip } from '../../domain/pin/signature-hold.ts';
import type { SignatureHold } from '../../domain/pin/signature-hold.ts';
import type { BuildSignature, BuildTrust } from '../../domain/trust/build-trust.ts';
import type { SignatureMode } from '../../domain/trust/trust-config.ts';
import type { VerifyBuild } from '../trust/verify-build.ts';
import { IN_FLIGHT, mapLimit } from '../concurrency.ts';
import { placeOf } from '../../domain/pin/pin-plan.ts';
import type { PinMove } from '../../domain/pin/pin-plan.ts';

/** How a plan treats the signatures of the builds that it selects. */
export interface PinSignatures {
  readonly verifyBuild: VerifyBuild;
  readonly mode: Exclude<SignatureMode, 'off'>;
  /** The host whose images all have a signer, as references name it. Images of others need none. */
  readonly registryHost: string;
  /** True if this run writes the signer of an image without known signer to the configuration file; never if absent. */
  readonly isRemembered?: (image: OciImage, found: BuildSignature) => boolean;
}

/** The outcome of verifying a build, and the skip that follows from it. */
export interface SignatureDecision {
  readonly trust: BuildTrust;
  readonly hold: SignatureHold | undefined;
}

/** Verifies the signatures of a build and decides whether it may be used. Throws as `VerifyBuild`. */
export async function decideSigned(
  image: OciImage,
  digest: Digest,
  { verifyBuild, mode, registryHost, isRemembered }: PinSignatures,
): Promise<SignatureDecision> {
  const trust = await verifyBuild({ host: image.host, path: image.path }, digest);
  const found = trust.kind === 'no-known-signer' ? trust.found : undefined;
  const isSignerOptional =
    image.host !== registryHost || (found !== undefined && isRemembered?.(image, found) === true);
  return { trust, hold: signatureHold({ digest, trust, mode, isSignerOptional }) };
}

/** Skips an update whose build is not verified; otherwise the update gets what its signatures show. */
export async function requireSigned(
  one: DecidedPin,
  mirrors: readonly Mirror[],
  signatures: PinSignatures | undefined,
): Promise<DecidedPin> {
  const { decision, image } = one;
  if (decision.kind !== 'move' || signatures === undefined) return one;
  // A mirror has the same bytes, and often no signatures.
  const { trust, hold } = await decideSigned(upstreamOf(mirrors, image.reference), decision.to, signatures);
  return { ...one, decision: hold === undefined ? { ...decision, trust } : signatureSkip(hold) };
}

/**
 * Verifies the builds of earlier proposals: those that are known not to be verified are withdrawn, and those whose
 * signatures could not be fetched are kept. Both maps are by `placeOf`.
 */
export async function verifyKept(
  kept: readonly PinMove[],
  signatures: PinSignatures | undefined,
): Promise<{
  readonly moves: ReadonlyMap<string, PinMove>;
  readonly held: ReadonlyMap<string, SignatureHold>;
}> {
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
