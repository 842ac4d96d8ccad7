import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { Resolutions } from './decide/resolution.ts';
import { loadConfig } from '../config/load-config.ts';
import { resolveReferences } from './resolve-references.ts';
import type { Access } from '../sign-in/access.ts';
import { findAsOf } from '../tag-history/build-rules.ts';
import { openSignatures } from '../sign-in/open-signatures.ts';
import { openRegistries } from '../sign-in/open-registries.ts';
import type { OpenRegistriesOptions } from '../sign-in/open-registries.ts';

export interface LookUpReferencesOptions extends Omit<OpenRegistriesOptions, 'access' | 'tokenHosts'> {
  readonly access: Access;
  readonly references: readonly string[];
  /** Takes a warning about an old trust root, as a sentence. */
  readonly onWarning: (warning: string) => void;
  readonly rules: {
    readonly 'as-of': string;
    /** Milliseconds. */
    readonly 'min-age': number | undefined;
    readonly platform: string;
    readonly 'trusted-root': string;
  };
}

/**
 * Looks references up by the configuration file of the repository in `directory`, if there is one; the rules
 * of the caller override it. With `as-of`, the tags are read exactly as they were then, and a minimum age
 * from the configuration file is ignored. Throws `config_input_invalid` for an invalid time, or one in the
 * future.
 */
export async function lookUpReferences(options: LookUpReferencesOptions): Promise<Resolutions> {
  const { access, clock, directory, onWarning, references, rules, signal } = options;
  const now = access.serverTime ?? clock.now();
  const asOf = await findAsOf(rules['as-of'], directory, now);
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const { pin: settings, trust } = await loadConfig(tree);
  const { source, contentOf } = openRegistries({ ...options, tokenHosts: settings.tokenHosts });
  const signatures = await openSignatures({
    ...options,
    config: trust,
    tree,
    trustedRoot: rules['trusted-root'],
    organization: undefined,
    contentOf,
    onWarning,
  });
  return resolveReferences(references, {
    source,
    signatures,
    settings: { ...settings, minAgeMs: rules['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
    now,
    asOf,
    platform: rules.platform === '' ? undefined : rules.platform,
  });
}
