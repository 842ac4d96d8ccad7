import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { createDiffer } from '../diff/create-differ.ts';
import type { ImpactSignatures } from '../sbom/build-packages.ts';
import type { World } from '../sign-in/access.ts';
import { loadTrust } from '../sign-in/load-trust.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run } from '../sign-in/open-run.ts';
import { once } from '../values/concurrency.ts';
import { MooringError } from '../values/errors.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import type { PinMove } from './decide/pin-plan.ts';
import { createMoveJudge } from './judge-moves.ts';
import type { JudgeMoves } from './judge-moves.ts';
import { markEndOfLife } from './mark-end-of-life.ts';
import { planPins } from './plan-pins.ts';
import type { PlannedPins, PlanPinsOptions } from './plan-pins.ts';
import type { OpenPinSignatures } from './require-signed.ts';

/** The repository to plan, with its images, and the options of its run. */
export interface PlanImagesOptions extends Required<
  Pick<PlanPinsOptions, 'tree' | 'now' | 'settings' | 'wish' | 'listed'>
> {
  /** `trust` of the configuration file. */
  readonly config: TrustConfig;
  /** Path of a trust root; empty for that of the configuration file, or the built-in one. */
  readonly trustedRoot: string;
  /** Milliseconds that the whole run can take. */
  readonly timeoutMs: number;
}

/** A plan, and what its proposals need of the run. */
export interface PlannedImages extends PlannedPins {
  readonly signatures: OpenPinSignatures;
  readonly judgeMoves: JudgeMoves;
}

/**
 * Plans the pins of listed images with the clients of a run, and marks the updates whose tag is past its end of life. Throws
 * as `planPins` and `Run.signatures`.
 */
export async function planImages(options: PlanImagesOptions, world: World): Promise<PlannedImages> {
  const { config, settings, timeoutMs, tree, trustedRoot } = options;
  const run = openRun({ ...world, tokenHosts: settings.tokenHosts });
  const trustWarnings: string[] = [];
  const onWarning = (warning: string): unknown => trustWarnings.push(warning);
  const signatures = once(async () =>
    run.signatures({ ...(await loadTrust({ config, tree }, world)), trustedRoot, onWarning }),
  );
  const judgeMoves = openMoveJudge(run, { ...world, signatures, timeoutMs });
  const planned = await planPins({
    ...options,
    registry: world.endpoints.registry,
    source: run.source,
    signatures,
    impact: { judgeMoves, hasAdvisories: world.access.apiToken !== undefined },
  });
  const plan = { ...planned.plan, moves: await markUpdates(planned.plan.moves, run, world) };
  return { ...planned, plan, warnings: [...planned.warnings, ...trustWarnings], signatures, judgeMoves };
}

/** Milliseconds that a run waits at most for what its updates change; after that it is reported as unknown. */
const LONGEST_COMPARISON_MS = 60_000;
/** The rest of a run's time is for the pull requests themselves. */
const SHARE_OF_RUN = 1 / 3;

/** Returns what compares the builds of updates. Its time starts with the first query, not here. */
export function openMoveJudge(
  run: Pick<Run, 'source' | 'within'>,
  {
    endpoints,
    signatures,
    timeoutMs,
  }: Pick<World, 'endpoints'> & {
    /** Opened by the first update that is compared. */
    readonly signatures?: (() => Promise<ImpactSignatures | undefined>) | undefined;
    /** Milliseconds that the whole run can take. */
    readonly timeoutMs: number;
  },
): JudgeMoves {
  const registryHost = endpoints.registry;
  const { source } = run;
  const open = once(async (): Promise<JudgeMoves> => {
    const limited = run.within(Math.min(LONGEST_COMPARISON_MS, timeoutMs * SHARE_OF_RUN));
    const { contentOf } = limited;
    const signedIn = await limited.platform();
    const advisoriesOn = signedIn && rememberAdvisories(signedIn.vulnerabilities);
    const diffBuilds = createDiffer({
      contentOf,
      registryHost,
      signedIn,
      signatures: await signatures?.(),
      advisoriesOn,
      source,
    });
    return createMoveJudge({ diffBuilds, registryHost });
  });
  return async (moves) => (await open())(moves);
}

/** Milliseconds that a plan waits at most for the dates of its tags; after that they are unknown. */
const LONGEST_DATES_MS = 30_000;

/** Sets `endOfLife` on the updates of a plan whose tag is past its end of life. Needs an API token. */
async function markUpdates(
  moves: readonly PinMove[],
  run: Run,
  { access, clock, endpoints, signal }: World,
): Promise<readonly PinMove[]> {
  const platform = moves.length === 0 ? undefined : await run.within(LONGEST_DATES_MS).platform();
  if (platform === undefined) return moves;
  try {
    return await markEndOfLife(moves, {
      ...platform,
      registryHost: endpoints.registry,
      organizationUid: platform.organizationUid ?? (await run.organization())?.uid ?? '',
      now: access.serverTime ?? clock.now(),
    });
  } catch (error) {
    const isLate = error instanceof MooringError && error.code === 'run_deadline';
    if (!isLate || signal.aborted) throw error;
    return moves;
  }
}
