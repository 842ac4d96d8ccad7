import { ASN1Obj, X509Certificate } from '@sigstore/core';

/** Parses the certificate of a signature, as `encodeOnce`. Throws errors of the library. */
export function parseCertificate(der: Buffer<ArrayBuffer>): X509Certificate {
  return encodeOnce(X509Certificate.parse(der));
}

/**
 * Makes a certificate keep its encoding and be copied without it. The library encodes certificates again for each
 * comparison while it builds a chain, and parses one again for a copy, which takes most of the time of a verification; it
 * never changes the original.
 */
function encodeOnce(certificate: X509Certificate): X509Certificate {
  const { root, tbsCertificate } = certificate;
  for (const part of [root, tbsCertificate, ...tbsCertificate.subs]) {
    const der = encode(part);
    part.toDER = () => der;
  }
  certificate.clone = () => new X509Certificate(copyOf(root));
  return certificate;
}

/** As `encodeOnce`; an authority also keeps by which others it is signed: most signatures of a run have the same chain. */
export function verifyOnce(authority: X509Certificate): void {
  const known = new WeakMap<X509Certificate, boolean>();
  const verify = encodeOnce(authority).verify.bind(authority);
  authority.verify = (issuer = authority) => {
    const isSigned = known.get(issuer) ?? verify(issuer);
    known.set(issuer, isSigned);
    return isSigned;
  };
}

class CopiedObject extends ASN1Obj {
  public override toDER(): Buffer {
    return encode(this);
  }
}

function copyOf({ tag, value, subs }: ASN1Obj): ASN1Obj {
  return new CopiedObject(tag, value, subs.map(copyOf));
}

/** The bytes that the library makes of an object, in fewer buffers (X.690, 8.1 and 10.1). */
function encode({ tag, value, subs }: ASN1Obj): Buffer {
  const content = subs.length === 0 ? value : Buffer.concat(subs.map(encode));
  return Buffer.concat([Buffer.of(tag.toDER(), ...lengthOf(content)), content]);
}

function lengthOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) bytes.unshift(rest % 0x100);
  return [0x80 | bytes.length, ...bytes];
}
