import { formatImage, readImageReference } from '../image-reference.ts';
import type { Observation, Rule } from './finding.ts';
import { byRuleThenKey } from './weigh.ts';
import type { Resolved } from './report.ts';

/** Rules about how a place is pinned: another tag or digest there with the same problem resolves nothing. */
const OF_PINS: ReadonlySet<Rule> = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);

/**
 * The findings of the base that head does not have, by rule, then by key, each in the order of the base. Findings are
 * compared by key: one that moved to another line, file or image of its file is not resolved. Minor findings are left out,
 * and so are findings in packages of a file whose packages in head are unknown, as `isJudged` returns.
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

/** Leaves out those that head replaced by others of the same rule, file and image. */
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
