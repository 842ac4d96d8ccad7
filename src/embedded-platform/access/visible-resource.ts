import type { Requirement } from '../../api/iam/capability.ts';
import { findBuiltImage } from '../registry/built-image.ts';
import type { BuiltImage } from '../registry/built-image.ts';
import { unauthenticated } from '../requests/refusal.ts';
import { pathValue, readAuthorization } from '../requests/route-call.ts';
import type { RouteCall } from '../requests/route-call.ts';
import type { Services } from '../services.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import { getVisible, visibleGroups } from './authorization.ts';
import { loadCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** Returns the caller of a platform API route: the identity of a platform token of the API's audience. Throws UNAUTHENTICATED. */
export async function authenticate(call: RouteCall, services: Services): Promise<Caller> {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw unauthenticated('a bearer token is required');
  const reading = await services.platformTokens.read(token, services.addresses.apiUrl);
  if (reading.kind === 'invalid') throw unauthenticated(`the token is not valid: ${reading.reason}`);
  if (reading.kind === 'other-audience') throw unauthenticated('the token is for another audience');
  const caller = loadCaller(reading.bearer, services.store);
  if (caller === undefined) throw unauthenticated('the identity of the token no longer exists');
  return caller;
}

/**
 * Authenticates the caller and returns it with the resource whose uid is in the path, under `uid` unless `pathKey` names
 * another key. Throws UNAUTHENTICATED, and NOT_FOUND or PERMISSION_DENIED as `getVisible` does.
 */
export async function authorize(
  call: RouteCall,
  services: Services,
  wanted: {
    readonly kind: ResourceKind;
    readonly capabilities: readonly Requirement[];
    readonly pathKey?: 'uid' | 'parent';
  },
): Promise<{ readonly caller: Caller; readonly resource: Resource }> {
  const { kind, capabilities, pathKey = 'uid' } = wanted;
  const caller = await authenticate(call, services);
  const uid = pathValue(call, pathKey);
  return { caller, resource: getVisible(caller, { kind, uid, capabilities }, services.store) };
}

/**
 * Returns the resource whose uid is in the path for a v1 route, or undefined if it does not exist or is not visible to
 * the caller; v2 would answer NOT_FOUND (service-rules.md#v1). The caller needs all `capabilities` at the resource. Throws
 * UNAUTHENTICATED, and PERMISSION_DENIED if the caller has one of them nowhere.
 */
export async function findVisible(
  call: RouteCall,
  { kind, capabilities }: { readonly kind: 'repo' | 'tag'; readonly capabilities: readonly Requirement[] },
  services: Services,
): Promise<Resource | undefined> {
  const caller = await authenticate(call, services);
  const { store } = services;
  const uids = [pathValue(call, 'uid')];
  const within = visibleGroups(caller, { kind, capabilities }, store);
  return store.resources.list({ kind, uids, within })[0];
}

/** Returns the build whose repository and digest are in the path of a v1 route; undefined and errors as `findVisible`. */
export async function findVisibleBuild(
  call: RouteCall,
  capabilities: readonly Requirement[],
  services: Services,
): Promise<BuiltImage | undefined> {
  const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
  return repo === undefined ? undefined : findBuiltImage(repo, pathValue(call, 'digest'), services.store);
}
