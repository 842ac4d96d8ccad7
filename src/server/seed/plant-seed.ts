import { formatFormPath } from '../../contract/config/form-issue.ts';
import type { Seed } from '../../contract/seed/seed.ts';
import { MooringError } from '../../domain/errors.ts';
import { formatInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Store } from '../store/store.ts';
import { planSeed } from './plan-seed.ts';

/** When the seed was planted: there from then on, and never planted over. */
const PLANTED = 'planted';

/**
 * Fills an empty store with the built-in roles and the seed's organizations. A store that has been filled before
 * keeps what it has: a data file is seeded once. Times relative to now are counted from `now`. Throws
 * `config_seed_invalid` for a seed that did not come from `readSeed` and contradicts itself.
 */
export function plantSeed(seed: Seed, store: Store, now: Instant): void {
  if (store.setting(PLANTED) !== undefined) return;
  const { resources, faults } = planSeed(seed, now);
  const [fault] = faults;
  if (fault !== undefined) {
    throw new MooringError('config_seed_invalid', `${formatFormPath(fault.path)}: ${fault.message}`);
  }
  store.fillAtOnce(() => {
    for (const { resource, lateFields, builds, packages } of resources) {
      store.resources.insert({ ...resource, body: { ...lateFields?.(), ...resource.body } });
      if (packages !== undefined) store.packages.set(resource.uid, packages);
      if (builds !== undefined) store.history.append(resource.uid, builds);
    }
    store.setSetting(PLANTED, formatInstant(now));
  });
}
