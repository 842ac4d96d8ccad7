import { describe, expect, it } from 'vitest';

import { rootOfSigner } from '../../../src/signatures/decide/signer-root.ts';
import type { Signer, TrustedSigner } from '../../../src/signatures/decide/signer.ts';
import { verifyBySigners } from '../../../src/signatures/verify-by-signers.ts';
import type { AnchoredSigners } from '../../../src/signatures/verify-by-signers.ts';
import type { UnverifiedContent, VerifiedContent } from '../../../src/signatures/verify-signature.ts';
import { PUBLIC, STRANGER, SYNCER } from '../../support/samples/sample-signers.ts';

const CONTENT = { form: 'bundle', bytes: new Uint8Array(), mediaType: '' } as const;
const UNKNOWN: UnverifiedContent = { kind: 'unverifiable', why: 'unknown-authority', reason: 'unknown' };
const FORGED: UnverifiedContent = { kind: 'invalid', check: 'signature', reason: 'forged' };

function by(signer: Signer): VerifiedContent {
  return {
    kind: 'verified',
    signer,
    signedAt: undefined,
    log: undefined,
    payloadType: '',
    payload: CONTENT.bytes,
  };
}

/** A root with the signers that it vouches for, and what it makes of the content. */
function root(
  name: string,
  signers: readonly TrustedSigner[],
  result: VerifiedContent | UnverifiedContent,
): AnchoredSigners {
  return { source: { kind: 'file', name }, signers, verifySignature: () => result };
}

function outcomeOf(...roots: readonly [AnchoredSigners, ...AnchoredSigners[]]): readonly string[] {
  const signers = roots.flatMap((one) => one.signers);
  return [roots, roots.toReversed()].map((order) => {
    const [first = roots[0], ...others] = order;
    const anchorSigners = () => [first, ...others] as const;
    const { result, source } = verifyBySigners(
      CONTENT,
      { source: 'config', signers },
      { anchorSigners, publicKeys: [] },
    );
    return `${result.kind} ${source.kind === 'file' ? source.name : ''}`;
  });
}

describe('signatures/verify-by-signers', () => {
  it.each([
    [
      'a signer of the root',
      root('public', [PUBLIC], by(PUBLIC)),
      root('own', [STRANGER], UNKNOWN),
      'verified public',
    ],
    [
      'the authority of another root, as a signer of this one',
      root('public', [PUBLIC], UNKNOWN),
      root('own', [STRANGER], by(PUBLIC)),
      'unverifiable public',
    ],
    ['a stranger', root('public', [PUBLIC], by(SYNCER)), root('own', [STRANGER], UNKNOWN), 'verified public'],
    [
      'nobody, as the root says that knows it',
      root('public', [PUBLIC], UNKNOWN),
      root('own', [STRANGER], FORGED),
      'invalid own',
    ],
  ] as const)(
    'takes a signature by %s for what it is, in any order of the roots',
    (_, one, other, expected) => {
      expect(outcomeOf(one, other)).toEqual([expected, expected]);
    },
  );
});

describe('signatures/decide/signer-root', () => {
  const pattern = {
    kind: 'pattern',
    issuer: PUBLIC.issuer,
    pattern: 'https://github.com/chainguard-images/**',
  } as const;

  it.each<[TrustedSigner, 'built-in' | 'platform' | 'config', string]>([
    [PUBLIC, 'built-in', 'public'],
    [SYNCER, 'platform', 'public'],
    [PUBLIC, 'config', 'public'],
    [SYNCER, 'config', 'public'],
    [pattern, 'config', 'public'],
    [STRANGER, 'config', 'default'],
    [{ kind: 'key', fingerprint: 'ab' }, 'config', 'default'],
    [{ ...STRANGER, trustedRoot: 'own.json' }, 'config', 'own.json'],
    [{ ...SYNCER, trustedRoot: 'own.json' }, 'config', 'own.json'],
  ])('gives %o of %s the root %s', (signer, source, expected) => {
    const found = rootOfSigner(signer, source);
    expect(found.kind === 'file' ? found.path : found.kind).toBe(expected);
  });
});
