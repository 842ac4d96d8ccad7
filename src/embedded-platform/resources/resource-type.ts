import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { Alternatives, Fields } from './patch.ts';
import type { Services } from '../services.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import { TYPE_NAMES } from '../access/authorization.ts';
import { alreadyExists } from '../requests/refusal.ts';

/** Definition of a resource kind. */
export interface ResourceType {
  readonly kind: ResourceKind;
  /** The fields that a client sets, with the form of their values. */
  readonly fields: z.ZodObject;
  readonly toItem: (resource: Resource, services: Services) => Fields;
  /** Returns what an event shows of an item that holds more than subscribers may know; all of it if absent. */
  readonly toEventBody?: (item: Fields) => Fields;
  /** Returns the facet, by which resources of the kind are filtered. */
  readonly facetOf?: (fields: Fields) => string;
  /** Throws a `Refusal` for what the form of the fields does not forbid, and still must not be stored. */
  readonly check?: (wanted: Resource, context: WriteContext) => void;
  /** Returns the fields after an update of the resource with those of before that stay; throws a `Refusal` for a change of one. */
  readonly keep?: (after: Fields, before: Fields, resource: Resource) => Fields;
  /** Fields of which a resource has at most one; none if absent. */
  readonly alternatives?: Alternatives;
  /** A new uid below a parent; one more level of it if absent. */
  readonly newUid?: (parent: string) => string;
}

/** Context of a write. */
export interface WriteContext {
  readonly caller: Caller;
  readonly services: Services;
}

/**
 * Returns the fields of a resource as one object: its name is one of them, and is stored apart for the sake of its
 * index.
 */
export function fieldsOf(resource: Resource): Fields {
  return resource.name === '' ? resource.body : { name: resource.name, ...resource.body };
}

/**
 * Splits fields into the stored columns; the counterpart of `fieldsOf`. There is no facet if it does not follow from the
 * fields: that of a public organization stays what it is.
 */
export function storedFields(
  type: ResourceType,
  fields: Fields,
): Pick<Resource, 'name' | 'body'> & Partial<Pick<Resource, 'facet'>> {
  const { name, ...body } = fields;
  const facet = type.facetOf === undefined ? {} : { facet: type.facetOf(fields) };
  return { name: typeof name === 'string' ? name : '', ...facet, body };
}

/** Throws ALREADY_EXISTS if a sibling of the same kind has the name. */
export function requireUniqueName(wanted: Resource, { services }: WriteContext): void {
  const { kind, uid, parent, name } = wanted;
  const same = services.store.resources.list({ kind, childrenOf: parent, names: [name] });
  if (same.some((other) => other.uid !== uid)) throw alreadyExists(TYPE_NAMES[kind], name);
}
