import type { Capability } from '../../contract/iam/capability.ts';
import { authenticate } from '../requests/authentication.ts';
import { getVisible } from '../requests/authorization.ts';
import type { Fields } from '../requests/patch.ts';
import { readBody } from '../requests/query.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import { newChildUid } from '../iam/uid.ts';
import type { ResourceType, WriteContext } from './resource-type.ts';
import { storedFields } from './resource-type.ts';

/** How a kind of resource comes to be. */
export interface CreateRules {
  readonly capability: Capability;
  /** What it lies in; a group where absent. */
  readonly parentKind?: ResourceKind;
  /** The one that is there already and will do: it is given instead of a new one. Never where absent. */
  readonly findSame?: (wanted: Resource, context: WriteContext) => Resource | undefined;
  /** Fields that the platform adds to those that were given. */
  readonly complete?: (fields: Fields, context: WriteContext) => Fields;
}

/** The handler that creates a resource below the parent in the path (service-rules.md#create). */
export function createHandler(type: ResourceType, rules: CreateRules): Handler {
  return async (call, services) => {
    const context = { caller: await authenticate(call, services), services };
    const { capability, parentKind: kind = 'group' } = rules;
    const parent = getVisible(
      context.caller,
      { kind, uid: pathValue(call, 'parent'), capability },
      services.store,
    );
    const wanted = planResource(type, { parent, given: readBody(type.fields, call), rules }, context);
    const same = rules.findSame?.(wanted, context);
    if (same !== undefined) return type.toItem(same, services);
    return insertResource(type, wanted, context);
  };
}

/** The resource that the fields come to, checked and not yet stored. */
export function planResource(
  type: ResourceType,
  wish: { readonly parent: Resource; readonly given: Fields; readonly rules?: CreateRules },
  context: WriteContext,
): Resource {
  const now = context.services.clock.now();
  const wanted: Resource = {
    kind: type.kind,
    uid: (type.newUid ?? newChildUid)(wish.parent.uid),
    parent: wish.parent.uid,
    createTime: now,
    updateTime: now,
    ...storedFields(type, wish.rules?.complete?.(wish.given, context) ?? wish.given),
  };
  type.check?.(wanted, context);
  return wanted;
}

/** Stores a new resource, tells the subscribers, and gives it as the service shows it. */
export function insertResource(type: ResourceType, resource: Resource, context: WriteContext): Fields {
  const { store, events, creations } = context.services;
  store.resources.insert(resource);
  creations.note(resource.uid, resource.createTime);
  const item = type.toItem(resource, context.services);
  events.publish({ action: 'created', resource, item, actor: context.caller.identityUid });
  return item;
}
