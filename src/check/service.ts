import { nodeDigest } from '../io/node-digest.ts';
import { createAdvisoryClient } from '../api/client/platform/advisory-client.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Call } from '../api/client/transport/call.ts';
import { advisoryRoutes } from '../api/routes/advisory-routes.ts';
import { groupRoutes } from '../api/routes/group-routes.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import { registryRoutes } from '../api/routes/registry-routes.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import { versionOneRoutes } from '../api/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../api/routes/vulnerability-routes.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { createPlatformClient } from '../api/client/platform/platform-client.ts';
import { createRegistryClient } from '../api/client/registry/registry-client.ts';
import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import { createVersionOneClient } from '../api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import { rootUid } from '../api/schema/uid.ts';
import { createAssessor } from './decide/assessed-images.ts';
import type { ChangedReference } from './compare/changed-references.ts';
import type { RunAccess } from './decide/evidence.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import type { FetchedEvidence } from './decide/judge.ts';
import { compareOrganization, isRefusedEverywhere, wrongOrganization } from './decide/organization.ts';
import type { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';
import { fetchDiffs } from './evidence/fetch-diffs.ts';
import { fetchEvidence } from './evidence/fetch-evidence.ts';
import type { EvidenceSources } from './evidence/fetch-evidence.ts';
import { fetchFixes } from './evidence/fetch-fixes.ts';
import { rememberHistories } from '../tag-history/tag-source.ts';
import { UNAUTHENTICATED } from '../sign-in/access.ts';
import type { Access } from '../sign-in/access.ts';
import { fallbackWithoutToken } from '../sign-in/oidc-request.ts';
import { signInWorkflow } from '../sign-in/open-access.ts';
import type { Environment } from '../runner/environment.ts';
import { findTrustedRequest } from './access.ts';
import type { CheckInputs } from './inputs.ts';
import { openSignatures } from './open-signatures.ts';
import type { TrustRun } from './open-signatures.ts';

/** The platform and its registry, as one check calls them. */
export interface Service {
  readonly call: Call<keyof typeof routes>;
  readonly send: HttpSend;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  /** Masks a secret in everything that is printed from then on. */
  readonly onSecret: (secret: Secret) => void;
}

/** The access of a check, and the organization that its registry token is for. */
export interface CheckAccess extends Access {
  /** The name in image references, and the uid of the root group; each can be empty if unauthenticated. */
  readonly organization: { readonly name: string; readonly uid: string };
  readonly run: RunAccess;
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

/** Prepares the calls of a check, all of which end with `signal`. Sends nothing. */
export function createService(service: Omit<Service, 'call'>): Service {
  const { clock, endpoints, send, signal } = service;
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
    return { ...access, organization, run: { mode: 'signed-in', organization: organization.name } };
  }
  // A missing permission is a mistake in the workflow: by default, it must not disable the check.
  const byDefault = found.kind === 'untrusted' ? 'anonymous' : 'fail';
  const { reason } = fallbackWithoutToken(found, inputs['when-unavailable'] || byDefault);
  const remedy = 'Authenticated runs check them, such as the run after the merge.';
  return { ...UNAUTHENTICATED, organization, run: { mode: 'anonymous', reason, remedy } };
}

/** The images to fetch evidence on. */
interface WantedEvidence {
  /** Of head and base. */
  readonly uses: readonly ImageUse[];
  /** Of head: only their fixes are searched. */
  readonly head: readonly ImageUse[];
  /** The references that the change replaces: their builds are compared. */
  readonly changed: readonly ChangedReference[];
  readonly platforms: readonly string[];
  readonly trust: TrustRun;
}

/**
 * Fetches the evidence on images; `platforms` are those of images whose file names none. Throws
 * `config_file_unreadable` and `config_file_invalid` for a trust root, and
 * `config_wrong_organization` if the references name another organization than the run: before any request if one of the
 * names is probably a misspelling of the other, otherwise if the registry refused all of its images.
 */
export async function fetchWith(
  service: Service,
  access: CheckAccess,
  { changed, uses, platforms, head, trust }: WantedEvidence,
): Promise<FetchedEvidence> {
  const { registry } = service.endpoints;
  const { organization, run } = access;
  const mismatch =
    run.mode === 'anonymous' ? undefined : compareOrganization(organization.name, uses, registry);
  if (mismatch?.nearest !== undefined) throw wrongOrganization(mismatch);
  const opened = createSources(service, access, platforms);
  const signatures = await openSignatures(service, access, opened.content, trust);
  const sources = { ...opened, signatures };
  const fetched = await fetchEvidence(uses, sources);
  if (mismatch !== undefined && isRefusedEverywhere(mismatch, fetched.evidence, registry))
    throw wrongOrganization(mismatch);
  const assess = createAssessor(fetched.evidence);
  const [fixes, diffs] = await Promise.all([
    fetchFixes(head, { evidence: fetched.evidence, assess }, sources),
    fetchDiffs(changed, fetched.evidence, sources),
  ]);
  return { ...fetched, evidence: { ...fetched.evidence, fixes }, assess, diffs };
}

function createSources(
  { call, clock, endpoints, onSecret }: Service,
  { apiToken: token, organization, registryToken, run, serverTime }: CheckAccess,
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
    access: run,
    registry: rememberHistories(createRegistryClient({ call, tokens })),
    content: createRegistryContentClient({ call, tokens, digestOf: nodeDigest }),
    published: createAdvisoryClient({ call, token: undefined }),
    registryHost: endpoints.registry,
    organization,
    platforms,
    now: serverTime ?? clock.now(),
  };
}
