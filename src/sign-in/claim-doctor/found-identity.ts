import type { ClaimMatch } from './claim-match.ts';

/** An identity as the service lists it. `createTime` is ISO 8601 in UTC, so that texts sort as times do. */
export interface FoundIdentity {
  readonly uid: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly claimMatch?: ClaimMatch | undefined;
  readonly createTime?: string | undefined;
}
