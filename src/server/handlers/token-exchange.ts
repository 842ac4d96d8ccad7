import { Identity } from '../../contract/identity.ts';
import { ExchangeRequest } from '../../contract/token.ts';
import { Uid } from '../../contract/uid.ts';
import { formatInstant } from '../../domain/instant.ts';
import { matchesClaims } from '../claim-match.ts';
import { readQuery } from '../query.ts';
import { invalidArgument, notFound, Refusal, unauthenticated } from '../refusal.ts';
import { readAuthorization } from '../route-call.ts';
import type { Handler, RouteCall } from '../route-call.ts';
import type { Services } from '../services.ts';
import type { Resource } from '../store/resource.ts';
import { audiencesOf } from '../tokens/jwt.ts';
import type { JwtClaims } from '../tokens/jwt.ts';
import { toWire } from '../wire.ts';

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

function readExchange(call: RouteCall, { addresses }: Services): Exchange {
  const parameters = new URLSearchParams(call.url.searchParams);
  for (const [name, value] of formOf(call)) parameters.append(name, value);
  refuseNarrowing(parameters);
  const { aud: audiences = [], identity = '' } = readQuery(ExchangeRequest, parameters);
  // The service's own words for it (sign-in.md §3.3).
  if (audiences.length === 0) throw new Refusal('INVALID_ARGUMENT', 'Audience must be specified');
  const unknown = audiences.find(
    (audience) => audience !== addresses.apiUrl && audience !== addresses.registry,
  );
  if (unknown !== undefined) throw invalidArgument('aud', `unknown audience "${unknown.slice(0, 120)}"`);
  if (!Uid.safeParse(identity).success) throw invalidArgument('identity', 'must be the uid of an identity');
  return { identityUid: identity, audiences };
}

function formOf(call: RouteCall): URLSearchParams {
  const [mediaType = ''] = (call.headers['content-type'] ?? '').split(';', 1);
  const isForm = mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  return new URLSearchParams(isForm ? call.body : '');
}

/** Ignoring what narrows a token would give out a broader one than was asked for. */
function refuseNarrowing(parameters: URLSearchParams): void {
  const unsupported = ['cap', 'scope', 'scopes', 'identity_provider', 'identityProvider'].find((name) =>
    parameters.has(name),
  );
  if (unsupported !== undefined) {
    throw new Refusal('UNIMPLEMENTED', `The embedded platform does not know the parameter ${unsupported}`);
  }
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
