import type { TransparencyLogEntry } from '@sigstore/bundle';
import type { TrustMaterial } from '@sigstore/verify';
import { crypto } from '@sigstore/core';

import { ENTRY_SCHEMAS } from '../bundle/log-entry.ts';
import type { NamedVerifier } from '../bundle/log-entry.ts';
import { decodePem } from '../bundle/strict-bytes.ts';
import type { PemLabel } from '../bundle/strict-bytes.ts';
import { entryKindOf } from '../bundle/entry-kinds.ts';
import { readEntryHead } from './evidence.ts';
import type { SignatureEvidence } from './evidence.ts';
import { parsing, refuse } from './refusal.ts';

/** The certificate or public key of a signature, as DER. */
export interface Verifier {
  readonly label: PemLabel;
  readonly der: Buffer;
}

/**
 * Checks what the library does not (signing-rules.md#checks): the signature of the log over the entry, before the time in
 * it is believed; that the kind belongs to the content; and that the entry names this very certificate or key. Returns the
 * entries that the library is to check further: it cannot read the oldest kind, which is checked here whole. Throws a
 * refusal.
 */
export function checkLogEntries(
  evidence: SignatureEvidence,
  verifier: Verifier,
  { tlogs }: TrustMaterial,
): readonly TransparencyLogEntry[] {
  return evidence.entries.filter((entry) => {
    if (entry.inclusionPromise !== undefined) requirePromise(entry, tlogs);
    const { kind: name, apiVersion } = readEntryHead(entry.canonicalizedBody);
    if (name !== entry.kindVersion.kind || apiVersion !== entry.kindVersion.version) {
      refuse('log-entry', 'its log entry is of another kind than it says');
    }
    const kind = entryKindOf(evidence.form, name, apiVersion);
    if (kind === undefined) refuse('log-entry', 'its log entry is of a kind that does not belong to it');
    const recorded = parsing('log-entry', 'its log entry', () =>
      ENTRY_SCHEMAS[kind].parse(JSON.parse(entry.canonicalizedBody.toString())),
    );
    if (!names(recorded.verifier, verifier)) {
      refuse('log-entry', 'its log entry names another certificate or key');
    }
    if (recorded.hashes === undefined) return true;
    const { envelope, payload } = recorded.hashes;
    if (envelope !== sha256(evidence.layer) || payload !== sha256(evidence.payload)) {
      refuse('log-entry', 'its log entry is about something else');
    }
    return false;
  });
}

/** The four members in the order of canonical JSON (Rekor, "Signed Entry Timestamp"). */
function requirePromise(entry: TransparencyLogEntry, tlogs: TrustMaterial['tlogs']): void {
  const { logId, integratedTime, logIndex, canonicalizedBody, inclusionPromise } = entry;
  const text = JSON.stringify({
    body: canonicalizedBody.toString('base64'),
    integratedTime: Number(integratedTime),
    logID: logId.keyId.toString('hex'),
    logIndex: Number(logIndex),
  });
  const time = new Date(Number(integratedTime) * 1_000);
  const isPromised = tlogs.some(
    ({ logID, publicKey, validFor: { start, end } }) =>
      logID.equals(logId.keyId) &&
      start <= time &&
      time <= end &&
      crypto.verify(Buffer.from(text), publicKey, inclusionPromise?.signedEntryTimestamp ?? Buffer.of()),
  );
  if (!isPromised) refuse('log-entry', "the log's signature of its entry is wrong");
}

function names(named: NamedVerifier, { label, der }: Verifier): boolean {
  const found = typeof named === 'string' ? decodePem(named, label) : named;
  return found?.equals(der) === true;
}

function sha256(bytes: Uint8Array): string {
  return crypto.digest('sha256', Buffer.from(bytes)).toString('hex');
}
