import type { ArgDefault } from './arg-default.ts';
import type { GlobalScope } from './global-scope.ts';
import { isInteger } from './integer-text.ts';
import type { Rejection } from './reading.ts';
import type { Stage } from './stage.ts';

/** The global ARG that Docker reads itself: what time the files of the image bear. */
const EPOCH = 'SOURCE_DATE_EPOCH';

/** What that ARG is looked up in. */
export interface EpochContext {
  readonly defaults: readonly ArgDefault[];
  readonly scope: GlobalScope;
  readonly stages: readonly Stage[];
}

/**
 * The global ARG that Docker rejects the file for: seconds, `context`, or the name of a stage, whose fitness is not looked
 * into (BuildKit dockerfile2llb/epoch.go `resolveSourceDateEpochValue`).
 */
export function rejectEpoch({ defaults, scope, stages }: EpochContext): Rejection | undefined {
  const value = scope.find(EPOCH);
  if (value === undefined || value.missing !== undefined) return undefined;
  const { text } = value.source;
  if (text === '' || text === 'context' || isInteger(text)) return undefined;
  if (stages.some(({ name }) => name === text.toLowerCase())) return undefined;
  const line = defaults.findLast(({ name }) => name === EPOCH)?.line ?? 1;
  return { line, reason: `"${text}" is no value of ${EPOCH}` };
}
