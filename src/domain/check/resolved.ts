import type { Observation } from './finding.ts';
import { byRuleThenKey } from './policy.ts';
import type { Resolved } from './report.ts';

/**
 * What the base had and head has not, by rule, then by key, each in the order of the base. Keys are compared: what only
 * moved to another line or file, or came along to another image in its file, is not resolved; what the base had at three
 * places and head has nowhere is so three times. What never mattered is not told.
 */
export function resolvedSince(
  base: readonly Observation[],
  head: readonly Observation[],
): readonly Resolved[] {
  const left = new Set(head.flatMap(({ key, fileKey = key }) => [key, fileKey]));
  return base
    .filter(({ weight, key, fileKey = key }) => weight !== 'minor' && !left.has(key) && !left.has(fileKey))
    .sort(byRuleThenKey)
    .map(toResolved);
}

function toResolved({ rule, key, file, line, reference, title, advisory }: Observation): Resolved {
  const facts = { rule, key, file, line, reference, title };
  return advisory === undefined ? facts : { ...facts, advisory };
}
