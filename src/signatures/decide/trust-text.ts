import { assertNever } from '../../values/errors.ts';
import { sentenceList } from '../../text/plural.ts';
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
      return `is not signed; expected a signature by ${trust.expected.map(signerText).join(' or ')}`;
    case 'wrong-signer':
      return wrongSigner(trust);
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

/** Why a build is not verified, in a few words for tables and lines; the reason says the rest. */
export const TRUST_NOTES: Readonly<Record<UnverifiedBuild['kind'], string>> = {
  unsigned: 'not signed',
  'wrong-signer': 'wrong signer',
  'bad-signature': 'invalid signature',
  'signed-as-other': 'signed as another image',
  'not-verifiable': 'signature not verifiable',
  'no-known-signer': 'no known signer',
  'not-checked': 'signature not checked',
};

/** Returns the one thing to do about a build that is not verified, as whole sentences. */
export function trustRemedy(trust: UnverifiedBuild): string {
  switch (trust.kind) {
    case 'unsigned':
      return 'Signatures can appear some minutes after a build: retry later, or set `min-age`.';
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

/**
 * Returns a warning about a build that is used although it is not verified, as whole sentences; undefined if it is, and for
 * an image without a known signer, which is only counted. `subject` is what the sentence begins with.
 */
export function trustWarning(subject: string, trust: BuildTrust): string | undefined {
  if (trust.kind === 'verified' || trust.kind === 'no-known-signer') return undefined;
  return `${subject} ${trustReason(trust)}. ${trustRemedy(trust)}`;
}

/** Returns the name of a signer: its identity, or its key. Issuers are named only if `wrongSigner` has to. */
export function signerText(signer: Signer | TrustedSigner): string {
  switch (signer.kind) {
    case 'key':
      return `the key with SHA-256 ${signer.fingerprint}`;
    case 'pattern':
      return signer.pattern;
    case 'keyless':
      return signer.identity;
    default:
      return assertNever(signer);
  }
}

/** Issuers are named if they differ: an identity of another issuer is another signer. */
function wrongSigner({ found, expected }: Extract<BuildTrust, { kind: 'wrong-signer' }>): string {
  const signers = found.map(({ signer }) => signer);
  const issuers = new Set([...signers, ...expected].map((one) => (one.kind === 'key' ? '' : one.issuer)));
  const named = (signer: Signer | TrustedSigner): string =>
    signer.kind === 'key' || issuers.size === 1
      ? signerText(signer)
      : `${signerText(signer)} (issuer ${signer.issuer})`;
  return `is signed by ${sentenceList(signers.map(named))}, not by ${expected.map(named).join(' or ')}`;
}
