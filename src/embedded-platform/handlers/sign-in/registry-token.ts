import { RegistryTokenForm, RegistryTokenQuery } from '../../../api/iam/token.ts';
import { formatInstant } from '../../../values/instant.ts';
import { loadCaller } from '../../access/caller.ts';
import type { Caller } from '../../access/caller.ts';
import { readQuery } from '../../requests/read-request.ts';
import { invalidArgument, unauthenticated } from '../../requests/refusal.ts';
import type { Refusal } from '../../requests/refusal.ts';
import { readAuthorization, WholeAnswer } from '../../requests/route-call.ts';
import type { Handler, Handlers, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import { REGISTRY_TOKEN_SECONDS } from '../../tokens/registry-tokens.ts';
import type { ImageGrant } from '../../tokens/registry-tokens.ts';
import type { Capability } from '../../../api/iam/capability.ts';
import { isPublic, hasCapability } from '../../access/authorization.ts';
import { findImage } from '../../registry/images.ts';

/**
 * Capability required for each action. The embedded registry accepts no pushes, but a registry that trusts its tokens
 * can.
 */
const NEEDED = { pull: 'repo.blobs.get', push: 'manifest.create' } as const satisfies Record<
  ImageGrant['actions'][number],
  Capability
>;

/** The user name under which any platform token is the password (sign-in-rules.md#user-and-password). */
const TOKEN_USER = '_token';

interface UserPassword {
  readonly user: string;
  readonly password: string;
}

/**
 * Issues a registry token for the requested images, with the actions that the caller has. A smaller grant is not an
 * error (registry token specification), but without credentials an empty grant is a 401.
 */
const getRegistryToken: Handler = async (call, services) => {
  const query = readQuery(RegistryTokenQuery, call);
  requireService(query.service, services);
  const credentials = readBasic(call);
  const caller = credentials === undefined ? undefined : await identify(credentials, services);
  const grants = grantScopes(query.scope ?? [], caller, services);
  if (caller === undefined && grants.length === 0)
    throw refuseCredentials('credentials are required', services);
  return issue(caller, grants, services);
};

/**
 * The same in the form of OAuth (registry OAuth specification). A platform token of the registry's audience
 * is the password of `_token`, and by itself the refresh token: there is nothing longer-lived to give for it.
 */
const postRegistryToken: Handler = async (call, services) => {
  const form = readQuery(RegistryTokenForm, { query: call.form });
  requireService(form.service, services);
  const credentials =
    form.grantType === 'password'
      ? { user: form.username ?? '', password: form.password ?? '' }
      : { user: TOKEN_USER, password: form.refreshToken ?? '' };
  const caller = await identify(credentials, services);
  const grants = grantScopes(form.scope ?? [], caller, services);
  const { token, ...times } = await issue(caller, grants, services);
  const granted = grants.map(({ name, actions }) => `repository:${name}:${actions.join(',')}`).join(' ');
  const refresh = form.accessType === 'offline' ? { refresh_token: credentials.password } : {};
  return { access_token: token, scope: granted, ...times, ...refresh };
};

/** The certificate of the key that signs the tokens: the `rootcertbundle` of a stock registry that is to accept them. */
const getRegistryTokenCertificate: Handler = async (_call, { registryTokens }) =>
  new WholeAnswer({
    status: 200,
    headers: { 'content-type': 'application/x-pem-file' },
    body: Buffer.from(await registryTokens.certificate()),
  });

/** Handlers of the token endpoint of the registry. */
export const registryTokenHandlers = {
  getRegistryToken,
  postRegistryToken,
  getRegistryTokenCertificate,
} satisfies Handlers;

async function issue(
  caller: Caller | undefined,
  grants: readonly ImageGrant[],
  { registryTokens, clock }: Services,
): Promise<{ readonly token: string; readonly expires_in: number; readonly issued_at: string }> {
  return {
    token: await registryTokens.issue(caller ?? { identityUid: '' }, grants),
    expires_in: REGISTRY_TOKEN_SECONDS,
    issued_at: formatInstant(clock.now()),
  };
}

/**
 * Returns the Basic credentials; undefined without an Authorization header, invalid credentials for another scheme.
 */
function readBasic(call: RouteCall): UserPassword | undefined {
  if (call.headers['authorization'] === undefined) return undefined;
  const credentials = Buffer.from(readAuthorization(call, 'Basic') ?? '', 'base64').toString();
  const colon = credentials.indexOf(':');
  return { user: credentials.slice(0, colon), password: credentials.slice(colon + 1) };
}

/** Tokens are for this registry alone; a caller who names no service means it. */
function requireService(service: string | undefined, { addresses }: Services): void {
  if (service !== undefined && service !== addresses.registry)
    throw invalidArgument('service', `must be ${addresses.registry}`);
}

/**
 * Returns the identity of a platform token of the registry's audience. The user is `_token`, or the identity itself, as
 * with a pull token (sign-in-rules.md#user-and-password). Throws UNAUTHENTICATED for everything else.
 */
async function identify({ user, password }: UserPassword, services: Services): Promise<Caller> {
  const reading = await services.platformTokens.read(password, services.addresses.registry);
  if (reading.kind === 'invalid')
    throw refuseCredentials(`the token is not valid: ${reading.reason}`, services);
  if (reading.kind === 'other-audience')
    throw refuseCredentials('the token is for another audience', services);
  if (user !== TOKEN_USER && user !== reading.bearer.identityUid)
    throw refuseCredentials(`the user name must be ${TOKEN_USER}`, services);
  const caller = loadCaller(reading.bearer, services.store);
  if (caller === undefined) throw refuseCredentials('the identity of the token no longer exists', services);
  return caller;
}

/** No token without credentials that count; says which kind the endpoint takes. */
function refuseCredentials(reason: string, { addresses }: Services): Refusal {
  return unauthenticated(reason, { 'www-authenticate': `Basic realm="${addresses.tokenUrl}/token"` });
}

/**
 * Returns the requested actions that the caller has; public images can be pulled unauthenticated. Scopes of a type
 * other than `repository` grant nothing. Throws INVALID_ARGUMENT for an invalid scope.
 */
function grantScopes(
  scopes: readonly string[],
  caller: Caller | undefined,
  { store }: Services,
): readonly ImageGrant[] {
  const wanted = scopes.flatMap((scope) => scope.split(' ')).filter((scope) => scope !== '');
  return mergeByName(wanted.map(readScope)).flatMap(({ name, actions }) => {
    const repo = findImage(name, store);
    if (repo === undefined) return [];
    const granted = actions.filter(
      (action) =>
        (action === 'pull' && isPublic(repo, store)) ||
        (caller !== undefined && hasCapability(caller, repo, NEEDED[action])),
    );
    return granted.length === 0 ? [] : [{ name, actions: granted }];
  });
}

/** Returns the actions of `repository:<image>:<actions>`, none for a scope that grants nothing here. */
function readScope(scope: string): ImageGrant {
  const [, type, name, actions] = /^([a-z]+(?:\([a-z]+\))?):([^:\s]+):([a-z*,]*)$/.exec(scope) ?? [];
  if (type === undefined || name === undefined || actions === undefined) {
    throw invalidArgument('scope', 'must be like repository:<organization>/<image>:pull');
  }
  const requested = type === 'repository' ? actions.split(',') : [];
  return { name, actions: (['pull', 'push'] as const).filter((action) => requested.includes(action)) };
}

/** Merges the grants of the same image. */
function mergeByName(grants: readonly ImageGrant[]): readonly ImageGrant[] {
  const names = [...new Set(grants.map(({ name }) => name))];
  return names.map((name) => {
    const requested = grants.filter((grant) => grant.name === name).flatMap(({ actions }) => actions);
    return { name, actions: [...new Set(requested)] };
  });
}
