import { TYPE_NAMES } from '../requests/authorization.ts';
import { alreadyExists } from '../requests/refusal.ts';
import type { Resource } from '../store/resource.ts';
import type { WriteContext } from './resource-type.ts';

/** Throws ALREADY_EXISTS where a sibling of the same kind has the name: such things are told apart by their names. */
export function requireUniqueName(wanted: Resource, { services }: WriteContext): void {
  const { kind, uid, parent, name } = wanted;
  const same = services.store.resources.list({ kind, childrenOf: parent, names: [name] });
  if (same.some((other) => other.uid !== uid)) throw alreadyExists(TYPE_NAMES[kind], name);
}
