import { NO_SETTINGS } from '../../domain/check/check-settings.ts';
import { MooringError } from '../../domain/errors.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type * as ConfigReader from './read-config.ts';
import type { ListingRules } from './read-config.ts';

/** Where the settings of a repository are; the first one that is there counts. */
export const CONFIG_FILES: readonly string[] = ['.github/mooring.yml', '.github/mooring.yaml'];

export const NO_RULES: ListingRules = {
  isIncluded: () => false,
  isExcluded: () => false,
  ignore: [],
  options: { workflowMatrix: false, bakeArgs: false },
  check: NO_SETTINGS,
};

/**
 * What a tree itself says about the listing of its images, in `.github/mooring.yml`; a tree without that file has no
 * rules. Throws `config_file_unreadable` when the file is there and cannot be read, `config_file_invalid` for mistakes in
 * it: rules that are not known are never taken for none.
 */
export async function loadRules(tree: FileTree): Promise<ListingRules> {
  const file = await findConfigFile(tree);
  if (file === undefined) return NO_RULES;
  const { readConfig } = await loadConfigReader();
  return readConfig(file.path, file.bytes);
}

/** The parser of settings, which is loaded only where there are some; from one place, or the bundle has it twice. */
export async function loadConfigReader(): Promise<typeof ConfigReader> {
  return import('./read-config.ts');
}

/** The file of settings of a tree, undefined where it has none. Throws `config_file_unreadable`. */
export async function findConfigFile(
  tree: FileTree,
): Promise<{ readonly path: string; readonly bytes: Uint8Array } | undefined> {
  const readings = await tree.read(CONFIG_FILES);
  const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
  if (reading !== undefined && 'problem' in reading)
    throw new MooringError('config_file_unreadable', `${reading.path}: ${reading.problem}`);
  return reading;
}
