import type { Digest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import type { BuildSignature, BuildTrust } from '../../../src/signatures/decide/build-trust.ts';
import type { TrustedSigner } from '../../../src/signatures/decide/signer.ts';
import type { VerifyBuild } from '../../../src/signatures/verify-build.ts';

const ISSUER = 'https://token.actions.githubusercontent.com';

/** The trusted signer of the samples. */
export const SAMPLE_SIGNER = {
  kind: 'keyless',
  issuer: ISSUER,
  identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
} as const satisfies TrustedSigner;

export const SAMPLE_LOG_URL = 'https://search.sigstore.dev/?logIndex=1234567';

/** A valid signature, with whatever a test says about it. */
export function sampleSignature(changes: Partial<BuildSignature> = {}): BuildSignature {
  return {
    signer: SAMPLE_SIGNER,
    signedAt: parseInstant('2026-11-18T02:13:07Z'),
    logUrl: SAMPLE_LOG_URL,
    form: 'legacy',
    ...changes,
  };
}

const OTHER_SIGNER = {
  ...SAMPLE_SIGNER,
  identity: 'https://github.com/mallory/images/.github/workflows/r.yml@main',
};

/** One value of every outcome, by its kind. */
export const SAMPLE_TRUST = {
  verified: { kind: 'verified', source: 'built-in', ...sampleSignature() },
  unsigned: { kind: 'unsigned', expected: [SAMPLE_SIGNER] },
  'wrong-signer': {
    kind: 'wrong-signer',
    found: [sampleSignature({ signer: OTHER_SIGNER })],
    expected: [SAMPLE_SIGNER],
  },
  'bad-signature': { kind: 'bad-signature', reason: 'the log entry is about another certificate' },
  'signed-as-other': { kind: 'signed-as-other', signedAs: 'cgr.dev/chainguard/node', ...sampleSignature() },
  'not-verifiable': {
    kind: 'not-verifiable',
    reason: 'its transparency log is not in the trust root of 2026-11-01',
    remedy: 'Update Mooring, or set `trusted-root`.',
  },
  'no-known-signer': { kind: 'no-known-signer', found: undefined },
  'not-checked': {
    kind: 'not-checked',
    problem: { code: 'platform_unavailable', message: 'cgr.dev returned status 503', hint: 'Retry later.' },
  },
} as const satisfies { readonly [Kind in BuildTrust['kind']]: BuildTrust & { readonly kind: Kind } };

/** Returns these outcomes by image (`host/path`) or digest, and `verified` for all others; `asked` lists every call. */
export function sampleVerifyBuild(outcomes: Readonly<Record<string, BuildTrust>> = {}): {
  readonly verifyBuild: VerifyBuild;
  readonly asked: readonly string[];
} {
  const asked: string[] = [];
  return {
    asked,
    verifyBuild: async ({ host, path }, digest: Digest) => {
      asked.push(`${host}/${path}@${digest}`);
      return outcomes[`${host}/${path}`] ?? outcomes[digest] ?? SAMPLE_TRUST.verified;
    },
  };
}
