import { DEFAULT_GATE_CONFIG } from './policy/gate-policy.ts';
import { MooringError } from '../values/errors.ts';
import { DEFAULT_PIN_SETTINGS } from './policy/pin-settings.ts';
import { DEFAULT_TRUST_CONFIG } from '../signatures/decide/trust-settings.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { RepositoryConfig } from './read-config.ts';

/** Paths of the configuration file; the first that exists is used. */
export const CONFIG_FILES: readonly string[] = ['.github/mooring.yml', '.github/mooring.yaml'];

export const DEFAULT_CONFIG: RepositoryConfig = {
  isIncluded: () => false,
  isExcluded: () => false,
  ignore: [],
  text: { registries: [], isIncluded: () => false, isExcluded: () => false, isPinned: false },
  check: DEFAULT_GATE_CONFIG,
  pin: DEFAULT_PIN_SETTINGS,
  trust: DEFAULT_TRUST_CONFIG,
};

/**
 * Loads the configuration of a tree, the default one if the tree has no configuration file. Throws
 * `config_file_unreadable` if the file exists but cannot be read, and `config_file_invalid` for mistakes in it.
 */
export async function loadConfig(tree: FileTree): Promise<RepositoryConfig> {
  const readings = await tree.read(CONFIG_FILES);
  const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
  if (reading === undefined) return DEFAULT_CONFIG;
  if ('problem' in reading)
    throw new MooringError('config_file_unreadable', `${reading.path}: ${reading.problem}`);
  // Only a repository with a configuration file loads the parser of YAML.
  const { readConfig } = await import('./read-config.ts');
  return readConfig(reading.path, reading.bytes, tree);
}
