import type { Capability } from '../../contract/iam/capability.ts';
import { authenticate } from '../requests/authentication.ts';
import { getVisible } from '../requests/authorization.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';
import type { ResourceType, WriteContext } from './resource-type.ts';

/** How a kind of resource goes. */
export interface DeleteRules {
  readonly capability: Capability;
  /** Deletes what cannot be without it; throws a `Refusal` where it cannot be deleted yet. Nothing where absent. */
  readonly prepare?: (resource: Resource, store: Store) => void;
}

/** The handler that deletes a resource by its uid; its answer is empty (service-rules.md#delete). */
export function deleteHandler(type: Pick<ResourceType, 'kind' | 'toItem'>, rules: DeleteRules): Handler {
  return async (call, services) => {
    const caller = await authenticate(call, services);
    const wanted = { kind: type.kind, uid: pathValue(call, 'uid'), capability: rules.capability };
    const resource = getVisible(caller, wanted, services.store);
    services.store.atOnce(() => deleteResource(type, resource, { rules, context: { caller, services } }));
    return undefined;
  };
}

/** Deletes a resource by its rules and tells the subscribers. */
export function deleteResource(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  resource: Resource,
  { rules, context }: { readonly rules: Omit<DeleteRules, 'capability'>; readonly context: WriteContext },
): void {
  const { store, events } = context.services;
  const item = type.toItem(resource, context.services);
  rules.prepare?.(resource, store);
  store.resources.delete(type.kind, resource.uid);
  events.publish({ action: 'deleted', resource, item, actor: context.caller.identityUid });
}
