import type { OrganizationSeed } from '../../contract/seed/seed.ts';
import type { Instant } from '../../domain/instant.ts';
import { derivedChildUid, derivedRootUid } from '../iam/uid.ts';
import { plannedResource } from './planned.ts';
import type { PlannedResource, SeedPath } from './planned.ts';

/** The policies that pulls of an organization's images are held against. */
export function planPolicies(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  return organization.policies.map(({ name, ...body }, index) =>
    plannedResource('policy', [...path, 'policies', index], {
      uid: derivedChildUid(parent, 'policy', name, `${index}`),
      parent,
      name,
      body,
      createTime: now,
      updateTime: now,
    }),
  );
}
