import type { IdTokenClaims } from '../../values/id-token.ts';
import type { Purpose } from './purpose.ts';
import { readSubject } from '../../sign-in/claim-doctor/subject.ts';
import type { WantedClaimMatch } from '../../sign-in/claim-doctor/claim-match.ts';

/** The longest name that the service takes (sign-in-rules.md#identity-names). */
const LONGEST_NAME = 63;

/**
 * The name of an identity: `mooring-<words>-<h8>`, cut before the hash (sign-in-rules.md#step-4-name). `fingerprint` is
 * the SHA-256 of `canonicalText`, in hex: other claims give another name.
 */
export function identityName(words: string, fingerprint: string): string {
  const text = `mooring-${words}`.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
  const hash = `-${fingerprint.slice(0, 8)}`;
  return text.slice(0, LONGEST_NAME - hash.length).replace(/[-._]+$/, '') + hash;
}

/** The words of the name for the token of a job: its repository, and its branch, tag or environment. */
export function tokenWords(claims: IdTokenClaims): string {
  return `${claims.repository ?? ''}-${contextWord(claims)}`;
}

function contextWord(claims: IdTokenClaims): string {
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') return 'other';
  const { context } = reading;
  return context.kind === 'pull-request' || context.kind === 'other' ? context.kind : context.name;
}

const MARKER = /^managed-by=mooring v=1 (?:purpose=([a-z]+) )?fp=([0-9a-f]{64})$/;

/** The contents of the description of an identity that Mooring created. */
export interface IdentityMarker {
  readonly fingerprint: string;
  /** Undefined if it was created for the subject of one job. */
  readonly purpose: string | undefined;
}

/** The description of an identity that Mooring creates: one line, by which Mooring recognizes it. */
export function identityDescription({ fingerprint, purpose }: IdentityMarker): string {
  return `managed-by=mooring v=1 ${purpose === undefined ? '' : `purpose=${purpose} `}fp=${fingerprint}`;
}

/** Reads a description that Mooring wrote; returns undefined for every other one. */
export function readIdentityMarker(description: string | undefined): IdentityMarker | undefined {
  const [, purpose, fingerprint] = MARKER.exec(description ?? '') ?? [];
  return fingerprint === undefined ? undefined : { fingerprint, purpose };
}

/** The identity that a workflow should have, whether or not it exists. */
export interface PlannedIdentity {
  readonly name: string;
  readonly description: string;
  readonly claimMatch: WantedClaimMatch;
  /** Undefined for the subject of one job. */
  readonly purpose: Purpose | undefined;
  /** SHA-256 of the canonical claim match and the organization, in hex. */
  readonly fingerprint: string;
}
