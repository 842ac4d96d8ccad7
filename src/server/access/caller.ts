import type { Capability } from '../../contract/iam/capability.ts';
import { CAPABILITIES, isCapability } from '../../contract/iam/capability.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';

/** Capabilities of the caller in a group and in everything below it. */
interface Grant {
  readonly group: string;
  readonly capabilities: ReadonlySet<Capability>;
}

/** An identity with all that its role bindings grant it. */
export interface Caller {
  readonly identityUid: string;
  readonly grants: readonly Grant[];
}

/** The platform's administrator: not in any group or list, with every capability at every organization. */
export const ADMINISTRATOR_UID = '0'.repeat(40);

/**
 * Returns the caller behind a token, or undefined when the identity is not there any more. An identity is confined to
 * the group it was created under: a binding anywhere else grants it nothing (service-rules.md#identity-scope).
 */
export function loadCaller(identityUid: string, store: Store): Caller | undefined {
  if (identityUid === ADMINISTRATOR_UID) return { identityUid, grants: administratorGrants(store) };
  const identity = store.resources.get('identity', identityUid);
  if (identity === undefined) return undefined;
  const bindings = store.resources.list({
    kind: 'roleBinding',
    facets: [identityUid],
    within: [identity.parent],
  });
  return {
    identityUid,
    grants: bindings.map((binding) => ({
      group: binding.parent,
      capabilities: new Set(roleCapabilities(store.resources.get('role', String(binding.body['roleUid'])))),
    })),
  };
}

/** Returns the capabilities of a stored role; none for a role that is gone. */
export function roleCapabilities(role: Resource | undefined): readonly Capability[] {
  const capabilities = role?.body['capabilities'];
  return Array.isArray(capabilities) ? capabilities.filter(isCapability) : [];
}

function administratorGrants(store: Store): readonly Grant[] {
  const all: ReadonlySet<Capability> = new Set(Object.keys(CAPABILITIES).filter(isCapability));
  return store.resources
    .list({ kind: 'group', childrenOf: '' })
    .map((organization) => ({ group: organization.uid, capabilities: all }));
}
