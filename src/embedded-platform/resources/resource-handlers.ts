import type { ApiRoute } from '../../api/route.ts';
import { rootUid } from '../../values/uid.ts';
import { authorize } from '../access/visible-resource.ts';
import { readBody } from '../requests/read-request.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import type { Services } from '../services.ts';
import type { Store } from '../store/store.ts';
import { applyPatch, readPatch } from './patch.ts';
import type { Fields } from './patch.ts';
import { fieldsOf, storedFields } from './resource-type.ts';
import type { ResourceType, WriteContext } from './resource-type.ts';
import { newChildUid } from './uid.ts';

/** The part of a route that its handler enforces, and by which its method declares an event. */
type RouteRules = Pick<ApiRoute, 'method' | 'path' | 'rpc' | 'capabilities'>;

/** Returns the handler that shows one resource by its uid. */
export function getHandler(
  type: Pick<ResourceType, 'kind' | 'toItem'>,
  { capabilities }: Pick<RouteRules, 'capabilities'>,
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
export function createHandler(type: ResourceType, route: RouteRules, rules: CreateRules = {}): Handler {
  return async (call, services) => {
    const { capabilities } = route;
    const wanted = { kind: rules.parentKind ?? 'group', capabilities, pathKey: 'parent' } as const;
    const { caller, resource: parent } = await authorize(call, services, wanted);
    const context = { caller, services };
    const planned = planResource(type, { parent, given: readBody(type.fields, call), rules }, context);
    const resource = rules.findSame?.(planned, context) ?? insertResource(planned, services);
    return publishItem(route, type, resource, context);
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

/** Stores a new resource and returns it. */
export function insertResource(resource: Resource, { store, creations }: Services): Resource {
  store.resources.insert(resource);
  creations.add(resource);
  return resource;
}

/** Returns the handler that changes a resource by the rules of `readPatch`. */
export function patchHandler(type: ResourceType, route: RouteRules): Handler {
  return async (call, services) => {
    const { capabilities } = route;
    const { caller, resource } = await authorize(call, services, { kind: type.kind, capabilities });
    const patch = readPatch(call, type.fields);
    const before = fieldsOf(resource);
    const after = applyPatch(before, patch, type.alternatives);
    const fields = type.keep?.(after, before, resource) ?? after;
    const context = { caller, services };
    const changed = updateResource(type, { ...resource, ...storedFields(type, fields) }, context);
    return publishItem(route, type, changed, context);
  };
}

/** Checks and stores a changed resource; returns it with its new time of change. */
export function updateResource(type: ResourceType, changed: Resource, context: WriteContext): Resource {
  const { store, clock } = context.services;
  const resource = { ...changed, updateTime: clock.now() };
  type.check?.(resource, context);
  store.resources.update(resource);
  return resource;
}

/** Deletes dependent resources; throws a `Refusal` if the resource cannot be deleted yet. */
type PrepareDelete = (resource: Resource, store: Store) => void;

/** Returns the handler that deletes a resource by its uid; the response is empty (service-rules.md#delete). */
export function deleteHandler(
  { kind }: Pick<ResourceType, 'kind'>,
  route: RouteRules,
  prepare?: PrepareDelete,
): Handler {
  return async (call, services) => {
    const { caller, resource } = await authorize(call, services, { kind, capabilities: route.capabilities });
    const { store } = services;
    store.atOnce(() => {
      prepare?.(resource, store);
      store.resources.delete(kind, resource.uid);
    });
    publishChange(route, resource, { uid: resource.uid }, { caller, services });
    return undefined;
  };
}

/** Publishes the event of a route about a resource as the API shows it, and returns what it shows. */
export function publishItem(
  route: RouteRules,
  { toItem, toEventBody }: Pick<ResourceType, 'toItem' | 'toEventBody'>,
  resource: Resource,
  context: WriteContext,
): Fields {
  const item = toItem(resource, context.services);
  publishChange(route, resource, toEventBody?.(item) ?? item, context);
  return item;
}

/** Publishes the event of a route about a resource. */
export function publishChange(
  route: RouteRules,
  resource: Resource,
  body: Fields,
  { caller, services }: WriteContext,
): void {
  const { kind, uid: subject, parent } = resource;
  const extensions = {
    group: groupOf(resource, route),
    ...(kind === 'externalGroupRoleMapping' ? { identityprovider: parent } : {}),
  };
  services.events.publish({ route, subject, extensions, body, actor: caller.identityUid });
}

/** Returns the group that an event about a resource belongs to (service-rules.md#events). */
function groupOf({ kind, uid, parent }: Resource, { method }: RouteRules): string {
  if (kind === 'tag' || kind === 'externalGroupRoleMapping') return rootUid(parent);
  return kind === 'group' && method !== 'DELETE' ? uid : parent;
}
