import { readImageReference } from '../image-reference.ts';
import type { Escape } from './directive-run.ts';
import { foundInWord } from './found.ts';
import type { Findings, FoundImage, FoundSkip } from './found.ts';
import { complainAbout } from './instruction-rules.ts';
import { isInteger } from './integer-text.ts';
import { isKeyword } from './keyword.ts';
import type { SkipCode } from './reading.ts';
import type { SourceText } from './source-text.ts';
import { readSources } from './source-words.ts';
import type { SourceWord } from './source-words.ts';
import type { StageDirectory } from './stage-lookup.ts';
import type { Stage } from './stage.ts';
import type { Trigger } from './triggers.ts';
import { isPlainShellWord } from './unbound-word.ts';

/** What the file has that a trigger in it may mean. */
export interface TriggersContext {
  /** The stages of the file. */
  readonly stages: readonly Stage[];
  /** As it stands after all that the stages themselves take from. */
  readonly directory: StageDirectory;
  readonly escape: Escape;
}

/**
 * The images in ONBUILD triggers, which name them by the rules of the file that they run in. A trigger is read only where
 * it runs, so that nothing in one that runs elsewhere makes Docker reject the file that it stands in.
 */
export function resolveTriggers(triggers: readonly Trigger[], file: TriggersContext): Findings {
  if (triggers.length === 0) return { kind: 'found', found: [] };
  const context = { ...file, stageNames: new Set(file.stages.map(({ name }) => name)) };
  const found: (FoundImage | FoundSkip)[] = [];
  for (const trigger of triggers) {
    const { instruction, runsIn } = trigger;
    const { line } = instruction;
    // Docker reads a trigger as a file of its own, with the usual escape character; with another, only its keyword is sure.
    const isJudged = runsIn !== undefined && (file.escape === '\\' || !isKeyword(instruction.keyword));
    const complaint = isJudged ? complainAboutTrigger(trigger, context) : undefined;
    if (complaint !== undefined) return { kind: 'rejected', rejection: { line, reason: complaint } };
    for (const { use, word } of readSources(instruction)) {
      if (word === undefined || isNoImage(word.text, trigger, context)) continue;
      const source = resolveWord({ use, word }, trigger, context);
      if (isJudged && source.kind === 'skipped')
        return { kind: 'rejected', rejection: { line, reason: source.reason } };
      found.push(source);
    }
  }
  return { kind: 'found', found };
}

interface NamedStages extends TriggersContext {
  /** In lower case. */
  readonly stageNames: ReadonlySet<string | undefined>;
}

/** Docker does not notice when a stage takes files from itself by a trigger. */
function complainAboutTrigger(
  { instruction, runsIn = 0 }: Trigger,
  { directory }: NamedStages,
): string | undefined {
  const complaint = complainAbout(instruction);
  if (complaint !== undefined) return complaint;
  for (const { use, word } of readSources(instruction)) {
    const text = word?.text ?? '';
    const isNumber = use === 'dockerfile-copy' && isInteger(text);
    const stage = isNumber ? directory.findIndex(Number(text), runsIn) : directory.lookUp(text, runsIn);
    if (stage === undefined) return `there is no stage with the number ${text}`;
    if (stage === 'later-stage') return `stage "${text}" comes only later in the file than the trigger runs`;
  }
  return undefined;
}

interface PresentSource {
  readonly use: SourceWord['use'];
  readonly word: SourceText;
}

/** `scratch`, the number of a stage, and a stage of this file where the trigger runs in it. */
function isNoImage(text: string, { instruction, runsIn }: Trigger, { stageNames }: NamedStages): boolean {
  const isNumber = isInteger(text) && (runsIn === undefined || instruction.keyword === 'copy');
  return text === 'scratch' || isNumber || (runsIn !== undefined && stageNames.has(text.toLowerCase()));
}

function resolveWord(
  { use, word }: PresentSource,
  { stage, runsIn }: Trigger,
  { escape, directory, stages }: NamedStages,
): FoundImage | FoundSkip {
  if (use === 'dockerfile-copy' && !isPlainShellWord(word, escape))
    return skipped(word, 'no-expansion', 'Docker expands no variables in `from`');
  const reading = readImageReference(word.text);
  if (reading.kind === 'invalid')
    return skipped(word, 'invalid-reference', `Docker cannot read this name: ${reading.why}`);
  const { reference } = reading;
  if (runsIn !== undefined) {
    directory.findName(word.text, stages.length);
    return foundInWord(word, { use, reference, stage: stage.name });
  }
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
