import type { Capability, Requirement } from '../../api/iam/capability.ts';
import { CAPABILITIES, INTERNAL_CAPABILITIES, isCapability } from '../../api/iam/capability.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';
import type { Bearer, TokenLimits } from '../tokens/bearer.ts';

/** Capabilities of the caller in a group and in everything below it. */
interface Grant {
  readonly group: string;
  readonly capabilities: ReadonlySet<Requirement>;
}

/** The bearer of a token, with all that the role bindings of its identity grant it within the limits of the token. */
export interface Caller extends Bearer {
  readonly grants: readonly Grant[];
}

/** The platform's administrator: not in any group or list, with every capability at every organization, also the internal ones. */
export const ADMINISTRATOR_UID = '0'.repeat(40);

/**
 * Returns the caller behind a token, or undefined when the identity is not there any more. An identity is confined to
 * the group it was created under: a binding anywhere else grants it nothing (service-rules.md#identity-scope).
 */
export function loadCaller(bearer: Bearer, store: Store): Caller | undefined {
  const grants = loadGrants(bearer.identityUid, store);
  return grants === undefined ? undefined : { ...bearer, grants: limitGrants(grants, bearer, store) };
}

/** Returns the grants within the limits of a token. */
function limitGrants(grants: readonly Grant[], limits: TokenLimits, store: Store): readonly Grant[] {
  const wanted = limits.capabilities && new Set(limits.capabilities);
  const held =
    wanted === undefined
      ? grants
      : grants.map(({ group, capabilities }) => ({ group, capabilities: capabilities.intersection(wanted) }));
  return (limits.scopes ?? []).reduce((kept, scopes) => limitToScopes(kept, scopes, store), held);
}

/**
 * Returns the grants at scopes. A grant applies to the groups below its own, so that it is kept for the scopes there; a
 * scope keeps no grant that was made below it, and one that is not a group keeps none (sign-in-rules.md#limited-tokens).
 */
function limitToScopes(
  grants: readonly Grant[],
  scopes: readonly string[],
  { resources }: Store,
): readonly Grant[] {
  const groups = scopes.filter((uid) => resources.get('group', uid) !== undefined);
  return grants.flatMap(({ group: above, capabilities }) =>
    groups
      .filter((group) => group === above || group.startsWith(`${above}/`))
      .map((group) => ({ group, capabilities })),
  );
}

function loadGrants(identityUid: string, store: Store): readonly Grant[] | undefined {
  if (identityUid === ADMINISTRATOR_UID) return administratorGrants(store);
  const identity = store.resources.get('identity', identityUid);
  if (identity === undefined) return undefined;
  const bindings = store.resources.list({
    kind: 'roleBinding',
    facets: [identityUid],
    within: [identity.parent],
  });
  return bindings.map((binding) => ({
    group: binding.parent,
    capabilities: new Set(roleCapabilities(store.resources.get('role', String(binding.body['roleUid'])))),
  }));
}

/** Returns the capabilities of a stored role; none for a role that is gone. */
export function roleCapabilities(role: Resource | undefined): readonly Capability[] {
  const capabilities = role?.body['capabilities'];
  return Array.isArray(capabilities) ? capabilities.filter(isCapability) : [];
}

function administratorGrants(store: Store): readonly Grant[] {
  const all = new Set(Object.keys({ ...CAPABILITIES, ...INTERNAL_CAPABILITIES })) as ReadonlySet<Requirement>;
  return store.resources
    .list({ kind: 'group', childrenOf: '' })
    .map((organization) => ({ group: organization.uid, capabilities: all }));
}
