import type { Purpose } from '../../identity/decide/purpose.ts';
import type { SetupResult } from '../../identity/decide/setup.ts';
import type { FilePlan } from './file-plan.ts';
import type { RegistryUse, Situation } from './organization.ts';
import type { Release } from './release.ts';
import type { RemoteRepository } from '../../values/remote.ts';

/** How identities are set up. */
export type IdentitySetup =
  /** No job signs in. */
  | { readonly kind: 'none' }
  /** With a token. */
  | { readonly kind: 'token'; readonly result: SetupResult; readonly warnings: readonly string[] }
  /** The workflow names identities that exist already; without a token, they are not looked up. */
  | { readonly kind: 'kept' }
  /** Without a token: lines that create the same. */
  | { readonly kind: 'commands'; readonly lines: readonly string[] }
  /** Without a token, and without the facts that the commands need. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly hint: string };

/** The findings and changes of `mooring init`, or those planned in a preview. */
export interface SetupReport {
  readonly repository: RemoteRepository;
  readonly defaultBranch: string;
  readonly registry: string;
  readonly uses: RegistryUse;
  readonly situation: Situation;
  /** Empty without one. */
  readonly organization: string;
  readonly release: Release;
  readonly identities: IdentitySetup;
  readonly files: readonly FilePlan[];
  readonly isWritten: boolean;
  /** The command that prints an API token. */
  readonly tokenCommand: string;
  /** UID of the identity for logins, if it was requested and exists. */
  readonly login: string | undefined;
}

/** Returns the identity of a purpose in a result: its UID, undefined if it does not exist or cannot be used. */
export function uidOf(result: SetupResult, purpose: Purpose): string | undefined {
  return result.identities.find(
    ({ access, decision }) => access.purpose === purpose && decision !== 'refused' && decision !== 'drifted',
  )?.uid;
}

/** Returns true if an identity or role of a result cannot be used as planned. */
export function hasProblems({ roles, identities }: SetupResult): boolean {
  return [...roles, ...identities].some(({ decision }) => decision === 'refused' || decision === 'drifted');
}
