import { createCaller } from '../../../src/client/transport/call.ts';
import { routes } from '../../../src/contract/routes.ts';
import type { Call } from '../../../src/client/transport/call.ts';
import { readEndpoints } from '../../../src/client/transport/endpoints.ts';
import { Secret } from '../../../src/domain/secret.ts';
import type { HttpRequest } from '../../../src/ports/http.ts';
import type { Platform } from '../../../src/server/platform.ts';
import type { FakeClock } from './fake-clock.ts';

/** The real client's way to a platform in memory, as one identity. */
export interface SignedIn {
  readonly call: Call;
  readonly token: Secret;
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
}

/** Signs an identity in. */
export async function signIn(
  { platform, clock }: { readonly platform: Platform; readonly clock: FakeClock },
  identity: string,
): Promise<SignedIn> {
  const { line } = platform;
  const endpoints = readEndpoints({ ...line, registryUrl: '', registry: line.registry });
  const requests: HttpRequest[] = [];
  const call = createCaller({
    routes,
    clock,
    endpoints,
    send: (request) => {
      requests.push(request);
      return platform.handle(request);
    },
  });
  const token = new Secret(await platform.issueToken({ identity, audience: line.apiUrl }));
  return { call, token, requests };
}
