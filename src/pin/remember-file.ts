import type { ChangedFile } from './decide/pin-plan.ts';
import type { SignerEntry } from '../signatures/decide/signer-entry.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { CONFIG_FILES } from '../config/load-config.ts';

/** The path of a new configuration file. */
const [NEW_FILE = ''] = CONFIG_FILES;

/**
 * Returns the configuration file of a tree with more entries in `trust.signers`; a new one if the tree has none. Undefined
 * if there is nothing to add, or the entries cannot be added without other changes (`addSigners`).
 */
export async function rememberFile(
  tree: Pick<FileTree, 'read'>,
  entries: readonly SignerEntry[],
): Promise<ChangedFile | undefined> {
  if (entries.length === 0) return undefined;
  const readings = await tree.read(CONFIG_FILES);
  const reading = readings.find((one) => 'bytes' in one || one.isAbsent !== true);
  if (reading !== undefined && !('bytes' in reading)) return undefined;
  // Few runs edit the configuration file.
  const { addSigners } = await import('./edit/add-signers.ts');
  const after = addSigners(reading?.bytes ?? new Uint8Array(), entries);
  return after && { path: reading?.path ?? NEW_FILE, before: reading?.bytes, after };
}
