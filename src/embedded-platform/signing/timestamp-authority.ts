import {
  Attribute,
  CMSVersion,
  CertificateChoices,
  CertificateSet,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, AsnObjectIdentifierConverter, OctetString } from '@peculiar/asn1-schema';
import { MessageImprint, PKIStatus, PKIStatusInfo, TSTInfo, TimeStampResp } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier, Certificate, id_kp_timeStamping } from '@peculiar/asn1-x509';

import type { Instant } from '../../values/instant.ts';
import { sha256 } from './bytes.ts';
import { createAuthority } from './certificate-authority.ts';
import { extendedKeyUsage, keyUsage, octetString, signatureAlgorithm } from './certificate.ts';
import type { CertifiedKey } from './certificate.ts';
import { deriveKey } from './keys.ts';

/** A timestamp authority (RFC 3161). */
export interface TimestampAuthority {
  /** DER, the certificate of the signer first and the root last. */
  readonly chain: readonly Uint8Array[];
  /** Returns the DER of a TimeStampResp that says that bytes with the SHA-256 hash existed at a time. */
  readonly timestamp: (hash: Uint8Array, at: Instant, options?: TimestampOptions) => Uint8Array;
}

interface TimestampOptions {
  /** Of the request: big-endian, at least one byte. */
  readonly nonce?: Uint8Array;
  /** Of the request: the token has the certificate of the signer. */
  readonly certificate?: boolean;
}

const SHA256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' });
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';

export function createTimestampAuthority(seed: Uint8Array): TimestampAuthority {
  const root = createAuthority(deriveKey(seed, 'timestamp root'), 'timestamp root');
  const signer = createAuthority(deriveKey(seed, 'timestamp signer'), 'timestamp signer', root, [
    keyUsage('digitalSignature'),
    // RFC 3161 §2.3: the only purpose, and critical.
    extendedKeyUsage([id_kp_timeStamping], true),
  ]);
  return {
    chain: [signer.certificate, root.certificate],
    timestamp: (hash, at, { nonce, certificate = false } = {}) => {
      const info = new TSTInfo({
        // The policy of Sigstore's authority.
        policy: '1.3.6.1.4.1.57264.2',
        messageImprint: new MessageImprint({
          hashAlgorithm: SHA256,
          hashedMessage: new OctetString(hash),
        }),
        serialNumber: Uint8Array.of(1, ...sha256(hash).subarray(0, 15)).buffer,
        // Without fractions of a second.
        genTime: new Date(Math.floor(at / 1000) * 1000),
        ...(nonce === undefined ? {} : { nonce: new Uint8Array(nonce).buffer }),
      });
      const response = new TimeStampResp({
        status: new PKIStatusInfo({ status: PKIStatus.granted }),
        timeStampToken: sign(new Uint8Array(AsnConvert.serialize(info)), signer, certificate),
      });
      return new Uint8Array(AsnConvert.serialize(response));
    },
  };
}

/** CMS SignedData (RFC 5652 §5.1). */
function sign(content: Uint8Array, signer: CertifiedKey, hasCertificate: boolean): ContentInfo {
  const certificate = AsnConvert.parse(signer.certificate, Certificate);
  const { issuer, serialNumber } = certificate.tbsCertificate;
  const signedAttrs = attributesOf(content, signer);
  const unsigned = {
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
    }),
    digestAlgorithm: SHA256,
    signedAttrs: [...signedAttrs],
    signatureAlgorithm: signatureAlgorithm(signer.key),
  };
  // What is signed is a SET, for which the attributes stand under another tag (RFC 5652 §5.4).
  const attributes = Buffer.concat(signedAttrs.map(encode));
  const signature = signer.key.sign(Buffer.concat([Buffer.of(0x31, 0x81, attributes.length), attributes]));
  const data = new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([SHA256]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    ...(hasCertificate && { certificates: new CertificateSet([new CertificateChoices({ certificate })]) }),
    signerInfos: new SignerInfos([new SignerInfo({ ...unsigned, signature: new OctetString(signature) })]),
  });
  return new ContentInfo({ contentType: SIGNED_DATA, content: AsnConvert.serialize(data) });
}

/** The signed attributes (RFC 5652 §11, RFC 5816 §2.2.1), in the order of DER. */
function attributesOf(content: Uint8Array, signer: CertifiedKey): readonly Attribute[] {
  const certificateId = octetString(sha256(signer.certificate));
  const values: Readonly<Record<string, Uint8Array>> = {
    // Content type.
    '1.2.840.113549.1.9.3': new Uint8Array(AsnObjectIdentifierConverter.toASN(TST_INFO).toBER()),
    // Message digest.
    '1.2.840.113549.1.9.4': octetString(sha256(content)),
    // Signing certificate, by its SHA-256.
    '1.2.840.113549.1.9.16.2.47': sequence(sequence(sequence(certificateId))),
  };
  return Object.entries(values)
    .map(([attrType, value]) => new Attribute({ attrType, attrValues: [new Uint8Array(value).buffer] }))
    .toSorted((one, other) => Buffer.compare(encode(one), encode(other)));
}

function encode(attribute: Attribute): Uint8Array {
  return new Uint8Array(AsnConvert.serialize(attribute));
}

function sequence(content: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.of(0x30, content.length), content]);
}
