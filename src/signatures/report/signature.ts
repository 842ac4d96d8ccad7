import { formatInstant } from '../../values/instant.ts';
import type { BuildSignature, BuildTrust } from '../decide/build-trust.ts';
import type { ReportedSignature } from './reported-signature.ts';
import { signerText, TRUST_NOTES, trustReason } from '../decide/trust-text.ts';

/** Returns the outcome of verifying a build for JSON. */
export function reportedSignature(trust: BuildTrust): ReportedSignature {
  const signature = signatureOf(trust);
  const { signer, signedAt, logUrl } = signature ?? {};
  return {
    status: trust.kind,
    signer:
      signer === undefined ? null : signer.kind === 'key' ? `sha256:${signer.fingerprint}` : signer.identity,
    issuer: signer?.kind === 'keyless' ? signer.issuer : null,
    signedAt: signedAt === undefined ? null : formatInstant(signedAt),
    logUrl: logUrl ?? null,
    reason: trust.kind === 'verified' ? null : trustReason(trust),
  };
}

/** The one valid signature of a build, the first if there are several. */
function signatureOf(trust: BuildTrust): BuildSignature | undefined {
  if (trust.kind === 'verified' || trust.kind === 'signed-as-other') return trust;
  if (trust.kind === 'wrong-signer') return trust.found[0];
  return trust.kind === 'no-known-signer' ? trust.found : undefined;
}

/** Returns the outcome of verifying a build in a few words for a line: `signed by IDENTITY`, `not signed`. */
export function signatureText(trust: BuildTrust): string {
  return trust.kind === 'verified' ? `signed by ${signerText(trust.signer)}` : TRUST_NOTES[trust.kind];
}
