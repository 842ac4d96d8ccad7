import { formatInstant } from '../../domain/instant.ts';
import { RegistryTokenQuery } from '../../contract/token.ts';
import { isPublic, mayUse } from '../authorization.ts';
import { loadCaller } from '../caller.ts';
import type { Caller } from '../caller.ts';
import { findImage } from '../images.ts';
import { readQuery } from '../query.ts';
import { invalidArgument, unauthenticated } from '../refusal.ts';
import { readAuthorization } from '../route-call.ts';
import type { Handler, RouteCall } from '../route-call.ts';
import type { Services } from '../services.ts';
import { REGISTRY_TOKEN_SECONDS } from '../tokens/registry-tokens.ts';

/** The user name under which a platform token is the password (sign-in.md §3.4). */
const TOKEN_USER = '_token';

/**
 * The registry's token endpoint: a token for pulling the images that were asked for, as far as the caller may. A
 * grant narrower than asked is not an error (DIST token.md), but nobody is given nothing: 401 without credentials.
 */
export const getRegistryToken: Handler = async (call, services) => {
  const query = readQuery(RegistryTokenQuery, call.url.searchParams);
  const wanted = (query.scope ?? []).flatMap((scope) => scope.split(' ')).map(readScope);
  const caller = await readCaller(call, services);
  const images = wanted
    .filter((image) => image !== undefined)
    .filter((image) => mayPull(image, caller, services));
  if (caller === undefined && images.length === 0) throw challenge('credentials are required', services);
  return {
    token: await services.registryTokens.issue(caller?.identityUid ?? '', images),
    expires_in: REGISTRY_TOKEN_SECONDS,
    issued_at: formatInstant(services.clock.now()),
  };
};

/** The image of `repository:<image>:<actions>`, or undefined for a scope that grants nothing here. */
function readScope(scope: string): string | undefined {
  const [, type, image, actions] = /^([a-z]+):([^:\s]+):([a-z*,]*)$/.exec(scope) ?? [];
  if (type === undefined || image === undefined || actions === undefined) {
    throw invalidArgument('scope', 'must be like repository:<organization>/<image>:pull');
  }
  return type === 'repository' && actions.split(',').includes('pull') ? image : undefined;
}

/** Nobody without credentials; with them, the identity of a platform token of the registry's audience. */
async function readCaller(call: RouteCall, services: Services): Promise<Caller | undefined> {
  if (call.headers['authorization'] === undefined) return undefined;
  const credentials = Buffer.from(readAuthorization(call, 'Basic') ?? '', 'base64').toString();
  const colon = credentials.indexOf(':');
  if (credentials.slice(0, colon) !== TOKEN_USER)
    throw challenge(`the user name must be ${TOKEN_USER}`, services);
  const reading = await services.platformTokens.read(
    credentials.slice(colon + 1),
    services.addresses.registry,
  );
  if (reading.kind === 'invalid') throw challenge(`the token is not valid: ${reading.why}`, services);
  if (reading.kind === 'other-audience') throw challenge('the token is for another audience', services);
  const caller = loadCaller(reading.identityUid, services.store);
  if (caller === undefined) throw challenge('the identity of the token is not there any more', services);
  return caller;
}

function mayPull(image: string, caller: Caller | undefined, { store }: Services): boolean {
  const repo = findImage(image, store);
  if (repo === undefined) return false;
  return isPublic(repo, store) || (caller !== undefined && mayUse(caller, repo, 'repo.blobs.get'));
}

function challenge(why: string, { addresses }: Services): Error {
  return unauthenticated(why, { 'www-authenticate': `Basic realm="${addresses.tokenUrl}/token"` });
}
