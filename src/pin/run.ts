import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { RollBack } from '../tag-history/decide/choose-build.ts';
import { loadConfig } from '../config/load-config.ts';
import type { World } from '../sign-in/access.ts';
import { readWish } from './inputs.ts';
import { imageFilter, listPinImages } from './list-pin-images.ts';
import type { PlannedImages } from './plan-images.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { PinWish } from './decide/decide-pin.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';

/** A plan, and what it was made from. Without an image to pin, nothing is verified or compared. */
export interface RepositoryPlan
  extends
    Omit<PlannedImages, 'signatures' | 'judgeMoves'>,
    Partial<Pick<PlannedImages, 'signatures' | 'judgeMoves'>> {
  readonly tree: FileTree;
  readonly settings: PinSettings;
  readonly wish: PinWish;
}

/** The inputs that choose builds, of the action and the command line. */
export interface PlanInputs {
  /** Milliseconds; that of the configuration file if undefined. */
  readonly 'min-age': number | undefined;
  readonly 'as-of': string;
  readonly rollback: RollBack | undefined;
  /** Globs for image names; all images if empty. */
  readonly only: readonly string[];
  readonly 'timeout-seconds': number;
  /** Path of a trust root; empty for that of the configuration file, or the built-in one. */
  readonly 'trusted-root': string;
}

/**
 * Plans the pins of a repository by its configuration file and the inputs of the run, and marks the updates whose tag is
 * past its end of life. With `as-of`, the configured minimum age does not apply, because it is relative to the current time.
 * Throws as `readWish`, `listPinImages` and `planImages`.
 */
export async function planRepository(inputs: PlanInputs, world: World): Promise<RepositoryPlan> {
  const { access, clock, directory, endpoints, signal } = world;
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const now = access.serverTime ?? clock.now();
  const wish = await readWish(inputs, directory, now);
  const only = await imageFilter(inputs.only);
  const listing = await loadConfig(tree);
  const { pin: configured, trust: config } = listing;
  const currentAge = wish.asOf === undefined ? configured.minAgeMs : 0;
  const settings = { ...configured, minAgeMs: inputs['min-age'] ?? currentAge };
  const { registry } = endpoints;
  const listed = await listPinImages({
    tree,
    now,
    registry,
    listing,
    ...(only === undefined ? {} : { only }),
  });
  const given = { tree, settings, wish };
  if (listed.images.length === 0) {
    const { skipped, warnings } = listed;
    const plan = { moves: [], skipped };
    return { ...given, plan, files: [], decided: [], listing, registry, warnings, remembered: [] };
  }
  // Only a run with an image to pin loads the clients, their schemas and the decisions (ADR 0013).
  const { planImages } = await import('./plan-images.ts');
  const timeoutMs = inputs['timeout-seconds'] * 1_000;
  const trustedRoot = inputs['trusted-root'];
  const planned = await planImages({ ...given, now, listed, config, trustedRoot, timeoutMs }, world);
  return { ...planned, ...given };
}
