import type { Call } from '../../client/transport/call.ts';
import type { IamClient } from '../../client/platform/iam/iam-client.ts';
import type { RegistryImage } from '../../client/registry/registry-tokens.ts';
import type { Drift, FoundIdentity } from '../../domain/identity/choose-identity.ts';
import type { PlannedIdentity } from '../../domain/identity/planned-identity.ts';
import type { IdentityRefusal, RunFacts } from '../../domain/identity/refusals.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';

/** Waits for this many milliseconds. Throws `run_deadline` if the run ends first. */
export type Pause = (milliseconds: number) => Promise<void>;

export interface EnsureOptions extends SignInOptions {
  readonly call: Call;
  /** The uid of the identity to sign in as while looking and making. */
  readonly identity: string;
  readonly clock: Clock;
  readonly run: RunFacts;
  /** `require` looks and never changes anything; `create` makes what is missing. */
  readonly mode: 'require' | 'create';
  readonly onDrift: 'fail' | 'update';
  readonly role: string;
  /** The name of a role of the organization that the workflow vouches for; empty when there is none. */
  readonly allowRole: string;
  /** Also pins the ref: for an environment that is tied to one branch. */
  readonly pinRef: boolean;
  /** An image that the identity has to be able to see in the end. */
  readonly image: RegistryImage | undefined;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
}

/** What the steps after the gate work with. */
export interface EnsureRun {
  readonly options: EnsureOptions;
  readonly iam: IamClient;
  readonly plan: PlannedIdentity;
  /** The root group of the organization. */
  readonly group: string;
  readonly defaultAudience: string;
  readonly pause: Pause;
}

/** What came of it; failures of the service are thrown. */
export type Ensured =
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
  /** There is none, and none may be made. */
  | { readonly kind: 'missing'; readonly plan: PlannedIdentity }
  /** Somebody has changed the one that Mooring would have made. */
  | { readonly kind: 'drifted'; readonly drift: Drift }
  /** It is there, without the role, and nothing may be changed. */
  | { readonly kind: 'unbound'; readonly identity: FoundIdentity; readonly role: string }
  | ReadyIdentity;

/** An identity that this workflow can sign in as, proved by use. */
export interface ReadyIdentity {
  readonly kind: 'ready';
  /** `created` also where the answer to the creation was lost, and it was found afterwards. */
  readonly decision: 'reused' | 'created' | 'updated';
  readonly uid: string;
  /** Empty where identities may not be listed. */
  readonly name: string;
  readonly role: string;
  readonly fingerprint: string;
  /** Sentences for people. */
  readonly warnings: readonly string[];
  /** What Mooring made for this repository under other claims; nothing is done about them. */
  readonly siblings: readonly FoundIdentity[];
}
