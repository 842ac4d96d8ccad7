import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import type { PolicyResults } from '../api/advisory/version-one.ts';
import type { PullPolicy } from './decide/pull-policy.ts';
import { orReason } from '../values/fetched.ts';

/** A build, and the uid of its repository. */
export interface PulledBuild {
  readonly repo: string;
  readonly digest: string;
}

/**
 * Fetches the results of the organization's policies for pulling one build. Returns `refused` for a caller who cannot read
 * policies, as with most roles (advisory-rules.md#registry-policies), and `not found` for an unknown build. Throws what the
 * calls throw.
 */
export async function pullPolicies(
  build: PulledBuild,
  versionOne: Pick<VersionOneClient, 'checkPolicies'>,
): Promise<readonly PullPolicy[] | string> {
  const request = async (): Promise<readonly PullPolicy[]> =>
    (await versionOne.checkPolicies(build)).map(toPullPolicy);
  return orReason(request(), { auth_forbidden: 'refused', platform_not_found: 'not found' });
}

/** A mode that is not recognized counts as enforced, and a result as an error: both are the stricter reading. */
function toPullPolicy({
  policyName: name,
  mode,
  result,
  parameters = {},
}: PolicyResults['results'][number]): PullPolicy {
  const days = name === 'cooldown' ? numberIn(parameters['days']) : undefined;
  const months = name === 'support-window' ? numberIn(parameters['months']) : undefined;
  return {
    name,
    isEnforced: mode !== 'DRY_RUN',
    result: result === 'ALLOWED' ? 'allowed' : result === 'DENIED' ? 'denied' : 'error',
    ...(days === undefined ? {} : { days }),
    ...(months === undefined ? {} : { months }),
  };
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
