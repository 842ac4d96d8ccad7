import { formatInstant } from '../../../domain/instant.ts';
import { loadCaller } from '../../requests/caller.ts';
import { unauthenticated } from '../../requests/refusal.ts';
import { readAuthorization } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import { exchangeParameters, readAudiences } from './exchange-parameters.ts';

/**
 * A new token for a refresh token, and a new refresh token in the place of the one used
 * (sign-in-rules.md#refresh). Assumable identities are never given one; the platform's own
 * `issueRefreshToken` begins the chain.
 */
export const exchangeRefreshToken: Handler = async (call, services) => {
  const audiences = readAudiences(exchangeParameters(call), services);
  const given = readAuthorization(call, 'Bearer');
  if (given === undefined) throw unauthenticated('a refresh token is required');
  const reading = await services.refreshTokens.redeem(given);
  if (reading.kind === 'invalid') throw unauthenticated(`the refresh token is not valid: ${reading.why}`);
  const { identityUid } = reading;
  if (loadCaller(identityUid, services.store) === undefined) {
    throw unauthenticated('the identity of the refresh token is not there any more');
  }
  const [token, refreshToken] = await Promise.all([
    services.platformTokens.issue(identityUid, audiences),
    services.refreshTokens.issue(identityUid),
  ]);
  return {
    token: { token: token.token, expiry: formatInstant(token.expiry) },
    refreshToken: { token: refreshToken.token, expiry: formatInstant(refreshToken.expiry) },
  };
};
