import { describe, expect, it } from 'vitest';

import { decideTrust } from '../../../../src/signatures/decide/decide-trust.ts';
import type { SignatureFinding } from '../../../../src/signatures/decide/decide-trust.ts';
import type { Signer, TrustedSigners } from '../../../../src/signatures/decide/signer.ts';
import { sampleSignature, SAMPLE_SIGNER, SAMPLE_TRUST } from '../../../support/samples/sample-trust.ts';

const TRUSTED: TrustedSigners = { source: 'config', signers: [SAMPLE_SIGNER] };
const KEY: Signer = { kind: 'key', fingerprint: 'a'.repeat(64) };

function valid(signer: Signer = SAMPLE_SIGNER, signedAs?: string): SignatureFinding {
  return { kind: 'valid', ...sampleSignature({ signer }), signedAs };
}

const GOOD = valid();
const OTHER = valid(KEY);
const ELSEWHERE = valid(SAMPLE_SIGNER, 'cgr.dev/chainguard/node');
const INVALID: SignatureFinding = { kind: 'invalid', reason: 'it is flipped' };
const UNKNOWN: SignatureFinding = { kind: 'unverifiable', reason: 'its log is unknown', remedy: 'Update.' };
const FAILED: SignatureFinding = { kind: 'failed', problem: SAMPLE_TRUST['not-checked'].problem };

describe('decideTrust, for an image with known signers', () => {
  // The rows of signing-rules.md#decisions, the first that fits: each also with everything of the rows below it.
  it.each<[string, readonly SignatureFinding[], string]>([
    ['one good signature', [GOOD], 'verified'],
    ['one good signature among all others', [FAILED, INVALID, OTHER, UNKNOWN, ELSEWHERE, GOOD], 'verified'],
    ['the name of another image', [ELSEWHERE], 'signed-as-other'],
    ['that, and others', [FAILED, INVALID, OTHER, UNKNOWN, ELSEWHERE], 'signed-as-other'],
    ['a failed request', [FAILED], 'not-checked'],
    ['a failed request, and others', [INVALID, OTHER, UNKNOWN, FAILED], 'not-checked'],
    ['another signer', [OTHER], 'wrong-signer'],
    ['another signer of another image', [valid(KEY, 'cgr.dev/chainguard/node')], 'wrong-signer'],
    ['another signer, and others', [INVALID, UNKNOWN, OTHER], 'wrong-signer'],
    ['an unknown authority', [UNKNOWN], 'not-verifiable'],
    ['an unknown authority, and a forgery', [INVALID, UNKNOWN], 'not-verifiable'],
    ['a forgery', [INVALID], 'bad-signature'],
    ['nothing', [], 'unsigned'],
  ])('%s', (_, findings, kind) => {
    expect(decideTrust(findings, TRUSTED).kind).toBe(kind);
  });

  it('says who signed, and what says that the signer is trusted', () => {
    expect(decideTrust([OTHER, GOOD], TRUSTED)).toEqual({
      kind: 'verified',
      source: 'config',
      ...sampleSignature(),
    });
  });

  it('lists every other signer once', () => {
    const second = valid({ ...SAMPLE_SIGNER, identity: `${SAMPLE_SIGNER.identity}-evil` });
    const result = decideTrust([OTHER, second, OTHER], TRUSTED);
    expect(result.kind === 'wrong-signer' && result.found.map(({ signer }) => signer)).toEqual([
      KEY,
      { ...SAMPLE_SIGNER, identity: `${SAMPLE_SIGNER.identity}-evil` },
    ]);
    expect(result).toMatchObject({ expected: [SAMPLE_SIGNER] });
  });

  it('names the image that a trusted signer signed it as', () => {
    expect(decideTrust([ELSEWHERE], TRUSTED)).toEqual({
      kind: 'signed-as-other',
      signedAs: 'cgr.dev/chainguard/node',
      ...sampleSignature(),
    });
  });
});

describe('decideTrust, for an image without known signers', () => {
  it.each<[string, readonly SignatureFinding[], Signer | undefined]>([
    ['nothing', [], undefined],
    ['one signer', [INVALID, GOOD, GOOD], SAMPLE_SIGNER],
    ['two signers, none of which can be meant', [GOOD, OTHER], undefined],
    ['a signer that names another image', [ELSEWHERE], undefined],
    ['forgeries', [INVALID, UNKNOWN], undefined],
  ])('says so of %s', (_, findings, signer) => {
    const found = signer === undefined ? undefined : sampleSignature({ signer });
    expect(decideTrust(findings, undefined)).toEqual({ kind: 'no-known-signer', found });
  });

  it('reports a failed request', () => {
    expect(decideTrust([GOOD, FAILED], undefined).kind).toBe('not-checked');
  });
});
