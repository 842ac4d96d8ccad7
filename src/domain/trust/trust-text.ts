import { assertNever } from '../errors.ts';
import { sentenceList } from '../text/plural.ts';
import type { BuildTrust } from './build-trust.ts';
import type { Signer, TrustedSigner } from './signer.ts';

/** A build whose signature is not verified, with the reason. */
export type UnverifiedBuild = Exclude<BuildTrust, { kind: 'verified' }>;

/**
 * Returns why a build is not verified, as a clause without a subject and without a full stop: `is not signed`
 * (signing-rules.md#decisions). It quotes certificates and servers, so it is untrusted text.
 */
export function trustReason(trust: UnverifiedBuild): string {
  switch (trust.kind) {
    case 'unsigned':
      return `is not signed; expected a signature of ${signerList(trust.expected)}`;
    case 'wrong-signer':
      return `is signed by ${sentenceList(trust.found.map(({ signer }) => signerText(signer)))}, not by ${signerList(trust.expected)}`;
    case 'bad-signature':
      return `has an invalid signature: ${trust.reason}`;
    case 'signed-as-other':
      return `is signed by ${signerText(trust.signer)} as another image, ${trust.signedAs}`;
    case 'not-verifiable':
      return `has a signature that could not be verified: ${trust.reason}`;
    case 'no-known-signer':
      return trust.found === undefined
        ? 'has no known signer'
        : `is signed by ${signerText(trust.found.signer)}, and no signer is configured for its image`;
    case 'not-checked':
      return `was not checked, because fetching its signatures failed: ${trust.problem.message}`;
    default:
      return assertNever(trust);
  }
}

/** Returns the one thing to do about a build that is not verified, as whole sentences. */
export function trustRemedy(trust: UnverifiedBuild): string {
  switch (trust.kind) {
    case 'unsigned':
      return 'A new build can be signed some minutes after it is pushed: retry later, or set `min-age`. Otherwise use a signed build.';
    case 'wrong-signer':
      if (trust.announced !== undefined)
        return `The platform names ${signerText(trust.announced.signer)} as a signer of this organization now: replace its entries in \`trust.signers\` of .github/mooring.yml if you expected the change.`;
      return 'Do not use this build. If you trust its signer, add it to `trust.signers` in .github/mooring.yml.';
    case 'bad-signature':
      return 'Do not use this build, and report it to its publisher.';
    case 'signed-as-other':
      return 'Check that the reference names the right image.';
    case 'not-verifiable':
      return trust.remedy;
    case 'no-known-signer':
      return trust.remedy ?? 'Add the signer of this image to `trust.signers` in .github/mooring.yml.';
    case 'not-checked':
      return trust.problem.hint;
    default:
      return assertNever(trust);
  }
}

/** Returns the name of a signer: its identity, with the issuer unless the identity begins with it, or its key. */
export function signerText(signer: Signer | TrustedSigner): string {
  if (signer.kind === 'key') return `the key with SHA-256 ${signer.fingerprint}`;
  const identity = signer.kind === 'pattern' ? signer.pattern : signer.identity;
  return identity.startsWith(`${signer.issuer}/`) ? identity : `${identity} (issuer ${signer.issuer})`;
}

function signerList(signers: readonly (Signer | TrustedSigner)[]): string {
  return signers.map(signerText).join(' or ');
}
