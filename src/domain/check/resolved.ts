import { formatImage, readImageReference } from '../image-reference.ts';
import type { Observation, Rule } from './finding.ts';
import { byRuleThenKey } from './policy.ts';
import type { Resolved } from './report.ts';

/** What can be resolved for the place alone: another tag or digest there that is no better resolves nothing. */
const OF_PINS: ReadonlySet<Rule> = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);

/**
 * What the base had and head has not, by rule, then by key, each in the order of the base. Keys are compared: what only
 * moved to another line or file, or came along to another image in its file, is not resolved; what the base had at three
 * places and head has nowhere is so three times. What never mattered is not told, nor what was found in packages where
 * `isJudged` says that those of a file of head are not known: nobody looked.
 */
export function resolvedSince(
  base: readonly Observation[],
  head: readonly Observation[],
  isJudged: (file: string) => boolean = () => true,
): readonly Resolved[] {
  const left = new Set(head.flatMap(({ key, fileKey = key }) => [key, fileKey]));
  const gone = base.filter(
    ({ weight, key, fileKey = key, file, advisory }) =>
      weight !== 'minor' &&
      file !== '' &&
      !left.has(key) &&
      !left.has(fileKey) &&
      (isJudged(file) || (advisory?.package ?? null) === null),
  );
  return withoutReplaced(gone, base, head).toSorted(byRuleThenKey).map(toResolved);
}

/** Without those in whose place head has as many of the same rule, file and image. */
function withoutReplaced(
  gone: readonly Observation[],
  base: readonly Observation[],
  head: readonly Observation[],
): readonly Observation[] {
  const known = new Set(base.map(({ key }) => key));
  const come = head.filter(({ rule, key }) => OF_PINS.has(rule) && !known.has(key));
  const left = new Map([...Map.groupBy(come, placeOf)].map(([place, group]) => [place, group.length]));
  return gone.filter((one) => {
    const count = left.get(placeOf(one)) ?? 0;
    left.set(placeOf(one), count - 1);
    return count <= 0;
  });
}

function placeOf({ rule, file, reference }: Observation): string {
  const reading = readImageReference(reference);
  return JSON.stringify([
    rule,
    file,
    reading.kind === 'reference' ? formatImage(reading.reference) : reference,
  ]);
}

function toResolved({ rule, key, file, line, reference, title, advisory }: Observation): Resolved {
  const facts = { rule, key, file, line, reference, title };
  return advisory === undefined ? facts : { ...facts, advisory };
}
