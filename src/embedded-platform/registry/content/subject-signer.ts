import type { Digest } from '../../../values/digest.ts';
import { toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { githubWorkflow } from '../../signing/identities.ts';
import type { Signed } from '../../signing/signed.ts';
import type { SigningAuthority } from '../../signing/signing-authority.ts';
import type { Authorities, Subject } from './artifact.ts';
import { digestOf } from './content.ts';

/** Signs whatever is about one manifest, with the fault of its seed. */
export interface SubjectSigner {
  readonly authority: SigningAuthority;
  /** The image and the digest that signatures and attestations name. */
  readonly about: { readonly name: string; readonly digest: Digest };
  /** When it signs. */
  readonly at: Instant;
  /** How its signatures are logged; both logs and the usual kind of entry if empty. */
  readonly logging: { readonly entry?: 'none' };
  /** Signs a payload as it is. */
  signPayload(payload: string): Signed;
  /** Signs a statement in an envelope: a signature, or an attestation. */
  signStatement(statement: string, purpose: 'signature' | 'attestation'): Signed;
}

/** A build is signed so long after it, in whole seconds as in certificates. */
const SIGNED_AFTER_MS = 30_000;

/** Creates the signer of a manifest. */
export function createSubjectSigner(subject: Subject, authorities: Authorities): SubjectSigner {
  const { fault, signer } = subject.signing;
  const authority = fault === 'unknown-authority' ? authorities.unknown : authorities.trusted;
  const at = toInstant(Math.floor((subject.at + SIGNED_AFTER_MS) / 1000) * 1000);
  const by = { identity: fault === 'wrong-identity' ? SOMEBODY_ELSE : signer, at };
  return {
    authority,
    about: {
      name: fault === 'other-name' ? `${subject.name}-copy` : subject.name,
      digest: fault === 'other-digest' ? digestOf(subject.digest) : subject.digest,
    },
    at,
    logging: fault === 'no-log-entry' ? { entry: 'none' } : {},
    signPayload: (text) =>
      forged(text, fault === 'bad-signature', (payload) => authority.signPayload(payload, by)),
    signStatement: (text, purpose) =>
      forged(
        text,
        fault === 'bad-signature' || (fault === 'bad-attestation' && purpose === 'attestation'),
        (payload) => authority.signStatement(payload, by),
      ),
  };
}

/** A workflow of another repository, which has nothing to do with any image. */
const SOMEBODY_ELSE = githubWorkflow('example/images', '.github/workflows/release.yaml');

/** Signs the payload; if `isForged`, other bytes in its place, so that everything fits but the signature. */
function forged(text: string, isForged: boolean, sign: (payload: Uint8Array) => Signed): Signed {
  const payload = Buffer.from(text);
  return isForged ? { ...sign(Buffer.from(`${text} `)), payload } : sign(payload);
}
