import { readFileSync } from 'node:fs';

import { createCaller } from '../../../src/client/transport/call.ts';
import { routes } from '../../../src/contract/routes.ts';
import type { Call } from '../../../src/client/transport/call.ts';
import { readEndpoints } from '../../../src/client/transport/endpoints.ts';
import type { Endpoints } from '../../../src/client/transport/endpoints.ts';
import { Secret } from '../../../src/domain/secret.ts';
import type { HttpRequest, HttpSend } from '../../../src/ports/http.ts';
import { createPlatform } from '../../../src/server/platform.ts';
import type { Platform } from '../../../src/server/platform.ts';
import { readSeed } from '../../../src/server/seed/read-seed.ts';
import { generateSigningKeys } from '../../../src/server/tokens/signing-key.ts';
import { seedFile } from './seed-file.ts';
import { fakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';

/** One pair for all platforms of a test file: making them takes longer than a test. */
const signingKeys = await generateSigningKeys();

/** The real client on an embedded platform in the same process: no socket, no real time. */
export interface MemoryPlatform {
  readonly platform: Platform;
  readonly clock: FakeClock;
  readonly endpoints: Endpoints;
  readonly send: HttpSend;
  readonly call: Call;
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
  /** Where and with what a job asks for its OIDC token, with claims of its own. */
  oidcRequest(claims: Readonly<Record<string, string>>): {
    readonly requestUrl: URL;
    readonly requestToken: Secret;
  };
}

/** Starts the example's platform, with other values for some keys of its seed, and at another address where one is given. */
export async function startMemoryPlatform(
  changes: Readonly<Record<string, unknown>> = {},
  origin?: string,
): Promise<MemoryPlatform> {
  const clock = fakeClock();
  const file = seedFile(changes);
  const seed = readSeed(readFileSync(file, 'utf8'), file, clock.now());
  const platform = await createPlatform({
    clock,
    seed,
    signingKeys,
    ...(origin === undefined ? {} : { origin }),
    validateResponses: true,
    onBug: (error) => {
      throw error;
    },
  });
  const { line } = platform;
  const endpoints = readEndpoints({ ...line, registryUrl: '', registry: line.registry });
  const requests: HttpRequest[] = [];
  const send: HttpSend = (request) => {
    requests.push(request);
    return platform.handle(request);
  };
  return {
    platform,
    clock,
    endpoints,
    send,
    requests,
    call: createCaller({ send, clock, endpoints, routes }),
    oidcRequest: (claims) => {
      const requestUrl = new URL(line.oidcRequestUrl);
      for (const [name, value] of Object.entries(claims)) requestUrl.searchParams.set(`claim.${name}`, value);
      return { requestUrl, requestToken: new Secret(line.oidcRequestToken) };
    },
  };
}
