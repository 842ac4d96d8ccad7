import { describe, expect, it } from 'vitest';

import { SIGNATURE_PREDICATE } from '../../../src/signatures/bundle/statement.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { compareClaim } from '../../../src/signatures/decide/claim.ts';
import { readClaim } from '../../../src/signatures/read-claim.ts';

const HEX = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const HERE = parseDigest(`sha256:${HEX}`);
const IMAGE = { host: 'cgr.dev', path: 'acme/python' };
const STATEMENT = 'application/vnd.in-toto+json';

function payload(value: unknown): Uint8Array {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}

function signature(over: Record<string, unknown> = {}): Uint8Array {
  return payload({
    critical: {
      identity: { 'docker-reference': 'cgr.dev/acme/python' },
      image: { 'docker-manifest-digest': HERE },
      type: 'cosign container image signature',
      ...over,
    },
    optional: null,
  });
}

function statement(over: Record<string, unknown> = {}): Uint8Array {
  return payload({
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: 'https://spdx.dev/Document',
    subject: [{ name: 'cgr.dev/acme/python', digest: { sha256: HEX } }],
    predicate: { spdxVersion: 'SPDX-2.3' },
    ...over,
  });
}

/** A digest twice, under two spellings of the key or one. */
function twice(first: string, second: string, key = 'docker-manifest-digest'): Uint8Array {
  return payload(
    `{"critical":{"identity":{"docker-reference":"cgr.dev/acme/python"},"image":{"${key}":"sha256:${first}","docker-manifest-digest":"sha256:${second}"},"type":"cosign container image signature"}}`,
  );
}

describe('readClaim', () => {
  it('reads a signature', () => {
    expect(readClaim({ payloadType: 'simple-signing', payload: signature() })).toEqual({
      kind: 'claim',
      digest: HERE,
      image: 'cgr.dev/acme/python',
      predicateType: SIGNATURE_PREDICATE,
      predicate: undefined,
    });
  });

  it('reads an attestation', () => {
    expect(readClaim({ payloadType: STATEMENT, payload: statement() })).toEqual({
      kind: 'claim',
      digest: HERE,
      image: 'cgr.dev/acme/python',
      predicateType: 'https://spdx.dev/Document',
      predicate: { spdxVersion: 'SPDX-2.3' },
    });
  });

  it('reads a signature of the new form, which names no image', () => {
    const bytes = statement({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: SIGNATURE_PREDICATE,
      subject: [{ digest: { sha256: HEX }, annotations: {} }],
      predicate: {},
    });
    expect(readClaim({ payloadType: STATEMENT, payload: bytes })).toMatchObject({
      kind: 'claim',
      image: undefined,
    });
  });
});

/** What a claim shows at the image: how it fits, or why it cannot be read. */
function judged(payloadType: string, bytes: Uint8Array): string {
  const reading = readClaim({ payloadType, payload: bytes });
  return reading.kind === 'invalid' ? reading.reason : compareClaim(reading, HERE, IMAGE).kind;
}

const ANOTHER_DIGEST = { image: { 'docker-manifest-digest': `sha256:${OTHER}` } };
const NOT_A_SIGNATURE = 'its payload is not a signature of an image';
const NO_DIGEST = 'it does not name a manifest by its SHA-256';

/** Attacks by their numbers (signing-rules.md#attacks). */
describe('attacks by content', () => {
  it.each<readonly [number, string, string, Uint8Array, string]>([
    [4, 'signature of another image', 'simple-signing', signature(ANOTHER_DIGEST), 'other-digest'],
    [
      5,
      'attestation of another digest',
      STATEMENT,
      statement({ subject: [{ digest: { sha256: OTHER } }] }),
      'other-digest',
    ],
    [6, 'another type', 'simple-signing', signature({ type: 'atomic container signature' }), NOT_A_SIGNATURE],
    [
      7,
      'reference of another image',
      'simple-signing',
      signature({ identity: { 'docker-reference': 'cgr.dev/acme/node' } }),
      'other-image',
    ],
    [8, 'payload that is not JSON', 'simple-signing', payload('sha256'), NOT_A_SIGNATURE],
    [8, 'payload that is not UTF-8', 'simple-signing', Uint8Array.of(0x22, 0xff, 0x22), NOT_A_SIGNATURE],
    [9, 'digest twice, ours last', 'simple-signing', twice(OTHER, HEX), 'fits'],
    [10, 'digest twice, ours first', 'simple-signing', twice(HEX, OTHER), 'other-digest'],
    [
      11,
      'key in other letter case',
      'simple-signing',
      signature({ image: { 'Docker-Manifest-Digest': HERE } }),
      NOT_A_SIGNATURE,
    ],
    [
      11,
      'digest of another image under the key in other letter case',
      'simple-signing',
      twice(OTHER, HEX, 'Docker-Manifest-Digest'),
      'fits',
    ],
    [45, 'another payload type', 'text/plain', statement(), 'its payload is not a statement'],
    [
      50,
      'two subjects',
      STATEMENT,
      statement({ subject: [{ digest: { sha256: OTHER } }, { digest: { sha256: HEX } }] }),
      'its statement has several subjects',
    ],
    [50, 'no subject', STATEMENT, statement({ subject: [] }), 'its statement has no subject'],
    [
      51,
      'digest in upper case',
      STATEMENT,
      statement({ subject: [{ digest: { sha256: HEX.toUpperCase() } }] }),
      NO_DIGEST,
    ],
    [51, 'SHA-512 only', STATEMENT, statement({ subject: [{ digest: { sha512: HEX + HEX } }] }), NO_DIGEST],
    [
      51,
      'other type of statement',
      STATEMENT,
      statement({ _type: 'Statement' }),
      'its statement is malformed',
    ],
  ])('%i: %s', (...[, , payloadType, bytes, expected]) => {
    expect(judged(payloadType, bytes)).toBe(expected);
  });

  it('49: shows the signed predicate type, whatever an annotation says', () => {
    const reading = readClaim({
      payloadType: STATEMENT,
      payload: statement({ predicateType: 'https://slsa.dev/provenance/v1' }),
    });
    expect(reading).toMatchObject({ predicateType: 'https://slsa.dev/provenance/v1' });
  });
});
