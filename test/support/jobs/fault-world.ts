import { PLACE_DEFAULTS } from '../../../src/runner/service-inputs.ts';
import { toInstant } from '../../../src/values/instant.ts';
import type {
  Answer,
  AnswerRequest,
  PlatformRequest,
} from '../../../src/embedded-platform/requests/answer.ts';
import { openListener } from '../../../src/embedded-platform/listen.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import { wallClock } from '../../../src/embedded-platform/main.ts';
import { seedText } from '../platform/seed-file.ts';
import { SIGNING_KEYS } from '../platform/signing-keys.ts';
import { trustedRootFile } from '../platform/trusted-root-file.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import type { ProxyOptions, RecordingProxy } from './recording-proxy.ts';
import { publicRootVariables } from './public-root.ts';

/** Which request of its path it is, from 1 on. */
export type Intercept = (
  request: PlatformRequest,
  nth: number,
  answer: AnswerRequest,
) => Promise<Answer | undefined> | Answer | undefined;

export interface FaultWorld {
  readonly origin: string;
  readonly line: EmbeddedPlatform['line'] & { readonly trustedRoot: string };
  readonly platform: EmbeddedPlatform;
  /** `METHOD /path` of every request, in order, with its headers. */
  readonly requests: readonly { readonly what: string; readonly request: PlatformRequest }[];
  /** The only way to the platform, where it is behind a proxy. */
  readonly proxy: RecordingProxy | undefined;
  /** What a job needs in its environment to get there, and to ask for its OIDC token. */
  readonly environment: Readonly<Record<string, string>>;
  /** Everything that the platform gave out or wants to be shown, and that nobody else may see. */
  readonly secrets: ReadonlySet<string>;
  calls(path: string): number;
  /** Lets milliseconds pass for the platform. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Puts the platform behind a proxy, over TLS and by the names of production. */
  readonly proxy?: ProxyOptions;
  /** Other values for keys of the example's seed. */
  readonly seed?: Readonly<Record<string, unknown>>;
  /** Milliseconds by which the platform's clock is ahead of this machine's. */
  readonly aheadMs?: number;
  readonly intercept?: Intercept;
}

/** One file for all worlds: they have the same keys, and so the same trust root. */
let trustedRoot: Promise<string> | undefined;

/** The embedded platform on a port of its own, where requests can be looked at and answered in its place. */
export async function startWorld(options: WorldOptions = {}): Promise<FaultWorld> {
  const listener = await openListener(0);
  let aheadMs = options.aheadMs ?? 0;
  const clock = { ...wallClock(), now: () => toInstant(Date.now() + aheadMs) };
  const seed = seedText(options.seed);
  const platform = await createPlatform({
    clock,
    ...(options.proxy === undefined ? { origin: listener.origin } : { addresses: PRODUCTION }),
    seed: readSeed(seed, 'seed', clock.now()),
    signingKeys: SIGNING_KEYS,
    onBug: (error) => {
      throw error;
    },
  });
  const requests: { what: string; request: PlatformRequest }[] = [];
  const proxy = await startProxy(options.proxy, listener.origin);
  const secrets = new Set([platform.line.oidcRequestToken]);
  if (options.proxy?.credentials !== undefined) addCredentials(options.proxy.credentials, secrets);
  const counts = new Map<string, number>();
  const answerRest = async (request: PlatformRequest): Promise<Answer> => {
    const { pathname } = new URL(request.url);
    const nth = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, nth);
    requests.push({ what: `${request.method} ${pathname}`, request });
    const answer =
      (await options.intercept?.(request, nth, platform.answer)) ?? (await platform.answer(request));
    if ('response' in answer) collectTokens(answer.response.body, secrets);
    return answer;
  };
  listener.serve(answerRest, platform.answerGrpc);
  trustedRoot ??= trustedRootFile(platform);
  return {
    origin: listener.origin,
    line: { ...platform.line, trustedRoot: await trustedRoot },
    platform,
    proxy,
    environment: {
      ...(proxy && { ...proxy.environment, ...publicRootVariables(await trustedRoot) }),
      ACTIONS_ID_TOKEN_REQUEST_URL: requestUrlOf(platform, proxy),
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.line.oidcRequestToken,
    },
    requests,
    secrets,
    calls: (path) => counts.get(path) ?? 0,
    advance: (milliseconds) => {
      aheadMs += milliseconds;
    },
    close: async () => {
      await proxy?.close();
      await listener.close();
      platform.close();
    },
  };
}

/** The addresses that actions have by default, and a host of GitHub's as runners name it. */
const PRODUCTION = {
  apiUrl: PLACE_DEFAULTS['api-url'],
  issuerUrl: PLACE_DEFAULTS['issuer-url'],
  tokenUrl: `https://${PLACE_DEFAULTS.registry}`,
  registry: PLACE_DEFAULTS.registry,
  hostname: new URL(PLACE_DEFAULTS['issuer-url']).hostname,
};
const OIDC_HOST = 'run-actions-1.actions.githubusercontent.com';

async function startProxy(
  options: ProxyOptions | undefined,
  upstream: string,
): Promise<RecordingProxy | undefined> {
  if (options === undefined) return undefined;
  const { apiUrl, issuerUrl, registry } = PRODUCTION;
  const hosts = [OIDC_HOST, new URL(apiUrl).host, new URL(issuerUrl).host, registry];
  return startRecordingProxy(Object.fromEntries(hosts.map((host) => [host, upstream])), options);
}

function requestUrlOf({ line }: EmbeddedPlatform, proxy: RecordingProxy | undefined): string {
  const url = new URL(line.oidcRequestUrl);
  if (proxy !== undefined) url.host = OIDC_HOST;
  return url.href;
}

/** The password of `user:password`, as it is, as an address has it, and as a header has both. */
function addCredentials(credentials: string, secrets: Set<string>): void {
  const password = credentials.slice(credentials.indexOf(':') + 1);
  for (const text of [password, encodeURIComponent(password), Buffer.from(credentials).toString('base64')])
    secrets.add(text);
}

/** Every JWT, and the parts by which it would be known even when it was cut. */
function collectTokens(body: Uint8Array, secrets: Set<string>): void {
  const text = Buffer.from(body).toString('latin1');
  for (const [token, , payload = '', signature = ''] of text.matchAll(
    /(eyJ[\w-]+)\.(eyJ[\w-]+)\.([\w-]{20,})/g,
  )) {
    secrets.add(token);
    secrets.add(payload);
    secrets.add(signature);
  }
}

/** A whole answer. */
export function respond(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'response', response: { status, headers, body: new TextEncoder().encode(text) } };
}

/** The true answer with another JSON body. */
export async function rewrite(
  request: PlatformRequest,
  answer: AnswerRequest,
  change: (body: Record<string, unknown>) => unknown,
): Promise<Answer> {
  const given = await answer(request);
  if (given.kind !== 'response') return given;
  const body = JSON.parse(Buffer.from(given.response.body).toString()) as Record<string, unknown>;
  const changed = change(body);
  const bytes = new TextEncoder().encode(typeof changed === 'string' ? changed : JSON.stringify(changed));
  return { ...given, response: { ...given.response, body: bytes } };
}

/** The path of each call of a login, as requests name it. */
export const PATHS = {
  mint: '/_github/oidc/token',
  exchange: '/sts/exchange',
  challenge: '/v2/',
  token: '/token',
} as const;
