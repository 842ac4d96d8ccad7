import type { GroupSeed, IdentitySeed, OrganizationSeed } from '../../contract/seed/seed.ts';
import { derivedChildUid, derivedRootUid } from '../iam/uid.ts';
import type { SeedPath } from './planned.ts';

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

/** The organization and all groups below it, each after the group that it lies in. */
export function placeGroups(organization: OrganizationSeed, path: SeedPath): readonly PlacedGroup[] {
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
