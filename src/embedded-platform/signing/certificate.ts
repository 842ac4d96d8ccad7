import { AsnConvert, AsnUtf8StringConverter, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

import type { Instant } from '../../values/instant.ts';
import { sha256 } from './bytes.ts';
import type { DerivedKey } from './keys.ts';

/** A certificate authority or timestamp signer: its certificate and its key. */
export interface CertifiedKey {
  readonly key: DerivedKey;
  readonly certificate: Uint8Array;
  readonly subject: Name;
}

/** The fields of a certificate besides its issuer. */
export interface CertificateFields {
  /** Whatever makes the certificate another one; its hash is the serial number. */
  readonly serial: Uint8Array;
  readonly subject: Name;
  readonly notBefore: Instant;
  readonly notAfter: Instant;
  /** SubjectPublicKeyInfo as DER. */
  readonly spki: Uint8Array;
  readonly extensions: readonly Extension[];
}

/** RFC 5758 §3.2. */
const ECDSA = { 'P-256': '1.2.840.10045.4.3.2', 'P-384': '1.2.840.10045.4.3.3', Ed25519: '1.3.101.112' };

/** The algorithm with which a key signs. */
export function signatureAlgorithm(key: DerivedKey): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithm: ECDSA[key.kind] });
}

/** Returns the part of a certificate that its issuer signs (RFC 5280 §4.1.2). */
export function toBeSigned(
  fields: CertificateFields,
  issuer: Pick<CertifiedKey, 'key' | 'subject'>,
): TBSCertificate {
  const serial = sha256(fields.serial).subarray(0, 20);
  // Positive, and of the same length for all.
  const serialNumber = Uint8Array.of(((serial[0] ?? 0) % 64) | 64, ...serial.subarray(1));
  return new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber.buffer,
    signature: signatureAlgorithm(issuer.key),
    issuer: issuer.subject,
    validity: new Validity({ notBefore: new Date(fields.notBefore), notAfter: new Date(fields.notAfter) }),
    subject: fields.subject,
    subjectPublicKeyInfo: AsnConvert.parse(fields.spki, SubjectPublicKeyInfo),
    extensions: new Extensions([...fields.extensions]),
  });
}

/** Signs a certificate; DER. */
export function signCertificate(tbs: TBSCertificate, key: DerivedKey): Uint8Array {
  const signatureValue = new Uint8Array(key.sign(new Uint8Array(AsnConvert.serialize(tbs))));
  const certificate = new Certificate({
    tbsCertificate: tbs,
    signatureAlgorithm: signatureAlgorithm(key),
    signatureValue: signatureValue.buffer,
  });
  return new Uint8Array(AsnConvert.serialize(certificate));
}

/** The name of an authority: organization and common name. */
export function authorityName(commonName: string): Name {
  const parts = [
    ['2.5.4.10', 'mooring.test'],
    ['2.5.4.3', commonName],
  ] as const;
  return new Name(
    parts.map(([type, value]) => {
      const attribute = new AttributeTypeAndValue({
        type,
        value: new AttributeValue({ utf8String: value }),
      });
      return new RelativeDistinguishedName([attribute]);
    }),
  );
}

export function extension(extnID: string, value: unknown, critical = false): Extension {
  const bytes = value instanceof Uint8Array ? value : new Uint8Array(AsnConvert.serialize(value));
  return new Extension({ extnID, critical, extnValue: new OctetString(bytes) });
}

/** DER of a UTF8String. */
export function utf8String(text: string): Uint8Array {
  return new Uint8Array(AsnUtf8StringConverter.toASN(text).toBER());
}

/** DER of an OCTET STRING. */
export function octetString(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(AsnConvert.serialize(new OctetString(bytes)));
}

export function keyUsage(...flags: readonly (keyof typeof KeyUsageFlags)[]): Extension {
  const bits = flags.reduce((all, flag) => all | KeyUsageFlags[flag], 0);
  return extension('2.5.29.15', new KeyUsage(bits), true);
}

/** Which purposes a certificate has, by OID (RFC 5280 §4.2.1.12). */
export function extendedKeyUsage(purposes: readonly string[], critical = false): Extension {
  return extension('2.5.29.37', new ExtendedKeyUsage([...purposes]), critical);
}

export function basicConstraints(cA: boolean, pathLenConstraint?: number): Extension {
  const length = pathLenConstraint === undefined ? {} : { pathLenConstraint };
  return extension('2.5.29.19', new BasicConstraints({ cA, ...length }), true);
}

/** The identifiers by which a chain is found: of the certificate's own key, and of its issuer's. */
export function keyIdentifiers(spki: Uint8Array, issuerSpki: Uint8Array): readonly Extension[] {
  return [
    extension('2.5.29.14', new SubjectKeyIdentifier(keyIdentifier(spki))),
    extension(
      '2.5.29.35',
      new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyIdentifier(issuerSpki)) }),
    ),
  ];
}

/** RFC 7093 §2, method 4 over the whole key. */
function keyIdentifier(spki: Uint8Array): Uint8Array {
  return sha256(spki).subarray(0, 20);
}
