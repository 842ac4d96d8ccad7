import { formatFormPath } from '../../api/schema/form-issue.ts';
import type { Seed } from './seed.ts';
import { parentUid } from '../../values/uid.ts';
import type { Instant } from '../../values/instant.ts';
import { planAdvisories, planVulnerabilities } from './plan-advisories.ts';
import { planBuiltInRoles, planIam } from './plan-iam.ts';
import { planLibraries } from './plan-libraries.ts';
import { planPolicies, planRegistry } from './plan-registry.ts';
import { seedFault } from './planned.ts';
import type { PlannedResource, SeedFault, SeedPath } from './planned.ts';
import { MooringError } from '../../values/errors.ts';
import { formatInstant } from '../../values/instant.ts';
import type { ResourceKind } from '../store/resource.ts';
import type { Store } from '../store/store.ts';

/** Plan of a seed: the resources in insertion order, and the mistakes. */
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

const PLAIN_UIDS: ReadonlySet<ResourceKind> = new Set(['role', 'artifact', 'accountAssociation']);

/**
 * A uid given in the file must be below the one of its group; those of roles and libraries are below none, and that of an
 * account association is the group's.
 */
function findMisplaced(resources: readonly PlannedResource[]): readonly SeedFault[] {
  return resources
    .filter(
      ({ resource }) => !PLAIN_UIDS.has(resource.kind) && (parentUid(resource.uid) ?? '') !== resource.parent,
    )
    .map(({ path, resource }) =>
      seedFault(
        [...path, 'uid'],
        resource.parent === ''
          ? 'is not the uid of an organization'
          : `does not begin with ${resource.parent}/`,
      ),
    );
}

/** Returns duplicates: resources with the same uid, or with the same name if names are unique. */
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

/** Setting with the time at which the seed was stored; a store is seeded once. */
const PLANTED = 'planted';

/**
 * Fills an empty store with the built-in roles and the seed's organizations. A store that has been filled before
 * keeps what it has: a data file is seeded once. Times relative to now are counted from `now`. Throws
 * `config_seed_invalid` for a seed that did not come from `readSeed` and contradicts itself.
 */
export function storeSeed(seed: Seed, store: Store, now: Instant): void {
  if (store.setting(PLANTED) !== undefined) return;
  const { resources, faults } = planSeed(seed, now);
  const [fault] = faults;
  if (fault !== undefined) {
    throw new MooringError('config_seed_invalid', `${formatFormPath(fault.path)}: ${fault.message}`);
  }
  store.fillAtOnce(() => {
    for (const { resource, lateFields, builds, contents } of resources) {
      store.resources.insert({ ...resource, body: { ...lateFields?.(), ...resource.body } });
      if (contents !== undefined) store.contents.set(resource.uid, contents);
      if (builds !== undefined) store.history.append(resource.uid, builds);
    }
    store.setSetting(PLANTED, formatInstant(now));
  });
}
