import type { Capability } from '../../contract/iam/capability.ts';
import { authenticate } from './authentication.ts';
import { visibleGroups } from './authorization.ts';
import { findBuiltImage } from '../registry-face/built-image.ts';
import type { BuiltImage } from '../registry-face/built-image.ts';
import { pathValue } from './route-call.ts';
import type { RouteCall } from './route-call.ts';
import type { Services } from '../services.ts';
import type { Resource } from '../store/resource.ts';

/** What v1 wants of a caller: a resource is found where it has all of the capabilities. */
interface Wanted {
  readonly kind: 'repo' | 'tag';
  readonly capabilities: readonly Capability[];
}

/**
 * The resource of the uid in the path as v1 finds it: undefined for what is not there or not for the caller's eyes,
 * where v2 would say NOT_FOUND (service-rules.md#v1). Throws PERMISSION_DENIED when it has a capability
 * nowhere.
 */
export async function findVisible(
  call: RouteCall,
  { kind, capabilities }: Wanted,
  services: Services,
): Promise<Resource | undefined> {
  const caller = await authenticate(call, services);
  const { store } = services;
  const uids = [pathValue(call, 'uid')];
  const found = capabilities.map((capability) => {
    const within = visibleGroups(caller, { kind, capability }, store);
    return store.resources.list({ kind, uids, within })[0];
  });
  return found.includes(undefined) ? undefined : found[0];
}

/** The build of the repository and the digest in the path as v1 finds it; as `findVisible`. */
export async function findVisibleBuild(
  call: RouteCall,
  capabilities: readonly Capability[],
  services: Services,
): Promise<BuiltImage | undefined> {
  const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
  return repo === undefined ? undefined : findBuiltImage(repo, pathValue(call, 'digest'), services.store);
}
