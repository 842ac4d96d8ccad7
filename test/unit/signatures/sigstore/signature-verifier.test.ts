import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createSignatureVerifier } from '../../../../src/signatures/sigstore/signature-verifier.ts';
import { RELEASE_WORKFLOW } from '../../../../src/embedded-platform/signing/identities.ts';
import { createSigningAuthority } from '../../../../src/embedded-platform/signing/signing-authority.ts';
import {
  editAnnotation,
  editEntry,
  edited,
  flipBase64,
  flipped,
  onText,
} from '../../../support/signing/edited-content.ts';
import {
  AT,
  AUTHORITY,
  PAYLOAD,
  STATEMENT,
  signPayload,
  signStatement,
  toBundle,
  toLegacy,
  verify,
} from '../../../support/signing/signed-samples.ts';

const { issuer, identity } = RELEASE_WORKFLOW;
const SIGNATURE = toLegacy(signPayload());
const SIGNER = { kind: 'keyless', issuer, identity };

describe('content that is validly signed', () => {
  it.each([
    ['1: legacy signature', toLegacy(signPayload()), 'simple-signing', PAYLOAD],
    ['1: legacy attestation, dsse', toLegacy(signStatement()), 'application/vnd.in-toto+json', STATEMENT],
    [
      '1: legacy attestation, intoto 0.0.2',
      toLegacy(signStatement(), { entry: 'intoto 0.0.2' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    [
      '2: legacy attestation, intoto 0.0.1',
      toLegacy(signStatement(), { entry: 'intoto 0.0.1' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    [
      '3: bundle on Rekor v1',
      toBundle(signStatement(), { log: 'rekor-v1' }),
      'application/vnd.in-toto+json',
      STATEMENT,
    ],
    ['3: bundle on Rekor v2', toBundle(signStatement()), 'application/vnd.in-toto+json', STATEMENT],
  ])('%s', (...[, content, payloadType, payload]) => {
    const result = verify(content);
    expect(result).toMatchObject({ kind: 'verified', signer: SIGNER, signedAt: AT, payloadType, payload });
  });
});

describe('the place in a log', () => {
  const entry = AUTHORITY.recordEntry('hashedrekord 0.0.2', signStatement(), {
    place: { index: 0, size: 1 },
  });
  it.each([
    ['Rekor v1', SIGNATURE, { log: 'https://rekor.mooring.test', index: expect.stringMatching(/^\d+$/) }],
    [
      'Rekor v2, first entry',
      toBundle(signStatement(), { entry }),
      { log: 'https://log2026-1.rekor-tiles.mooring.test', index: '0' },
    ],
  ])('is known from %s', (_, content, log) => {
    expect(verify(content)).toMatchObject({ kind: 'verified', log });
  });
});

describe('a trust root', () => {
  it('that has a key which cannot be read is refused', () => {
    const root = edited(
      JSON.parse(AUTHORITY.trustedRoot()),
      ['tlogs', 0, 'publicKey', 'rawBytes'],
      () => 'AAAA',
    );
    expect(() => createSignatureVerifier(root, 'trusted-root ca.json')).toThrow(
      expect.objectContaining({
        code: 'config_file_invalid',
        message: 'trusted-root ca.json: a key or certificate in it cannot be read',
      }),
    );
  });
});

describe('a signature with a plain key', () => {
  const by = { keyName: 'release', at: AT };
  const pem = AUTHORITY.publicKey('release');
  const fingerprint = createHash('sha256')
    .update(AUTHORITY.signPayload(PAYLOAD, by).verifier.der)
    .digest('hex');
  const payload = AUTHORITY.signPayload(PAYLOAD, by);
  const statement = signStatement(by);
  const ofOther = AUTHORITY.recordEntry('hashedrekord 0.0.1', signPayload());
  const foreign = createSigningAuthority(Buffer.from('an authority of others'));

  it.each([
    ['legacy signature', toLegacy(payload), AT],
    ['legacy signature without log entry', toLegacy(payload, { entry: 'none' }), undefined],
    [
      'legacy signature in an unknown log',
      toLegacy(payload, { entry: foreign.recordEntry('hashedrekord 0.0.1', payload) }),
      undefined,
    ],
    ['legacy attestation', toLegacy(statement), AT],
    ['legacy attestation, intoto 0.0.1', toLegacy(statement, { entry: 'intoto 0.0.1' }), AT],
    ['bundle on Rekor v1', toBundle(statement, { log: 'rekor-v1' }), AT],
    ['bundle on Rekor v2', toBundle(statement), AT],
    ['bundle without log entry', toBundle(statement, { entry: 'none', timestamps: [] }), undefined],
  ])('is accepted with the key: %s', (_, content, signedAt) => {
    expect(verify(content, [AUTHORITY.publicKey('other'), pem])).toMatchObject({
      kind: 'verified',
      signer: { kind: 'key', fingerprint },
      signedAt,
    });
  });

  it.each([
    ['no key', toLegacy(payload), [], { kind: 'unverifiable', why: 'unknown-key' }],
    ['another key', toLegacy(payload), [AUTHORITY.publicKey('other')], { check: 'signature' }],
    ['a certificate as key', toLegacy(payload), [signPayload().verifier.pem], { check: 'unsupported-key' }],
    ['text as key', toLegacy(payload), ['evil'], { check: 'unsupported-key' }],
    [
      'the payload changed',
      { ...toLegacy(payload), bytes: flipped(PAYLOAD, 20) },
      [pem],
      { check: 'signature' },
    ],
    ['the entry of another', toLegacy(payload, { entry: ofOther }), [pem], { check: 'log-entry' }],
    [
      'the SET changed',
      editEntry(toLegacy(payload), ['SignedEntryTimestamp'], onText(flipBase64)),
      [pem],
      { check: 'log-entry' },
    ],
    [
      'the key folded',
      toLegacy(payload),
      [` ${pem.replaceAll('\n', '  ')}`],
      { signer: { kind: 'key', fingerprint } },
    ],
    ['a signature with a certificate', toLegacy(signPayload()), [pem], { signer: SIGNER }],
  ])('is judged with %s', (...[, content, keys, expected]) => {
    expect(verify(content, keys)).toMatchObject(expected);
  });

  it.each([
    ['rsa', generateKeyPairSync('rsa', { modulusLength: 2_048 })],
    ['ed25519', generateKeyPairSync('ed25519')],
  ] as const)('can be one of %s', (kind, { privateKey, publicKey }) => {
    const signature = sign(kind === 'rsa' ? 'sha256' : undefined, PAYLOAD, privateKey).toString('base64');
    const unlogged = toLegacy(payload, { entry: 'none' });
    const content = editAnnotation(unlogged, 'signature', () => signature);
    const text = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(verify(content, [text])).toMatchObject({ kind: 'verified', signer: { kind: 'key' } });
  });

  it.each([
    ['P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey],
    ['RSA with 1,024 bits', generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey],
  ])('cannot be one of %s', (_, publicKey) => {
    const text = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(verify(toLegacy(payload), [text])).toMatchObject({ check: 'unsupported-key' });
  });
});
