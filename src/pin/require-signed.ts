import type { DecidedPin } from './decide/decide-pins.ts';
import type { Mirror } from '../config/policy/pin-settings.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import { placeOf } from './decide/pin-plan.ts';
import type { PinMove } from './decide/pin-plan.ts';
import { signatureSkip } from './decide/signature-warnings.ts';
import type { SignatureHold } from '../signatures/decide/signature-hold.ts';
import type { RememberedSigner, SelectedBuild } from '../signatures/decide/remember-signers.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { PinSignatures } from '../signatures/decide-signed.ts';
import { holdOf, decideSigned } from '../signatures/decide-signed.ts';

/** Opens the verification of builds with the first build to verify; returns undefined if it is turned off. */
export type OpenPinSignatures = () => Promise<PinSignatures | undefined>;

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
  openSignatures: OpenPinSignatures | undefined,
): Promise<SignedPins> {
  const isUpdated = decided.some(({ decision }) => decision.kind === 'move');
  const signatures = isUpdated ? await openSignatures?.() : undefined;
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
  openSignatures: OpenPinSignatures | undefined,
): Promise<KeptMoves> {
  const signatures = kept.length === 0 ? undefined : await openSignatures?.();
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
