import { EXTENSION_OID_SCT, X509Certificate } from '@sigstore/core';
import { describe, expect, it } from 'vitest';

import { parseCertificate, verifyOnce } from '../../../../src/signatures/sigstore/certificates.ts';
import { AUTHORITY, signPayload } from '../../../support/signing/signed-samples.ts';

const LEAF = derOf(signPayload());

function derOf({ verifier }: ReturnType<typeof signPayload>): Buffer<ArrayBuffer> {
  return Buffer.from(verifier.der);
}

/** The certificates of the authority that issues certificates of signers, the root last. */
function chain(): readonly X509Certificate[] {
  const { certificateAuthorities } = JSON.parse(AUTHORITY.trustedRoot()) as {
    certificateAuthorities: [{ certChain: { certificates: { rawBytes: string }[] } }];
  };
  return certificateAuthorities[0].certChain.certificates.map(({ rawBytes }) =>
    X509Certificate.parse(Buffer.from(rawBytes, 'base64')),
  );
}

/** What is left without the timestamp of the log of certificates, as the library removes it. */
function withoutTimestamp(certificate: X509Certificate): Buffer {
  const copy = certificate.clone();
  const isTimestamp = ({ subs }: (typeof copy.extensions)[number]) => subs[0]?.toOID() === EXTENSION_OID_SCT;
  copy.extensions.splice(copy.extensions.findIndex(isTimestamp), 1);
  return copy.tbsCertificate.toDER();
}

describe('parseCertificate', () => {
  it('keeps the encoding', () => {
    const certificate = parseCertificate(LEAF);
    expect(certificate.root.toDER()).toEqual(LEAF);
    expect(certificate.tbsCertificate.toDER()).toEqual(X509Certificate.parse(LEAF).tbsCertificate.toDER());
    expect(certificate.publicKey).toEqual(X509Certificate.parse(LEAF).publicKey);
  });

  it('encodes a changed copy as the library does, and leaves the original as it is', () => {
    const certificate = parseCertificate(LEAF);
    expect(withoutTimestamp(certificate)).toEqual(withoutTimestamp(X509Certificate.parse(LEAF)));
    expect(certificate.extSCT).toBeDefined();
  });
});

describe('verifyOnce', () => {
  it('gives the same answers again, each for its issuer', () => {
    const authorities = chain();
    const expected = chain().map((one) => chain().map((issuer) => one.verify(issuer)));
    authorities.forEach(verifyOnce);
    const answers = (): readonly (readonly boolean[])[] =>
      authorities.map((one) => authorities.map((issuer) => one.verify(issuer)));
    expect(answers()).toEqual(expected);
    expect(answers()).toEqual(expected);
    expect(authorities.at(-1)?.verify()).toBe(true);
    expect(authorities[0]?.verify()).toBe(false);
  });
});
