import { formatFormPath } from '../../contract/config/form-issue.ts';
import type { Seed } from '../../contract/seed/seed.ts';
import { parentUid } from '../../contract/uid.ts';
import type { Instant } from '../../domain/instant.ts';
import { planAdvisories } from './plan-advisories.ts';
import { planBuiltInRoles, planIam } from './plan-iam.ts';
import { planLibraries } from './plan-libraries.ts';
import { planPolicies } from './plan-policies.ts';
import { planRegistry } from './plan-registry.ts';
import { planVulnerabilities } from './plan-vulnerabilities.ts';
import { seedFault } from './planned.ts';
import type { PlannedResource, SeedFault, SeedPath } from './planned.ts';

/** What a seed comes to: everything to store, in an order in which it can be, and the mistakes in it. */
export interface SeedPlan {
  readonly resources: readonly PlannedResource[];
  readonly faults: readonly SeedFault[];
}

/** Turns names into uids and relative times into times, counted from `now`. */
export function planSeed(seed: Seed, now: Instant): SeedPlan {
  const planned = seed.organizations.flatMap((organization, index) => {
    const path = ['organizations', index];
    return [
      ...planIam(organization, path, now),
      ...planRegistry(organization, path, now),
      ...planAdvisories(organization, path, now),
      ...planVulnerabilities(organization, path, now),
      ...planLibraries(organization, path, now),
      ...planPolicies(organization, path, now),
    ];
  });
  const resources = planned.filter((one) => one.kind === 'resource');
  const faults = planned.filter((one) => one.kind === 'fault');
  return {
    resources: [...planBuiltInRoles(now), ...resources],
    faults: [...faults, ...findMisplaced(resources), ...findDoubles(resources)],
  };
}

/** A uid given in the file has to lie below the one of its group; roles lie below none. */
function findMisplaced(resources: readonly PlannedResource[]): readonly SeedFault[] {
  return resources
    .filter(({ resource }) => resource.kind !== 'role' && (parentUid(resource.uid) ?? '') !== resource.parent)
    .map(({ path, resource }) =>
      seedFault(
        [...path, 'uid'],
        resource.parent === ''
          ? 'is not the uid of an organization'
          : `does not begin with ${resource.parent}/`,
      ),
    );
}

/** Two things with one uid, or with one name where names tell them apart. */
function findDoubles(resources: readonly PlannedResource[]): readonly SeedFault[] {
  const seen = new Map<string, SeedPath>();
  return resources.flatMap(({ path, resource: { kind, uid, parent, name } }) => {
    const isNamed = kind === 'group' || kind === 'repo' || kind === 'tag' || kind === 'role';
    const keys = [`${kind} ${uid}`, ...(isNamed ? [`${kind} ${parent} ${name}`] : [])];
    const first = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
    for (const key of keys) seen.set(key, seen.get(key) ?? path);
    return first === undefined ? [] : [seedFault(path, `is the same ${kind} as ${formatFormPath(first)}`)];
  });
}
