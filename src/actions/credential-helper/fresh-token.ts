import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withFileLock } from '../../adapters/files/file-lock.ts';
import { writePrivateFile } from '../../adapters/files/private-directory.ts';
import { systemClock } from '../../adapters/system-clock.ts';
import { createUndiciHttp } from '../../adapters/http/undici-http.ts';
import { createCaller } from '../../client/transport/call.ts';
import { signInRoutes } from '../../contract/routes/sign-in-routes.ts';
import { registryAudience } from '../../client/transport/endpoints.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Secret } from '../../domain/secret.ts';
import { exchangeForAudiences } from '../../usecases/sign-in/sign-in.ts';
import { readEnvironment } from '../environment.ts';
import { findOidcRequest } from '../access/oidc-request.ts';
import type { OidcRequest } from '../access/oidc-request.ts';
import { formatCachedToken, HELPER_FILES, localEnd, readCachedToken } from './files.ts';
import type { HelperSettings } from './files.ts';

/** Milliseconds that a token has to be good for still: a pull of many layers takes its time. */
const MARGIN_MS = 120_000;
/** Milliseconds for a whole sign-in, and for waiting for the one of another process. */
const WHOLE_MS = 60_000;

/**
 * A token of the registry's audience that is good for two minutes at least: the one that is kept, or a new one. Of many
 * processes that need one at the same time, one signs in and the others wait for it. Throws the codes of the sign-in.
 */
export async function freshToken(settings: HelperSettings): Promise<Secret> {
  const kept = await readKept(settings);
  if (kept !== undefined) return kept;
  const lock = join(settings.folder, HELPER_FILES.lock);
  return withFileLock(lock, { staleMs: WHOLE_MS + 30_000, waitMs: WHOLE_MS + 30_000 }, async () => {
    const meanwhile = await readKept(settings);
    return meanwhile ?? signInAgain(settings);
  });
}

async function readKept({ folder }: HelperSettings): Promise<Secret | undefined> {
  const text = await readFile(join(folder, HELPER_FILES.token), 'utf8').catch(() => '');
  const kept = readCachedToken(text);
  return kept !== undefined && kept.endsAt - systemClock.now() > MARGIN_MS ? kept.token : undefined;
}

async function signInAgain({ folder, endpoints, identity }: HelperSettings): Promise<Secret> {
  const request = await requireRequest();
  const http = createUndiciHttp();
  try {
    const signal = AbortSignal.timeout(WHOLE_MS);
    const [exchanged] = await exchangeForAudiences([registryAudience(endpoints)], {
      call: createCaller({ send: http.send, clock: systemClock, endpoints, signal, routes: signInRoutes }),
      clock: systemClock,
      endpoints,
      identity,
      requestUrl: request.url,
      requestToken: request.token,
      // Standard output is the answer, and nothing else is printed: there is no log to mask it in.
      onSecret: () => undefined,
    });
    if (exchanged === undefined) throw new MooringError('internal_bug', 'an audience is missing');
    const { token } = exchanged;
    const text = formatCachedToken(token, localEnd(exchanged, systemClock.now()));
    await writePrivateFile(join(folder, HELPER_FILES.token), text);
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
    'the token of the login has ended, and this step may not ask for a new one',
    {
      hint: 'Pass ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN on to the program that pulls (a container does not get them by itself), or run the login action again before this step.',
    },
  );
}
