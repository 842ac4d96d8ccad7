import type { OrganizationSeed } from '../../contract/seed/seed.ts';
import type { Instant } from '../../domain/instant.ts';
import { derivedChildUid, derivedRootUid } from '../iam/uid.ts';
import { plannedResource } from './planned.ts';
import type { PlannedResource, SeedPath } from './planned.ts';

/** What is known of the vulnerabilities that an organization's advisories are about: one of each name that they have. */
export function planVulnerabilities(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  const named = organization.advisories.flatMap((advisory, index) =>
    advisory.aliases.map((alias) => ({ alias, advisory, path: [...path, 'advisories', index] })),
  );
  return [...Map.groupBy(named, ({ alias }) => alias)].map(([alias, all]) =>
    plannedResource('vulnerability', all[0]?.path ?? path, {
      uid: derivedChildUid(parent, 'vulnerability', alias),
      parent,
      name: alias,
      body: {
        summary: `${alias} in ${[...new Set(all.map(({ advisory }) => advisory.artifactName))].join(', ')}`,
        severities: all.find(({ advisory }) => advisory.severities.length > 0)?.advisory.severities ?? [],
      },
      createTime: now,
      updateTime: now,
    }),
  );
}
