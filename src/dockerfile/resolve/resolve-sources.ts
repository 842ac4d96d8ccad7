import type { ReferenceReader } from '../../values/image-reference.ts';
import { readSources } from '../syntax/source-words.ts';
import type { SourceWord } from '../syntax/source-words.ts';
import type { Stage } from '../syntax/stages.ts';
import { placeText } from './edit-place.ts';
import { skipWord } from './found.ts';
import type { Found } from './found.ts';
import { reachedStages } from './reached-stages.ts';
import type { StageBase } from './reached-stages.ts';
import type { StageBases } from './resolve-bases.ts';

/**
 * Resolves the images that COPY, ADD and mounts take files from (BuildKit dockerfile2llb/convert.go `toCommand`):
 * everything except a stage of the file and the number of a stage. ONBUILD triggers name images by the rules of the file
 * that they run in, which can be this one.
 */
export function resolveSources(
  stages: readonly Stage[],
  { bases, indexes, isFinal }: Omit<StageBases, 'found'>,
  readReference: ReferenceReader,
): readonly Found[] {
  const found: Found[] = [];
  let running: ReadonlySet<number> | undefined;
  let index = 0;
  for (const { name: stage, instructions } of stages) {
    for (const instruction of instructions) {
      const { trigger } = instruction;
      if (trigger !== undefined)
        running ??= stagesWithRunningTriggers(reachedStages(stages, bases, indexes), bases);
      const runsHere = trigger === undefined || running?.has(index) === true;
      const sources = readSources(trigger ?? instruction);
      const context = {
        stage,
        indexes,
        runsHere,
        readReference,
        isFinal: trigger === undefined ? isFinal(index) : undefined,
      };
      for (const source of sources) addSource(found, source, context);
    }
    index += 1;
  }
  return found;
}

/** Triggers run in this file if the last stage needs a stage that is based directly on theirs (`initOnBuildTriggers`). */
function stagesWithRunningTriggers(
  reached: ReadonlySet<number>,
  bases: readonly StageBase[],
): ReadonlySet<number> {
  const running = new Set<number>();
  for (const index of reached) {
    const base = bases[index];
    if (base?.kind === 'stage' && base.index !== undefined) running.add(base.index);
  }
  return running;
}

interface SourceContext {
  readonly stage: string | undefined;
  /** Indexes of all stages by name. */
  readonly indexes: ReadonlyMap<string, number>;
  /** False for a trigger that only runs in other files. */
  readonly runsHere: boolean;
  readonly readReference: ReferenceReader;
  /** Whether the stage is part of the final image. */
  readonly isFinal: boolean | undefined;
}

/** The number of a stage; Docker takes a longer one for a name. */
const NUMBER = /^[+-]?0*\d{1,18}$/;

/** Names of stages are case-insensitive here. A number is a stage for COPY, and a name for a mount. */
function addSource(found: Found[], { use, word }: SourceWord, context: SourceContext): void {
  const { stage, indexes, runsHere, readReference } = context;
  // A mount is only there while its instruction runs.
  const isFinal = use === 'dockerfile-copy' ? context.isFinal : false;
  const { text } = word;
  const isNumber = NUMBER.test(text) && (use === 'dockerfile-copy' || !runsHere);
  const isStage = isNumber || (runsHere && indexes.has(text.toLowerCase()));
  if (text === 'scratch' || isStage) return;
  const reading = readReference(text);
  if (text.includes('$')) found.push(skipWord(word, 'no-expansion', NO_EXPANSION));
  else if (reading.kind === 'invalid')
    found.push(skipWord(word, 'invalid-reference', `invalid image reference "${text}": ${reading.reason}`));
  else if (!runsHere && !/[/:@]/.test(text))
    found.push(skipWord(word, 'onbuild-stage-or-image', STAGE_OR_IMAGE));
  else {
    const kind = runsHere ? use : 'dockerfile-onbuild';
    const { reference } = reading;
    const image = { stage, platform: undefined, edit: placeText(word, 0), isFinal };
    found.push({ ...image, kind: 'image', use: kind, word, reference });
  }
}

const NO_EXPANSION = 'Docker does not expand variables here; use the image in a FROM and name its stage';
const STAGE_OR_IMAGE = 'a stage or an image, depending on the file that builds on this one';
