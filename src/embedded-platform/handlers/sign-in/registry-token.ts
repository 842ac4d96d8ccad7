import { RegistryTokenForm, RegistryTokenQuery } from '../../../api/iam/token.ts';
import { formatInstant } from '../../../values/instant.ts';
import type { Caller } from '../../access/caller.ts';
import { readQuery } from '../../requests/read-request.ts';
import { invalidArgument } from '../../requests/refusal.ts';
import { grantScopes } from '../../registry/grant-scopes.ts';
import { identify, refuseCredentials, TOKEN_USER } from '../../registry/token-credentials.ts';
import type { UserPassword } from '../../registry/token-credentials.ts';
import { readAuthorization, WholeAnswer } from '../../requests/route-call.ts';
import type { Handler, Handlers, RouteCall } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import { REGISTRY_TOKEN_SECONDS } from '../../tokens/registry-tokens.ts';
import type { ImageGrant } from '../../tokens/registry-tokens.ts';

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
