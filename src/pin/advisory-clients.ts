import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createPlatformClient } from '../api/client/platform/platform-client.ts';
import { createVersionOneClient } from '../api/client/platform/version-one-client.ts';
import { createVulnerabilityClient } from '../api/client/platform/vulnerability-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import { registryRoutes } from '../api/routes/registry-routes.ts';
import { versionOneRoutes } from '../api/routes/version-one-routes.ts';
import { vulnerabilityRoutes } from '../api/routes/vulnerability-routes.ts';
import { contentOf } from '../api/client/oci/image-content.ts';
import { historicImage } from '../values/historic-image.ts';
import { MooringError } from '../values/errors.ts';
import { rootUid } from '../api/schema/uid.ts';
import type { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';
import { createMoveJudge } from './judge-moves.ts';
import type { JudgeMoves } from './judge-moves.ts';
import { createBuildPackages } from '../sbom/build-packages.ts';
import type { ImpactSignatures } from '../sbom/build-packages.ts';
import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import { createDiffer } from '../diff/create-differ.ts';
import { rememberManifests } from '../diff/read-build.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import type { DigestOf } from '../api/client/oci/content-digest.ts';

/** The access of a run to the content of builds, and to advisories if it has an API token. */
export interface ImpactAccess {
  readonly send: HttpSend;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** Called with every token before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
  /** Undefined if the run is unauthenticated: then the builds of public images are compared, without advisories. */
  readonly apiToken: Secret | undefined;
  readonly registryToken: Secret | undefined;
  readonly digestOf: DigestOf;
  readonly signatures?: ImpactSignatures | undefined;
  /** The histories of tags. */
  readonly source: Pick<TagSource, 'tag'>;
  /** Milliseconds that the whole run can take. */
  readonly timeoutMs: number;
}

/** A run waits at most this long for what its updates change; after that it is reported as unknown. */
const LONGEST_WAIT_MS = 60_000;
/** The rest of a run's time is for the pull requests themselves. */
const SHARE_OF_RUN = 1 / 3;

/** Returns what compares the builds of updates. Its time starts with the first query, not here. */
export function openMoveImpact(access: ImpactAccess): JudgeMoves {
  let opened: JudgeMoves | undefined;
  return async (moves) => (opened ??= openClients(access))(moves);
}

function openClients(access: ImpactAccess): JudgeMoves {
  const { apiToken: token, clock, endpoints, onSecret, send, signal, source, timeoutMs } = access;
  const wait = Math.min(LONGEST_WAIT_MS, timeoutMs * SHARE_OF_RUN);
  const call = createCaller({
    routes: { ...registryRoutes, ...pullRoutes, ...versionOneRoutes, ...vulnerabilityRoutes },
    send,
    clock,
    endpoints,
    signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
  });
  const tokens = createRegistryTokens({ call, clock, onSecret, passwordFor: () => access.registryToken });
  const content = createRegistryContentClient({ call, tokens, digestOf: access.digestOf });
  const registryHost = endpoints.registry;
  const contents = rememberManifests((image) => {
    const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
    if (historic === undefined) throw new MooringError('internal_bug', 'an image of another registry');
    return contentOf(content, historic);
  });
  const packagesOf = createBuildPackages({
    contentOf: contents,
    registryHost,
    signedIn: token && {
      platform: createPlatformClient({ call, token }),
      versionOne: createVersionOneClient({ call, token }),
      organizationUid: organizationOf(token),
    },
    signatures: access.signatures,
    listsAll: true,
  });
  const advisoriesOn = token && rememberAdvisories(createVulnerabilityClient({ call, token }));
  // The advisories of all updates are requested together.
  const diffBuilds = createDiffer({
    contentOf: contents,
    packagesOf,
    advisoriesOn: undefined,
    source,
    registryHost,
  });
  return createMoveJudge({ diffBuilds, packagesOf, advisoriesOn, registryHost });
}

/** The uid of the root group of an identity's organization; a person is above no organization. */
function organizationOf(token: Secret): string | undefined {
  const { sub = '' } = readPlatformToken(token.reveal());
  return sub.includes('/') ? rootUid(sub) : undefined;
}
