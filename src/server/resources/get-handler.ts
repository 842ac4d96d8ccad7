import type { Capability } from '../../contract/capability.ts';
import { authenticate } from '../authentication.ts';
import { getVisible } from '../authorization.ts';
import { pathValue } from '../route-call.ts';
import type { Handler } from '../route-call.ts';
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
