import type { Secret } from '../../domain/secret.ts';
import type { Instant } from '../../domain/instant.ts';

/**
 * With what a run asks the service: a token per audience (service-rules.md#audiences), each of them where
 * there is one.
 */
export interface Access {
  readonly apiToken: Secret | undefined;
  readonly registryToken: Secret | undefined;
  /** The platform's own time of the sign-in, UTC; undefined when it told none. */
  readonly serverTime: Instant | undefined;
  /** Whose access it is, as a clause for people: `identity …`, `the token of MOORING_API_TOKEN`, `nobody`. */
  readonly who: string;
}

/** A signed-in workflow has both. */
export interface WorkflowAccess extends Access {
  readonly apiToken: Secret;
  readonly registryToken: Secret;
}

/** The access of those who are not signed in. */
export const NOBODY: Access = {
  apiToken: undefined,
  registryToken: undefined,
  serverTime: undefined,
  who: 'nobody',
};
