import { assertionAudience, registryAudience } from '../client/endpoints.ts';
import type { Endpoints } from '../client/endpoints.ts';
import type { Call } from '../client/call.ts';
import { exchangeToken, mintIdToken } from '../client/sign-in.ts';
import { describeClaims } from '../domain/id-token.ts';
import type { IdTokenClaims } from '../domain/id-token.ts';
import { MooringError } from '../domain/errors.ts';
import type { Instant } from '../domain/instant.ts';
import type { Secret } from '../domain/secret.ts';

/** Who a signed-in run is, with one token per audience: a token for one is refused by the other (spec.md §5). */
export interface Session {
  readonly apiToken: Secret;
  readonly registryToken: Secret;
  /** The platform's own time of the sign-in, UTC; undefined when it told none. */
  readonly serverTime: Instant | undefined;
}

export interface SignInOptions {
  readonly call: Call;
  readonly endpoints: Endpoints;
  readonly identity: string;
  readonly requestUrl: URL;
  readonly requestToken: Secret;
  /** Called with every token in the statement after its birth, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}

/**
 * Signs in by the workflow's own OIDC token: one mint, one exchange per audience. Throws the `auth_*` and `platform_*`
 * codes of the client; a refused identity comes with the claims of the token, which are what has to match.
 */
export async function signIn(options: SignInOptions): Promise<Session> {
  const { call, endpoints, identity, onSecret } = options;
  const minted = await mintIdToken(call, {
    requestUrl: options.requestUrl,
    requestToken: options.requestToken,
    audience: assertionAudience(endpoints),
  });
  onSecret(minted.token);
  const [api, registry] = await withClaims(minted.claims, identity, () =>
    Promise.all(
      [endpoints.apiUrl, registryAudience(endpoints)].map(async (audience) => {
        const exchanged = await exchangeToken(call, { idToken: minted.token, identity, audience });
        onSecret(exchanged.token);
        return exchanged;
      }),
    ),
  );
  if (api === undefined || registry === undefined)
    throw new MooringError('internal_bug', 'an audience is missing');
  return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
}

/** A refusal is told together with the claims that were refused (sign-in.md §2.5). */
async function withClaims<Value>(
  claims: IdTokenClaims,
  identity: string,
  exchange: () => Promise<Value>,
): Promise<Value> {
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    if (error.code === 'platform_not_found') {
      throw new MooringError('auth_unknown_identity', error.message, { cause: error });
    }
    if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden') throw error;
    throw new MooringError(
      'auth_rejected',
      [
        error.message,
        `The identity ${identity} has to match this token:`,
        ...describeClaims(claims).map((line) => `  ${line}`),
      ].join('\n'),
      { cause: error },
    );
  }
}
