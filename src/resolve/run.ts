import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { Resolutions } from './decide/resolution.ts';
import { loadConfig } from '../config/load-config.ts';
import { resolveReferences } from './resolve-references.ts';
import type { World } from '../sign-in/access.ts';
import { loadTrust } from '../sign-in/load-trust.ts';
import { openRun } from '../sign-in/open-run.ts';
import { findAsOf } from '../tag-history/build-rules.ts';

/** The references to resolve, and the rules for it. */
export interface LookUpInputs {
  readonly reference: readonly string[];
  readonly 'as-of': string;
  /** Milliseconds. */
  readonly 'min-age': number | undefined;
  readonly platform: string;
  readonly 'trusted-root': string;
}

/**
 * Looks references up by the configuration file of the repository, if there is one; the inputs override it. With `as-of`,
 * the tags are read exactly as they were then, and a minimum age from the configuration file is ignored. Throws
 * `config_input_invalid` for an invalid time, or one in the future.
 */
export async function lookUpReferences(inputs: LookUpInputs, world: World): Promise<Resolutions> {
  const { access, clock, directory, onWarning, signal } = world;
  const now = access.serverTime ?? clock.now();
  const asOf = await findAsOf(inputs['as-of'], directory, now);
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const { pin: settings, trust: config } = await loadConfig(tree);
  const trust = await loadTrust({ config, tree }, world);
  const { source, signatures } = openRun({ ...world, tokenHosts: settings.tokenHosts });
  return resolveReferences(inputs.reference, {
    source,
    signatures: await signatures({ ...trust, trustedRoot: inputs['trusted-root'], onWarning }),
    settings: { ...settings, minAgeMs: inputs['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
    now,
    asOf,
    platform: inputs.platform === '' ? undefined : inputs.platform,
  });
}
