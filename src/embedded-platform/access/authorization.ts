import type { Requirement } from '../../api/iam/capability.ts';
import type { Caller } from './caller.ts';
import { notFound, permissionDenied } from '../requests/refusal.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import type { Store } from '../store/store.ts';

/** Kinds that are visible to every caller under a public organization. */
const OPEN_KINDS: ReadonlySet<ResourceKind> = new Set(['repo', 'tag', 'advisory', 'artifact']);

/** Facets of public organizations: of the free tier, and those all of whose tags can be pulled anonymously. */
const PUBLIC_GROUP = 'public';
const PUBLIC_GROUP_ALL_TAGS = 'public-all-tags';

/** Returns the facet of an organization that is public, is not, or is with all its tags. */
export function publicFacet(open: boolean | 'all-tags'): string {
  if (open === 'all-tags') return PUBLIC_GROUP_ALL_TAGS;
  return open ? PUBLIC_GROUP : '';
}

/** Names of the kinds in error bodies. */
export const TYPE_NAMES: Readonly<Record<ResourceKind, string>> = {
  group: 'Group',
  identity: 'Identity',
  role: 'Role',
  roleBinding: 'RoleBinding',
  repo: 'Repo',
  tag: 'Tag',
  advisory: 'Advisory',
  vulnerability: 'Vulnerability',
  artifact: 'Artifact',
  artifactVersion: 'ArtifactVersion',
  policy: 'Policy',
  identityProvider: 'IdentityProvider',
  accountAssociation: 'AccountAssociation',
  groupInvite: 'GroupInvite',
  externalGroupRoleMapping: 'ExternalGroupRoleMapping',
  termsAcceptance: 'TermsAcceptance',
  subscription: 'Subscription',
};

/**
 * Returns the groups under which the caller sees resources of a kind: those where it has all the capabilities, and the
 * public ones. Throws PERMISSION_DENIED if it has one of them nowhere; what is public is for callers who may list at all.
 */
export function visibleGroups(
  caller: Caller,
  { kind, capabilities }: { readonly kind: ResourceKind; readonly capabilities: readonly Requirement[] },
  store: Store,
): readonly string[] {
  const granted = capabilities.map((capability) => groupsWith(capability, caller));
  // A grant applies below its group too: of a group and one below it, the lower one has the capabilities of both.
  const common = granted
    .flat()
    .filter((group) => granted.every((groups) => groups.some((one) => `${group}/`.startsWith(`${one}/`))));
  return [...new Set([...common, ...(OPEN_KINDS.has(kind) ? publicGroups(store) : [])])];
}

/** Returns the groups of the caller's grants of a capability. Throws PERMISSION_DENIED if there is none. */
function groupsWith(capability: Requirement, { grants }: Caller): readonly string[] {
  const groups = grants.filter(({ capabilities }) => capabilities.has(capability)).map(({ group }) => group);
  if (groups.length === 0) throw permissionDenied(capability);
  return groups;
}

/**
 * Returns the resource of a uid, for a caller with all the capabilities there. A resource that the caller cannot
 * see is reported like a missing one: NOT_FOUND. Throws PERMISSION_DENIED when it sees the place, but lacks
 * one of the capabilities.
 */
export function getVisible(
  caller: Caller,
  wanted: {
    readonly kind: ResourceKind;
    readonly uid: string;
    readonly capabilities: readonly Requirement[];
  },
  store: Store,
): Resource {
  const { kind, uid } = wanted;
  const resource = store.resources.get(kind, uid);
  if (resource === undefined) throw notFound(TYPE_NAMES[kind], uid);
  const grants = caller.grants.filter(({ group }) => isAtOrBelow(resource, group));
  const isOpen = isForAll(resource, store);
  if (grants.length === 0 && !isOpen) throw notFound(TYPE_NAMES[kind], uid);
  const missing = wanted.capabilities.find((capability) => {
    const usable = isOpen && isReading(capability) ? caller.grants : grants;
    return !usable.some(({ capabilities }) => capabilities.has(capability));
  });
  if (missing !== undefined) throw permissionDenied(missing);
  return resource;
}

/** Returns true for public resources and for built-in roles, which every caller can read. */
function isForAll(resource: Resource, store: Store): boolean {
  if (resource.kind === 'role') return resource.parent === '';
  return OPEN_KINDS.has(resource.kind) && isPublic(resource, store);
}

function isReading(capability: Requirement): boolean {
  return capability.endsWith('.list') || capability.endsWith('.get');
}

/** Returns true if the caller has a role at the resource's place, whatever it holds. */
export function canSee(caller: Caller, resource: Resource): boolean {
  return caller.grants.some(({ group }) => isAtOrBelow(resource, group));
}

/** Returns true if the caller has the capability at the resource's place. */
export function hasCapability(caller: Caller, resource: Resource, capability: Requirement): boolean {
  return caller.grants.some(
    ({ group, capabilities }) => capabilities.has(capability) && isAtOrBelow(resource, group),
  );
}

/** Returns true if the resource is under a public organization. */
export function isPublic(resource: Resource, store: Store): boolean {
  return publicGroups(store).some((group) => isAtOrBelow(resource, group));
}

/** Returns true if all tags of the repository can be pulled anonymously. */
export function isOpenToAll(repo: Resource, store: Store): boolean {
  return publicGroups(store, [PUBLIC_GROUP_ALL_TAGS]).some((group) => isAtOrBelow(repo, group));
}

/** Returns true for the group itself, and for everything below it. */
export function isAtOrBelow(resource: Resource, group: string): boolean {
  return resource.uid === group || resource.parent === group || resource.parent.startsWith(`${group}/`);
}

/** Returns the organizations whose repositories, tags, advisories and libraries are for everybody. */
export function publicGroups(
  store: Store,
  facets: readonly string[] = [PUBLIC_GROUP, PUBLIC_GROUP_ALL_TAGS],
): readonly string[] {
  return store.resources.list({ kind: 'group', facets }).map(({ uid }) => uid);
}
