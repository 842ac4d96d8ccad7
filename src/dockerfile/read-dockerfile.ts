import { readImageReference } from '../values/image-reference.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import { textOfBytes } from '../text/byte-text.ts';
import type { DockerfileReading } from './reading.ts';
import { listFound, skipWord } from './resolve/found.ts';
import type { Found } from './resolve/found.ts';
import { NOWHERE, sourceText, spansOf } from '../text/source-text.ts';
import type { ByteSpan, SourceText } from '../text/source-text.ts';
import { ArgUsage } from './expand/arg-usage.ts';
import { Effort } from './expand/effort.ts';
import { evaluateGlobalArgs, otherPlatforms, USUAL_PLATFORM } from './expand/global-scope.ts';
import type { BuildArguments } from './expand/global-scope.ts';
import { ReachedArgs } from './expand/reached-args.ts';
import type { Escape } from './syntax/directives.ts';
import type { Instruction } from './syntax/instruction.ts';
import { scanInstructions } from './syntax/scan.ts';
import { readSources } from './syntax/source-words.ts';
import { readArgDefaults, splitStages } from './syntax/stages.ts';
import type { Stage, StagedFile } from './syntax/stages.ts';
import { placeText } from './resolve/edit-place.ts';
import type { EditContext } from './resolve/edit-place.ts';
import { resolveBases } from './resolve/resolve-bases.ts';
import { resolveSources } from './resolve/resolve-sources.ts';

/**
 * Lists the images that a Dockerfile names, as BuildKit resolves them without build arguments: in FROM with every
 * expansion of global ARGs, in COPY --from, in RUN --mount, in ONBUILD triggers and in `# syntax=`. Unknown instructions
 * and flags are skipped. Takes any bytes, never throws, and runs in time linear in their number.
 */
export function readDockerfile(bytes: Uint8Array): DockerfileReading {
  return readDockerfileText(textOfBytes(bytes));
}

/**
 * Does the same for a file as text of one unit per byte (`textOfBytes`), with a reader of references that may cache, and
 * with build arguments, as `docker build --build-arg` does: they replace the defaults of the ARGs before the first FROM.
 * The build is a native one for a platform.
 */
export function readDockerfileText(
  text: string,
  readReference: ReferenceReader = readImageReference,
  { given = NO_ARGUMENTS, platform = USUAL_PLATFORM }: Partial<BuildOptions> = {},
): DockerfileReading {
  const { found, explained } = resolveFile(text, readReference, { given, platform });
  return { ...listFound(found, text), explained: explainedSpans(explained) };
}

const NO_ARGUMENTS: BuildArguments = new Map();

/** The build that a Dockerfile is read for. */
interface BuildOptions {
  readonly given: BuildArguments;
  /** The platform that it runs on and makes an image for; linux/amd64 if absent. */
  readonly platform: string;
}

interface ResolvedFile {
  readonly found: readonly Found[];
  /** Words and defaults that are read as an image, a skip, a stage or a part of one. */
  readonly explained: readonly SourceText[];
}

/** Resolves every image of a Dockerfile, given as one unit per byte. */
function resolveFile(
  text: string,
  readReference: ReferenceReader,
  { given, platform }: BuildOptions,
): ResolvedFile {
  const { instructions, escape, syntax, unterminated } = scanInstructions(text);
  const file = splitStages(instructions, escape);
  const { stages } = file;
  const usage = new ArgUsage();
  const targetStage = stages.at(-1)?.name ?? 'default';
  const effort = new Effort(text.length);
  const globals = { defaults: file.globalArgs, given, platform, targetStage, escape, effort };
  const scope = evaluateGlobalArgs(globals, usage);
  if (file.globalArgs.length > 0) fixOtherUses(file, escape, { scope, usage });
  const reached = new ReachedArgs(file.globalArgs, given);
  const bases = resolveBases({
    stages,
    usage,
    scope,
    readReference,
    options: { escape, effort, scope },
    reached,
    platform,
    otherPlatforms: otherPlatforms(globals),
  });
  const sources = resolveSources(stages, bases, readReference);
  const problems = stages.length === 0 ? [missingFrom(text)] : [];
  if (unterminated !== undefined) problems.push(skipWord(unterminated, 'malformed', 'unterminated heredoc'));
  const frontend = readSyntax(syntax, readReference, given);
  return {
    found: frontend.concat(bases.found, sources, problems),
    explained: [...(syntax === undefined ? [] : [syntax]), ...reached.defaults, ...imageWords(stages)],
  };
}

/** Returns the words that stand where an image can stand. */
function imageWords(stages: readonly Stage[]): readonly SourceText[] {
  const words: SourceText[] = [];
  for (const stage of stages) {
    words.push(stage.base);
    for (const instruction of stage.instructions)
      for (const { word } of readSources(instruction.trigger ?? instruction)) words.push(word);
  }
  return words;
}

/** Characters that are in no place of the file explain nothing. */
function explainedSpans(texts: readonly SourceText[]): readonly ByteSpan[] {
  const spans = texts.flatMap((text) => (text.text === '' ? [] : (spansOf(text) ?? [])));
  return spans.toSorted((one, other) => one.start - other.start);
}

/** A build argument takes the place of `# syntax=` (BuildKit frontend/dockerfile/builder/build.go). */
const SYNTAX_ARGUMENT = 'BUILDKIT_SYNTAX';

function readSyntax(
  written: SourceText | undefined,
  readReference: ReferenceReader,
  given: BuildArguments,
): readonly Found[] {
  const isGiven = given.has(SYNTAX_ARGUMENT);
  const fromArguments = isGiven ? { names: [SYNTAX_ARGUMENT], isWhole: true } : undefined;
  const [argument] = given.get(SYNTAX_ARGUMENT)?.trim().split(' ') ?? [];
  const word = written ?? sourceText('', 0);
  if (isGiven && argument === undefined)
    return [{ ...skipWord(word, 'build-arg', 'a build argument sets the frontend'), fromArguments }];
  const name = argument === undefined ? written : sourceText(argument, NOWHERE);
  if (name === undefined) return [];
  const reading = readReference(name.text);
  if (reading.kind === 'invalid') {
    const reason = `invalid image reference: ${reading.reason}`;
    return [{ ...skipWord(word, 'invalid-reference', reason), fromArguments }];
  }
  const { reference } = reading;
  const image = { use: 'dockerfile-syntax', stage: undefined, platform: undefined, isFinal: false } as const;
  return [{ ...image, kind: 'image', word, reference, edit: placeText(name, 0), fromArguments }];
}

/** A file with NUL is UTF-16 or binary. */
function missingFrom(text: string): Found {
  const start = sourceText('', 0);
  return text.includes('\0')
    ? skipWord(start, 'unreadable-file', 'the file is not UTF-8 text')
    : skipWord(start, 'malformed', 'no FROM instruction');
}

/** A digest breaks `--platform`, and possibly a stage that declares the ARG again and can use it for anything. */
function fixOtherUses({ globalArgs, stages }: StagedFile, escape: Escape, context: EditContext): void {
  for (const { platform, instructions } of stages) {
    if (platform !== undefined && globalArgs.some(({ name }) => platform.text.includes(name)))
      fixNamed(platform.text, context);
    for (const instruction of instructions) fixDeclared(instruction.trigger ?? instruction, escape, context);
  }
}

function fixNamed(platform: string, { scope, usage }: EditContext): void {
  for (const [, name = ''] of platform.matchAll(/\$\{?(\w+)/g)) usage.fix(scope.find(name)?.origin);
}

function fixDeclared(instruction: Instruction, escape: Escape, { scope, usage }: EditContext): void {
  if (instruction.keyword !== 'arg') return;
  for (const { name, value } of readArgDefaults(instruction, escape))
    if (value === undefined) usage.fix(scope.find(name)?.origin);
}
