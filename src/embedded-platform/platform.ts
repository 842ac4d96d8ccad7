import { randomBytes } from 'node:crypto';
import { Seed } from './seed/seed.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';
import { addressesOf } from './addresses.ts';
import type { Services } from './services.ts';
import type { Addresses } from './addresses.ts';
import type { AnswerGrpc } from './grpc/grpc-answer.ts';
import type { AnswerRequest } from './requests/answer.ts';
import type { AnswererOptions } from './requests/answer-call.ts';
import { createAnswerer } from './requests/answer-request.ts';
import { ADMINISTRATOR_UID } from './access/caller.ts';
import { createEventPublisher } from './events/event-publisher.ts';
import { createFaultPlan } from './requests/faults.ts';
import { createInMemorySend } from './in-memory-send.ts';
import { createRecentCreations } from './resources/recent-creations.ts';
import { derivedRootUid } from './resources/uid.ts';
import type { Authorities } from './registry/content/artifact.ts';
import { createRegistryContent } from './registry/content/registry-content.ts';
import { storeSeed } from './seed/plan-seed.ts';
import type { Resource } from './store/resource.ts';
import { openStore } from './store/store.ts';
import type { Store } from './store/store.ts';
import { createGitHubIssuer } from './tokens/github-issuer.ts';
import { createPlatformTokens } from './tokens/platform-tokens.ts';
import { createRefreshTokens } from './tokens/refresh-tokens.ts';
import { createRegistryTokenIssuer } from './tokens/registry-tokens.ts';
import { recallSigningKeys } from './tokens/recall-signing-keys.ts';
import { loadSigningKey } from './tokens/signing-key.ts';
import type { SigningKeys } from './tokens/signing-key.ts';

export interface PlatformOptions {
  readonly clock: Clock;
  /** Origin without a trailing slash; `https://platform.test` by default. */
  readonly origin?: string;
  /** Addresses of the APIs if they are on several hosts; the origin by default. */
  readonly addresses?: Addresses;
  /** Initial content; one organization by default, for which the line names its uid. */
  readonly seed?: Seed;
  /** The file of its memory; none if absent: then all is gone with the process. */
  readonly dataFile?: string;
  /** Keys made before, so that many platforms of a test need not make their own. */
  readonly signingKeys?: SigningKeys;
  /** Checks every answer against the contract before it leaves; for tests. */
  readonly validateResponses?: boolean;
  /** Milliseconds before anything is done about any request; none if absent. */
  readonly latencyMs?: number;
  /** Called for every bug in the platform; if absent the error is discarded. The response has code 13. */
  readonly onBug?: (error: unknown) => void;
  /** Delivers events to the sinks of subscriptions; without it no event is sent. */
  readonly sendEvent?: HttpSend;
}

/** Addresses and tokens of a running platform: the line that it prints (architecture.md#embedded-platform). */
interface PlatformLine extends Pick<Addresses, 'apiUrl' | 'issuerUrl' | 'registry' | 'tokenUrl'> {
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: string;
  readonly adminToken: string;
  /** The organization of a platform without a seed. */
  readonly organization?: Pick<Resource, 'name' | 'uid'>;
}

/** The whole service of service-rules.md, without a socket. */
export interface EmbeddedPlatform {
  /** Sends a request to it as if over a network. */
  readonly handle: HttpSend;
  /** The same for a server that has sockets and can do on them what a response cannot say. */
  readonly answer: AnswerRequest;
  /** The same operations over gRPC. */
  readonly answerGrpc: AnswerGrpc;
  readonly line: PlatformLine;
  /** A token for an identity, as an exchange would give it; an hour's if no other lifetime is given, in ms. */
  issueToken(token: {
    readonly identity: string;
    readonly audience: string;
    readonly lifetimeMs?: number;
  }): Promise<string>;
  /** A refresh token for an identity, as a person gets it by signing in. */
  issueRefreshToken(identity: string): Promise<string>;
  /** Returns the trust root that verifies the images of the registry: the text of a trusted_root.json. */
  trustedRoot(): Promise<string>;
  /** Resolves when no event is on its way any more. */
  eventsSettled(): Promise<void>;
  close(): void;
}

/** The administrator's token outlives any test or demonstration. */
const ADMINISTRATOR_TOKEN_MS = 30 * 24 * 3_600_000;

/** The administrator has every capability at every organization, so that it needs one. */
const DEFAULT_ORGANIZATION = 'example';

/** Builds a platform: its memory, its keys, what the seed brings, and the function that answers. */
export async function createPlatform(options: PlatformOptions): Promise<EmbeddedPlatform> {
  const seed = options.seed ?? Seed.parse({ organizations: [{ name: DEFAULT_ORGANIZATION }] });
  const addresses = options.addresses ?? addressesOf(options.origin ?? 'https://platform.test');
  const store = openStore(options.dataFile ?? ':memory:');
  storeSeed(seed, store, options.clock.now());
  const keys = options.signingKeys ?? (await recallSigningKeys(store, options.dataFile ?? ''));
  const authorities = deferAuthorities(
    options.signingKeys?.platform.d ?? recall(store, 'signing-secret', newSecret),
  );
  const services = await createServices(seed, { addresses, store, keys, authorities }, options);
  const answering: AnswererOptions = {
    services,
    faults: createFaultPlan(seed.faults),
    validateResponses: options.validateResponses ?? false,
    latencyMs: options.latencyMs ?? 0,
    onBug: options.onBug ?? (() => undefined),
  };
  const answer = createAnswerer(answering);
  return {
    handle: createInMemorySend(answer, options.clock),
    answer,
    answerGrpc: deferGrpc(answering),
    line: { ...(await describe(services)), ...(options.seed === undefined && findOrganization(store)) },
    issueToken: async ({ identity, audience, lifetimeMs }) => {
      const lifetime = lifetimeMs === undefined ? {} : { lifetimeMs };
      return (await services.platformTokens.issue({ identityUid: identity }, [audience], lifetime)).token;
    },
    issueRefreshToken: async (identity) =>
      (await services.refreshTokens.issue({ identityUid: identity })).token,
    trustedRoot: async () => (await authorities()).trusted.trustedRoot(),
    eventsSettled: () => services.events.settled(),
    close: () => {
      services.events.stop();
      store.close();
    },
  };
}

/** Loads and builds the gRPC face for its first call: most platforms get none, and would start later. */
function deferGrpc(options: AnswererOptions): AnswerGrpc {
  let answering: Promise<AnswerGrpc> | undefined;
  return async (request) => {
    answering ??= import('./grpc/answer-grpc.ts').then(({ createGrpcAnswerer }) =>
      createGrpcAnswerer(options),
    );
    const answer = await answering;
    return answer(request);
  };
}

/** Returns the organization of a platform without a seed; none if the data file was filled from a seed. */
function findOrganization({ resources }: Store): Pick<PlatformLine, 'organization'> {
  const group = resources.get('group', derivedRootUid(DEFAULT_ORGANIZATION));
  return group === undefined ? {} : { organization: { name: group.name, uid: group.uid } };
}

/** Dependencies of the services. */
interface Foundation extends Pick<Services, 'addresses' | 'store'> {
  readonly keys: SigningKeys;
  readonly authorities: () => Promise<Authorities>;
}

async function createServices(
  seed: Seed,
  { addresses, store, keys, authorities }: Foundation,
  { clock, sendEvent: send, onBug = () => undefined }: PlatformOptions,
): Promise<Services> {
  const key = await loadSigningKey(keys.platform);
  const { issuerUrl, tokenUrl, registry } = addresses;
  return {
    clock,
    addresses,
    store,
    creations: createRecentCreations(),
    platformTokens: createPlatformTokens({ issuer: issuerUrl, key, clock }),
    refreshTokens: createRefreshTokens({ issuer: issuerUrl, key, clock, store }),
    publicKeys: [key.publicJwk],
    registryTokens: createRegistryTokenIssuer({
      tokenUrl,
      registry,
      clock,
      key: await loadSigningKey(keys.registry),
      authority: { key, name: 'embedded platform' },
    }),
    registryContent: createRegistryContent({ store, authorities }),
    github: createGitHubIssuer({
      issuer: seed.github.issuer,
      requestToken: recall(store, 'oidc-request-token', newSecret),
      key: await loadSigningKey(keys.github),
      clock,
      claims: seed.github.claims,
      subjectForm: seed.github.subject,
    }),
    events: createEventPublisher({ store, clock, addresses, key, send, onBug }),
  };
}

/** Loads and creates the signing authorities for the first request that needs them: platforms would start later. */
function deferAuthorities(secret: string): () => Promise<Authorities> {
  let creating: Promise<Authorities> | undefined;
  return () => {
    creating ??= import('./signing/signing-authority.ts').then(({ createSigningAuthority }) => ({
      trusted: createSigningAuthority(Buffer.from(`trusted ${secret}`)),
      unknown: createSigningAuthority(Buffer.from(`unknown ${secret}`)),
    }));
    return creating;
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function recall(store: Store, name: string, create: () => string): string {
  const value = store.setting(name) ?? create();
  store.setSetting(name, value);
  return value;
}

async function describe({ addresses, github, platformTokens }: Services): Promise<PlatformLine> {
  const { apiUrl, issuerUrl, registry, tokenUrl } = addresses;
  const administrator = await platformTokens.issue({ identityUid: ADMINISTRATOR_UID }, [apiUrl], {
    lifetimeMs: ADMINISTRATOR_TOKEN_MS,
  });
  return {
    apiUrl,
    issuerUrl,
    registry,
    tokenUrl,
    oidcRequestUrl: `${issuerUrl}/_github/oidc/token?api-version=2.0`,
    oidcRequestToken: github.requestToken,
    adminToken: administrator.token,
  };
}
