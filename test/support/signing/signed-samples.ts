import { createSignatureVerifier } from '../../../src/signatures/sigstore/signature-verifier.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { SignedContent } from '../../../src/signatures/decide/signed-content.ts';
import type { UnverifiedContent, VerifiedContent } from '../../../src/signatures/verify-signature.ts';
import type { BundleOptions } from '../../../src/embedded-platform/signing/bundle.ts';
import type { CertificateOptions } from '../../../src/embedded-platform/signing/certificate-authority.ts';
import { RELEASE_WORKFLOW } from '../../../src/embedded-platform/signing/identities.ts';
import type { LegacyOptions } from '../../../src/embedded-platform/signing/legacy-layer.ts';
import type { Signed } from '../../../src/embedded-platform/signing/signed.ts';
import { createSigningAuthority } from '../../../src/embedded-platform/signing/signing-authority.ts';
import type { SignatureBy } from '../../../src/embedded-platform/signing/signing-authority.ts';

/** The instance whose trust root the tests have. */
export const AUTHORITY = createSigningAuthority(Buffer.from('the authority of the tests'));

export const AT = parseInstant('2026-05-01T08:30:00Z');
export const BY = { identity: RELEASE_WORKFLOW, at: AT };

export const HEX = 'a'.repeat(64);
export const DIGEST = parseDigest(`sha256:${HEX}`);

/** The payload of a legacy signature. */
export const PAYLOAD = Buffer.from(
  JSON.stringify({
    critical: {
      identity: { 'docker-reference': 'cgr.dev/chainguard/python' },
      image: { 'docker-manifest-digest': DIGEST },
      type: 'cosign container image signature',
    },
    optional: null,
  }),
);

/** The statement of an attestation. */
export const STATEMENT = Buffer.from(
  JSON.stringify({
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: 'https://spdx.dev/Document',
    subject: [{ name: 'cgr.dev/chainguard/python', digest: { sha256: HEX } }],
    predicate: { spdxVersion: 'SPDX-2.3' },
  }),
);

const verifySignature = createSignatureVerifier(JSON.parse(AUTHORITY.trustedRoot()));

/** Verifies with the trust root of `AUTHORITY`. */
export function verify(
  content: SignedContent,
  keys: readonly string[] = [],
): VerifiedContent | UnverifiedContent {
  return verifySignature(content, keys);
}

/** Signs the payload, as `BY` or with an odd certificate. */
export function signPayload(certificate: CertificateOptions = {}): Signed {
  return AUTHORITY.signPayload(PAYLOAD, { ...BY, certificate });
}

/** Signs the statement. */
export function signStatement(by: SignatureBy = BY, payloadType?: string): Signed {
  return AUTHORITY.signStatement(STATEMENT, by, payloadType);
}

/** The layer of a signature or an attestation in the legacy form. */
export function toLegacy(signed: Signed, options: LegacyOptions = {}): SignedContent {
  const { bytes, annotations } = AUTHORITY.toLegacyLayer(signed, options);
  const form = signed.payloadType === undefined ? 'legacy-signature' : 'legacy-attestation';
  return { form, bytes, annotations };
}

/** A bundle, and the media type that its registry gives it. */
export function toBundle(signed: Signed, options: BundleOptions = {}): SignedContent {
  return {
    form: 'bundle',
    bytes: AUTHORITY.toBundle(signed, options),
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  };
}
