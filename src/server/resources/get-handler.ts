import type { Capability } from '../../contract/iam/capability.ts';
import { authenticate } from '../requests/authentication.ts';
import { getVisible } from '../requests/authorization.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler } from '../requests/route-call.ts';
import type { ResourceType } from './resource-type.ts';

/** The handler that shows one resource by its uid. */
export function getHandler(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  { capability }: { readonly capability: Capability },
): Handler {
  return async (call, services) => {
    const caller = await authenticate(call, services);
    const wanted = { kind: type.kind, uid: pathValue(call, 'uid'), capability };
    return type.toItem(getVisible(caller, wanted, services.store), services);
  };
}
