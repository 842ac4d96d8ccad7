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
import type { ImageUse } from '../../domain/check/image-use.ts';
import { noteOnAnonymous } from '../../domain/check/notes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';
import { askService } from '../../usecases/check/evidence/fetch-evidence.ts';
import type { FetchedEvidence } from '../../domain/check/judge.ts';
import { rememberHistories } from '../../usecases/history/tag-source.ts';
import type { Access } from '../access/access.ts';
import { maskSecret } from '../mask-secrets.ts';

/** What a run asks with. */
export interface AskRun {
  readonly send: HttpSend;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  readonly timeoutSeconds: number;
  /** The caller's organization, as references name it; empty where nobody is anybody. */
  readonly organization: string;
  /** Hides a text in everything that is printed from now on. */
  readonly mask: (text: string) => void;
  readonly say: (line: string) => void;
  /** Opens the access of the run, or nobody's, for a reason that the report tells. */
  readonly open: (call: Call<keyof typeof routes>, onSecret: (secret: Secret) => void) => Promise<OpenedRun>;
}

/** The access of a run. */
export interface OpenedRun {
  readonly access: Access;
  /** The uid of the root group of the caller's organization; empty where nobody is signed in. */
  readonly organizationUid: string;
  readonly whyAnonymous: string | undefined;
}

/** What a check calls: of all that there is not the half, and all takes long to load. */
const routes = {
  ...signInRoutes,
  ...groupRoutes,
  ...registryRoutes,
  ...pullRoutes,
  ...versionOneRoutes,
  ...vulnerabilityRoutes,
  ...advisoryRoutes,
};

/** Opens the access and asks the service about images that have a history. What is asked, how often: `askService`. */
export async function ask(
  uses: readonly ImageUse[],
  platforms: readonly string[],
  run: AskRun,
): Promise<FetchedEvidence> {
  const { clock, endpoints, organization } = run;
  const signal = AbortSignal.timeout(run.timeoutSeconds * 1000);
  const onSecret = (secret: Secret): void => maskSecret(secret, run);
  const call = createCaller({ send: run.send, clock, endpoints, signal, routes });
  const { access, organizationUid, whyAnonymous } = await run.open(call, onSecret);
  run.say(access.status);
  const passwordFor = (image: { readonly organization: string }): Secret | undefined =>
    image.organization === organization ? access.registryToken : undefined;
  const tokens = createRegistryTokens({ call, clock, onSecret, passwordFor });
  const now = access.serverTime ?? clock.now();
  const { apiToken: token } = access;
  const evidence = await askService(uses, {
    signedIn:
      token === undefined
        ? undefined
        : {
            platform: createPlatformClient({ call, token }),
            versionOne: createVersionOneClient({ call, token }),
            vulnerabilities: createVulnerabilityClient({ call, token }),
          },
    registry: rememberHistories(createRegistryClient({ call, tokens })),
    content: createRegistryContentClient({ call, tokens, digestOf: nodeDigest }),
    published: createAdvisoryClient({ call, token: undefined }),
    registryHost: endpoints.registry,
    organization: { name: organization, uid: organizationUid },
    platforms,
    now,
  });
  const isSignedIn = token !== undefined;
  return {
    evidence,
    now,
    mode: isSignedIn ? 'signed-in' : 'anonymous',
    notes: isSignedIn ? [] : [noteOnAnonymous(whyAnonymous)],
  };
}
