import { createRegistryContentClient } from '../../../src/api/client/oci/registry-content-client.ts';
import type { RegistryContentClient } from '../../../src/api/client/oci/registry-content-client.ts';
import { createRegistryClient } from '../../../src/api/client/registry/registry-client.ts';
import type { RegistryClient } from '../../../src/api/client/registry/registry-client.ts';
import { createRegistryTokens } from '../../../src/api/client/registry/registry-tokens.ts';
import { createCaller } from '../../../src/api/client/transport/call.ts';
import type { Call } from '../../../src/api/client/transport/call.ts';
import { readEndpoints } from '../../../src/api/client/transport/endpoints.ts';
import type { Endpoints } from '../../../src/api/client/transport/endpoints.ts';
import { routes } from '../../../src/api/routes.ts';
import { Secret } from '../../../src/values/secret.ts';
import type { Instant } from '../../../src/values/instant.ts';
import type { Clock } from '../../../src/values/clock.ts';
import type { HttpRequest, HttpResponse, HttpSend } from '../../../src/api/http.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform, PlatformOptions } from '../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import type { Seed } from '../../../src/embedded-platform/seed/seed.ts';
import { rememberHistories } from '../../../src/tag-history/tag-source.ts';
import { IDENTITY } from '../samples/shop.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { seedText } from './seed-file.ts';
import { SIGNING_KEYS } from './signing-keys.ts';

/** The real client on an embedded platform in the same process: no socket, no real time. */
export interface Connection {
  readonly platform: EmbeddedPlatform;
  readonly endpoints: Endpoints;
  readonly send: HttpSend;
  readonly call: Call;
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
  /** Answers requests whose path matches in the platform's place: by path, since parallel requests have no order. */
  answer(path: RegExp, status: number, body: unknown): void;
  /** Signs an identity in: what a client takes. */
  signIn(identity: string): Promise<SignedIn>;
  /** Clients of the registry: as the example's identity, or anonymous. */
  registryClients(who?: 'identity' | 'anonymous'): Promise<RegistryClients>;
  /** Where and with what a job requests its OIDC token, with claims of its own. */
  oidcRequest(claims: Readonly<Record<string, string>>): {
    readonly requestUrl: URL;
    readonly requestToken: Secret;
  };
}

export interface MemoryPlatform extends Connection {
  readonly clock: FakeClock;
}

interface SignedIn {
  readonly call: Call;
  readonly token: Secret;
}

interface RegistryClients {
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
}

/** Starts the example's platform, with other values for some keys of its seed, and at another address where one is given. */
export async function startMemoryPlatform(
  changes: Readonly<Record<string, unknown>> = {},
  origin?: string,
): Promise<MemoryPlatform> {
  return startSeeded(seedText(changes), origin === undefined ? {} : { origin });
}

/** Starts a platform of any seed. Its answers are validated against the contract, and its bugs fail the test. */
export async function startSeeded(
  yaml: string,
  options: Pick<PlatformOptions, 'dataFile' | 'origin' | 'sendEvent'> = {},
): Promise<MemoryPlatform> {
  const clock = fakeClock();
  const platform = await createPlatform({
    clock,
    seed: seedOf(yaml, clock.now()),
    signingKeys: SIGNING_KEYS,
    validateResponses: true,
    onBug: (error) => {
      throw error;
    },
    ...options,
  });
  return { clock, ...connect(platform, clock) };
}

const seeds = new Map<string, Seed>();

/** Many tests start a platform of the same text. */
function seedOf(yaml: string, now: Instant): Seed {
  const key = `${now} ${yaml}`;
  const seed = seeds.get(key) ?? readSeed(yaml, 'seed.yml', now);
  seeds.set(key, seed);
  return seed;
}

/** Wires the real client to a platform. */
export function connect(platform: EmbeddedPlatform, clock: Clock): Connection {
  const { line } = platform;
  const endpoints = readEndpoints({ ...line, registryUrl: '', registry: line.registry });
  const requests: HttpRequest[] = [];
  const answers: { readonly path: RegExp; readonly response: HttpResponse }[] = [];
  const send: HttpSend = async (request) => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    return answers.find(({ path }) => path.test(pathname))?.response ?? platform.handle(request);
  };
  const call = createCaller({ send, clock, endpoints, routes });
  const tokenOf = async (identity: string, audience: string): Promise<Secret> =>
    new Secret(await platform.issueToken({ identity, audience }));
  return {
    platform,
    endpoints,
    send,
    requests,
    call,
    answer: (path, status, body) => {
      const headers = { 'content-type': 'application/json' };
      answers.push({ path, response: { status, headers, body: Buffer.from(JSON.stringify(body)) } });
    },
    signIn: async (identity) => ({ call, token: await tokenOf(identity, line.apiUrl) }),
    registryClients: async (who = 'identity') => {
      const password = who === 'anonymous' ? undefined : await tokenOf(IDENTITY, line.registry);
      const onSecret = (): void => undefined;
      const tokens = createRegistryTokens({ call, clock, onSecret, passwordFor: () => password });
      return {
        registry: rememberHistories(createRegistryClient({ call, tokens })),
        content: createRegistryContentClient({ call, tokens }),
      };
    },
    oidcRequest: (claims) => {
      const requestUrl = new URL(line.oidcRequestUrl);
      for (const [name, value] of Object.entries(claims)) requestUrl.searchParams.set(`claim.${name}`, value);
      return { requestUrl, requestToken: new Secret(line.oidcRequestToken) };
    },
  };
}
