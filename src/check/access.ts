import type { HttpSend } from '../api/http.ts';
import { MooringError } from '../values/errors.ts';
import { fallbackWithoutToken, findOidcRequest } from '../sign-in/oidc-request.ts';
import type { NoOidcRequest, OidcRequest } from '../sign-in/oidc-request.ts';
import { UNAUTHENTICATED } from '../sign-in/access.ts';
import type { Access, World } from '../sign-in/access.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import type { RunAccess } from './decide/evidence.ts';
import { rootUid } from '../values/uid.ts';
import type { Environment } from '../runner/environment.ts';
import type { CheckInputs } from './inputs.ts';

/** The access of a check, and the organization that its registry token is for. */
export interface CheckAccess extends Access {
  /** The name in image references, and the uid of the root group; each can be empty if unauthenticated. */
  readonly organization: { readonly name: string; readonly uid: string };
  readonly run: RunAccess;
}

/** The surroundings of a check, which signs in only if its files name images to look up. */
export interface CheckWorld extends Omit<World, 'access'> {
  /** Signs in to check these uses, by requests through `send`. Throws if the run cannot continue. */
  readonly openAccess: (uses: readonly ImageUse[], send: HttpSend) => Promise<CheckAccess>;
}

/** Returns why an untrusted run is skipped, if the inputs say so; undefined if it is checked. */
export function findSkipReason(
  inputs: Pick<CheckInputs, 'identity' | 'when-unavailable'>,
  environment: Environment,
): string | undefined {
  if (inputs.identity === '' || inputs['when-unavailable'] !== 'skip') return undefined;
  const found = findTrustedRequest(environment);
  return found.kind === 'untrusted' ? found.error.message : undefined;
}

/**
 * Finds the OIDC endpoint of a run as `findOidcRequest`, but none for `pull_request_target`: it can get a token, which is
 * not used, because it runs for an unreviewed change.
 */
function findTrustedRequest(environment: Environment): OidcRequest | NoOidcRequest {
  if (environment.eventName !== 'pull_request_target') return findOidcRequest(environment);
  const error = new MooringError(
    'auth_no_id_token',
    '`pull_request_target` runs with the permissions of the base for an unreviewed change',
    { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' },
  );
  return { kind: 'untrusted', error };
}

/**
 * Signs a check in, or returns unauthenticated access: without an identity, and for an untrusted run
 * (architecture.md#untrusted-runs). Throws the `auth_*` and `platform_*` codes of the sign-in, and the reason if
 * `when-unavailable` does not let the run continue.
 */
export async function openCheckAccess(
  world: Omit<CheckWorld, 'openAccess'>,
  inputs: Pick<CheckInputs, 'identity' | 'organization' | 'when-unavailable'>,
  environment: Environment,
): Promise<CheckAccess> {
  const { identity } = inputs;
  const organization = { name: inputs.organization, uid: rootUid(identity) };
  if (identity === '') return { ...UNAUTHENTICATED, organization, run: NO_IDENTITY };
  const found = findTrustedRequest(environment);
  if (found.kind === 'request') {
    const { signInWorkflow } = await import('../sign-in/open-access.ts');
    const access = await signInWorkflow(found, { ...world, identity });
    return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
  }
  // A missing permission is a mistake in the workflow: by default, it must not disable the check.
  const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
  const { reason } = fallbackWithoutToken(found, inputs['when-unavailable'] || byDefault);
  const remedy = 'Authenticated runs check them, such as the run after the merge.';
  return {
    ...UNAUTHENTICATED,
    organization,
    run: { mode: 'anonymous', reason, remedy, privateImages: 'warning' },
  };
}

/** The access of a workflow for public images, whose author can change that. */
const NO_IDENTITY: RunAccess = {
  mode: 'anonymous',
  reason: 'no identity is set',
  remedy: 'Run `mooring init`, and set `identity` and `organization` in the workflow.',
  privateImages: 'blocking',
};
