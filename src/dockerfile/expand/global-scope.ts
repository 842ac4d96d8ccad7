import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Escape } from '../syntax/directives.ts';
import type { ArgDefault } from '../syntax/stages.ts';
import { ArgUsage, wholeOrigin } from './arg-usage.ts';
import type { Effort } from './effort.ts';
import { literalFragment } from './fragment.ts';
import type { Fragment, VariableValue } from './fragment.ts';
import { expandShellWord } from './shell-word.ts';
import type { VariableScope, WordOptions } from './word-reader.ts';
import { assertNever } from '../../values/errors.ts';

/**
 * The values of `--build-arg` by name, of one unit per byte; undefined for an argument that is given a value that is not
 * known.
 */
export type BuildArguments = ReadonlyMap<string, string | undefined>;

/** The ARGs before the first FROM, as every FROM sees them. */
export interface GlobalScope extends VariableScope {
  /** The expanded ARG defaults, by their index; undefined without a usable default. */
  readonly fragments: readonly (Fragment | undefined)[];
  /** Returns the name of an ARG, by its index, if a build argument replaces its default. */
  givenName(index: number): string | undefined;
}

/** The ARGs of a scope, and the variables that Docker predefines. */
export interface GlobalArgs {
  readonly defaults: readonly ArgDefault[];
  readonly given: BuildArguments;
  /** The platform that the build runs on and makes an image for. */
  readonly platform: string;
  /** Name of the stage that is built, for TARGETSTAGE. */
  readonly targetStage: string;
  readonly escape: Escape;
  readonly effort: Effort;
}

/** Returns the scope for the platform of the build; `usage` records how the defaults use each other. */
export function evaluateGlobalArgs(globals: GlobalArgs, usage: ArgUsage): GlobalScope {
  const { platform } = globals;
  return evaluate(globals, { build: platform, target: platform }, usage);
}

/**
 * Returns a function that returns the expansion options of a FROM for other platforms than that of the build: native builds,
 * and cross builds from and to the platform of the build. They are evaluated once, at the first call: few files name a stage by
 * platform.
 */
export function otherPlatforms(globals: GlobalArgs): () => readonly WordOptions[] {
  let known: readonly WordOptions[] | undefined;
  return () =>
    (known ??= PLATFORMS.flatMap((platform) =>
      platform === globals.platform
        ? []
        : [
            { build: platform, target: platform },
            { build: globals.platform, target: platform },
            { build: platform, target: globals.platform },
          ],
    ).map((platforms) => {
      const scope = evaluate(globals, platforms, new ArgUsage());
      return { escape: globals.escape, effort: globals.effort, scope };
    }));
}

/** No reference is as long. */
const LONGEST_VALUE = 4096;

/**
 * Evaluates the global ARGs in order, each with those before it: the last of a name wins, one without a default keeps the
 * value that the name had (BuildKit dockerfile2llb/convert.go `buildMetaArgs`). A build argument takes the place of every
 * default of its name, unexpanded, and of a predefined variable, declared or not (dockerfile2llb/platform.go
 * `defaultArgs`). A default that is not expanded here is unknown, so that no word with it is: `${A:+x}` must not take it
 * for unset.
 */
function evaluate(globals: GlobalArgs, platforms: BuildPlatforms, usage: ArgUsage): GlobalScope {
  const values = new Map<string, VariableValue | undefined>();
  const unknown = new Set<string>();
  const fragments: (Fragment | undefined)[] = [];
  const scope = {
    fragments,
    givenName: (index: number) => {
      const name = globals.defaults[index]?.name;
      return name !== undefined && globals.given.has(name) ? name : undefined;
    },
    find: (name: string) => values.get(name) ?? predefinedValue(name, platforms, globals),
    isMissing: (name: string) => values.has(name),
    isUnknown: (name: string) => unknown.has(name),
  };
  const options = { escape: globals.escape, effort: globals.effort, scope };
  const { given } = globals;
  for (const [name, text] of given) {
    if (!isPredefined(name)) continue;
    if (text === undefined) unknown.add(name);
    else values.set(name, { ...literalFragment(sourceText(text, NOWHERE)), origin: undefined });
  }
  for (const { name, value } of globals.defaults) {
    const isGiven = given.has(name);
    const fragment = isGiven ? givenFragment(given.get(name)) : value && expandedFragment(value, options);
    const isUsable = fragment !== undefined && fragment.source.text.length <= LONGEST_VALUE;
    if (isUsable) values.set(name, valueOf(fragment, fragments.length, usage));
    else if (isGiven || value !== undefined || scope.find(name) === undefined) values.set(name, undefined);
    if (isUsable) unknown.delete(name);
    else if (isGiven || value !== undefined) unknown.add(name);
    fragments.push(isUsable ? fragment : undefined);
  }
  if (!STAYS.test(values.get(EPOCH)?.source.text ?? '')) unknown.add(EPOCH);
  return scope;
}

function givenFragment(text: string | undefined): Fragment | undefined {
  return text === undefined ? undefined : literalFragment(sourceText(text, NOWHERE));
}

function expandedFragment(value: SourceText, options: WordOptions): Fragment | undefined {
  const reading = expandShellWord(value, options);
  return reading.kind === 'expanded' ? reading.fragment : undefined;
}

/** BuildKit takes a name in it for a source, and puts the time of that source in its place, or nothing. */
const EPOCH = 'SOURCE_DATE_EPOCH';
const STAYS = /^(?:|0|-?[1-9]\d{0,17})$/;

/** An ARG whose default is another ARG and nothing else has the origin of that ARG. */
function valueOf(fragment: Fragment, index: number, usage: ArgUsage): VariableValue {
  const { source, dependsOnPlatform, missing } = fragment;
  const whole = wholeOrigin(fragment);
  usage.fixAll(fragment, whole);
  const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
  return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
}

function predefinedValue(
  name: string,
  platforms: BuildPlatforms,
  { targetStage }: GlobalArgs,
): VariableValue | undefined {
  const byPlatform = platformArgument(name, platforms);
  const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
  if (text === undefined) return undefined;
  const source = sourceText(text, NOWHERE);
  return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
}

/** The platform that references are resolved for unless others are configured. */
export const USUAL_PLATFORM = 'linux/amd64';

/**
 * Platforms for which a FROM could name a stage. They are tried only for a FROM that depends on the platform and names no
 * stage for that of the build.
 */
const PLATFORMS = [
  USUAL_PLATFORM,
  'linux/arm64',
  'linux/arm/v7',
  'linux/arm/v6',
  'linux/arm/v5',
  'linux/386',
  'linux/ppc64le',
  'linux/s390x',
  'linux/riscv64',
  'linux/loong64',
  'linux/mips64le',
  'linux/amd64/v2',
  'linux/amd64/v3',
  'windows/amd64',
  'windows/arm64',
  'darwin/amd64',
  'darwin/arm64',
  'freebsd/amd64',
] as const;

/** The platform that the steps run on, and the platform of the result. */
interface BuildPlatforms {
  readonly build: string;
  readonly target: string;
}

/** The parts of a platform that BuildKit sets variables to (dockerfile2llb/platform.go). */
const PLATFORM_PARTS = ['PLATFORM', 'OS', 'OSVERSION', 'ARCH', 'VARIANT'] as const;

interface PlatformVariable {
  readonly side: keyof BuildPlatforms;
  readonly part: (typeof PLATFORM_PARTS)[number];
}

const PLATFORM_VARIABLES: ReadonlyMap<string, PlatformVariable> = new Map(
  PLATFORM_PARTS.flatMap((part): [string, PlatformVariable][] => [
    [`BUILD${part}`, { side: 'build', part }],
    [`TARGET${part}`, { side: 'target', part }],
  ]),
);

/** Returns true for a variable that Docker sets in every build, and that a build argument can set without an ARG. */
export function isPredefined(name: string): boolean {
  return name === 'TARGETSTAGE' || PLATFORM_VARIABLES.has(name);
}

/** Returns the value of a predefined platform variable, or undefined. TARGETSTAGE does not depend on the platform. */
function platformArgument(name: string, platforms: BuildPlatforms): string | undefined {
  const variable = PLATFORM_VARIABLES.get(name);
  return variable === undefined ? undefined : partOf(platforms[variable.side], variable.part);
}

function partOf(platform: string, part: PlatformVariable['part']): string {
  if (part === 'PLATFORM') return platform;
  const [os = '', architecture = '', variant = ''] = platform.split('/');
  switch (part) {
    case 'OS':
      return os;
    case 'OSVERSION':
      return '';
    case 'ARCH':
      return architecture;
    case 'VARIANT':
      return variant;
    default:
      return assertNever(part);
  }
}
