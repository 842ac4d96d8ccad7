import { MooringError } from '../values/errors.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { CONFIG_FILES, DEFAULT_CONFIG, loadConfig } from './load-config.ts';
import type { RepositoryConfig } from './read-config.ts';

/** The configuration that applies to a run, and what a report says about it. */
export interface ChosenConfig {
  readonly config: RepositoryConfig;
  /** `edited`: the change edits the file; `not-applied`: head has one, but the base is unavailable. */
  readonly state: 'applied' | 'edited' | 'not-applied';
  /** Why the file of the base cannot be read. */
  readonly problem?: string;
}

/**
 * Returns the configuration of head, or that of the base if a change is judged: edits apply once they are merged, so that
 * no change can let itself pass. Throws what `loadConfig` throws for head, which has to be readable in any case.
 */
export async function chooseConfig(
  head: FileTree,
  source:
    | { readonly of: 'head' }
    /** `base` is undefined if it is unavailable. The configuration of head does not apply then either. */
    | { readonly of: 'base'; readonly base: FileTree | undefined },
): Promise<ChosenConfig> {
  const config = await loadConfig(head);
  if (source.of === 'head') return { config, state: 'applied' };
  const { base } = source;
  if (base === undefined)
    return { config: DEFAULT_CONFIG, state: config === DEFAULT_CONFIG ? 'applied' : 'not-applied' };
  const isEdited = (await readText(head)) !== (await readText(base));
  return { ...(await loadOfBase(base)), state: isEdited ? 'edited' : 'applied' };
}

async function loadOfBase(base: FileTree): Promise<Omit<ChosenConfig, 'state'>> {
  try {
    return { config: await loadConfig(base) };
  } catch (error) {
    if (!(error instanceof MooringError) || !error.code.startsWith('config_file_')) throw error;
    return { config: DEFAULT_CONFIG, problem: error.message };
  }
}

async function readText(tree: FileTree): Promise<string> {
  const readings = await tree.read(CONFIG_FILES);
  return readings
    .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
    .join('\0');
}
