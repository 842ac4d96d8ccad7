import type { Call } from '../api/client/transport/call.ts';
import type {
  IdentityAccessClient,
  IdentityAccessRoute,
} from '../api/client/platform/iam/identity-access-client.ts';
import type { PullRouteName } from '../api/routes/pull-routes.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import type { Drift } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import type { PlannedIdentity } from './decide/identity-name.ts';
import type { Purpose, RepositoryFacts } from './decide/purpose.ts';
import type { PlannedRole } from './decide/role.ts';
import type { IdentityRefusal, RunFacts } from './decide/refusals.ts';
import type { Clock } from '../values/clock.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';

/** Waits for this many milliseconds. Throws `run_deadline` if the run ends first. */
export type Pause = (milliseconds: number) => Promise<void>;

export interface EnsureOptions extends SignInOptions {
  readonly call: Call<IdentityAccessRoute | 'mintIdToken' | 'exchangeToken' | PullRouteName>;
  /** The uid of the identity used to look up and create identities. */
  readonly identity: string;
  readonly clock: Clock;
  readonly run: RunFacts;
  /** `require` never changes anything; `create` creates what is missing. */
  readonly mode: 'require' | 'create';
  readonly onDrift: 'fail' | 'update';
  /** Undefined for the subject of the job itself. */
  readonly purpose: Purpose | undefined;
  /** The environment of the jobs that use an identity with a purpose, if they have one. */
  readonly environment: string | undefined;
  readonly role: string;
  /** The name of a custom role that the workflow vouches for; empty if there is none. */
  readonly allowRole: string;
  /** Also matches the ref: for an environment with a single branch. */
  readonly pinRef: boolean;
  /** An image that the identity must be able to access. */
  readonly image: RegistryImage | undefined;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
}

/** The context of finding and creating one identity. */
export interface IdentityRun {
  readonly iam: IdentityAccessClient;
  readonly plan: PlannedIdentity;
  /** The root group of the organization. */
  readonly group: string;
  readonly defaultAudience: string;
  readonly pause: Pause;
}

/** The context of the steps after the refusals. */
export interface EnsureRun extends IdentityRun {
  readonly options: EnsureOptions;
  /** The role to bind. */
  readonly role: PlannedRole;
  /** The repository of the job. */
  readonly facts: RepositoryFacts;
  /** False if the identity is for other jobs, so that this one cannot sign in as it. */
  readonly isOwnMatch: boolean;
}

/** The outcome; failures of the service are thrown. */
export type Ensured =
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
  /** None exists, and none may be created. */
  | { readonly kind: 'missing'; readonly plan: PlannedIdentity }
  /** The identity that Mooring would create was changed. */
  | { readonly kind: 'drifted'; readonly drift: Drift }
  /** It exists without the role, and nothing may be changed. */
  | { readonly kind: 'unbound'; readonly identity: FoundIdentity; readonly role: string }
  | ReadyIdentity;

/** An identity that this workflow can sign in as. */
export interface ReadyIdentity {
  readonly kind: 'ready';
  /** `created` also if the response was lost and the identity was found afterwards. */
  readonly decision: 'reused' | 'created' | 'updated';
  readonly uid: string;
  /** Empty if identities cannot be listed. */
  readonly name: string;
  readonly role: string;
  readonly fingerprint: string;
  /** True if it was verified by signing in; otherwise by reading it back, since it is for other jobs. */
  readonly isSignedIn: boolean;
  /** Sentences for people. */
  readonly warnings: readonly string[];
  /** Identities that Mooring created for this repository with other claims; they stay unchanged. */
  readonly siblings: readonly FoundIdentity[];
}
