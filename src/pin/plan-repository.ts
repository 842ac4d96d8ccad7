import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { RollBack } from '../tag-history/decide/choose-build.ts';
import { loadConfig } from '../config/load-config.ts';
import { imageFilter, planPins } from './plan-pins.ts';
import type { PlannedPins } from './plan-pins.ts';
import type { Access } from '../sign-in/access.ts';
import { openSignatures } from '../sign-in/open-signatures.ts';
import type { OpenedSignatures } from '../sign-in/open-signatures.ts';
import { openRegistries } from '../sign-in/open-registries.ts';
import type { OpenRegistriesOptions } from '../sign-in/open-registries.ts';
import { readWish } from './inputs.ts';
import { nodeDigest } from '../io/node-digest.ts';
import { openMoveImpact } from './advisory-clients.ts';
import type { JudgeMoves } from './judge-moves.ts';
import type { TagSource } from '../tag-history/tag-source.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { PinWish } from './decide/decide-pin.ts';
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

interface PlanOptions extends Omit<OpenRegistriesOptions, 'tokenHosts' | 'access'> {
  readonly access: Access;
  readonly inputs: PlanInputs;
}

/**
 * Plans the pins of the repository in `directory` by its configuration file and the inputs of the run. With `as-of`, the
 * configured minimum age does not apply, because it is relative to the current time. Throws as `planPins`,
 * `readWish` and `openTrust`.
 */
export async function planRepository(options: PlanOptions): Promise<RepositoryPlan> {
  const { access, clock, directory, inputs, signal } = options;
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const now = access.serverTime ?? clock.now();
  const wish = await readWish(inputs, directory, now);
  const only = await imageFilter(inputs.only);
  const { pin: configured, trust } = await loadConfig(tree);
  const currentAge = wish.asOf === undefined ? configured.minAgeMs : 0;
  const settings = { ...configured, minAgeMs: inputs['min-age'] ?? currentAge };
  const { source, contentOf } = openRegistries({ ...options, tokenHosts: settings.tokenHosts });
  const trustWarnings: string[] = [];
  const signatures = await openSignatures({
    ...options,
    config: trust,
    tree,
    trustedRoot: inputs['trusted-root'],
    organization: undefined,
    contentOf,
    onWarning: (warning) => trustWarnings.push(warning),
  });
  const judgeMoves = openImpact(options, { source, signatures });
  const planned = await planPins({
    tree,
    now,
    settings,
    wish,
    source,
    signatures,
    impact: { judgeMoves, hasAdvisories: access.apiToken !== undefined },
    ...(only === undefined ? {} : { only }),
  });
  const warnings = [...planned.warnings, ...trustWarnings];
  return { ...planned, warnings, tree, settings, wish, signatures, judgeMoves };
}

function openImpact(
  { access: { apiToken, registryToken }, inputs, ...run }: PlanOptions,
  { signatures, source }: { readonly signatures: OpenedSignatures | undefined; readonly source: TagSource },
): JudgeMoves {
  return openMoveImpact({
    ...run,
    apiToken,
    registryToken,
    source,
    digestOf: nodeDigest,
    signatures: signatures && {
      verifySbom: signatures.verifySbom,
      areRequired: signatures.mode === 'require',
    },
    timeoutMs: inputs['timeout-seconds'] * 1_000,
  });
}
