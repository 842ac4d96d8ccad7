import { describe, expect, it } from 'vitest';

import { signatureHold } from '../../../../src/domain/pin/signature-hold.ts';
import type { BuildTrust } from '../../../../src/domain/trust/build-trust.ts';
import { sampleDigest } from '../../../support/samples/sample-plan.ts';
import { SAMPLE_SIGNER, SAMPLE_TRUST, sampleSignature } from '../../../support/samples/sample-trust.ts';

const digest = sampleDigest('1');

function holdOf(
  trust: BuildTrust,
  mode: 'require' | 'report',
  isSignerOptional = false,
): ReturnType<typeof signatureHold> {
  return signatureHold({ digest, trust, mode, isSignerOptional });
}

describe('domain/pin/signature-hold', () => {
  it.each([
    ['verified', undefined, undefined],
    ['signed-as-other', undefined, undefined],
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
        "build sha256:111111111111 is not signed; expected a signature of https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (issuer https://token.actions.githubusercontent.com). A new build can be signed some minutes after it is pushed: retry later, or set \`min-age\`. Otherwise use a signed build",
        "build sha256:111111111111 is signed by https://github.com/mallory/images/.github/workflows/r.yml@main (issuer https://token.actions.githubusercontent.com), not by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (issuer https://token.actions.githubusercontent.com). Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml",
        "build sha256:111111111111 has an invalid signature: the log entry is about another certificate. Do not use this build, and report it to its publisher",
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
      `"build sha256:111111111111 is signed by https://issuer.enforce.dev/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/b and the key with SHA-256 cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc, not by https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main (issuer https://token.actions.githubusercontent.com) or https://issuer.enforce.dev/*/b. Do not use this build. If you trust its signer, add it to \`trust.signers\` in .github/mooring.yml"`,
    );
  });
});
