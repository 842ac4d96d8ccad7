import type { RFC3161Timestamp, X509Certificate } from '@sigstore/core';
import type { TrustMaterial } from '@sigstore/verify';

import type { SignatureEvidence } from './evidence.ts';
import { leaveOpen, parsing, refuse } from './refusal.ts';

/**
 * Checks that the trust root has the logs and authorities that a signature names, before anything is verified: a signature
 * of another instance is not a forgery (signing-rules.md#checks). Throws an open outcome for one that it does not have,
 * and a refusal for a certificate without a timestamp of its log.
 */
export function requireKnownAuthorities(
  { entries }: SignatureEvidence,
  certificate: X509Certificate,
  timestamps: readonly RFC3161Timestamp[],
  material: TrustMaterial,
): void {
  if (!isKnownIssuer(certificate, material)) unknown('the authority that issued its certificate');
  const logged = parsing(
    'certificate',
    'its certificate',
    () => certificate.extSCT?.signedCertificateTimestamps,
  );
  if (logged === undefined || logged.length === 0) {
    refuse('certificate', 'its certificate is not in a log of certificates');
  }
  if (!logged.every(({ logID }) => material.ctlogs.some((log) => log.logID.equals(logID)))) {
    unknown('the log that its certificate is in');
  }
  if (!entries.every((entry) => isKnownLog(entry, material))) unknown('the transparency log that it is in');
  if (!timestamps.every((timestamp) => isKnownTimestamp(timestamp, material))) {
    unknown('the timestamp authority that dated it');
  }
}

/** Returns whether the trust root has the log of an entry. */
export function isKnownLog(
  { logId }: SignatureEvidence['entries'][number],
  { tlogs }: TrustMaterial,
): boolean {
  return tlogs.some(({ logID }) => logID.equals(logId.keyId));
}

/** Returns whether the trust root has the authority that signed a timestamp. */
export function isKnownTimestamp(
  timestamp: RFC3161Timestamp,
  { timestampAuthorities }: TrustMaterial,
): boolean {
  return parsing('timestamp', 'its timestamp', () => {
    const { signerSerialNumber, signerIssuer } = timestamp;
    return timestampAuthorities.some(
      ({ certChain: [signer] }) =>
        signer !== undefined &&
        signer.serialNumber.equals(signerSerialNumber) &&
        signer.issuer.equals(signerIssuer),
    );
  });
}

function isKnownIssuer(certificate: X509Certificate, { certificateAuthorities }: TrustMaterial): boolean {
  return parsing('certificate', 'its certificate', () => {
    const identifier = certificate.extAuthorityKeyID?.keyIdentifier;
    return certificateAuthorities.some(({ certChain }) =>
      certChain.some((authority) =>
        identifier === undefined
          ? authority.subject.equals(certificate.issuer)
          : authority.extSubjectKeyID?.keyIdentifier.equals(identifier) === true,
      ),
    );
  });
}

function unknown(authority: string): never {
  return leaveOpen('unknown-authority', `${authority} is not in the trust root`);
}
