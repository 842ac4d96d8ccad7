import type { z } from 'zod';

import type { Capability } from '../../contract/iam/capability.ts';
import { authenticate } from '../requests/authentication.ts';
import { getVisible } from '../requests/authorization.ts';
import { applyPatch, readPatch } from '../requests/patch.ts';
import type { Fields } from '../requests/patch.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Resource } from '../store/resource.ts';
import { fieldsOf, storedFields } from './resource-type.ts';
import type { ResourceType, WriteContext } from './resource-type.ts';

/** How a kind of resource changes. */
export interface PatchRules {
  readonly capability: Capability;
  /** The fields that can be changed; all that a client sets where absent. */
  readonly updatable?: z.ZodObject;
}

/** The handler that changes a resource by the rules of `readPatch`. */
export function patchHandler(type: ResourceType, rules: PatchRules): Handler {
  return async (call, services) => {
    const caller = await authenticate(call, services);
    const wanted = { kind: type.kind, uid: pathValue(call, 'uid'), capability: rules.capability };
    const current = getVisible(caller, wanted, services.store);
    const patch = readPatch(call, rules.updatable ?? type.fields);
    const fields = applyPatch(fieldsOf(current), patch, type.alternatives);
    return updateResource(type, { ...current, ...storedFields(type, fields) }, { caller, services });
  };
}

/** Checks and stores a changed resource, tells the subscribers, and gives it as the service shows it. */
export function updateResource(type: ResourceType, changed: Resource, context: WriteContext): Fields {
  const { store, events, clock } = context.services;
  const resource = { ...changed, updateTime: clock.now() };
  type.check?.(resource, context);
  store.resources.update(resource);
  const item = type.toItem(resource, context.services);
  events.publish({ action: 'updated', resource, item, actor: context.caller.identityUid });
  return item;
}
