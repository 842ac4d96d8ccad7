import type { Instant } from '../../values/instant.ts';
import { base64, canonicalJson, hex, sha256 } from './bytes.ts';
import { deriveBytes, deriveKey } from './keys.ts';
import type { DerivedKey } from './keys.ts';
import type { EntryBody } from './log-entry.ts';

/** An entry with its proofs, as values. */
export interface LoggedEntry {
  readonly body: EntryBody;
  /** The canonical JSON that the proofs are about. */
  readonly canonicalBody: Uint8Array;
  readonly log: Pick<TransparencyLog, 'id' | 'version'>;
  /** Counted over all trees that the log had. */
  readonly index: number;
  /** Undefined in Rekor v2, which has no times. */
  readonly time: Instant | undefined;
  /** The promise of Rekor v1 that the entry is in the log (SET); undefined in Rekor v2. */
  readonly promise: Uint8Array | undefined;
  readonly proof: InclusionProof;
}

/** RFC 9162 §2.1.3, with the signed tree head that it leads to. */
export interface InclusionProof {
  /** In the tree of the checkpoint. */
  readonly index: number;
  readonly treeSize: number;
  readonly rootHash: Uint8Array;
  readonly hashes: readonly Uint8Array[];
  /** Signed note (C2SP signed-note, tlog-checkpoint). */
  readonly checkpoint: string;
}

export interface TransparencyLog {
  readonly version: 1 | 2;
  readonly baseUrl: string;
  /** SubjectPublicKeyInfo as DER. */
  readonly spki: Uint8Array;
  readonly id: Uint8Array;
  /**
   * Logs an entry at a time, which only Rekor v1 records. The log keeps nothing: the place of an entry and its neighbors
   * follow from its content, so that the same entry always has the same proof.
   */
  readonly record: (body: EntryBody, at: Instant, place?: LogPlace) => LoggedEntry;
}

/** A leaf and the number of leaves. */
export interface LogPlace {
  readonly index: number;
  readonly size: number;
}

/** Entries of the trees before the current one: an index in the log is not one in its tree. */
const EARLIER_ENTRIES = 4_163_431;

/** A log with the interface of Rekor v1: P-256, with promises and times. */
export function createRekorV1(seed: Uint8Array): TransparencyLog {
  const key = deriveKey(seed, 'rekor v1');
  const id = sha256(key.spki);
  const host = 'rekor.mooring.test';
  // The number is that of the tree.
  const origin = { text: `${host} - 1193050959916656506`, name: host, hint: id };
  const log = { version: 1, id } as const;
  return {
    ...log,
    baseUrl: `https://${host}`,
    spki: key.spki,
    record: (body, at, place) => {
      const canonicalBody = Buffer.from(canonicalJson(body));
      const proof = proveInclusion(seed, canonicalBody, { key, origin }, place);
      const index = proof.index + EARLIER_ENTRIES;
      const promise = promiseOf({ canonicalBody, at, id, index }, key);
      return { body, canonicalBody, log, index, time: at, promise, proof };
    },
  };
}

/** A log with the interface of Rekor v2: Ed25519, with proofs only. */
export function createRekorV2(seed: Uint8Array): TransparencyLog {
  const key = deriveKey(seed, 'rekor v2', 'Ed25519');
  const host = 'log2026-1.rekor-tiles.mooring.test';
  // The key id of a signed note is that of the log.
  const id = sha256(Buffer.from(`${host}\n`), Buffer.of(1), key.spki.subarray(-32));
  const log = { version: 2, id } as const;
  const origin = { text: host, name: host, hint: id };
  return {
    ...log,
    baseUrl: `https://${host}`,
    spki: key.spki,
    record: (body, _at, place) => {
      const canonicalBody = Buffer.from(canonicalJson(body));
      const proof = proveInclusion(seed, canonicalBody, { key, origin }, place);
      return { body, canonicalBody, log, index: proof.index, time: undefined, promise: undefined, proof };
    },
  };
}

interface Promised {
  readonly canonicalBody: Uint8Array;
  readonly at: Instant;
  readonly id: Uint8Array;
  readonly index: number;
}

function promiseOf({ canonicalBody, at, id, index }: Promised, key: DerivedKey): Uint8Array {
  const promised = {
    body: base64(canonicalBody),
    integratedTime: Math.floor(at / 1000),
    logIndex: index,
    logID: hex(id),
  };
  return key.sign(Buffer.from(canonicalJson(promised)));
}

/** Signs the heads of a tree. */
interface HeadSigner {
  readonly key: DerivedKey;
  readonly origin: { readonly text: string; readonly name: string; readonly hint: Uint8Array };
}

function proveInclusion(
  seed: Uint8Array,
  canonicalBody: Uint8Array,
  signer: HeadSigner,
  place = placeOf(canonicalBody),
): InclusionProof {
  const leaf = sha256(Buffer.of(0), canonicalBody);
  const siblings = siblingsOf(place);
  const hashes = siblings.map((_, level) => deriveBytes(seed, `neighbor ${level} of ${hex(leaf)}`, 32));
  const rootHash = hashes.reduce<Uint8Array>((hash, sibling, level) => {
    const children = siblings[level] === 'left' ? [sibling, hash] : [hash, sibling];
    return sha256(Buffer.of(1), ...children);
  }, leaf);
  const { index, size: treeSize } = place;
  return { index, treeSize, rootHash, hashes, checkpoint: checkpointOf(treeSize, rootHash, signer) };
}

/** A place in a tree of about half a million entries. */
function placeOf(canonicalBody: Uint8Array): LogPlace {
  const hash = Buffer.from(sha256(canonicalBody));
  const index = 300_000 + (hash.readUInt32BE(0) % 200_000);
  return { index, size: index + 1 + (hash.readUInt32BE(4) % 1000) };
}

/** On which side the neighbors of a leaf are, from the leaf upwards (RFC 9162 §2.1.3.2). */
function siblingsOf({ index, size }: LogPlace): readonly ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  for (let node = index, last = size - 1; last > 0; node >>= 1, last >>= 1) {
    if (node % 2 === 1) sides.push('left');
    else if (node < last) sides.push('right');
  }
  return sides;
}

function checkpointOf(size: number, rootHash: Uint8Array, { key, origin }: HeadSigner): string {
  const note = `${origin.text}\n${size}\n${base64(rootHash)}\n`;
  const signature = Buffer.concat([origin.hint.subarray(0, 4), key.sign(Buffer.from(note))]);
  return `${note}\n— ${origin.name} ${base64(signature)}\n`;
}
