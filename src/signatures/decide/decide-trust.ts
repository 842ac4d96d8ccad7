import type { Problem } from '../../values/errors.ts';
import type { BuildSignature, BuildTrust } from './build-trust.ts';
import { isTrusted } from './signer.ts';
import type { TrustedSigners } from './signer.ts';

/** The result of reading one signature of a build, or of looking for more of them. */
export type SignatureFinding =
  | ({
      readonly kind: 'valid';
      /** The other image of the same registry that it names; undefined if it names this one, or none. */
      readonly signedAs: string | undefined;
    } & BuildSignature)
  /** `reason` is a clause. */
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'unverifiable'; readonly reason: string; readonly remedy: string }
  | { readonly kind: 'failed'; readonly problem: Problem };

/**
 * Decides what all findings about a build mean (signing-rules.md#decisions). One good signature of a trusted signer is
 * enough; without it, a failed request leaves open whether there is one. `trusted` is undefined for an image without known
 * signers.
 */
export function decideTrust(
  findings: readonly SignatureFinding[],
  trusted: TrustedSigners | undefined,
): BuildTrust {
  const valid = findings.flatMap((one) => (one.kind === 'valid' ? [one] : []));
  const own = valid.filter(({ signer }) => trusted !== undefined && isTrusted(signer, trusted.signers));
  const good = own.find(({ signedAs }) => signedAs === undefined);
  if (good !== undefined && trusted !== undefined)
    return { ...signatureOf(good), kind: 'verified', source: trusted.source };
  const [other] = own;
  if (other?.signedAs !== undefined)
    return { ...signatureOf(other), kind: 'signed-as-other', signedAs: other.signedAs };
  const failed = findings.find((one) => one.kind === 'failed');
  if (failed !== undefined) return { kind: 'not-checked', problem: failed.problem };
  if (trusted === undefined) {
    const [only, ...more] = firstOfEachSigner(valid.filter(({ signedAs }) => signedAs === undefined));
    return { kind: 'no-known-signer', found: more.length === 0 ? only : undefined };
  }
  const expected = trusted.signers;
  const [found, ...others] = firstOfEachSigner(valid);
  if (found !== undefined) return { kind: 'wrong-signer', found: [found, ...others], expected };
  const unverifiable = findings.find((one) => one.kind === 'unverifiable');
  if (unverifiable !== undefined)
    return { kind: 'not-verifiable', reason: unverifiable.reason, remedy: unverifiable.remedy };
  const invalid = findings.find((one) => one.kind === 'invalid');
  return invalid === undefined
    ? { kind: 'unsigned', expected }
    : { kind: 'bad-signature', reason: invalid.reason };
}

type ValidSignature = Extract<SignatureFinding, { readonly kind: 'valid' }>;

function firstOfEachSigner(valid: readonly ValidSignature[]): readonly BuildSignature[] {
  const isFirst = (one: ValidSignature, index: number): boolean =>
    valid.findIndex(({ signer }) => isTrusted(one.signer, [signer])) === index;
  return valid.filter(isFirst).map(signatureOf);
}

function signatureOf({ signer, signedAt, logUrl, form }: BuildSignature): BuildSignature {
  return { signer, signedAt, logUrl, form };
}
