import { ArgUsage } from './arg-usage.ts';
import { evaluateGlobalScope } from './global-scope.ts';
import type { GlobalScopeOptions } from './global-scope.ts';
import { OTHER_PLATFORMS, USUAL_PLATFORM } from './platform-arguments.ts';
import type { BuildPlatforms } from './platform-arguments.ts';
import type { WordOptions } from './word-reader.ts';

/**
 * What a FROM is expanded with on other platforms than the usual one. Evaluated once, when it is first asked for: few
 * files name a stage by platform.
 */
export function otherPlatforms(
  globals: Omit<GlobalScopeOptions, 'platforms' | 'usage'>,
): () => readonly WordOptions[] {
  let known: readonly WordOptions[] | undefined;
  return () => (known ??= PAIRS.flatMap((platforms) => optionsFor(platforms, globals)));
}

/** Native builds, and cross builds from and to the usual platform. */
const PAIRS: readonly BuildPlatforms[] = OTHER_PLATFORMS.flatMap((platform) => [
  { build: platform, target: platform },
  { build: USUAL_PLATFORM, target: platform },
  { build: platform, target: USUAL_PLATFORM },
]);

function optionsFor(
  platforms: BuildPlatforms,
  globals: Omit<GlobalScopeOptions, 'platforms' | 'usage'>,
): readonly WordOptions[] {
  const reading = evaluateGlobalScope({ ...globals, platforms, usage: new ArgUsage() });
  if (reading.kind === 'rejected') return [];
  return [{ escape: globals.escape, effort: globals.effort, scope: reading.scope }];
}
