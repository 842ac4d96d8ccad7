import type { ASN1Obj, X509Certificate } from '@sigstore/core';

import type { CertificateFacts } from '../decide/certificate-profile.ts';

const ISSUER = '1.3.6.1.4.1.57264.1.8';
const FORMER_ISSUER = '1.3.6.1.4.1.57264.1.1';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_ALTERNATIVE_NAME = '2.5.29.17';
const BASIC_CONSTRAINTS = '2.5.29.19';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const READ_IF_CRITICAL = new Set([
  KEY_USAGE,
  SUBJECT_ALTERNATIVE_NAME,
  BASIC_CONSTRAINTS,
  EXTENDED_KEY_USAGE,
]);

/** The tags of a UTF8String, and of a URI among subject alternative names (RFC 5280 §4.2.1.6). */
const UTF8_STRING = 0x0c;
const URI = 0x86;

/** Reads the extensions of a certificate themselves; the library looks only at the first of several names. */
export function readCertificateFacts(certificate: X509Certificate): CertificateFacts {
  const oids = certificate.extensions.map(({ subs: [oid] }) => oid?.toOID() ?? '');
  const issuer = contentOf(certificate, ISSUER);
  if (issuer !== undefined && issuer.tag.toDER() !== UTF8_STRING) throw new TypeError('not a UTF8String');
  return {
    names: (contentOf(certificate, SUBJECT_ALTERNATIVE_NAME)?.subs ?? []).map(({ tag, value }) => ({
      isUri: tag.toDER() === URI,
      text: value.toString('latin1'),
    })),
    issuer: issuer?.value.toString('latin1'),
    formerIssuer: certificate.extension(FORMER_ISSUER)?.value.toString('latin1'),
    purposes: contentOf(certificate, EXTENDED_KEY_USAGE)?.subs.map((purpose) => purpose.toOID()),
    keyUsages: contentOf(certificate, KEY_USAGE)
      ?.toBitString()
      .flatMap((bit, index) => (bit === 1 ? [index] : [])),
    isAuthority: contentOf(certificate, BASIC_CONSTRAINTS)?.subs[0]?.toBoolean() ?? false,
    repeated: oids.filter((oid, index) => oids.indexOf(oid) !== index),
    unknownCritical: oids.filter(
      (oid) => certificate.extension(oid)?.critical === true && !READ_IF_CRITICAL.has(oid),
    ),
  };
}

/** The one value of an extension; undefined without the extension. */
function contentOf(certificate: X509Certificate, oid: string): ASN1Obj | undefined {
  const subs = certificate.extension(oid)?.valueObj.subs;
  if (subs !== undefined && subs.length !== 1) throw new TypeError('not one value');
  return subs?.[0];
}
