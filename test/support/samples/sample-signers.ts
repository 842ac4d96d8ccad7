import { parseInstant } from '../../../src/values/instant.ts';
import type { BuildSignature, BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import type { Signer, TrustedSigner } from '../../../src/signatures/decide/signer.ts';

const ISSUER = 'https://issuer.enforce.dev';
const ORGANIZATION = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
const ACTIONS = 'https://token.actions.githubusercontent.com';

/** The signers of the images of acme, of the public ones, and somebody else. */
export const [SYNCER, BUILDER, PUBLIC, STRANGER] = [
  { kind: 'keyless', issuer: ISSUER, identity: `${ISSUER}/${ORGANIZATION}/a1b2c3d4e5f60718` },
  { kind: 'keyless', issuer: ISSUER, identity: `${ISSUER}/${ORGANIZATION}/90c2f1d4e5a6b7c8` },
  {
    kind: 'keyless',
    issuer: ACTIONS,
    identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
  },
  {
    kind: 'keyless',
    issuer: ACTIONS,
    identity: 'https://github.com/mallory/app/.github/workflows/ci.yml@refs/heads/main',
  },
] as const satisfies readonly Signer[];

/** Who may sign the images of acme. */
export const EXPECTED: readonly TrustedSigner[] = [SYNCER, BUILDER];

/** A signature that is valid and about the build. */
export function signatureOf(signer: Signer): BuildSignature {
  return {
    signer,
    signedAt: parseInstant('2026-11-18T06:05:00Z'),
    logUrl: 'https://search.sigstore.dev/?logIndex=1489220',
    form: 'bundle',
  };
}

/** The trust in a build that one of its signers signed. */
export function verifiedBy(signer: Signer): BuildTrust {
  return { kind: 'verified', source: 'platform', ...signatureOf(signer) };
}

/** The trust in a build that somebody else signed. */
export function signedBy(signer: Signer, expected = EXPECTED): Extract<BuildTrust, { kind: 'wrong-signer' }> {
  return { kind: 'wrong-signer', found: [signatureOf(signer)], expected };
}
