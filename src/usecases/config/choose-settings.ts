import { MooringError } from '../../domain/errors.ts';
import type { Observation } from '../../domain/check/finding.ts';
import { CONFIG_CHANGED, CONFIG_UNAVAILABLE } from '../../domain/check/notes.ts';
import { observeUnreadableConfig } from '../../domain/check/rules/config.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { CONFIG_FILES, loadRules, NO_RULES } from './load-rules.ts';
import type { ListingRules } from './read-config.ts';

/** The settings that a run is judged by, and what has to be said of them. */
export interface ChosenSettings {
  readonly rules: ListingRules;
  readonly observations: readonly Observation[];
  readonly notes: readonly string[];
}

/**
 * The settings of head, or those of the base where the change itself is what is judged: what a change does to the settings
 * counts once it is merged, so that no change can let itself pass. Settings of the base that cannot be read are said, and
 * are not the fault of the change. Those of head have to be readable in any case: throws what `loadRules` throws.
 */
export async function chooseSettings(
  head: FileTree,
  judge:
    | { readonly by: 'head' }
    /** Undefined where the base could not be had: then nothing is taken from head either. */
    | { readonly by: 'base'; readonly base: FileTree | undefined },
): Promise<ChosenSettings> {
  const own = await loadRules(head);
  if (judge.by === 'head') return { rules: own, observations: [], notes: [] };
  if (judge.base === undefined) {
    const notes = own === NO_RULES ? [] : [CONFIG_UNAVAILABLE];
    return { rules: NO_RULES, observations: [], notes };
  }
  const before = await loadOrSay(judge.base);
  const isChanged = (await settingsText(head)) !== (await settingsText(judge.base));
  const notes = isChanged ? [CONFIG_CHANGED] : [];
  return { ...before, notes };
}

async function loadOrSay(base: FileTree): Promise<Omit<ChosenSettings, 'notes'>> {
  try {
    return { rules: await loadRules(base), observations: [] };
  } catch (error) {
    if (!(error instanceof MooringError) || !error.code.startsWith('config_file_')) throw error;
    return { rules: NO_RULES, observations: [observeUnreadableConfig(error.message)] };
  }
}

async function settingsText(tree: FileTree): Promise<string> {
  const readings = await tree.read(CONFIG_FILES);
  return readings
    .map((reading) => ('bytes' in reading ? new TextDecoder().decode(reading.bytes) : ''))
    .join('\0');
}
