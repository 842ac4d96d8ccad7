import { formatImageReference } from '../../values/image-reference.ts';
import type { ReferenceReader } from '../../values/image-reference.ts';
import { tailOrigin, wholeOrigin } from '../expand/arg-usage.ts';
import type { ArgUsage } from '../expand/arg-usage.ts';
import type { ReachedArgs } from '../expand/reached-args.ts';
import type { Fragment } from '../expand/fragment.ts';
import { expandShellWord } from '../expand/shell-word.ts';
import type { WordOptions } from '../expand/word-reader.ts';
import type { Stage } from '../syntax/stages.ts';
import { placeEdit } from './edit-place.ts';
import type { EditContext } from './edit-place.ts';
import { skipWord } from './found.ts';
import type { Found } from './found.ts';
import { finalStages } from './reached-stages.ts';
import type { ReadBase, StageBase } from './reached-stages.ts';

/** The stages, and the options that their FROMs are expanded with. */
export interface BasesContext extends EditContext {
  readonly stages: readonly Stage[];
  readonly options: WordOptions;
  /** Records the words that are expanded. */
  readonly reached: ReachedArgs;
  /** The platform that the build runs on and makes an image for. */
  readonly platform: string;
  /** The options for other platforms. */
  readonly otherPlatforms: () => Iterable<WordOptions>;
  readonly readReference: ReferenceReader;
}

/**
 * Resolves the bases of the stages, in order; a stage can be named from the FROM after its own on. Edit places are
 * determined last, when the use of the ARGs by every FROM is known.
 */
export function resolveBases(context: BasesContext): StageBases {
  const { stages, usage } = context;
  const indexes = new Map<string, number>();
  const bases: StageBase[] = [];
  for (const stage of stages) {
    const base = resolveBase(stage, indexes, context);
    recordUse(base, usage);
    if (stage.name !== undefined) indexes.set(stage.name, bases.length);
    bases.push(base);
  }
  const found: Found[] = [];
  const isFinal = finalStages(stages, bases, indexes);
  let index = 0;
  for (const stage of stages) {
    const base = findBase(stage, { base: bases[index], isFinal: isFinal(index) }, context);
    if (base !== undefined) found.push(base);
    index += 1;
  }
  return { found, bases, indexes, isFinal };
}

/** The bases by the index of their stage, and what to list of them. */
export interface StageBases {
  readonly found: readonly Found[];
  readonly bases: readonly StageBase[];
  /** Indexes of the stages by name; the last of two with one name. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly isFinal: ReturnType<typeof finalStages>;
}

/**
 * Resolves one base (BuildKit dockerfile2llb/convert.go `buildDispatchStates`). The expanded name is looked up as written
 * among the lower-cased names of earlier stages, so `FROM Build` is never a stage. A name that has the architecture, such as
 * `amd64`, from the platform is a stage if it is one on any platform: the file is not built for this one.
 */
function resolveBase(stage: Stage, earlier: ReadonlyMap<string, number>, context: BasesContext): StageBase {
  if (stage.isMalformed)
    return {
      kind: 'skipped',
      code: 'malformed',
      reason: 'FROM takes an image, or an image, AS and a stage name',
      fromArguments: undefined,
    };
  const names = context.reached.expand(stage.base);
  const reading = expandShellWord(stage.base, context.options);
  const isFailed = reading.kind === 'failed';
  const whole = isFailed ? undefined : wholeArgument(reading.fragment, context.scope);
  const parts = names.length === 0 ? undefined : { names, isWhole: false };
  const fromArguments = whole === undefined ? parts : { names: [whole], isWhole: true };
  if (isFailed) return { ...invalidBase(reading.reason, reading.missing), fromArguments };
  return { ...readBase(reading.fragment, { stage, earlier }, context), fromArguments };
}

/** Returns the name of the build argument that a text is, and nothing else. */
function wholeArgument(fragment: Fragment, scope: BasesContext['scope']): string | undefined {
  const origin = wholeOrigin(fragment);
  return origin === undefined ? undefined : scope.givenName(origin);
}

function readBase(
  fragment: Fragment,
  { stage, earlier }: { readonly stage: Stage; readonly earlier: ReadonlyMap<string, number> },
  context: BasesContext,
): ReadBase {
  const { text } = fragment.source;
  if (text === '') return invalidBase(`${stage.base.text} expands to an empty image name`, fragment.missing);
  const index = earlier.get(text);
  if (index !== undefined) return { kind: 'stage', fragment, index };
  if (text === 'scratch') return { kind: 'scratch', fragment };
  const isOfPlatform = fragment.dependsOnPlatform && isArchitectureName(text, context.platform);
  if (isOfPlatform && isStageElsewhere(stage, earlier, context))
    return { kind: 'stage', fragment, index: undefined };
  return readBaseImage(fragment, context.readReference);
}

/**
 * Whether a name is one of a stage for a platform, and of no image that exists. With any other name a file could have a
 * stage for arm64 that hides the image that amd64 gets, as `FROM ${TARGETARCH/amd64/python}` does.
 */
function isArchitectureName(name: string, platform: string): boolean {
  const [, architecture = ''] = platform.split('/');
  return /^[a-z0-9._-]+$/.test(name) && name.includes(architecture);
}

function isStageElsewhere(
  stage: Stage,
  earlier: ReadonlyMap<string, number>,
  { otherPlatforms }: BasesContext,
): boolean {
  for (const options of otherPlatforms()) {
    const reading = expandShellWord(stage.base, options);
    if (reading.kind === 'expanded' && earlier.has(reading.fragment.source.text)) return true;
  }
  return false;
}

/** Docker takes `scratch:latest` for an image of that name, which no registry serves. */
function readBaseImage(fragment: Fragment, readReference: ReferenceReader): ReadBase {
  const { text } = fragment.source;
  const reading = readReference(text);
  if (reading.kind === 'invalid')
    return invalidBase(`invalid image reference "${text}": ${reading.reason}`, fragment.missing);
  const { reference } = reading;
  const isScratch = reference.host === 'docker.io' && reference.path === 'library/scratch';
  if (!isScratch) return { kind: 'image', fragment, reference };
  return {
    kind: 'skipped',
    code: 'scratch-with-tag',
    reason: 'Docker reads this as an image named scratch, which cannot be pulled; write plain `scratch`',
  };
}

/** A name that is invalid because an ARG has no value is valid with a build argument. */
function invalidBase(reason: string, missing: string | undefined): ReadBase {
  if (missing === undefined) return { kind: 'skipped', code: 'invalid-reference', reason };
  return {
    kind: 'skipped',
    code: 'build-arg',
    reason: `the image depends on ARG ${missing}, which has no usable default; --build-arg sets it`,
  };
}

function findBase(
  stage: Stage,
  { base, isFinal }: { readonly base: StageBase | undefined; readonly isFinal: boolean | undefined },
  context: EditContext,
): Found | undefined {
  const { base: word, name, platform } = stage;
  if (base?.kind === 'skipped')
    return { ...skipWord(word, base.code, base.reason), fromArguments: base.fromArguments };
  if (base?.kind !== 'image') return undefined;
  const { reference, fromArguments } = base;
  const image = { reference, stage: name, platform, edit: placeEdit(base, context), isFinal, fromArguments };
  return { ...image, kind: 'image', use: 'dockerfile-from', word };
}

/** A digest fits an ARG that is the whole reference, or its digest; any other use would break. */
function recordUse(base: StageBase, usage: ArgUsage): void {
  if (base.kind === 'skipped') return;
  const origin = base.kind === 'image' ? (wholeOrigin(base.fragment) ?? digestOrigin(base)) : undefined;
  usage.fixAll(base.fragment, origin);
  if (base.kind === 'image' && origin !== undefined)
    usage.noteReference(origin, formatImageReference(base.reference));
}

function digestOrigin({
  fragment,
  reference,
}: Extract<StageBase, { readonly kind: 'image' }>): number | undefined {
  if (reference.digest === undefined) return undefined;
  return tailOrigin(fragment, fragment.source.text.length - reference.digest.length);
}
