import type { ArgDefault } from './arg-default.ts';
import { wholeOrigin } from './arg-usage.ts';
import type { ArgUsage } from './arg-usage.ts';
import type { Escape } from './directive-run.ts';
import type { Effort } from './effort.ts';
import type { Fragment, VariableValue } from './fragment.ts';
import { platformArgument } from './platform-arguments.ts';
import type { BuildPlatforms } from './platform-arguments.ts';
import type { Rejection } from './reading.ts';
import { expandShellWord } from './shell-word.ts';
import { NOWHERE, sourceText } from './source-text.ts';
import type { VariableScope } from './word-reader.ts';

/** The ARGs before the first FROM, as every FROM sees them. */
export interface GlobalScope extends VariableScope {
  /** What each ARG default came to, by its number; undefined where it has none. */
  readonly fragments: readonly (Fragment | undefined)[];
}

/** The scope, or the ARG that Docker rejects the file for. */
export type GlobalScopeReading =
  | { readonly kind: 'scope'; readonly scope: GlobalScope }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** What a scope is made of and made for. */
export interface GlobalScopeOptions {
  readonly defaults: readonly ArgDefault[];
  readonly platforms: BuildPlatforms;
  /** Name of the stage that is built, for TARGETSTAGE. */
  readonly targetStage: string;
  readonly escape: Escape;
  readonly effort: Effort;
  /** Is told how the defaults use each other. */
  readonly usage: ArgUsage;
}

/** No reference is as long; a value that is, is a program, not a name. */
const LONGEST_VALUE = 4096;

/**
 * Evaluates the global ARGs in order, each with those before it: a later one of the same name wins, one without a
 * default leaves what the name had (BuildKit dockerfile2llb/convert.go `buildMetaArgs`, without build arguments).
 */
export function evaluateGlobalScope(options: GlobalScopeOptions): GlobalScopeReading {
  const values = new Map<string, VariableValue>();
  const missing = new Set<string>();
  const fragments: (Fragment | undefined)[] = [];
  const scope = {
    fragments,
    find: (name: string) => values.get(name) ?? predefinedValue(name, options),
    isMissing: (name: string) => missing.has(name),
  };
  for (const [index, { name, value, line }] of options.defaults.entries()) {
    const reading = value === undefined ? undefined : expandShellWord(value, { ...options, scope });
    if (reading?.kind === 'failed' && reading.missing === undefined) return rejected(line, reading.reason);
    const fragment = reading?.kind === 'expanded' ? reading.fragment : undefined;
    fragments.push(fragment);
    if (fragment === undefined) {
      if (scope.find(name) === undefined) missing.add(name);
      continue;
    }
    if (fragment.source.text.length > LONGEST_VALUE)
      return rejected(line, `ARG ${name} is longer than Mooring reads`);
    missing.delete(name);
    values.set(name, valueOf(fragment, index, options.usage));
  }
  return { kind: 'scope', scope };
}

/** An ARG that is another ARG's text and nothing else leads on to where that text stands. */
function valueOf(fragment: Fragment, index: number, usage: ArgUsage): VariableValue {
  const { source, dependsOnPlatform, missing } = fragment;
  const whole = wholeOrigin(fragment);
  usage.fixAll(fragment, whole);
  const isOwnText = fragment.substitutions.every(({ value }) => value === undefined);
  return { source, dependsOnPlatform, missing, origin: isOwnText ? index : whole };
}

function predefinedValue(
  name: string,
  { platforms, targetStage }: GlobalScopeOptions,
): VariableValue | undefined {
  const byPlatform = platformArgument(name, platforms);
  const text = name === 'TARGETSTAGE' ? targetStage : byPlatform;
  if (text === undefined) return undefined;
  const source = sourceText(text, NOWHERE);
  return { source, dependsOnPlatform: byPlatform !== undefined, missing: undefined, origin: undefined };
}

function rejected(line: number, reason: string): GlobalScopeReading {
  return { kind: 'rejected', rejection: { line, reason } };
}
