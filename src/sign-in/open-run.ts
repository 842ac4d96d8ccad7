import { readDockerConfigs } from './docker-config-location.ts';
import { timerMs } from '../values/duration.ts';
import { execCommandUntil } from '../io/process/exec-command.ts';
import { nodeDigest } from '../io/node-digest.ts';
import { isLoopback } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Call } from '../api/client/transport/call.ts';
import { createOciRegistryClient } from '../api/client/oci/oci-registry-client.ts';
import { contentOf } from '../api/client/oci/image-content.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { AdvisoryClient } from '../api/client/platform/advisory-client.ts';
import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import type { OwnOrganization } from '../api/client/platform/find-repo.ts';
import { createRegistryClient } from '../api/client/registry/registry-client.ts';
import type { RegistryClient } from '../api/client/registry/registry-client.ts';
import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import type { RegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import type { RouteName, Routes } from '../api/routes.ts';
import { once } from '../values/concurrency.ts';
import { settle } from '../values/fetched.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../values/historic-image.ts';
import { createDockerLogins } from './docker-logins.ts';
import type { VerifyOptions } from '../tag-history/search-origin.ts';
import { createTagSource, rememberHistories } from '../tag-history/tag-source.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import type { Access, World } from './access.ts';
import type { Platform } from './open-platform.ts';
import type { OpenedSignatures, SignatureOptions } from './open-signatures.ts';

export interface RunOptions extends Omit<World, 'access' | 'onWarning'> {
  /** A function for a session that can outlive a token. */
  readonly access: Pick<Access, 'apiToken' | 'registryToken'> | (() => Promise<Access>);
  /** Hosts that other registries may send their clients to for a token. */
  readonly tokenHosts: readonly string[];
  /** The organization of the run; requested as soon as it matters if absent. */
  readonly organization?: OwnOrganization;
}

/** The clients of one run. Each is loaded and opened when it is first used; nothing is sent before. */
export interface Run {
  /** The platform's registry: each history once. */
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  /** The content of an image in its registry, whichever it is: of others by docker's logins. */
  readonly contentOf: (image: OciImage) => ImageContent;
  /** The tags of all registries. */
  readonly source: TagSource;
  /** Finds the origin of a digest. */
  readonly verify: VerifyOptions;
  /** The platform's API; undefined without a token for it. */
  readonly platform: () => Promise<Platform | undefined>;
  /** The organization of the run, requested once if it is not given; undefined if its token does not show it. */
  readonly organization: () => Promise<OwnOrganization | undefined>;
  /** The identities and roles of the platform; undefined without a token for its API. */
  readonly identityAccess: () => Promise<IdentityAccessClient | undefined>;
  /** The advisories that are published for everybody. */
  readonly published: () => Promise<AdvisoryClient>;
  /**
   * Opens the verification of builds and their SBOMs; undefined for `signatures: off`. Throws `config_file_unreadable` and
   * `config_file_invalid` for a trust root.
   */
  readonly signatures: (options: SignatureOptions) => Promise<OpenedSignatures | undefined>;
  /** The same run, with a time limit from now on. It shares the organization with this one, and no other response. */
  readonly within: (milliseconds: number) => Run;
}

/** Opens a run: the platform and its registry by its tokens, all other registries by docker's logins. */
export function openRun(options: RunOptions): Run {
  const { platform } = openClients(options);
  const organization = once(async () => {
    if (options.organization !== undefined) return options.organization;
    // Reading a registry does not depend on the API: what fails there is reported by those who need it.
    const found = await settle((async () => (await platform())?.ownOrganization())());
    return found.kind === 'known' ? found.value : undefined;
  });
  return open(options, organization);
}

function open(options: RunOptions, organization: Run['organization']): Run {
  const { clock, signal } = options;
  const registries = openRegistries(options, organization);
  const clients = openClients(options);
  return {
    ...registries,
    ...clients,
    organization,
    signatures: async (wanted) => {
      const { signatures: mode } = wanted.config;
      if (mode === 'off') return undefined;
      // Only a run that verifies loads the verifier and the trust root (ADR 0013).
      const { openSignatures } = await import('./open-signatures.ts');
      const { contentOf: read, verify } = registries;
      const platform = await clients.platform();
      const { registryHost } = verify;
      return openSignatures({
        contentOf: read,
        ...wanted,
        mode,
        clock,
        organization,
        registryHost,
        platform,
        directory: options.directory,
        isEmbedded: isOnThisMachine(options.endpoints),
        loadPublicRoot: options.loadPublicRoot,
      });
    },
    within: (milliseconds) =>
      open(
        { ...options, signal: AbortSignal.any([signal, AbortSignal.timeout(timerMs(milliseconds))]) },
        organization,
      ),
  };
}

/** Whether the whole service is on a loopback address, as only the embedded platform is (embedded-platform.md). */
function isOnThisMachine({ apiUrl, issuerUrl, registryUrl }: Endpoints): boolean {
  return [apiUrl, issuerUrl, registryUrl].every((url) => isLoopback(new URL(url).hostname));
}

function openRegistries(
  options: RunOptions,
  organization: Run['organization'],
): Pick<Run, 'registry' | 'content' | 'contentOf' | 'source' | 'verify'> {
  const { clock, endpoints, onSecret, send, signal } = options;
  const registryHost = endpoints.registry;
  const call = callerOf(options)(pullRoutes);
  const tokens = createRegistryTokens({
    call,
    clock,
    onSecret,
    passwordFor: async (image) => {
      const { registryToken } = await accessOf(options);
      if (registryToken === undefined) return undefined;
      return (await isOwn(image, options, organization)) ? registryToken : undefined;
    },
  });
  const registry = rememberHistories(createRegistryClient({ call, tokens }));
  const content = createRegistryContentClient({ call, tokens, digestOf: nodeDigest });
  const others = createOciRegistryClient({
    send,
    clock,
    signal,
    onSecret,
    tokenHosts: options.tokenHosts,
    loginFor: createDockerLogins({
      readConfigs: async () => readDockerConfigs(options.variables),
      command: execCommandUntil(signal),
      directory: options.directory,
    }),
  });
  return {
    registry,
    content,
    contentOf: (image) => {
      const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
      return historic === undefined ? contentOf(others, image) : contentOf(content, historic);
    },
    source: createTagSource({ registry, content, registryHost, others }),
    verify: { registry, content, registryHost },
  };
}

/**
 * Returns whether an image is of the run's own organization: no other one gets the registry token (ADR 0023). A token that
 * can list no group does not show its organization; it is taken to be for all images but the public ones.
 */
async function isOwn(
  image: RegistryImage,
  options: RunOptions,
  organization: Run['organization'],
): Promise<boolean> {
  if (options.organization === undefined && image.organization === PUBLIC_ORGANIZATION) return false;
  const own = await organization();
  return own?.name === undefined || own.name === image.organization;
}

/** The clients of the API, with their routes: a run loads those that it uses (ADR 0013). */
function openClients(options: RunOptions): Pick<Run, 'platform' | 'identityAccess' | 'published'> {
  const caller = callerOf(options);
  return {
    platform: once(async () => {
      const { apiToken: token } = await accessOf(options);
      if (token === undefined) return undefined;
      const { openPlatform, platformRoutes } = await import('./open-platform.ts');
      return openPlatform({ call: caller(platformRoutes), token });
    }),
    identityAccess: once(async () => {
      const { apiToken: token } = await accessOf(options);
      if (token === undefined) return undefined;
      const [{ createIdentityAccessClient }, { identityAccessRoutes }] = await Promise.all([
        import('../api/client/platform/iam/identity-access-client.ts'),
        import('../api/routes/identity-access-routes.ts'),
      ]);
      return createIdentityAccessClient({ call: caller(identityAccessRoutes), token });
    }),
    published: once(async () => {
      const [{ createAdvisoryClient }, { advisoryRoutes }] = await Promise.all([
        import('../api/client/platform/advisory-client.ts'),
        import('../api/routes/advisory-routes.ts'),
      ]);
      return createAdvisoryClient({ call: caller(advisoryRoutes), token: undefined });
    }),
  };
}

function callerOf({
  clock,
  endpoints,
  send,
  signal,
}: RunOptions): <Names extends RouteName>(routes: Pick<Routes, Names>) => Call<Names> {
  return (routes) => createCaller({ send, clock, endpoints, signal, routes });
}

async function accessOf({ access }: RunOptions): Promise<Pick<Access, 'apiToken' | 'registryToken'>> {
  return typeof access === 'function' ? access() : access;
}
