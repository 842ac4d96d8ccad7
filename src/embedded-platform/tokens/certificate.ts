import type { X509Certificate } from '@peculiar/x509';

import type { SigningKey } from './signing-key.ts';

/** An RSA key that issues certificates; RSA signatures are deterministic, so the certificates are too. */
export interface CertificateIssuer {
  readonly key: SigningKey;
  /** Its common name. */
  readonly name: string;
}

/**
 * Creates the certificate of an authority, which a stock registry needs in its `rootcertbundle` to accept the tokens of
 * this platform (distribution configuration, `auth.token`). It depends on the key only and never expires (RFC 5280
 * §4.1.2.5), so that it is the same after every start.
 */
export async function selfSignedCertificate(issuer: CertificateIssuer): Promise<X509Certificate> {
  return issueCertificate(issuer.key, issuer.name, issuer);
}

/**
 * Creates the certificate of `key`, signed by the issuer. The library is loaded on first use: most platforms never issue a
 * certificate.
 */
export async function issueCertificate(
  key: SigningKey,
  name: string,
  issuer: CertificateIssuer,
): Promise<X509Certificate> {
  await import('reflect-metadata');
  const { BasicConstraintsExtension, X509CertificateGenerator } = await import('@peculiar/x509');
  const publicKey = await crypto.subtle.exportKey('spki', key.publicKey);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey));
  return X509CertificateGenerator.create({
    serialNumber: Buffer.from(digest.subarray(0, 16)).toString('hex'),
    subject: [{ CN: [name] }],
    issuer: [{ CN: [issuer.name] }],
    notBefore: new Date('2000-01-01T00:00:00Z'),
    notAfter: new Date('9999-12-31T23:59:59Z'),
    publicKey: key.publicKey,
    signingKey: issuer.key.privateKey,
    signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    extensions: key === issuer.key ? [new BasicConstraintsExtension(true, undefined, true)] : [],
  });
}
