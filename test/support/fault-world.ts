import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { toInstant } from '../../src/domain/instant.ts';
import type { Answer, AnswerRequest, PlatformRequest } from '../../src/server/answer.ts';
import { openListener } from '../../src/server/listen.ts';
import { createPlatform } from '../../src/server/platform.ts';
import type { Platform } from '../../src/server/platform.ts';
import { readSeed } from '../../src/server/seed/read-seed.ts';
import { generateSigningKeys } from '../../src/server/tokens/signing-key.ts';
import { wallClock } from '../../src/server/wall-clock.ts';

/** Which request of its path it is, from 1 on. */
export type Intercept = (
  request: PlatformRequest,
  nth: number,
  answer: AnswerRequest,
) => Promise<Answer | undefined> | Answer | undefined;

export interface FaultWorld {
  readonly origin: string;
  readonly line: Platform['line'];
  readonly platform: Platform;
  /** `METHOD /path` of every request, in order, with its headers. */
  readonly requests: readonly { readonly what: string; readonly request: PlatformRequest }[];
  /** Everything that the platform gave out or wants to be shown, and that nobody else may see. */
  readonly secrets: ReadonlySet<string>;
  calls(path: string): number;
  /** Lets milliseconds pass for the platform. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Other values for keys of the example's seed. */
  readonly seed?: Readonly<Record<string, unknown>>;
  /** Milliseconds by which the platform's clock is ahead of this machine's. */
  readonly aheadMs?: number;
  readonly intercept?: Intercept;
}

const signingKeys = generateSigningKeys();

/** The seed of the example, to be changed. */
export function exampleSeed(): { readonly github: object; readonly organizations: readonly object[] } {
  return parse(readFileSync('examples/platform.seed.yml', 'utf8')) as ReturnType<typeof exampleSeed>;
}

/** The embedded platform on a port of its own, where requests can be looked at and answered in its place. */
export async function startWorld(options: WorldOptions = {}): Promise<FaultWorld> {
  const listener = await openListener(0);
  let aheadMs = options.aheadMs ?? 0;
  const clock = { ...wallClock(), now: () => toInstant(Date.now() + aheadMs) };
  const seed = JSON.stringify({ ...exampleSeed(), ...options.seed });
  const platform = await createPlatform({
    clock,
    origin: listener.origin,
    seed: readSeed(seed, 'seed', clock.now()),
    signingKeys: await signingKeys,
    onBug: (error) => {
      throw error;
    },
  });
  const requests: { what: string; request: PlatformRequest }[] = [];
  const secrets = new Set([platform.line.oidcRequestToken]);
  const counts = new Map<string, number>();
  listener.serve(async (request) => {
    const { pathname } = new URL(request.url);
    const nth = (counts.get(pathname) ?? 0) + 1;
    counts.set(pathname, nth);
    requests.push({ what: `${request.method} ${pathname}`, request });
    const answer =
      (await options.intercept?.(request, nth, platform.answer)) ?? (await platform.answer(request));
    if ('response' in answer) collectTokens(answer.response.body, secrets);
    return answer;
  });
  return {
    origin: listener.origin,
    line: platform.line,
    platform,
    requests,
    secrets,
    calls: (path) => counts.get(path) ?? 0,
    advance: (milliseconds) => {
      aheadMs += milliseconds;
    },
    close: async () => {
      await listener.close();
      platform.close();
    },
  };
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
