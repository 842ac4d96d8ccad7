import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { RollBack } from '../tag-history/decide/choose-build.ts';
import { loadConfig } from '../config/load-config.ts';
import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { createDiffer } from '../diff/create-differ.ts';
import { rememberManifests } from '../diff/read-build.ts';
import { createBuildPackages } from '../sbom/build-packages.ts';
import type { ImpactSignatures } from '../sbom/build-packages.ts';
import type { World } from '../sign-in/access.ts';
import { loadTrust } from '../sign-in/load-trust.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run } from '../sign-in/open-run.ts';
import type { OpenedSignatures } from '../sign-in/open-signatures.ts';
import { once } from '../values/concurrency.ts';
import { MooringError } from '../values/errors.ts';
import { imageFilter, planPins } from './plan-pins.ts';
import type { PlannedPins } from './plan-pins.ts';
import { readWish } from './inputs.ts';
import { createMoveJudge } from './judge-moves.ts';
import type { JudgeMoves } from './judge-moves.ts';
import { markEndOfLife } from './mark-end-of-life.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { PinWish } from './decide/decide-pin.ts';
import type { PinMove } from './decide/pin-plan.ts';
import type { PinSettings } from '../config/policy/pin-settings.ts';

/** A plan, and what it was made from. */
export interface RepositoryPlan extends PlannedPins {
  readonly tree: FileTree;
  readonly settings: PinSettings;
  readonly wish: PinWish;
  /** Undefined if signatures are turned off. */
  readonly signatures: OpenedSignatures | undefined;
  readonly judgeMoves: JudgeMoves;
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
 * Throws as `planPins`, `readWish` and `Run.signatures`.
 */
export async function planRepository(inputs: PlanInputs, world: World): Promise<RepositoryPlan> {
  const { access, clock, directory, signal } = world;
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const now = access.serverTime ?? clock.now();
  const wish = await readWish(inputs, directory, now);
  const only = await imageFilter(inputs.only);
  const { pin: configured, trust: config } = await loadConfig(tree);
  const currentAge = wish.asOf === undefined ? configured.minAgeMs : 0;
  const settings = { ...configured, minAgeMs: inputs['min-age'] ?? currentAge };
  const run = openRun({ ...world, tokenHosts: settings.tokenHosts });
  const trustWarnings: string[] = [];
  const onWarning = (warning: string): unknown => trustWarnings.push(warning);
  const trustedRoot = inputs['trusted-root'];
  const signatures = await run.signatures({
    ...(await loadTrust({ config, tree }, world)),
    trustedRoot,
    onWarning,
  });
  const judgeMoves = openMoveJudge(run, {
    ...world,
    signatures,
    timeoutMs: inputs['timeout-seconds'] * 1_000,
  });
  const planned = await planPins({
    tree,
    now,
    settings,
    wish,
    registry: world.endpoints.registry,
    source: run.source,
    signatures,
    impact: { judgeMoves, hasAdvisories: access.apiToken !== undefined },
    ...(only === undefined ? {} : { only }),
  });
  const plan = { ...planned.plan, moves: await markUpdates(planned.plan.moves, run, world) };
  const warnings = [...planned.warnings, ...trustWarnings];
  return { ...planned, plan, warnings, tree, settings, wish, signatures, judgeMoves };
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
    readonly signatures?: ImpactSignatures | undefined;
    /** Milliseconds that the whole run can take. */
    readonly timeoutMs: number;
  },
): JudgeMoves {
  const registryHost = endpoints.registry;
  const { source } = run;
  const open = once(async (): Promise<JudgeMoves> => {
    const limited = run.within(Math.min(LONGEST_COMPARISON_MS, timeoutMs * SHARE_OF_RUN));
    const contentOf = rememberManifests(limited.contentOf);
    const signedIn = await limited.platform();
    const packagesOf = createBuildPackages({ contentOf, registryHost, signedIn, signatures, listsAll: true });
    // The advisories of all updates are requested together.
    const diffBuilds = createDiffer({ contentOf, packagesOf, advisoriesOn: undefined, source, registryHost });
    const advisoriesOn = signedIn && rememberAdvisories(signedIn.vulnerabilities);
    return createMoveJudge({ diffBuilds, packagesOf, advisoriesOn, registryHost });
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
