import { assertNever } from '../errors.ts';
import { readImageReference } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Escape } from './directive-run.ts';
import { foundInWord } from './found.ts';
import type { Findings, FoundImage } from './found.ts';
import { isInteger } from './integer-text.ts';
import { isPlainShellWord } from './unbound-word.ts';
import type { SourceText } from './source-text.ts';
import { readSources } from './source-words.ts';
import type { SourceWord } from './source-words.ts';
import type { StageDirectory, StageLookup } from './stage-lookup.ts';
import type { Stage } from './stage.ts';

/** What the sources are looked up in, which counts them. */
export interface SourcesContext {
  readonly directory: StageDirectory;
  readonly escape: Escape;
}

/**
 * The images that COPY and mounts take files from (BuildKit dockerfile2llb/convert.go `toCommand`): what is no stage of
 * the file and no number of one is an image.
 */
export function resolveSources(stages: readonly Stage[], { directory, escape }: SourcesContext): Findings {
  const found: FoundImage[] = [];
  for (const [index, stage] of stages.entries()) {
    for (const { line, source } of listSources(stage)) {
      const resolved = resolveSource(source, { directory, index, escape });
      if (resolved.kind === 'rejected')
        return { kind: 'rejected', rejection: { line, reason: resolved.reason } };
      if (resolved.kind === 'image')
        found.push(foundInWord(resolved.word, { ...resolved, stage: stage.name }));
    }
  }
  return { kind: 'found', found };
}

interface StageSource {
  /** Of the instruction that takes from the source. */
  readonly line: number;
  readonly source: SourceWord;
}

function listSources({ instructions }: Stage): readonly StageSource[] {
  const sources: StageSource[] = [];
  for (const instruction of instructions) {
    if (instruction.flags.length === 0) continue;
    for (const source of readSources(instruction)) sources.push({ line: instruction.line, source });
  }
  return sources;
}

type Source =
  | { readonly kind: 'no-image' }
  | {
      readonly kind: 'image';
      readonly use: SourceWord['use'];
      readonly word: SourceText;
      readonly reference: ImageReference;
    }
  | { readonly kind: 'rejected'; readonly reason: string };

interface Place {
  readonly directory: StageDirectory;
  readonly index: number;
  readonly escape: Escape;
}

const NO_IMAGE: Source = { kind: 'no-image' };
const NO_EXPANSION =
  'Docker expands no variables in --from; let a stage of its own stand on the image, and name that stage';

/** A number is a stage for COPY, and a name like any other for a mount. */
function resolveSource({ use, word, isCache }: SourceWord, place: Place): Source {
  if (word === undefined) return resolveNowhere(place, isCache);
  const { text } = word;
  const isCopy = use === 'dockerfile-copy';
  if (isCopy && !isPlainShellWord(word, place.escape)) return { kind: 'rejected', reason: NO_EXPANSION };
  const stage =
    isCopy && isInteger(text) ? findIndex(text, place) : place.directory.findName(text, place.index);
  switch (stage) {
    case undefined:
      return { kind: 'rejected', reason: `there is no stage with the number ${text}` };
    case 'same-stage':
      return { kind: 'rejected', reason: `stage "${text}" cannot take files from itself` };
    case 'later-stage':
      return { kind: 'rejected', reason: `stage "${text}" comes only later in the file` };
    case 'earlier-stage':
      return NO_IMAGE;
    case 'no-stage':
      return text === 'scratch' ? NO_IMAGE : readImage(use, word);
    default:
      return assertNever(stage);
  }
}

function findIndex(text: string, { directory, index }: Place): StageLookup | undefined {
  return directory.findIndex(Number(text), index);
}

/** Docker takes a mount without `from=` for one from `scratch`, which may be a stage; a cache is really taken from it. */
function resolveNowhere({ directory, index }: Place, isCache: boolean): Source {
  const stage = directory.findName('scratch', index);
  if (stage === 'same-stage')
    return { kind: 'rejected', reason: 'a stage called scratch cannot have a mount without a source' };
  if (stage !== 'later-stage' || !isCache) return NO_IMAGE;
  return { kind: 'rejected', reason: 'a cache cannot be mounted before the stage called scratch' };
}

function readImage(use: SourceWord['use'], word: SourceText): Source {
  const reading = readImageReference(word.text);
  if (reading.kind === 'reference') return { kind: 'image', use, word, reference: reading.reference };
  return { kind: 'rejected', reason: `"${word.text}" is no image reference: ${reading.why}` };
}
