import { X509Certificate } from '@sigstore/core';
import { describe, expect, it } from 'vitest';

import { readCertificateFacts } from '../../../../src/signatures/sigstore/certificate-facts.ts';
import { judgeCertificate } from '../../../../src/signatures/decide/certificate-profile.ts';
import { createAuthority } from '../../../../src/embedded-platform/signing/certificate-authority.ts';
import {
  extendedKeyUsage,
  extension,
  keyUsage,
} from '../../../../src/embedded-platform/signing/certificate.ts';
import { deriveKey } from '../../../../src/embedded-platform/signing/keys.ts';

type Profile = Parameters<typeof createAuthority>[3];

/** A certificate with these extensions, and the identifiers of its key. */
function factsOf(profile: Profile) {
  const { certificate } = createAuthority(
    deriveKey(Buffer.from('a secret of the test'), 'leaf'),
    'leaf',
    undefined,
    profile,
  );
  return readCertificateFacts(X509Certificate.parse(Buffer.from(certificate)));
}

const CODE_SIGNING = extendedKeyUsage(['1.3.6.1.5.5.7.3.3']);

describe('readCertificateFacts', () => {
  it('finds an extension that is there twice', () => {
    const facts = factsOf([keyUsage('digitalSignature'), CODE_SIGNING, CODE_SIGNING]);
    expect(judgeCertificate(facts)).toMatchObject({ reason: 'its certificate has an extension twice' });
  });

  it('finds an unknown critical extension', () => {
    const unknown = extension('1.2.3.4', Buffer.of(5, 0), true);
    const facts = factsOf([keyUsage('digitalSignature'), CODE_SIGNING, unknown]);
    expect(judgeCertificate(facts)).toMatchObject({
      reason: 'its certificate has an unknown critical extension',
    });
  });

  it('ignores an unknown one that is not critical', () => {
    const unknown = extension('1.2.3.4', Buffer.of(5, 0));
    expect(factsOf([keyUsage('digitalSignature'), CODE_SIGNING, unknown])).toEqual({
      names: [],
      issuer: undefined,
      formerIssuer: undefined,
      purposes: ['1.3.6.1.5.5.7.3.3'],
      keyUsages: [0],
      isAuthority: false,
      repeated: [],
      unknownCritical: [],
    });
  });

  it.each([
    ['two values in one extension', extension('2.5.29.37', Buffer.of(0x30, 0, 0x30, 0))],
    ['an issuer that is not UTF-8 text', extension('1.3.6.1.4.1.57264.1.8', Buffer.of(4, 1, 0x61))],
    ['a key usage that is not bits', extension('2.5.29.15', Buffer.of(4, 1, 0x80))],
  ])('throws for %s', (_, odd) => {
    expect(() => factsOf([odd])).toThrow();
  });
});
