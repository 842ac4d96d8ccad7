import { nodeDigest } from '../../adapters/node-digest.ts';
import { createCaller } from '../../client/transport/call.ts';
import { pullRoutes } from '../../contract/routes/pull-routes.ts';
import { registryRoutes } from '../../contract/routes/registry-routes.ts';
import { versionOneRoutes } from '../../contract/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../../contract/routes/vulnerability-routes.ts';
import { createPlatformClient } from '../../client/platform/platform-client.ts';
import { createRegistryContentClient } from '../../client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../client/registry/registry-tokens.ts';
import { createVersionOneClient } from '../../client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../../client/platform/vulnerability-client.ts';
import { rootUid } from '../../contract/uid.ts';
import type { Secret } from '../../domain/secret.ts';
import { createMoveJudge } from '../../usecases/pin/advisory-impact.ts';
import type { JudgeMoves } from '../../usecases/pin/advisory-impact.ts';
import type { PlannedPins } from '../../usecases/pin/plan-pins.ts';
import type { Access } from '../access/access.ts';
import type { PinRun } from './run.ts';

/** So long pull requests wait for what their moves mean: it is not known then, and they are there. */
const LONGEST_WAIT_MS = 60_000;
/** The rest of a run's time is for the pull requests themselves. */
const SHARE_OF_RUN = 1 / 3;

/** What tells in a run of somebody who is signed in what moves mean for advisories. All that it asks has one end. */
export function openMoveJudge(
  { clock, endpoints, inputs, onSecret, send, signal }: PinRun,
  { access, token }: { readonly access: Access; readonly token: Secret },
  lookedUp: PlannedPins['lookedUp'],
): JudgeMoves {
  const wait = Math.min(LONGEST_WAIT_MS, inputs['timeout-seconds'] * 1_000 * SHARE_OF_RUN);
  const call = createCaller({
    routes: { ...registryRoutes, ...pullRoutes, ...versionOneRoutes, ...vulnerabilityRoutes },
    send,
    clock,
    endpoints,
    signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
  });
  const tokens = createRegistryTokens({
    call,
    clock,
    onSecret,
    passwordFor: () => access.registryToken,
  });
  return createMoveJudge({
    content: createRegistryContentClient({ call, tokens, digestOf: nodeDigest }),
    platform: createPlatformClient({ call, token }),
    versionOne: createVersionOneClient({ call, token }),
    vulnerabilities: createVulnerabilityClient({ call, token }),
    registryHost: endpoints.registry,
    organizationUid: rootUid(inputs.identity),
    lookedUp,
  });
}
