import { formatImage, readImageReference } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Fragment } from './fragment.ts';
import { complainAboutPlatform } from './platform-text.ts';
import type { SkipCode } from './reading.ts';
import { expandShellWord } from './shell-word.ts';
import type { Stage } from './stage.ts';
import type { WordOptions } from './word-reader.ts';

/** What a FROM stands on. */
export type Base =
  | { readonly kind: 'image'; readonly fragment: Fragment; readonly reference: ImageReference }
  /** `index` is undefined where the platform decides which stage it is. */
  | { readonly kind: 'stage'; readonly fragment: Fragment; readonly index: number | undefined }
  | { readonly kind: 'nothing'; readonly fragment: Fragment }
  | { readonly kind: 'skipped'; readonly code: SkipCode; readonly reason: string }
  | { readonly kind: 'rejected'; readonly reason: string };

/** What the name in a FROM is looked up in. */
export interface BaseContext {
  readonly options: WordOptions;
  /** The stages before this one, by lower-cased name; of two with one name the later. */
  readonly earlier: ReadonlyMap<string, number>;
  /** The same word's options for other platforms. */
  readonly otherPlatforms: () => Iterable<WordOptions>;
}

/**
 * What the base name of a FROM comes to (BuildKit dockerfile2llb/convert.go `buildDispatchStates`). The expanded name is
 * looked up as it is written among the lower-cased names of earlier stages, so `FROM Build` never is a stage. A name
 * that depends on the platform is a stage when it is one for any platform.
 */
export function resolveBase(stage: Stage, context: BaseContext): Base {
  const reading = expandShellWord(stage.base, context.options);
  if (reading.kind === 'failed') return rejectedOrLacking(reading.reason, reading.missing);
  const { fragment } = reading;
  const { text } = fragment.source;
  if (text === '') return rejectedOrLacking(`${stage.base.text} comes to no image at all`, fragment.missing);
  const platformComplaint = complainAboutStagePlatform(stage, context.options);
  if (platformComplaint !== undefined) return { kind: 'rejected', reason: platformComplaint };
  const index = context.earlier.get(text);
  if (index !== undefined) return { kind: 'stage', fragment, index };
  if (text === 'scratch') return { kind: 'nothing', fragment };
  if (fragment.dependsOnPlatform && isStageElsewhere(stage, context))
    return { kind: 'stage', fragment, index: undefined };
  return readBaseImage(fragment);
}

/** Docker takes `scratch:latest` for an image of that name, which no registry serves. */
function readBaseImage(fragment: Fragment): Base {
  const { text } = fragment.source;
  const reading = readImageReference(text);
  if (reading.kind === 'invalid') {
    return rejectedOrLacking(`"${text}" is no image reference: ${reading.why}`, fragment.missing);
  }
  const { reference } = reading;
  if (formatImage(reference) !== 'docker.io/library/scratch') return { kind: 'image', fragment, reference };
  return {
    kind: 'skipped',
    code: 'scratch-with-tag',
    reason:
      'Docker takes this for an image named scratch, which cannot be pulled; the empty base is plain `scratch`',
  };
}

/** What fails only because an ARG has no default is no fault of the file: a build argument can make it right. */
function rejectedOrLacking(reason: string, missing: string | undefined): Base {
  if (missing === undefined) return { kind: 'rejected', reason };
  return {
    kind: 'skipped',
    code: 'build-arg',
    reason: `the image depends on ARG ${missing}, which has no default: its value comes from --build-arg`,
  };
}

function complainAboutStagePlatform({ platform }: Stage, options: WordOptions): string | undefined {
  if (platform === undefined || platform.text === '') return undefined;
  const reading = expandShellWord(platform, options);
  if (reading.kind === 'failed') return reading.missing === undefined ? reading.reason : undefined;
  const { source, missing } = reading.fragment;
  if (missing !== undefined) return undefined;
  if (source.text === '') return `the platform ${platform.text} comes to nothing`;
  return complainAboutPlatform(source.text);
}

function isStageElsewhere(stage: Stage, { earlier, otherPlatforms }: BaseContext): boolean {
  for (const options of otherPlatforms()) {
    const reading = expandShellWord(stage.base, options);
    if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text)) return true;
  }
  return false;
}
