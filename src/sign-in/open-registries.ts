import { readDockerConfigs } from './docker-config-location.ts';
import { execCommandUntil } from '../io/process/exec-command.ts';
import { createCaller } from '../api/client/transport/call.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { createOciRegistryClient } from '../api/client/oci/oci-registry-client.ts';
import { contentOf } from '../api/client/oci/image-content.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { createRegistryClient } from '../api/client/registry/registry-client.ts';
import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';
import { createDockerLogins } from './docker-logins.ts';
import type { VerifyOptions } from '../tag-history/search-origin.ts';
import { createTagSource, rememberHistories } from '../tag-history/tag-source.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
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
