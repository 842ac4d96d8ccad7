import { execCommand } from '../../adapters/exec-command.ts';
import { createWorkTree } from '../../adapters/files/work-tree.ts';
import type { RollBack } from '../../domain/history/choose-build.ts';
import type { Grouping } from '../../domain/pull-request/grouping.ts';
import { loadConfig } from '../../usecases/config/load-config.ts';
import { imageFilter, planPins } from '../../usecases/pin/plan-pins.ts';
import type { PlannedPins } from '../../usecases/pin/plan-pins.ts';
import type { Access } from '../access/access.ts';
import { openRegistries } from '../access/open-registries.ts';
import type { OpenRegistriesOptions } from '../access/open-registries.ts';
import { readWish } from './inputs.ts';

/** A plan, and how the repository wants its pull requests cut. */
export type RunPlan = PlannedPins & { readonly group: Grouping };

/** What a run wants of its plan, as its inputs say. */
export interface PlanWishes {
  /** Milliseconds; what the repository says where undefined. */
  readonly 'min-age': number | undefined;
  readonly 'as-of': string;
  readonly rollback: RollBack | undefined;
  /** Globs for names of images; all where there are none. */
  readonly only: readonly string[];
}

/**
 * Plans the pins of the repository in `directory`, by its settings and the wishes of the run. What the tags were at an
 * instant is asked to the letter: an age from the settings is about the present and does not count then. Throws as
 * `planPins` and `readWish`.
 */
export async function planRepository(
  options: Omit<OpenRegistriesOptions, 'tokenHosts' | 'access'> & {
    readonly access: Access;
    readonly wishes: PlanWishes;
  },
): Promise<RunPlan> {
  const { access, clock, directory, wishes } = options;
  const tree = createWorkTree(directory, execCommand);
  const now = access.serverTime ?? clock.now();
  const wish = await readWish(wishes, directory, now);
  const only = await imageFilter(wishes.only);
  const { pin: settings } = await loadConfig(tree);
  const presentAge = wish.asOf === undefined ? settings.minAgeMs : 0;
  const { source } = openRegistries({ ...options, tokenHosts: settings.tokenHosts });
  const planned = await planPins({
    tree,
    now,
    settings: { ...settings, minAgeMs: wishes['min-age'] ?? presentAge },
    wish,
    source,
    ...(only === undefined ? {} : { only }),
  });
  return { ...planned, group: settings.group };
}
