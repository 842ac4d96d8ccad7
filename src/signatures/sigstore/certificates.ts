import { ASN1Obj, X509Certificate } from '@sigstore/core';

/** Parses the certificate of a signature, as `encodeOnce`. Throws errors of the library. */
export function parseCertificate(der: Buffer<ArrayBuffer>): X509Certificate {
  const { stackTraceLimit } = Error;
  // The library catches an error for all bytes in a certificate that are no objects; their stacks are not needed.
  Error.stackTraceLimit = 0;
  try {
    return encodeOnce(X509Certificate.parse(der));
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Makes a certificate keep its encoding and the names of its extensions, and be copied as far as a copy is changed. The
 * library encodes certificates again for each comparison while it builds a chain, and parses one again for a copy, which
 * takes most of the time of a verification; of a copy it changes the list of extensions, and never the original.
 */
function encodeOnce(certificate: X509Certificate): X509Certificate {
  const { extensions, root, tbsCertificate } = certificate;
  // The inner ones first, as the outer ones are made of them.
  for (const part of [...extensions, ...tbsCertificate.subs, tbsCertificate, root]) {
    const der = encode(part);
    part.toDER = () => der;
  }
  for (const {
    subs: [name],
  } of extensions) {
    let known: string | undefined;
    if (name !== undefined) name.toOID = () => (known ??= ASN1Obj.prototype.toOID.call(name));
  }
  certificate.clone = () => copyOf(certificate);
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

/** The tag of the extensions among the parts of a certificate (RFC 5280 §4.1). */
const EXTENSIONS = 0x03;

/** A certificate with a list of extensions of its own, and all else of the original. */
function copyOf({ root, tbsCertificate }: X509Certificate): X509Certificate {
  const copy = ({ tag, value }: ASN1Obj, subs: ASN1Obj[]): ASN1Obj => new CopiedObject(tag, value, subs);
  const parts = tbsCertificate.subs.map((part) => {
    if (!part.tag.isContextSpecific(EXTENSIONS)) return part;
    const lists = part.subs.map((list) => copy(list, [...list.subs]));
    return copy(part, lists);
  });
  return new X509Certificate(copy(root, [copy(tbsCertificate, parts), ...root.subs.slice(1)]));
}

/** The bytes that the library makes of an object, in fewer buffers (X.690, 8.1 and 10.1). */
function encode({ tag, value, subs }: ASN1Obj): Buffer {
  const parts = subs.map((sub) => (Object.hasOwn(sub, 'toDER') ? sub.toDER() : encode(sub)));
  const content = parts.length === 0 ? value : Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag.toDER(), ...lengthOf(content)), content]);
}

function lengthOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) bytes.unshift(rest % 0x100);
  return [0x80 | bytes.length, ...bytes];
}
