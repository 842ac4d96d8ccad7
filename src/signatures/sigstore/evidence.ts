import type { TransparencyLogEntry } from '@sigstore/bundle';
import { dsse } from '@sigstore/core';

import {
  BUNDLE_VERSIONS,
  Bundle,
  LONGEST_CONTENT,
  LONGEST_PART,
  LegacyEntry,
  LegacySignature,
  SignedEnvelope,
} from '../bundle/bundle.ts';
import type { BundleEntry } from '../bundle/bundle.ts';
import { EntryHead } from '../bundle/log-entry.ts';
import { decodePem } from '../bundle/strict-bytes.ts';
import type { Schema } from '../bundle/strict-bytes.ts';
import type { SignedForm } from '../bundle/entry-kinds.ts';
import type { SignedContent } from '../decide/signed-content.ts';
import { leaveOpen, parsing, refuse } from './refusal.ts';

/** A signature with what proves it, parsed strictly; nothing in it has been verified. */
export interface SignatureEvidence {
  readonly form: SignedForm;
  readonly payloadType: string;
  readonly payload: Buffer;
  /** The payload, or the pre-authentication encoding of an envelope. */
  readonly signedBytes: Buffer;
  readonly signature: Buffer;
  /** The bytes of the layer or bundle. */
  readonly layer: Uint8Array;
  /** DER; undefined for a signature with a plain key. */
  readonly certificate: Buffer<ArrayBuffer> | undefined;
  readonly entries: readonly TransparencyLogEntry[];
  /** DER. */
  readonly timestamps: readonly Buffer<ArrayBuffer>[];
}

const SIGNATURE = 'dev.cosignproject.cosign/signature';
const CERTIFICATE = 'dev.sigstore.cosign/certificate';
const LOG_ENTRY = 'dev.sigstore.cosign/bundle';
const IN_TOTO = 'application/vnd.in-toto+json';

/** Parses content of any form (signing-rules.md#forms). Throws a refusal for what is malformed or too large. */
export function readEvidence(content: SignedContent): SignatureEvidence {
  if (content.bytes.length > LONGEST_CONTENT) {
    leaveOpen('too-large', `it has more than ${LONGEST_CONTENT} bytes`);
  }
  switch (content.form) {
    case 'bundle':
      return readBundle(content.bytes, content.mediaType);
    case 'legacy-attestation': {
      const envelope = parsed(SignedEnvelope, 'its envelope', readJson('its envelope', content.bytes));
      return { ...ofEnvelope(envelope), ...ofAnnotations(content), form: 'envelope', layer: content.bytes };
    }
    case 'legacy-signature': {
      const bytes = Buffer.from(content.bytes);
      return {
        form: 'payload',
        payloadType: 'simple-signing',
        payload: bytes,
        signedBytes: bytes,
        signature: parsed(LegacySignature, 'it', content.annotations[SIGNATURE] ?? ''),
        ...ofAnnotations(content),
        layer: bytes,
      };
    }
  }
}

function readBundle(bytes: Uint8Array, mediaType: string): SignatureEvidence {
  const bundle = parsed(Bundle, 'its bundle', readJson('its bundle', bytes, withoutNull));
  const { certificate, x509CertificateChain: chain, publicKey, tlogEntries } = bundle.verificationMaterial;
  requireVersion(bundle, mediaType);
  if ([certificate, chain, publicKey].filter((one) => one !== undefined).length !== 1) {
    refuse('malformed', 'its bundle does not name exactly one key');
  }
  return {
    ...ofEnvelope(bundle.dsseEnvelope),
    form: 'bundled envelope',
    layer: bytes,
    // Only the leaf is read: what it is issued by is in the trust root.
    certificate: certificate?.rawBytes ?? chain?.certificates[0]?.rawBytes,
    entries: tlogEntries.map(toLibraryEntry),
    timestamps: (bundle.verificationMaterial.timestampVerificationData?.rfc3161Timestamps ?? []).map(
      ({ signedTimestamp }) => signedTimestamp,
    ),
  };
}

function toLibraryEntry({
  inclusionPromise,
  inclusionProof: proof,
  ...entry
}: BundleEntry): TransparencyLogEntry {
  const inclusionProof = proof && { ...proof, rootHash: Buffer.of(), treeSize: '0' };
  return { ...entry, inclusionPromise, inclusionProof };
}

/** Each version requires more than the one before, so that its number must be the one that the registry has. */
function requireVersion({ mediaType, verificationMaterial }: Bundle, expected: string): void {
  const version = BUNDLE_VERSIONS[mediaType];
  if (version === undefined) refuse('malformed', 'its bundle has an unknown media type');
  if (BUNDLE_VERSIONS[expected] !== version) {
    refuse('malformed', 'its bundle has another media type than its layer');
  }
  const { certificate, x509CertificateChain: chain, tlogEntries } = verificationMaterial;
  if ((version === '0.3' ? chain : certificate) !== undefined) {
    refuse('malformed', `its bundle is not one of version ${version}`);
  }
  const isComplete = (entry: BundleEntry) =>
    (version === '0.1' ? entry.inclusionPromise : entry.inclusionProof) !== undefined;
  if (!tlogEntries.every(isComplete)) refuse('log-entry', 'nothing proves that its entry is in the log');
}

function ofEnvelope(
  envelope: SignedEnvelope,
): Pick<SignatureEvidence, 'payloadType' | 'payload' | 'signedBytes' | 'signature'> {
  const { payloadType, payload, signatures } = envelope;
  if (payloadType !== IN_TOTO) refuse('malformed', 'its envelope does not hold a statement');
  const [{ sig: signature }] = signatures;
  return { payloadType, payload, signature, signedBytes: dsse.preAuthEncoding(payloadType, payload) };
}

/** The chain in the annotations is not read: anyone can write one. Timestamps of this form are not in use. */
function ofAnnotations({
  annotations,
}: Extract<SignedContent, { annotations: unknown }>): Pick<
  SignatureEvidence,
  'certificate' | 'entries' | 'timestamps'
> {
  const { [CERTIFICATE]: pem = '', [LOG_ENTRY]: json = '' } = annotations;
  if (pem.length > LONGEST_PART) leaveOpen('too-large', 'its certificate is longer than Mooring reads');
  const certificate = pem === '' ? undefined : decodePem(pem, 'CERTIFICATE');
  if (pem !== '' && certificate === undefined) refuse('malformed', 'its certificate is malformed');
  const entries = json === '' ? [] : [readLegacyEntry(json)];
  return { certificate, entries, timestamps: [] };
}

function readLegacyEntry(json: string): TransparencyLogEntry {
  const { SignedEntryTimestamp: promise, Payload: entry } = parsed(
    LegacyEntry,
    'its log entry',
    parsing('malformed', 'its log entry', (): unknown => JSON.parse(json)),
  );
  const { kind, apiVersion: version } = readEntryHead(entry.body);
  return {
    logIndex: `${entry.logIndex}`,
    logId: { keyId: Buffer.from(entry.logID, 'hex') },
    kindVersion: { kind, version },
    integratedTime: `${entry.integratedTime}`,
    inclusionPromise: { signedEntryTimestamp: promise },
    inclusionProof: undefined,
    canonicalizedBody: entry.body,
  };
}

/** Returns kind and version of an entry, as its body has them. Throws a refusal for a malformed body. */
export function readEntryHead(body: Buffer): EntryHead {
  return parsing('log-entry', 'its log entry', () => EntryHead.parse(JSON.parse(body.toString())));
}

/** Throws a refusal for a value that the schema does not accept; for one that is only too large, an open outcome. */
function parsed<T>(schema: Schema<T>, part: string, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (result.error.issues.every(({ code }) => code === 'too_big')) {
    leaveOpen('too-large', `${part} has more or longer parts than Mooring reads`);
  }
  return refuse('malformed', `${part} is malformed`);
}

function readJson(part: string, bytes: Uint8Array, revive?: Reviver): unknown {
  return parsing('malformed', part, (): unknown =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), revive),
  );
}

type Reviver = (key: string, value: unknown) => unknown;

/** A member that is null is an absent one (protobuf, "ProtoJSON format"). */
function withoutNull(_: string, value: unknown): unknown {
  return value ?? undefined;
}
