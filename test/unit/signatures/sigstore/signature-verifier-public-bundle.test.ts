import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createSignatureVerifier } from '../../../../src/signatures/sigstore/signature-verifier.ts';
import { PUBLIC_GOOD_ROOT } from '../../../../src/signatures/bundle/public-good-root.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { SignedContent } from '../../../../src/signatures/decide/signed-content.ts';
import { readClaim } from '../../../../src/signatures/read-claim.ts';
import { editJson, flipBase64, leavesOf, onText } from '../../../support/signing/edited-content.ts';

/**
 * The public attestation of how npm's package sigstore 2.0.0 was built, with an entry of the public log from 2023. It is
 * published in the Go module github.com/sigstore/sigstore-go, which is licensed under Apache-2.0
 * (pkg/testing/data/bundles/sigstore.js@2.0.0-provenance.sigstore.json).
 */
const BUNDLE: SignedContent = {
  form: 'bundle',
  bytes: readFileSync('test/golden/signing/sigstore-js-2.0.0-provenance.json'),
  mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
};

/** Members that prove nothing: hints, and what the checkpoint repeats. */
const UNPROVEN = /^(?:keyid|rootHash|treeSize|timestampVerificationData)$/;

const verify = createSignatureVerifier(JSON.parse(PUBLIC_GOOD_ROOT.json));

describe('a public bundle', () => {
  it('verifies with the built-in trust root, years after its certificate ended', () => {
    const result = verify(BUNDLE, []);
    expect(result).toMatchObject({
      kind: 'verified',
      signer: {
        kind: 'keyless',
        issuer: 'https://token.actions.githubusercontent.com',
        identity: 'https://github.com/sigstore/sigstore-js/.github/workflows/release.yml@refs/heads/main',
      },
      signedAt: parseInstant('2023-08-18T16:05:35Z'),
      log: { index: '31821305', log: 'https://rekor.sigstore.dev' },
    });
    // It is about a package, by its SHA-512.
    expect(result.kind === 'verified' && readClaim(result)).toMatchObject({ kind: 'invalid' });
  });

  const json: unknown = JSON.parse(Buffer.from(BUNDLE.bytes).toString());
  const leaves = leavesOf(json).filter((path) => !UNPROVEN.test(`${path.at(-1)}`));

  it.each(leaves.map((path) => [path.join('.'), path] as const))(
    'does not verify with another %s',
    (_, path) => {
      const change = onText((text) => {
        const bytes = Buffer.from(text, 'base64');
        return bytes.toString('base64') === text ? flipBase64(text, -1) : text.replace(/\w/, '7');
      });
      const changed = editJson(BUNDLE, path, change);
      expect(verify(changed, []).kind).not.toBe('verified');
    },
  );

  it('cannot be verified with the trust root of another instance', () => {
    const { tlogs, ...others } = JSON.parse(PUBLIC_GOOD_ROOT.json) as { readonly tlogs: readonly unknown[] };
    const withoutLog = createSignatureVerifier({ ...others, tlogs: tlogs.slice(1) });
    expect(withoutLog(BUNDLE, [])).toMatchObject({ kind: 'unverifiable', why: 'unknown-authority' });
  });
});
