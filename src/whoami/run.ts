import { assertionAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { Call } from '../api/client/transport/call.ts';
import { createIdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import type {
  IdentityAccessClient,
  IdentityAccessRoute,
} from '../api/client/platform/iam/identity-access-client.ts';
import { mintIdToken } from '../api/client/platform/token-exchange.ts';
import type { Identity } from '../api/iam/identity.ts';
import { MooringError } from '../values/errors.ts';
import type { ErrorCode } from '../values/errors.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import type { IdTokenClaims } from '../values/id-token.ts';
import type { PlatformTokenClaims } from '../values/jwt-claims.ts';
import type { Secret } from '../values/secret.ts';
import { exchangeForAudiences } from '../sign-in/sign-in.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';

/** Who the caller is, by each of its tokens. Contains no part of a token. */
export interface WhoIAm {
  readonly platform: PlatformSelf | undefined;
  readonly job: JobSelf | undefined;
}

/** The identity of a platform token. */
export interface PlatformSelf {
  readonly token: PlatformTokenClaims;
  readonly known: KnownIdentity | undefined;
}

/** The claims of a job, and the identity that it signed in as. */
export interface JobSelf {
  readonly claims: IdTokenClaims;
  /** Undefined if no identity was given. */
  readonly signedInAs: KnownIdentity | undefined;
}

/** An identity, as far as the caller can read it. */
export interface KnownIdentity {
  readonly uid: string;
  readonly identity: Identity | undefined;
  /** Names of its roles, sorted; undefined if they cannot be listed. */
  readonly roles: readonly string[] | undefined;
}

export interface WhoAmIOptions extends Pick<SignInOptions, 'clock' | 'onSecret'> {
  readonly call: Call<IdentityAccessRoute | 'mintIdToken' | 'exchangeToken'>;
  readonly endpoints: Endpoints;
  /** A token of the platform's API, if there is one. */
  readonly apiToken: Secret | undefined;
  /** The endpoint for the OIDC token, in a job. */
  readonly request: { readonly url: URL; readonly token: Secret } | undefined;
  /** The uid of an identity to sign in as; undefined for none. */
  readonly identity: string | undefined;
}

/**
 * Finds out who the caller is by a platform token and by the OIDC token of the job. Signs in as the identity if one is
 * given: throws a refusal with the differences between token and identity, if the platform token can read its claim match.
 */
export async function whoAmI(options: WhoAmIOptions): Promise<WhoIAm> {
  const { call, apiToken, identity } = options;
  const iam = apiToken === undefined ? undefined : createIdentityAccessClient({ call, token: apiToken });
  const platform =
    iam === undefined || apiToken === undefined ? undefined : await readPlatform(apiToken, iam);
  const wanted = iam === undefined || identity === undefined ? undefined : await readIfAllowed(iam, identity);
  return { platform, job: await readJob(options, wanted) };
}

async function readPlatform(token: Secret, iam: IdentityAccessClient): Promise<PlatformSelf> {
  const claims = readPlatformToken(token.reveal());
  return { token: claims, known: claims.sub === undefined ? undefined : await readKnown(iam, claims.sub) };
}

async function readJob(options: WhoAmIOptions, wanted: Identity | undefined): Promise<JobSelf | undefined> {
  const { call, endpoints, request, identity, onSecret } = options;
  if (request === undefined) return undefined;
  const source = { requestUrl: request.url, requestToken: request.token };
  const minted = await mintIdToken(call, { ...source, audience: assertionAudience(endpoints) });
  onSecret(minted.token);
  if (identity === undefined) return { claims: minted.claims, signedInAs: undefined };
  const signIn = { ...options, ...source, identity, claimMatch: wanted?.claimMatch };
  const [session] = await exchangeForAudiences([endpoints.apiUrl], signIn);
  if (session === undefined) throw new MooringError('internal_bug', 'an audience is missing');
  const own = createIdentityAccessClient({ call, token: session.token });
  return { claims: minted.claims, signedInAs: await readKnown(own, identity) };
}

async function readKnown(iam: IdentityAccessClient, uid: string): Promise<KnownIdentity> {
  const [identity, bindings] = await Promise.all([
    readIfAllowed(iam, uid),
    orUndefined(Array.fromAsync(iam.roleBindings.list({ identity: uid }))),
  ]);
  const roles = bindings?.map(({ role }) => role?.name ?? 'a role without a name').sort();
  return { uid, identity, roles };
}

async function readIfAllowed(iam: IdentityAccessClient, uid: string): Promise<Identity | undefined> {
  return orUndefined(iam.identities.get(uid));
}

/** Leaves out what the caller cannot read: an identity that only pulls cannot read itself. */
const UNSEEN: ReadonlySet<ErrorCode> = new Set([
  'auth_forbidden',
  'platform_not_found',
  'platform_invalid_request',
]);

async function orUndefined<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof MooringError && UNSEEN.has(error.code)) return undefined;
    throw error;
  }
}
