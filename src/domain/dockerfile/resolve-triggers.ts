import { readImageReference } from '../image-reference.ts';
import type { Escape } from './directive-run.ts';
import { foundInWord } from './found.ts';
import type { FoundImage, FoundSkip } from './found.ts';
import type { SkipCode } from './reading.ts';
import type { SourceText } from './source-text.ts';
import { readSources } from './source-words.ts';
import type { SourceWord } from './source-words.ts';
import type { Stage } from './stage.ts';
import type { Trigger } from './triggers.ts';
import { isPlainShellWord } from './unbound-word.ts';

/** What the file has that a trigger in it may mean. */
export interface TriggersContext {
  /** The stages of the file. */
  readonly stages: readonly Stage[];
  readonly escape: Escape;
}

/**
 * The images in ONBUILD triggers, which name them by the rules of the file that they run in. Nothing in a trigger makes
 * Docker reject the file that it stands in.
 */
export function resolveTriggers(
  triggers: readonly Trigger[],
  { stages, escape }: TriggersContext,
): readonly (FoundImage | FoundSkip)[] {
  if (triggers.length === 0) return [];
  const context = { stageNames: new Set(stages.map(({ name }) => name)), escape };
  return triggers.flatMap((trigger) =>
    readSources(trigger.instruction).flatMap(({ use, word }) =>
      word === undefined || isNoImage(word.text, trigger, context)
        ? []
        : [resolveWord({ use, word }, trigger, context)],
    ),
  );
}

interface NamedStages {
  /** In lower case. */
  readonly stageNames: ReadonlySet<string | undefined>;
  readonly escape: Escape;
}

interface PresentSource {
  readonly use: SourceWord['use'];
  readonly word: SourceText;
}

/** `scratch`, the number of a stage, and a stage of this file where the trigger runs in it. */
function isNoImage(text: string, { runsHere }: Trigger, { stageNames }: NamedStages): boolean {
  return /^(?:scratch|[+-]?\d+)$/.test(text) || (runsHere && stageNames.has(text.toLowerCase()));
}

function resolveWord(
  { use, word }: PresentSource,
  { stage, runsHere }: Trigger,
  { escape }: NamedStages,
): FoundImage | FoundSkip {
  if (!isPlainShellWord(word, escape))
    return skipped(word, 'no-expansion', 'Docker expands no variables in `from`');
  const reading = readImageReference(word.text);
  if (reading.kind === 'invalid')
    return skipped(word, 'invalid-reference', `Docker cannot read this name: ${reading.why}`);
  const { reference } = reading;
  if (runsHere) return foundInWord(word, { use, reference, stage: stage.name });
  if (/[/:@]/.test(word.text))
    return foundInWord(word, { use: 'dockerfile-onbuild', reference, stage: stage.name });
  return skipped(
    word,
    'onbuild-stage-or-image',
    'it is a stage or an image, as the file that builds on this one says',
  );
}

function skipped(word: SourceText, code: SkipCode, reason: string): FoundSkip {
  return { kind: 'skipped', word, code, reason };
}
