import { Identity } from '../../contract/identity.ts';
import { ExchangeRequest } from '../../contract/token.ts';
import { Uid } from '../../contract/uid.ts';
import { formatInstant } from '../../domain/instant.ts';
import { matchesClaims } from '../claim-match.ts';
import { readQuery } from '../query.ts';
import { invalidArgument, notFound, unauthenticated } from '../refusal.ts';
import { readAuthorization } from '../route-call.ts';
import type { Handler, RouteCall } from '../route-call.ts';
import type { Services } from '../services.ts';
import type { Resource } from '../store/resource.ts';
import { audiencesOf } from '../tokens/jwt.ts';
import type { JwtClaims } from '../tokens/jwt.ts';
import { toWire } from '../wire.ts';
import { exchangeParameters, readAudiences } from './exchange-parameters.ts';

/** What is asked of an exchange, checked. */
interface Exchange {
  readonly identityUid: string;
  readonly audiences: readonly string[];
}

/**
 * Exchanges a workload's own token for one of the platform (sign-in.md §3.3). Parameters come in the address, in a
 * form, or in both; a body of any other kind is ignored, as the service does.
 *
 * An assumable identity gets no refresh token, since it can always come back with a new token of its own: the field
 * is there and empty.
 */
export const exchangeToken: Handler = async (call, services) => {
  const claims = await readWorkloadToken(call, services);
  const { identityUid, audiences } = readExchange(call, services);
  const identity = services.store.resources.get('identity', identityUid);
  if (identity === undefined) throw notFound('Identity', identityUid);
  requireMatch(identity, claims, services);
  const lastSeenTime = formatInstant(services.clock.now());
  services.store.resources.replaceBody('identity', identityUid, { ...identity.body, lastSeenTime });
  const { token, expiry } = await services.platformTokens.issue(identityUid, audiences);
  return { token, refreshToken: '', expiry: formatInstant(expiry) };
};

async function readWorkloadToken(call: RouteCall, { github }: Services): Promise<JwtClaims> {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw unauthenticated('a bearer token is required');
  const reading = await github.read(token);
  if (reading.kind === 'invalid') throw unauthenticated(`the token is not valid: ${reading.why}`);
  return reading.claims;
}

function readExchange(call: RouteCall, services: Services): Exchange {
  const parameters = exchangeParameters(call);
  const audiences = readAudiences(parameters, services);
  const { identity = '' } = readQuery(ExchangeRequest, parameters);
  if (!Uid.safeParse(identity).success) throw invalidArgument('identity', 'must be the uid of an identity');
  return { identityUid: identity, audiences };
}

/** The refusal names the token's own issuer and subject, never what the identity wants. */
function requireMatch(identity: Resource, claims: JwtClaims, { addresses }: Services): void {
  const { claimMatch } = Identity.parse(toWire(identity));
  const [issuer, subject] = [claims.iss ?? '', claims.sub ?? ''];
  const presented = { issuer, subject, audiences: audiencesOf(claims), all: claims };
  if (claimMatch !== undefined && matchesClaims(claimMatch, presented, addresses.hostname)) return;
  throw unauthenticated(
    `the token with issuer "${issuer}" and subject "${subject}" does not match the identity ${identity.uid}`,
  );
}
