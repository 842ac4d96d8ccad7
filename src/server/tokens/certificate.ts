import { der } from './der.ts';
import { signBytes } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

/** Who vouches for a certificate: an RSA key, so that the certificate is the same whenever it is made. */
export interface CertificateIssuer {
  readonly key: SigningKey;
  /** Its common name. */
  readonly name: string;
}

/**
 * A certificate that the key signs for itself, in DER: what a stock registry needs in its `rootcertbundle` to trust our
 * tokens (distribution configuration, `auth.token`). It follows from the key alone, and never runs out
 * (RFC 5280 §4.1.2.5), so that it is the same after every start.
 */
export async function selfSignedCertificate(key: SigningKey, name: string): Promise<Uint8Array> {
  return certify(key, name, { key, name });
}

/** A certificate for another key, by one that has a self-signed one: whoever trusts that one trusts this one too. */
export async function certify(key: SigningKey, name: string, issuer: CertificateIssuer): Promise<Uint8Array> {
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', key.publicKey));
  const serial = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey)).subarray(0, 16);
  const unsigned = der.sequence(
    der.explicit(0, der.smallInteger(VERSION_3)),
    der.positiveInteger(serial.map((byte, index) => (index === 0 ? byte | 0x80 : byte))),
    SHA256_WITH_RSA,
    commonName(issuer.name),
    der.sequence(der.time('20000101000000Z'), der.time('99991231235959Z')),
    commonName(name),
    publicKey,
    ...(key === issuer.key ? [der.explicit(3, der.sequence(IS_AUTHORITY))] : []),
  );
  return der.sequence(unsigned, SHA256_WITH_RSA, der.bits(await signBytes(unsigned, issuer.key)));
}

/** The certificate as text (RFC 7468). */
export function toPem(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Versions are counted from 0. */
const VERSION_3 = 2;

const SHA256_WITH_RSA = der.sequence(der.objectIdentifier('1.2.840.113549.1.1.11'), der.null());

/** The basic constraint of an authority, critical (RFC 5280 §4.2.1.9). */
const IS_AUTHORITY = der.sequence(
  der.objectIdentifier('2.5.29.19'),
  der.true(),
  der.octets(der.sequence(der.true())),
);

function commonName(name: string): Uint8Array {
  return der.sequence(der.set(der.sequence(der.objectIdentifier('2.5.4.3'), der.text(name))));
}
