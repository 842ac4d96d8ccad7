import { describe, expect, it } from 'vitest';

import { signatureHold } from '../../../../src/signatures/decide/signature-hold.ts';
import { signatureSkip, signatureWarnings } from '../../../../src/pin/decide/signature-warnings.ts';
import type { BuildTrust } from '../../../../src/signatures/decide/build-trust.ts';
import { sampleDigest, sampleMove } from '../../../support/samples/sample-plan.ts';
import { SAMPLE_SIGNER, SAMPLE_TRUST, sampleSignature } from '../../../support/samples/sample-trust.ts';

const digest = sampleDigest('1');

function holdOf(
  trust: BuildTrust,
  mode: 'require' | 'report',
  isSignerOptional = false,
): ReturnType<typeof signatureSkip> | undefined {
  const hold = signatureHold({ digest, trust, mode, isSignerOptional });
  return hold && signatureSkip(hold);
}

describe('signatures/decide/signature-hold', () => {
  it.each([
    ['verified', undefined, undefined],
    ['signed-as-other', 'signed-as-other', undefined],
    ['unsigned', 'unsigned', undefined],
    ['not-verifiable', 'not-verifiable', undefined],
    ['no-known-signer', 'no-known-signer', undefined],
    // A request that fails decides nothing: an earlier proposal is kept.
    ['not-checked', 'lookup-failed', undefined],
    ['wrong-signer', 'wrong-signer', 'wrong-signer'],
    ['bad-signature', 'bad-signature', 'bad-signature'],
  ] as const)('treats %s: %s under require, %s under report', (kind, required, reported) => {
    expect(holdOf(SAMPLE_TRUST[kind], 'require')?.code).toBe(required);
    expect(holdOf(SAMPLE_TRUST[kind], 'report')?.code).toBe(reported);
  });

  it('needs no signer for images of other registries, but refuses a wrong one there as well', () => {
    expect(holdOf(SAMPLE_TRUST['no-known-signer'], 'require', true)).toBeUndefined();
    expect(holdOf(SAMPLE_TRUST['wrong-signer'], 'require', true)?.code).toBe('wrong-signer');
    expect(holdOf(SAMPLE_TRUST.unsigned, 'require', true)?.code).toBe('unsigned');
  });

  it('says what is wrong, and what to do about it, in sentences that differ', () => {
    const reasons = Object.values(SAMPLE_TRUST).flatMap((trust) => holdOf(trust, 'require')?.reason ?? []);
    expect(reasons).toMatchInlineSnapshot(`
      [
        "build sha256:111111111111 is not signed; expected a signature by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main. Signatures can appear some minutes after a build: retry later, or set \`min-age\`",
        "build sha256:111111111111 is signed by https://github.com/mallory/images/.github/workflows/r.yml@main, not by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main. Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml",
        "build sha256:111111111111 has an invalid signature: the log entry is about another certificate. Do not use this build, and report it to its publisher",
        "build sha256:111111111111 is signed by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main as another image, cgr.dev/chainguard/node. Check that the reference names the right image",
        "build sha256:111111111111 has a signature that could not be verified: its transparency log is not in the trust root of 2026-11-01. Update Mooring, or set \`trusted-root\`",
        "build sha256:111111111111 has no known signer. Add the signer of this image to \`trust.signers\` in .github/mooring.yml",
        "build sha256:111111111111 was not checked, because fetching its signatures failed: cgr.dev returned status 503. Retry later",
      ]
    `);
  });

  it('names several signers, issuers that an identity does not contain, and keys', () => {
    const issuer = 'https://issuer.enforce.dev';
    const organization = { kind: 'keyless', issuer, identity: `${issuer}/${'a'.repeat(40)}/b` } as const;
    const key = { kind: 'key', fingerprint: 'c'.repeat(64) } as const;
    const pattern = { kind: 'pattern', issuer, pattern: `${issuer}/*/b` } as const;
    const trust: BuildTrust = {
      kind: 'wrong-signer',
      found: [sampleSignature({ signer: organization }), sampleSignature({ signer: key })],
      expected: [SAMPLE_SIGNER, pattern],
    };
    expect(holdOf(trust, 'report')?.reason).toMatchInlineSnapshot(
      `"build sha256:111111111111 is signed by https://issuer.enforce.dev/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/b (issuer https://issuer.enforce.dev) and the key with SHA-256 cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc, not by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (issuer https://token.actions.githubusercontent.com) or https://issuer.enforce.dev/*/b (issuer https://issuer.enforce.dev). Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml"`,
    );
  });

  it('warns once about each build that is proposed unverified', () => {
    const trust = SAMPLE_TRUST.unsigned;
    const moves = [
      sampleMove({ trust, line: 3 }),
      sampleMove({ trust, file: 'b/Dockerfile' }),
      sampleMove({ trust: SAMPLE_TRUST['no-known-signer'], tag: '2' }),
      sampleMove({ trust: SAMPLE_TRUST.verified, tag: '3' }),
      sampleMove({ tag: '4' }),
    ];
    expect(signatureWarnings(moves)).toEqual([
      {
        file: 'api/Dockerfile',
        line: 3,
        text: expect.stringMatching(/^cgr\.dev\/acme\/python:3\.13@sha256:1+ is not signed; .*\.$/),
      },
    ]);
  });
});
