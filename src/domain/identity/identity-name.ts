import type { IdTokenClaims } from '../id-token.ts';
import { readSubject } from './subject.ts';
import type { WantedClaimMatch } from './claim-match.ts';

/** The longest name that the service takes (sign-in-rules.md#identity-names). */
const LONGEST_NAME = 63;

/**
 * The name of the identity for a token: `mooring-<owner>-<repo>-<context>-<h8>`, cut in front of the hash
 * (sign-in-rules.md#step-4-name). `fingerprint` is the SHA-256 of `canonicalText`, in hex: other claims give
 * another name.
 */
export function identityName(claims: IdTokenClaims, fingerprint: string): string {
  const words = `mooring-${claims.repository ?? ''}-${contextWord(claims)}`
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-');
  const hash = `-${fingerprint.slice(0, 8)}`;
  return words.slice(0, LONGEST_NAME - hash.length).replace(/[-._]+$/, '') + hash;
}

function contextWord(claims: IdTokenClaims): string {
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') return 'other';
  const { context } = reading;
  return context.kind === 'pull-request' || context.kind === 'other' ? context.kind : context.name;
}

const MARKER = /^managed-by=mooring v=1 fp=([0-9a-f]{64})$/;

/** The description of an identity that Mooring made: one line, by which it knows its own again. */
export function identityDescription(fingerprint: string): string {
  return `managed-by=mooring v=1 fp=${fingerprint}`;
}

/** The fingerprint in a description that Mooring wrote; undefined for every other description. */
export function readMarker(description: string | undefined): string | undefined {
  return MARKER.exec(description ?? '')?.[1];
}

/** The identity that a workflow should have, before anybody looked whether there is one. */
export interface PlannedIdentity {
  readonly name: string;
  readonly description: string;
  readonly claimMatch: WantedClaimMatch;
  /** SHA-256 of the canonical claim match and the organization, in hex. */
  readonly fingerprint: string;
}
