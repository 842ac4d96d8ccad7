import type { WantedClaimMatch } from './claim-match.ts';

/** The identity that a workflow should have, before anybody looked whether there is one. */
export interface PlannedIdentity {
  readonly name: string;
  readonly description: string;
  readonly claimMatch: WantedClaimMatch;
  /** SHA-256 of the canonical claim match and the organization, in hex. */
  readonly fingerprint: string;
}
