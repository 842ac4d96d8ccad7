import { nodeDigest } from '../../adapters/node-digest.ts';
import { createAdvisoryClient } from '../../client/platform/advisory-client.ts';
import { createCaller } from '../../client/transport/call.ts';
import type { Call } from '../../client/transport/call.ts';
import { advisoryRoutes } from '../../contract/routes/advisory-routes.ts';
import { groupRoutes } from '../../contract/routes/group-routes.ts';
import { pullRoutes } from '../../contract/routes/pull-routes.ts';
import { registryRoutes } from '../../contract/routes/registry-routes.ts';
import { signInRoutes } from '../../contract/routes/sign-in-routes.ts';
import { versionOneRoutes } from '../../contract/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../../contract/routes/vulnerability-routes.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import { createPlatformClient } from '../../client/platform/platform-client.ts';
import { createRegistryClient } from '../../client/registry/registry-client.ts';
import { createRegistryContentClient } from '../../client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../client/registry/registry-tokens.ts';
import { createVersionOneClient } from '../../client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../../client/platform/vulnerability-client.ts';
import { rootUid } from '../../contract/uid.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import type { FetchedEvidence } from '../../domain/check/judge.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';
import { fetchEvidence } from '../../usecases/check/evidence/fetch-evidence.ts';
import type { EvidenceSources } from '../../usecases/check/evidence/fetch-evidence.ts';
import { rememberHistories } from '../../usecases/history/tag-source.ts';
import { UNAUTHENTICATED } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { fallbackWithoutToken } from '../access/oidc-request.ts';
import { signInWorkflow } from '../access/open-access.ts';
import type { Environment } from '../environment.ts';
import { findTrustedRequest } from './access.ts';
import type { CheckInputs } from './inputs.ts';

/** The platform and its registry, as one check calls them. */
export interface Service {
  readonly call: Call<keyof typeof routes>;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  /** Masks a secret in everything that is printed from then on. */
  readonly onSecret: (secret: Secret) => void;
}

/** The access of a check, and the organization that its registry token is for. */
export interface CheckAccess extends Access {
  /** The name in image references, and the uid of the root group; each can be empty if unauthenticated. */
  readonly organization: { readonly name: string; readonly uid: string };
  /** Why the run is unauthenticated, as a clause; undefined if it is signed in. */
  readonly anonymousReason: string | undefined;
}

/** The routes that a check calls: less than half of all, which take long to load. */
const routes = {
  ...signInRoutes,
  ...groupRoutes,
  ...registryRoutes,
  ...pullRoutes,
  ...versionOneRoutes,
  ...vulnerabilityRoutes,
  ...advisoryRoutes,
};

/** Prepares the calls of a check, all of which end after `timeoutSeconds`. Sends nothing. */
export function createService({
  send,
  timeoutSeconds,
  ...service
}: Omit<Service, 'call'> & { readonly send: HttpSend; readonly timeoutSeconds: number }): Service {
  const { clock, endpoints } = service;
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  return { ...service, call: createCaller({ send, clock, endpoints, signal, routes }) };
}

/**
 * Signs a check in, or returns unauthenticated access for an untrusted run (architecture.md#untrusted-runs). Throws the
 * `auth_*` and `platform_*` codes of the sign-in, and the reason if `when-unavailable` does not let the run continue.
 */
export async function openCheckAccess(
  service: Service,
  inputs: Pick<CheckInputs, 'identity' | 'organization' | 'when-unavailable'>,
  environment: Environment,
): Promise<CheckAccess> {
  const { identity } = inputs;
  const organization = { name: inputs.organization, uid: rootUid(identity) };
  const found = findTrustedRequest(environment);
  if (found.kind === 'request') {
    const access = await signInWorkflow(found, { ...service, identity });
    return { ...access, organization, anonymousReason: undefined };
  }
  // A missing permission is a mistake in the workflow: by default, it must not disable the check.
  const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
  const { reason } = fallbackWithoutToken(found, inputs['when-unavailable'] || byDefault);
  return { ...UNAUTHENTICATED, organization, anonymousReason: reason };
}

/** Fetches the evidence on images; `platforms` are those of images whose file names none. */
export function fetchWith(
  service: Service,
  access: CheckAccess,
  { uses, platforms }: { readonly uses: readonly ImageUse[]; readonly platforms: readonly string[] },
): Promise<FetchedEvidence> {
  return fetchEvidence(uses, createSources(service, access, platforms));
}

function createSources(
  { call, clock, endpoints, onSecret }: Service,
  { anonymousReason, apiToken: token, organization, registryToken, serverTime }: CheckAccess,
  platforms: readonly string[],
): EvidenceSources {
  const passwordFor = (image: { readonly organization: string }): Secret | undefined =>
    image.organization === organization.name ? registryToken : undefined;
  const tokens = createRegistryTokens({ call, clock, onSecret, passwordFor });
  return {
    signedIn:
      token === undefined
        ? undefined
        : {
            platform: createPlatformClient({ call, token }),
            versionOne: createVersionOneClient({ call, token }),
            vulnerabilities: createVulnerabilityClient({ call, token }),
          },
    anonymousReason,
    registry: rememberHistories(createRegistryClient({ call, tokens })),
    content: createRegistryContentClient({ call, tokens, digestOf: nodeDigest }),
    published: createAdvisoryClient({ call, token: undefined }),
    registryHost: endpoints.registry,
    organization,
    platforms,
    now: serverTime ?? clock.now(),
  };
}
