import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withFileLock } from '../../io/files/file-lock.ts';
import { writePrivateFile } from '../../io/files/private-directory.ts';
import { createUndiciHttp } from '../../io/http/undici-http.ts';
import { systemClock } from '../../io/system-clock.ts';
import { createCaller } from '../../api/client/transport/call.ts';
import { registryAudience } from '../../api/client/transport/endpoints.ts';
import { signInRoutes } from '../../api/routes/sign-in-routes.ts';
import { MooringError } from '../../values/errors.ts';
import type { Secret } from '../../values/secret.ts';
import { exchangeForAudiences } from '../../sign-in/sign-in.ts';
import { findOidcRequest } from '../../sign-in/oidc-request.ts';
import type { OidcRequest } from '../../sign-in/oidc-request.ts';
import { readEnvironment } from '../../runner/environment.ts';
import { formatCachedToken, HELPER_FILES, localExpiry, readCachedToken } from './files.ts';
import type { HelperConfig } from './files.ts';

/** Milliseconds for which a token must still be valid: a pull of many layers takes time. */
const MARGIN_MS = 120_000;
/** Milliseconds for a whole sign-in, and for waiting for that of another process. */
const TIMEOUT_MS = 60_000;

/**
 * Returns a token of the registry's audience that is valid for at least two minutes: the cached one, or a new one. Of
 * many processes that need one at the same time, one signs in and the others wait. Throws the codes of the sign-in.
 */
export async function freshToken(config: HelperConfig): Promise<Secret> {
  const cached = await readCached(config);
  if (cached !== undefined) return cached;
  const lock = join(config.directory, HELPER_FILES.lock);
  return withFileLock(lock, { staleMs: TIMEOUT_MS + 30_000, waitMs: TIMEOUT_MS + 30_000 }, async () => {
    const meanwhile = await readCached(config);
    return meanwhile ?? signInAgain(config);
  });
}

async function readCached({ directory }: HelperConfig): Promise<Secret | undefined> {
  const text = await readFile(join(directory, HELPER_FILES.token), 'utf8').catch(() => '');
  const cached = readCachedToken(text);
  return cached !== undefined && cached.endsAt - systemClock.now() > MARGIN_MS ? cached.token : undefined;
}

async function signInAgain({ directory, endpoints, identity }: HelperConfig): Promise<Secret> {
  const request = await requireRequest();
  const http = createUndiciHttp();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [exchanged] = await exchangeForAudiences([registryAudience(endpoints)], {
      call: createCaller({ send: http.send, clock: systemClock, endpoints, signal, routes: signInRoutes }),
      clock: systemClock,
      endpoints,
      identity,
      requestUrl: request.url,
      requestToken: request.token,
      // Standard output is the response, and nothing else is printed: there is no log to mask it in.
      onSecret: () => undefined,
    });
    if (exchanged === undefined) throw new MooringError('internal_bug', 'an audience is missing');
    const { token } = exchanged;
    const text = formatCachedToken(token, localExpiry(exchanged, systemClock.now()));
    await writePrivateFile(join(directory, HELPER_FILES.token), text);
    return token;
  } finally {
    await http.close();
  }
}

async function requireRequest(): Promise<OidcRequest> {
  const found = findOidcRequest(await readEnvironment(process.env));
  if (found.kind === 'request') return found;
  throw new MooringError(
    'auth_no_id_token',
    'the token of the login has expired, and this step cannot request a new one',
    {
      hint: 'Pass ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN to the program that pulls (containers do not inherit them), or run the login action again before this step.',
    },
  );
}
