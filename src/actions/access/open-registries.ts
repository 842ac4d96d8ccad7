import { readDockerConfigs } from '../../adapters/files/docker-config-location.ts';
import { execCommandUntil } from '../../adapters/exec-command.ts';
import { createCaller } from '../../client/transport/call.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import { createOciRegistryClient } from '../../client/oci/oci-registry-client.ts';
import { contentOf } from '../../client/oci/image-content.ts';
import type { ImageContent } from '../../client/oci/image-content.ts';
import type { OciImage } from '../../client/oci/oci-authorization.ts';
import { createRegistryClient } from '../../client/registry/registry-client.ts';
import { createRegistryContentClient } from '../../client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../client/registry/registry-tokens.ts';
import { pullRoutes } from '../../contract/routes/pull-routes.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';
import { createDockerLogins } from '../../usecases/sign-in/docker-logins.ts';
import type { VerifyOptions } from '../../usecases/verify/search-origin.ts';
import { createTagSource, rememberHistories } from '../../usecases/history/tag-source.ts';
import type { TagSource } from '../../usecases/history/tag-source.ts';
import type { Access } from './access.ts';

export interface OpenRegistriesOptions {
  readonly send: HttpSend;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  /** A function for a session that can outlive a token. */
  readonly access: Pick<Access, 'registryToken'> | (() => Promise<Pick<Access, 'registryToken'>>);
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** Called with every token and password before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
  /** Where docker's logins are looked for: DOCKER_AUTH_CONFIG, DOCKER_CONFIG, HOME. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where credential helpers run. */
  readonly directory: string;
  /** Hosts that other registries may send their clients to for a token. */
  readonly tokenHosts: readonly string[];
}

/**
 * All registries of a run, for those who choose builds and for those who verify pins. No request is sent yet.
 */
export interface OpenedRegistries {
  readonly source: TagSource;
  /** The content of an image in its registry. */
  readonly contentOf: (image: OciImage) => ImageContent;
  readonly verify: VerifyOptions;
}

/** The platform's registry by the platform's tokens, all others by docker's logins; each history once for both uses. */
export function openRegistries(options: OpenRegistriesOptions): OpenedRegistries {
  const { access, clock, endpoints, onSecret, send, signal } = options;
  const call = createCaller({ send, clock, endpoints, signal, routes: pullRoutes });
  const tokens = createRegistryTokens({
    call,
    clock,
    onSecret,
    passwordFor: async () => (typeof access === 'function' ? await access() : access).registryToken,
  });
  const registry = rememberHistories(createRegistryClient({ call, tokens }));
  const content = createRegistryContentClient({ call, tokens });
  const registryHost = endpoints.registry;
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
    contentOf: (image) => {
      const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
      return historic === undefined ? contentOf(others, image) : contentOf(content, historic);
    },
    source: createTagSource({ registry, content, registryHost, others }),
    verify: { registry, content, registryHost },
  };
}
