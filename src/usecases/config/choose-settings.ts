import { MooringError } from '../../domain/errors.ts';
import type { Observation } from '../../domain/check/finding.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { CONFIG_FILES, DEFAULT_CONFIG, loadConfig } from './load-config.ts';
import type { RepositoryConfig } from './read-config.ts';

/** The settings that a run is judged by, and what has to be said of them. */
export interface ChosenSettings {
  readonly rules: RepositoryConfig;
  readonly observations: readonly Observation[];
  readonly notes: readonly string[];
}

/**
 * The settings of head, or those of the base where the change itself is what is judged: what a change does to the settings
 * counts once it is merged, so that no change can let itself pass. Settings of the base that cannot be read are said, and
 * are not the fault of the change. Those of head have to be readable in any case: throws what `loadConfig` throws.
 */
export async function chooseSettings(
  head: FileTree,
  judge:
    | { readonly by: 'head' }
    /** Undefined where the base could not be had: then nothing is taken from head either. */
    | { readonly by: 'base'; readonly base: FileTree | undefined },
): Promise<ChosenSettings> {
  const own = await loadConfig(head);
  if (judge.by === 'head') return { rules: own, observations: [], notes: [] };
  if (judge.base === undefined) {
    const notes =
      own === DEFAULT_CONFIG ? [] : ['The settings of the base could not be had; nobody’s were used.'];
    return { rules: DEFAULT_CONFIG, observations: [], notes };
  }
  const before = await loadOrSay(judge.base);
  const isChanged = (await settingsText(head)) !== (await settingsText(judge.base));
  const notes = isChanged
    ? ['This change edits .github/mooring.yml; what it edits there counts once it is merged.']
    : [];
  return { ...before, notes };
}

async function loadOrSay(base: FileTree): Promise<Omit<ChosenSettings, 'notes'>> {
  try {
    return { rules: await loadConfig(base), observations: [] };
  } catch (error) {
    if (!(error instanceof MooringError) || !error.code.startsWith('config_file_')) throw error;
    return { rules: DEFAULT_CONFIG, observations: [unreadableSettings(error)] };
  }
}

function unreadableSettings(error: MooringError): Observation {
  return {
    rule: 'settings',
    weight: 'warning',
    key: 'settings|base',
    file: '',
    line: 1,
    reference: '',
    title: 'the settings of the base could not be read',
    message: `Base unavailable for settings: ${error.message.replaceAll('\n', '; ')}. This change was judged without any.`,
    remedy: 'Nothing to do where this change mends them.',
  };
}

async function settingsText(tree: FileTree): Promise<string> {
  const readings = await tree.read(CONFIG_FILES);
  return readings
    .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
    .join('\0');
}
