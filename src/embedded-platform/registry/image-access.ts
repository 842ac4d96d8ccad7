import type { Capability } from '../../api/iam/capability.ts';
import { canSee, hasCapability, isOpenToAll, isPublic } from '../access/authorization.ts';
import { loadCaller } from '../access/caller.ts';
import { findImage } from './images.ts';
import type { Image } from './images.ts';
import { notFound, permissionDenied, Refusal, unauthenticated } from '../requests/refusal.ts';
import { pathValue, readAuthorization } from '../requests/route-call.ts';
import type { RouteCall } from '../requests/route-call.ts';
import type { Services } from '../services.ts';
import type { Resource } from '../store/resource.ts';
import type { Bearer } from '../tokens/bearer.ts';

/**
 * Returns the image of the address, for a caller who may read it. Two kinds of token open it: a registry token for just
 * that image, or a platform token of the registry's audience. With either, the identity needs the capability there, except
 * for public images (sign-in-rules.md#registry-capabilities); of those, an anonymous caller gets only the tags of the free
 * tier. A platform token of another audience is refused with 403
 * (service-rules.md#registry-tokens), anything that is no token with 401.
 */
export async function openImage(call: RouteCall, capability: Capability, services: Services): Promise<Image> {
  const name = `${pathValue(call, 'organization')}/${pathValue(call, 'image')}`;
  const holder = await readHolder(call, `repository:${name}:pull`, services);
  const repo = findImage(name, services.store);
  if (holder.kind === 'registry' && !holder.images.includes(name)) {
    throw denied('the token is not for this image');
  }
  requireCapability({ name, repo }, holder.bearer, { capability, services });
  if (repo === undefined) throw notFound('Repo', name);
  const isLimited = holder.bearer.identityUid === '' && !isOpenToAll(repo, services.store);
  return isLimited ? { name, repo, onlyTags: FREE_TAGS } : { name, repo };
}

/** The tags of public images that can be pulled anonymously (service-rules.md#registry-tokens). */
const FREE_TAGS = ['latest', 'latest-dev'];

/**
 * Throws PERMISSION_DENIED for a tag that the caller cannot pull. Names of what belongs to a digest, such as a signature,
 * are no tags of their own.
 */
export function requireTag({ onlyTags }: Image, tag: string): void {
  if (onlyTags === undefined || onlyTags.includes(tag) || /^sha256-[0-9a-f]{64}/.test(tag)) return;
  throw denied(`only the tags ${onlyTags.join(' and ')} can be pulled anonymously`);
}

/**
 * Returns the holder of a registry or platform token. Throws UNAUTHENTICATED with the token endpoint and the scope, if
 * any.
 */
export async function readHolder(
  call: RouteCall,
  scope: string | undefined,
  services: Services,
): Promise<
  | { readonly kind: 'registry'; readonly images: readonly string[]; readonly bearer: Bearer }
  | { readonly kind: 'platform'; readonly bearer: Bearer }
> {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw challenge('a token is required', scope, services);
  const registryToken = await services.registryTokens.read(token);
  if (registryToken.kind === 'valid') return { ...registryToken, kind: 'registry' };
  const platformToken = await services.platformTokens.read(token, services.addresses.registry);
  if (platformToken.kind === 'other-audience') throw denied('the token is for another audience');
  if (platformToken.kind === 'invalid') throw challenge('the token is not valid', scope, services);
  return { kind: 'platform', bearer: platformToken.bearer };
}

/** Under an organization that the identity has no part in there is nothing to be found, whatever there is. */
function requireCapability(
  { name, repo }: { readonly name: string; readonly repo: Resource | undefined },
  bearer: Bearer,
  { capability, services }: { readonly capability: Capability; readonly services: Services },
): void {
  const caller = loadCaller(bearer, services.store);
  if (caller === undefined && bearer.identityUid !== '')
    throw denied('the identity of the token no longer exists');
  if (repo !== undefined && isPublic(repo, services.store)) return;
  if (repo === undefined || caller === undefined || !canSee(caller, repo)) throw notFound('Repo', name);
  if (!hasCapability(caller, repo, capability)) throw permissionDenied(capability);
}

function denied(reason: string): Refusal {
  return new Refusal('PERMISSION_DENIED', `Permission denied: ${reason}`);
}

/** Returns the 401 that names the token endpoint (registry token specification). */
function challenge(reason: string, scope: string | undefined, { addresses }: Services): Refusal {
  const fields = [
    `realm="${addresses.tokenUrl}/token"`,
    `service="${addresses.registry}"`,
    ...(scope === undefined ? [] : [`scope="${scope}"`]),
  ];
  return unauthenticated(reason, { 'www-authenticate': `Bearer ${fields.join(',')}` });
}
