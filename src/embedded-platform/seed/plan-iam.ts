import type { NewRelationship } from '../../api/iam/relationship.ts';
import { readSeedTime } from './seed-time.ts';
import type { IdentitySeed, OrganizationSeed, GroupSeed } from './seed.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { publicFacet } from '../access/authorization.ts';
import { BUILT_IN_ROLES } from '../iam/built-in-roles.ts';
import { findRelationshipFaults, relationshipType } from '../iam/relationship.ts';
import { signingIdentities } from '../iam/signing-identities.ts';
import { derivedChildUid, derivedRoleUid, derivedRootUid } from '../resources/uid.ts';
import { plannedResource, seedFault } from './planned.ts';
import type { Planned, PlannedResource, SeedPath } from './planned.ts';

/** Groups and roles that bindings can name. */
interface Names {
  readonly groups: readonly PlacedGroup[];
  /** Uids of the built-in roles and of the organization's own, by name. */
  readonly roles: ReadonlyMap<string, string>;
  readonly now: Instant;
}

/** Returns the roles that every platform has. */
export function planBuiltInRoles(now: Instant): readonly PlannedResource[] {
  return BUILT_IN_ROLES.map(({ name, description, capabilities }) =>
    plannedResource('role', [], {
      uid: derivedRoleUid('', name),
      parent: '',
      name,
      body: { description, capabilities },
      createTime: now,
      updateTime: now,
    }),
  );
}

/** Returns an organization's groups, custom roles, identities, role bindings and account association. */
export function planIam(organization: OrganizationSeed, path: SeedPath, now: Instant): readonly Planned[] {
  const groups = placeGroups(organization, path);
  const [root] = groups;
  const owner = root?.uid ?? '';
  const facet = publicFacet(organization.public);
  const { verified, kind, status, resourceLimits } = organization;
  const standing = { verified, kind, status, resourceLimits };
  const roles = organization.roles.map(({ name, description, uid, capabilities }, index) =>
    plannedResource('role', [...path, 'roles', index], {
      uid: uid ?? derivedRoleUid(owner, name),
      parent: owner,
      name,
      body: { description, capabilities },
      createTime: now,
      updateTime: now,
    }),
  );
  const names: Names = { groups, roles: roleNames([...planBuiltInRoles(now), ...roles]), now };
  return [
    ...groups.map((group) =>
      planGroup(group, group === root ? { facet, standing } : { facet: '', standing: {} }, now),
    ),
    ...roles,
    ...groups.flatMap((group) =>
      group.identities.flatMap((identity, index) =>
        planIdentity(identity, group, [...group.path, 'identities', index], names),
      ),
    ),
    ...planSigningIdentities(organization, owner, path, now),
  ];
}

/**
 * Plans the two identities that sign an organization's images, and the account association that says so: every verified
 * organization has them.
 */
function planSigningIdentities(
  organization: OrganizationSeed,
  owner: string,
  path: SeedPath,
  now: Instant,
): readonly Planned[] {
  if (organization.verified !== true || organization.public !== false) return [];
  const { syncer, builder } = signingIdentities(owner, organization.identities);
  const times = { createTime: now, updateTime: now };
  const seeded = new Set(organization.identities.map(({ name }) => name));
  const identities = [syncer, builder].filter(({ name }) => !seeded.has(name));
  return [
    ...identities.map(({ uid, name, description, principal }) => {
      const relationship = { servicePrincipal: `SERVICE_PRINCIPAL_${principal}` } as const;
      const body = { description, ...relationship };
      const facet = relationshipType(relationship);
      return plannedResource('identity', path, { uid, parent: owner, name, facet, body, ...times });
    }),
    plannedResource('accountAssociation', path, {
      uid: owner,
      parent: owner,
      name: organization.name,
      body: {
        chainguard: {
          serviceBindings: { [syncer.principal]: syncer.uid, [builder.principal]: builder.uid },
        },
      },
      ...times,
    }),
  ];
}

function roleNames(roles: readonly PlannedResource[]): ReadonlyMap<string, string> {
  return new Map(roles.map(({ resource }) => [resource.name, resource.uid]));
}

function planGroup(
  group: PlacedGroup,
  { facet, standing }: { readonly facet: string; readonly standing: object },
  now: Instant,
): PlannedResource {
  const { path, uid, parent, name, description } = group;
  return plannedResource('group', path, {
    uid,
    parent,
    name,
    facet,
    body: { description, ...standing },
    createTime: now,
    updateTime: now,
  });
}

function planIdentity(
  identity: IdentitySeed,
  group: PlacedGroup,
  path: SeedPath,
  names: Names,
): readonly Planned[] {
  const { name, description, claimMatch, staticKeys, awsIdentity, servicePrincipal } = identity;
  const relationship = {
    claimMatch,
    staticKeys: toStaticKeys(staticKeys, names.now),
    awsIdentity,
    servicePrincipal,
  };
  const uid = identity.uid ?? derivedChildUid(group.uid, 'identity', name);
  return [
    plannedResource('identity', path, {
      uid,
      parent: group.uid,
      name,
      facet: relationshipType(relationship),
      body: { description, ...relationship },
      createTime: names.now,
      updateTime: names.now,
    }),
    ...findRelationshipFaults(relationship, names.now).map(({ field, description: reason }) =>
      seedFault([...path, ...field.split('.')], reason),
    ),
    ...identity.bindings.map((binding, index) =>
      planBinding(binding, { uid, group }, [...path, 'bindings', index], names),
    ),
  ];
}

/** Returns the time of expiry in a seed may be relative. */
function toStaticKeys(keys: IdentitySeed['staticKeys'], now: Instant): NewRelationship['staticKeys'] {
  if (keys === undefined) return undefined;
  const { expirationTime, ...others } = keys;
  if (expirationTime === undefined) return others;
  return { ...others, expirationTime: formatInstant(readSeedTime(expirationTime, now) ?? now) };
}

/**
 * Returns an identity is confined to its own group, so that is if its bindings can be, or below
 * (service-rules.md#identity-scope).
 */
function planBinding(
  binding: IdentitySeed['bindings'][number],
  identity: { readonly uid: string; readonly group: PlacedGroup },
  path: SeedPath,
  { groups, roles, now }: Names,
): Planned {
  const roleUid = roles.get(binding.role);
  if (roleUid === undefined) return unknownName('role', binding.role, path, [...roles.keys()]);
  const reachable = groups.filter(
    ({ uid }) => uid === identity.group.uid || uid.startsWith(`${identity.group.uid}/`),
  );
  const wanted = binding.group ?? identity.group.name;
  const named = reachable.filter(({ name }) => name === wanted);
  const [group] = named;
  if (group === undefined)
    return unknownName(
      'group',
      wanted,
      path,
      reachable.map(({ name }) => name),
    );
  if (named.length > 1) return seedFault([...path, 'group'], `several groups are named "${wanted}"`);
  return plannedResource('roleBinding', path, {
    uid: derivedChildUid(group.uid, 'roleBinding', identity.uid, roleUid),
    parent: group.uid,
    name: '',
    facet: identity.uid,
    body: { identityUid: identity.uid, roleUid },
    createTime: now,
    updateTime: now,
  });
}

function unknownName(what: string, name: string, path: SeedPath, known: readonly string[]): Planned {
  const near = nearestWord(name, known);
  const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
  return seedFault([...path, what], `unknown ${what} "${name}", ${advice}`);
}

/** A group of a seed in its place; an organization is one without a parent. */
export interface PlacedGroup {
  readonly path: SeedPath;
  readonly uid: string;
  /** Empty for an organization. */
  readonly parent: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly identities: readonly IdentitySeed[];
}

/** Returns the organization and all groups below it, each after the group that it is in. */
function placeGroups(organization: OrganizationSeed, path: SeedPath): readonly PlacedGroup[] {
  const uid = organization.uid ?? derivedRootUid(organization.name);
  return [
    toPlaced(organization, { path, uid, parent: '' }),
    ...placeChildren(organization.groups, uid, path),
  ];
}

function placeChildren(
  groups: readonly GroupSeed[],
  parent: string,
  above: SeedPath,
): readonly PlacedGroup[] {
  return groups.flatMap((group, index) => {
    const path = [...above, 'groups', index];
    const uid = group.uid ?? derivedChildUid(parent, 'group', group.name);
    return [toPlaced(group, { path, uid, parent }), ...placeChildren(group.groups, uid, path)];
  });
}

function toPlaced(
  group: Pick<GroupSeed, 'name' | 'description' | 'identities'>,
  place: Pick<PlacedGroup, 'path' | 'uid' | 'parent'>,
): PlacedGroup {
  return { ...place, name: group.name, description: group.description, identities: group.identities };
}
