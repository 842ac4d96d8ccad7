import { X509Certificate as StrictCertificate } from 'node:crypto';

import { RFC3161Timestamp, crypto } from '@sigstore/core';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { VerificationError, Verifier, toTrustMaterial } from '@sigstore/verify';
import type { SignedEntity, TrustMaterial } from '@sigstore/verify';

import { toInstant } from '../../values/instant.ts';
import { judgeCertificate } from '../decide/certificate-profile.ts';
import type { SignedContent } from '../decide/signed-content.ts';
import type { Signer } from '../decide/signer.ts';
import { trustRootInvalid } from '../decide/trust-root-source.ts';
import type { LogEntry, UnverifiedContent, VerifiedContent, VerifySignature } from '../verify-signature.ts';
import { isKnownLog, isKnownTimestamp, requireKnownAuthorities } from './authorities.ts';
import { readCertificateFacts } from './certificate-facts.ts';
import { parseCertificate, verifyOnce } from './certificates.ts';
import { readEvidence } from './evidence.ts';
import type { SignatureEvidence } from './evidence.ts';
import { checkLogEntries } from './log-entries.ts';
import { findKey, isSignedBy } from './public-keys.ts';
import { leaveOpen, outcomeOf, parsing, refuse } from './refusal.ts';

/**
 * Creates a verifier from a trust root: the value of a `trusted_root.json`, or of several joined. Signatures are verified by
 * @sigstore/verify; what it does not check is checked here (signing-rules.md#checks). Throws `config_file_invalid` for a
 * root with a key or certificate that cannot be read; `name` is that of the root in the message.
 */
export function createSignatureVerifier(root: unknown, name = 'trusted root'): VerifySignature {
  const material = readMaterial(root, name);
  return (content, keys) => verifyWith(material, content, keys);
}

function readMaterial(root: unknown, name: string): TrustMaterial {
  try {
    const material = toTrustMaterial(TrustedRoot.fromJSON(root));
    const authorities = [...material.certificateAuthorities, ...material.timestampAuthorities];
    for (const { certChain } of authorities) certChain.forEach(verifyOnce);
    return material;
  } catch (cause) {
    throw trustRootInvalid(name, 'a key or certificate in it cannot be read', cause);
  }
}

function verifyWith(
  material: TrustMaterial,
  content: SignedContent,
  keys: readonly string[],
): VerifiedContent | UnverifiedContent {
  try {
    const evidence = readEvidence(content);
    const { signer, used } =
      evidence.certificate === undefined
        ? verifyWithKey(evidence, keys, material)
        : verifyWithCertificate(evidence, evidence.certificate, material);
    const [entry] = used.entries;
    const [time] = timesOf(used);
    return {
      kind: 'verified',
      signer,
      signedAt: time === undefined ? undefined : toInstant(time.getTime()),
      log: entry && placeOf(entry, material),
      payloadType: evidence.payloadType,
      payload: evidence.payload,
    };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The entries and timestamps that a verification is to stand on. */
interface Proof {
  readonly entries: SignatureEvidence['entries'];
  readonly timestamps: readonly RFC3161Timestamp[];
}

interface Verified {
  readonly signer: Signer;
  readonly used: Proof;
}

/** The order of the checks is the one of signing-rules.md#checks. */
function verifyWithCertificate(
  evidence: SignatureEvidence,
  der: Buffer<ArrayBuffer>,
  material: TrustMaterial,
): Verified {
  const certificate = parsing('malformed', 'its certificate', () => parseCertificate(der));
  // The parser of the library accepts other tags than those of X.509 around what is signed.
  const { raw, publicKey } = parsing('malformed', 'its certificate', () => new StrictCertificate(der));
  if (!raw.equals(der)) refuse('malformed', 'its certificate is malformed');
  if (publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    refuse('unsupported-key', 'the key of its certificate is not one of ECDSA on P-256');
  }
  const used = { entries: evidence.entries, timestamps: readTimestamps(evidence) };
  requireKnownAuthorities(evidence, certificate, used.timestamps, material);
  if (used.entries.length === 0) refuse('log-entry', 'it is in no transparency log');
  const tlogEntries = checkLogEntries(evidence, { label: 'CERTIFICATE', der }, material);
  const times = timesOf(used);
  if (times.length === 0) refuse('signed-time', 'nothing proves when it was made');
  try {
    verifyByLibrary(material, {
      signature: signatureOf(evidence),
      key: { $case: 'certificate', certificate },
      tlogEntries: [...tlogEntries],
      timestamps: timestampsOf(used),
    });
  } catch (error) {
    const isOfCertificate = error instanceof VerificationError && error.code === 'CERTIFICATE_ERROR';
    if (isOfCertificate && !times.every((time) => certificate.validForDate(time))) {
      refuse('signed-time', 'it was made when its certificate was not valid');
    }
    throw error;
  }
  requireLogsInForce(used.entries, times, material);
  const profile = judgeCertificate(
    parsing('certificate-profile', 'its certificate', () => readCertificateFacts(certificate)),
  );
  if (profile.kind === 'violation') refuse('certificate-profile', profile.reason);
  return { signer: { ...profile, kind: 'keyless' }, used };
}

/** A plain key proves its signature by itself: only what is dated by a known authority is verified, too. */
function verifyWithKey(
  evidence: SignatureEvidence,
  keys: readonly string[],
  material: TrustMaterial,
): Verified {
  if (keys.length === 0) {
    leaveOpen('unknown-key', 'it is signed with a plain key, and none is configured for the image');
  }
  const { key, der, fingerprint } = findKey(keys, evidence);
  const used = {
    entries: evidence.entries.filter((entry) => isKnownLog(entry, material)),
    timestamps: readTimestamps(evidence).filter((timestamp) => isKnownTimestamp(timestamp, material)),
  };
  const entries = checkLogEntries(
    { ...evidence, ...used, timestamps: [] },
    { label: 'PUBLIC KEY', der },
    material,
  );
  verifyByLibrary(
    { ...material, publicKey: () => ({ publicKey: key, validFor: () => true }) },
    {
      signature: signatureOf(evidence),
      key: { $case: 'public-key', hint: '' },
      tlogEntries: [...entries],
      timestamps: timestampsOf(used),
    },
  );
  requireLogsInForce(used.entries, timesOf(used), material);
  return { signer: { kind: 'key', fingerprint }, used };
}

/**
 * The thresholds of log entries and timestamps are ours: the library does not get to see entries of the oldest kind, and a
 * plain key needs neither. Throws errors of any type.
 */
function verifyByLibrary(material: TrustMaterial, entity: SignedEntity): void {
  new Verifier(material, { tlogThreshold: 0, timestampThreshold: 0, ctlogThreshold: 1 }).verify(entity);
}

function readTimestamps({ timestamps }: SignatureEvidence): readonly RFC3161Timestamp[] {
  return parsing('timestamp', 'its timestamp', () => timestamps.map((der) => RFC3161Timestamp.parse(der)));
}

/** The times that are proven once the library has verified them; those of logs first. */
function timesOf({ entries, timestamps }: Proof): readonly Date[] {
  return [
    ...entries.filter(isDated).map(({ integratedTime }) => new Date(Number(integratedTime) * 1_000)),
    ...parsing('timestamp', 'its timestamp', () => timestamps.map(({ signingTime }) => signingTime)),
  ];
}

/** The time of an entry is only signed together with the promise to include it. */
function isDated({ inclusionPromise, integratedTime }: SignatureEvidence['entries'][number]): boolean {
  return inclusionPromise !== undefined && Number(integratedTime) > 0;
}

function timestampsOf({ entries, timestamps }: Proof): SignedEntity['timestamps'] {
  return [
    ...entries.filter(isDated).map((tlogEntry) => ({ $case: 'transparency-log' as const, tlogEntry })),
    ...timestamps.map((timestamp) => ({ $case: 'timestamp-authority' as const, timestamp })),
  ];
}

function signatureOf(evidence: SignatureEvidence): SignedEntity['signature'] {
  const { payload, signedBytes, signature } = evidence;
  return {
    signature,
    compareSignature: (other) => crypto.bufferEqual(signature, other),
    compareDigest: (digest) => crypto.bufferEqual(crypto.digest('sha256', payload), digest),
    compareSignedDigest: (digest) => crypto.bufferEqual(crypto.digest('sha256', signedBytes), digest),
    verifySignature: (key) => isSignedBy(evidence, key),
  };
}

/** The library compares the time with the log's key only for promises, not for proofs. */
function requireLogsInForce(
  entries: SignatureEvidence['entries'],
  times: readonly Date[],
  { tlogs }: TrustMaterial,
): void {
  const isInForce = ({ logId }: SignatureEvidence['entries'][number]) =>
    tlogs.some(
      ({ logID, validFor: { start, end } }) =>
        logID.equals(logId.keyId) && times.every((time) => start <= time && time <= end),
    );
  if (!entries.every(isInForce)) refuse('log-entry', "the log's key was not in force when it was made");
}

/** The index of an entry is only signed with a promise; without one, that in its proof is verified. */
function placeOf(entry: SignatureEvidence['entries'][number], { tlogs }: TrustMaterial): LogEntry {
  const { logId, logIndex, inclusionPromise, inclusionProof } = entry;
  return {
    index: inclusionPromise === undefined ? (inclusionProof?.logIndex ?? logIndex) : logIndex,
    log: tlogs.find(({ logID }) => logID.equals(logId.keyId))?.baseURL ?? '',
  };
}
