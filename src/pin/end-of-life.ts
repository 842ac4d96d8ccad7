import { createGroupsClient } from '../api/client/platform/iam/groups-client.ts';
import { platformAccess } from '../api/client/platform/platform-access.ts';
import { createPlatformClient } from '../api/client/platform/platform-client.ts';
import { createVersionOneClient } from '../api/client/platform/version-one-client.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { groupRoutes } from '../api/routes/group-routes.ts';
import { registryRoutes } from '../api/routes/registry-routes.ts';
import { versionOneRoutes } from '../api/routes/version-one-routes.ts';
import { rootUid } from '../api/schema/uid.ts';
import { MooringError } from '../values/errors.ts';
import type { PinMove } from './decide/pin-plan.ts';
import { findOwnOrganization } from '../api/client/platform/find-repo.ts';
import { markEndOfLife } from './mark-end-of-life.ts';
import type { Access } from '../sign-in/access.ts';
import type { ActionContext } from '../runner/boundary.ts';
import type { RepositoryPlan } from './plan-repository.ts';

interface EndOfLifeRun extends Pick<ActionContext, 'clock' | 'send'> {
  readonly access: Access;
  readonly endpoints: Endpoints;
  /** The uid of the identity that the run is signed in as; empty for a token from elsewhere. */
  readonly identity: string;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
}

/** A plan waits at most this long for the dates of its tags; after that they are unknown. */
const LONGEST_WAIT_MS = 30_000;

/** Sets `endOfLife` on the updates of a plan whose tag is past its end of life. Needs an API token. */
export async function withEndOfLife(planned: RepositoryPlan, run: EndOfLifeRun): Promise<RepositoryPlan> {
  const { plan } = planned;
  if (run.access.apiToken === undefined || plan.moves.length === 0) return planned;
  try {
    return { ...planned, plan: { ...plan, moves: await markMoves(plan.moves, run) } };
  } catch (error) {
    const isLate = error instanceof MooringError && error.code === 'run_deadline';
    if (!isLate || run.signal.aborted) throw error;
    return planned;
  }
}

async function markMoves(
  moves: readonly PinMove[],
  { access, clock, endpoints, identity, send, signal }: EndOfLifeRun,
): Promise<readonly PinMove[]> {
  const { apiToken: token, serverTime } = access;
  if (token === undefined) return moves;
  const call = createCaller({
    routes: { ...groupRoutes, ...registryRoutes, ...versionOneRoutes },
    send,
    clock,
    endpoints,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
  });
  const groups = createGroupsClient(platformAccess({ call, token }));
  const own = identity === '' ? await findOwnOrganization({ token, groups }) : undefined;
  return markEndOfLife(moves, {
    platform: createPlatformClient({ call, token }),
    versionOne: createVersionOneClient({ call, token }),
    registryHost: endpoints.registry,
    organizationUid: identity === '' ? (own?.uid ?? '') : rootUid(identity),
    now: serverTime ?? clock.now(),
  });
}
