import { buildPlatforms } from '../references/decide/image-list.ts';
import type { MoveImpact } from './decide/move-impact.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';
import type { BuildStep } from './decide/rebuilds.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import type { JudgeMoves } from './judge-moves.ts';

/** A way to compare the builds of updates before they are planned. */
export interface PlannedImpact {
  readonly judgeMoves: JudgeMoves;
  /** False if the run has no access to advisories. */
  readonly hasAdvisories: boolean;
}

/** Compares the builds of steps; those that cannot be compared are left out. Sends nothing for no step. */
export type CompareSteps = (steps: readonly BuildStep[]) => Promise<ReadonlyMap<BuildStep, MoveImpact>>;

/** Returns what compares the builds of references, for the platforms that they are built for. */
export function compareBy(
  { judgeMoves }: PlannedImpact,
  { listing, settings }: { readonly listing: RepositoryConfig; readonly settings: PinSettings },
): CompareSteps {
  return async (steps) => {
    const moves = steps.map(({ one: { image, tag = '' }, from, to }) => {
      const platforms = buildPlatforms(image, listing.check.platforms);
      return { upstream: upstreamOf(settings.mirrors, image.reference), tag, platforms, from, to };
    });
    const impacts = await judgeMoves(moves);
    const found = moves.map((move) => impacts.get(move));
    return new Map(
      steps.flatMap((step, index) => {
        const impact = found[index];
        return impact === undefined ? [] : [[step, impact] as const];
      }),
    );
  };
}
