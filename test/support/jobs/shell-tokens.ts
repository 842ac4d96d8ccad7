import { createUndiciHttp } from '../../../src/io/http/undici-http.ts';
import { systemClock } from '../../../src/io/system-clock.ts';
import { createCaller } from '../../../src/api/client/transport/call.ts';
import { routes } from '../../../src/api/routes.ts';
import { readEndpoints } from '../../../src/api/client/transport/endpoints.ts';
import { Secret } from '../../../src/values/secret.ts';
import { signIn } from '../../../src/sign-in/sign-in.ts';
import type { PlatformLine } from '../platform/start-platform.ts';

/** The variables with which a person who has signed in as an identity runs the command line. */
export async function shellTokens(
  line: PlatformLine,
  who: { readonly identity: string; readonly subject: string },
): Promise<Readonly<Record<'MOORING_API_TOKEN' | 'MOORING_REGISTRY_TOKEN', string>>> {
  const endpoints = readEndpoints({ ...line, registryUrl: '', registry: line.registry });
  const requestUrl = new URL(line.oidcRequestUrl);
  requestUrl.searchParams.set('claim.sub', who.subject);
  const http = createUndiciHttp();
  try {
    const { apiToken, registryToken } = await signIn({
      call: createCaller({ send: http.send, clock: systemClock, endpoints, routes }),
      clock: systemClock,
      endpoints,
      identity: who.identity,
      requestUrl,
      requestToken: new Secret(line.oidcRequestToken),
      onSecret: () => undefined,
    });
    return { MOORING_API_TOKEN: apiToken.reveal(), MOORING_REGISTRY_TOKEN: registryToken.reveal() };
  } finally {
    await http.close();
  }
}
