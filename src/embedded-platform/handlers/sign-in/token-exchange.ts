import { CAPABILITIES, isCapability } from '../../../api/iam/capability.ts';
import type { Capability } from '../../../api/iam/capability.ts';
import { RELATIONSHIPS } from '../../../api/iam/relationship.ts';
import { ExchangeRequest, RefreshRequest } from '../../../api/iam/token.ts';
import { Uid } from '../../../api/schema/uid.ts';
import { formatInstant } from '../../../values/instant.ts';
import { matchesClaims } from '../../iam/claim-match.ts';
import { relationshipOf } from '../../iam/relationship.ts';
import { readQuery } from '../../requests/read-request.ts';
import { invalidArgument, notFound, Refusal, unauthenticated } from '../../requests/refusal.ts';
import { readAuthorization } from '../../requests/route-call.ts';
import type { Handler, Handlers, Parameters, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import { limitBearer } from '../../tokens/bearer.ts';
import type { TokenLimits } from '../../tokens/bearer.ts';
import { audiencesOf } from '../../tokens/jwt.ts';
import type { JwtClaims, JwtReading } from '../../tokens/jwt.ts';
import { readStaticToken } from '../../tokens/static-keys.ts';
import { loadCaller } from '../../access/caller.ts';

/**
 * Exchanges a workload's own token for one of the platform (sign-in-rules.md#exchange-request). Parameters
 * come in the address, in a form, or in both; a body of any other kind is ignored, as the service does. The
 * token is verified with the keys that its issuer publishes, or with those that the identity itself has.
 * An assumable identity gets an empty refresh token, since it can always exchange a new token of its own.
 */
const exchangeToken: Handler = async (call, services) => {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw unauthenticated('a bearer token is required');
  const { store, clock } = services;
  const parameters = exchangeParameters(call);
  const [named = ''] = (parameters.get('identity') ?? []).map(String);
  const identity = store.resources.get('identity', named);
  if (identity !== undefined) requireExchangeable(identity);
  const holder = await identify(token, identity, services);
  const request = readQuery(ExchangeRequest, { query: parameters });
  const audiences = readAudiences(request, services);
  const limits = readLimits(request);
  if (request.identityProvider !== undefined) {
    throw new Refusal(
      'UNIMPLEMENTED',
      'The embedded platform does not support the parameter identity_provider',
    );
  }
  if (!Uid.safeParse(named).success) throw invalidArgument('identity', 'must be the uid of an identity');
  if (identity === undefined) throw notFound('Identity', named);
  if (!holder.isIdentity) throw mismatch(holder.claims, named);
  const lastSeenTime = formatInstant(clock.now());
  store.resources.replaceBody('identity', named, { ...identity.body, lastSeenTime });
  const issued = await services.platformTokens.issue({ identityUid: named, ...limits }, audiences);
  return { token: issued.token, refreshToken: '', expiry: formatInstant(issued.expiry) };
};

/** There is no cloud here that could say whose a request is, and no other part of the service: the identity is only kept. */
function requireExchangeable({ uid, facet }: Resource): void {
  if (facet !== RELATIONSHIPS.awsIdentity && facet !== RELATIONSHIPS.servicePrincipal) return;
  const what = facet === RELATIONSHIPS.awsIdentity ? 'a user or role of AWS' : 'a part of the service itself';
  throw new Refusal(
    'UNIMPLEMENTED',
    `The embedded platform cannot sign in ${uid}, which is ${what}: only claimMatch and staticKeys can be exchanged here`,
  );
}

/**
 * Returns the claims of a valid token, and whether they are those of the identity. Throws UNAUTHENTICATED for any other
 * token.
 */
async function identify(
  token: string,
  identity: Resource | undefined,
  { github, addresses, clock }: Services,
): Promise<{ readonly claims: JwtClaims; readonly isIdentity: boolean }> {
  const { claimMatch, staticKeys } = identity === undefined ? {} : relationshipOf(identity);
  if (staticKeys !== undefined) {
    const claims = requireValid(await readStaticToken(token, staticKeys, clock.now()));
    const wanted = staticKeys.audiences ?? [addresses.hostname];
    return { claims, isIdentity: audiencesOf(claims).some((audience) => wanted.includes(audience)) };
  }
  const claims = requireValid(await github.read(token));
  const presented = {
    issuer: claims.iss ?? '',
    subject: claims.sub ?? '',
    audiences: audiencesOf(claims),
    all: claims,
  };
  return {
    claims,
    isIdentity: claimMatch !== undefined && matchesClaims(claimMatch, presented, addresses.hostname),
  };
}

function requireValid(reading: JwtReading): JwtClaims {
  if (reading.kind === 'invalid') throw unauthenticated(`the token is not valid: ${reading.reason}`);
  return reading.claims;
}

/** Returns the refusal names the token's own issuer and subject, never what the identity wants. */
function mismatch({ iss = '', sub = '' }: JwtClaims, identity: string): Refusal {
  return unauthenticated(
    `the token with issuer "${iss}" and subject "${sub}" does not match the identity ${identity}`,
  );
}

/**
 * A new token for a refresh token, and a new refresh token in the place of the one used (sign-in-rules.md#refresh). Assumable
 * identities are never given one; the platform's own `issueRefreshToken` begins the chain. Both new tokens have the
 * limits of the used one and those of the request, so that a refresh never broadens (sign-in-rules.md#limited-tokens).
 */
const exchangeRefreshToken: Handler = async (call, services) => {
  const given = readAuthorization(call, 'Bearer');
  if (given === undefined) throw unauthenticated('a refresh token is required');
  const reading = await services.refreshTokens.read(given);
  if (reading.kind === 'invalid') throw unauthenticated(`the refresh token is not valid: ${reading.reason}`);
  if (loadCaller(reading.bearer, services.store) === undefined) {
    throw unauthenticated('the identity of the refresh token no longer exists');
  }
  const request = readQuery(RefreshRequest, { query: exchangeParameters(call) });
  const audiences = readAudiences(request, services);
  const bearer = limitBearer(reading.bearer, readLimits(request));
  if (!services.refreshTokens.useUp(reading.id))
    throw unauthenticated('the refresh token has been used before');
  const [token, refreshToken] = await Promise.all([
    services.platformTokens.issue(bearer, audiences),
    services.refreshTokens.issue(bearer),
  ]);
  return {
    token: { token: token.token, expiry: formatInstant(token.expiry) },
    refreshToken: { token: refreshToken.token, expiry: formatInstant(refreshToken.expiry) },
  };
};

/** Handlers of the token exchange of the issuer. */
export const tokenExchangeHandlers = { exchangeToken, exchangeRefreshToken } satisfies Handlers;

/**
 * Returns the parameters of an exchange from the query, a form body, or both; a body of another type is ignored, as by
 * the service (sign-in-rules.md#exchange-request).
 */
function exchangeParameters({ query, form }: RouteCall): Parameters {
  const parameters = new Map(query);
  for (const [name, values] of form) parameters.set(name, [...(parameters.get(name) ?? []), ...values]);
  return parameters;
}

/** Returns the requested audiences. Throws INVALID_ARGUMENT if there is none, or an unknown one. */
function readAudiences({ aud: audiences = [] }: RefreshRequest, { addresses }: Services): readonly string[] {
  // The service's own words for it (sign-in-rules.md#exchange-request).
  if (audiences.length === 0) throw new Refusal('INVALID_ARGUMENT', 'Audience must be specified');
  const { apiUrl, registry } = addresses;
  const known = new Set([apiUrl, registry, `libraries.${registry}`, `apk.${registry}`]);
  const unknown = audiences.find((audience) => !known.has(audience));
  if (unknown !== undefined) throw invalidArgument('aud', `unknown audience "${unknown.slice(0, 120)}"`);
  return audiences;
}

/**
 * Returns the limits that the new token is to have; `scope` is one more of its scopes. Throws INVALID_ARGUMENT for an
 * unknown capability and for a scope that is not a uid.
 */
function readLimits({ cap, scope, scopes }: RefreshRequest): TokenLimits {
  const uids = scope === undefined ? scopes : [scope, ...(scopes ?? [])];
  if (uids?.every((uid) => Uid.safeParse(uid).success) === false) {
    throw invalidArgument('scopes', 'must be uids of groups');
  }
  return {
    capabilities: cap && [...new Set(cap.map(readCapability))],
    scopes: uids && [[...new Set(uids)]],
  };
}

/** Returns the capability with this short name, such as `groups.list`, or wire name. Throws INVALID_ARGUMENT. */
function readCapability(name: string): Capability {
  const known = Object.keys(CAPABILITIES).filter(isCapability);
  const capability = known.find((short) => short === name || CAPABILITIES[short] === name);
  if (capability === undefined) throw invalidArgument('cap', `unknown capability "${name.slice(0, 120)}"`);
  return capability;
}
