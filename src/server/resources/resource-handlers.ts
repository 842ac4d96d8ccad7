import type { Requirement } from '../../contract/iam/capability.ts';
import { authorize } from '../access/visible-resource.ts';
import { readBody } from '../requests/read-request.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import type { Store } from '../store/store.ts';
import { applyPatch, readPatch } from './patch.ts';
import type { Fields } from './patch.ts';
import { fieldsOf, storedFields } from './resource-type.ts';
import type { ResourceType, WriteContext } from './resource-type.ts';
import { newChildUid } from './uid.ts';

/** The part of a route that its handler enforces. */
interface RouteRules {
  readonly capabilities: readonly Requirement[];
}

/** Returns the handler that shows one resource by its uid. */
export function getHandler(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  { capabilities }: RouteRules,
): Handler {
  return async (call, services) => {
    const { resource } = await authorize(call, services, { kind: type.kind, capabilities });
    return type.toItem(resource, services);
  };
}

/** Rules for creating one kind of resource. */
export interface CreateRules {
  /** Kind of the parent in the path; `group` by default. */
  readonly parentKind?: ResourceKind;
  /** Finds an existing resource to return instead of creating one. */
  readonly findSame?: (wanted: Resource, context: WriteContext) => Resource | undefined;
  /** Adds the fields that the platform sets. */
  readonly complete?: (fields: Fields, context: WriteContext) => Fields;
}

/** Returns the handler that creates a resource below the parent in the path (service-rules.md#create). */
export function createHandler(
  type: ResourceType,
  { capabilities }: RouteRules,
  rules: CreateRules = {},
): Handler {
  return async (call, services) => {
    const wanted = { kind: rules.parentKind ?? 'group', capabilities, pathKey: 'parent' } as const;
    const { caller, resource: parent } = await authorize(call, services, wanted);
    const context = { caller, services };
    const planned = planResource(type, { parent, given: readBody(type.fields, call), rules }, context);
    const same = rules.findSame?.(planned, context);
    return same === undefined ? insertResource(type, planned, context) : type.toItem(same, services);
  };
}

/** Builds a new resource from its fields and checks it without storing it. Throws a `Refusal`. */
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
    facet: '',
    createTime: now,
    updateTime: now,
    ...storedFields(type, wish.rules?.complete?.(wish.given, context) ?? wish.given),
  };
  type.check?.(wanted, context);
  return wanted;
}

/** Stores a new resource, publishes the event and returns the resource as the API shows it. */
export function insertResource(type: ResourceType, resource: Resource, context: WriteContext): Fields {
  const { store, creations } = context.services;
  store.resources.insert(resource);
  creations.add(resource.uid, resource.createTime);
  return publish('created', type.toItem(resource, context.services), resource, context);
}

/** Returns the handler that changes a resource by the rules of `readPatch`. */
export function patchHandler(type: ResourceType, { capabilities }: RouteRules): Handler {
  return async (call, services) => {
    const { caller, resource } = await authorize(call, services, { kind: type.kind, capabilities });
    const patch = readPatch(call, type.fields);
    const before = fieldsOf(resource);
    const after = applyPatch(before, patch, type.alternatives);
    const fields = type.keep?.(after, before) ?? after;
    return updateResource(type, { ...resource, ...storedFields(type, fields) }, { caller, services });
  };
}

/** Checks and stores a changed resource, publishes the event and returns the resource as the API shows it. */
export function updateResource(type: ResourceType, changed: Resource, context: WriteContext): Fields {
  const { store, clock } = context.services;
  const resource = { ...changed, updateTime: clock.now() };
  type.check?.(resource, context);
  store.resources.update(resource);
  return publish('updated', type.toItem(resource, context.services), resource, context);
}

/** Deletes dependent resources; throws a `Refusal` if the resource cannot be deleted yet. */
type PrepareDelete = (resource: Resource, store: Store) => void;

/** Returns the handler that deletes a resource by its uid; the response is empty (service-rules.md#delete). */
export function deleteHandler(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  { capabilities }: RouteRules,
  prepare?: PrepareDelete,
): Handler {
  return async (call, services) => {
    const { caller, resource } = await authorize(call, services, { kind: type.kind, capabilities });
    services.store.atOnce(() => {
      prepare?.(resource, services.store);
      deleteResource(type, resource, { caller, services });
    });
    return undefined;
  };
}

/** Deletes a resource and publishes the event. */
export function deleteResource(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  resource: Resource,
  context: WriteContext,
): void {
  const item = type.toItem(resource, context.services);
  context.services.store.resources.delete(type.kind, resource.uid);
  publish('deleted', item, resource, context);
}

function publish(
  action: 'created' | 'updated' | 'deleted',
  item: Fields,
  resource: Resource,
  { caller, services }: WriteContext,
): Fields {
  services.events.publish({ action, resource, item, actor: caller.identityUid });
  return item;
}
