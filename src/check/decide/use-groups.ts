import type { Exception } from '../../config/policy/exception.ts';
import type { GatePolicies } from '../../config/policy/gate-policy.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { comparedPlaceKey } from '../../references/decide/places.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import { byPlace } from '../../text/order.ts';
import type { FilePlace } from './placed.ts';

/** Returns a text that is equal for files which the same rules and exceptions concern, by their paths. */
export type RulesOn = (file: string) => string;

/** Returns the function for these policies and exceptions. */
export function rulesOnFiles(
  { rules }: Pick<GatePolicies, 'rules'>,
  exceptions: readonly Pick<Exception, 'path'>[],
): RulesOn {
  const globs = [...rules, ...exceptions].flatMap(({ path }) => path ?? []);
  return (file) => globs.map((glob) => Number(glob(file))).join('');
}

/** Uses of which everything but the place is the same, so that they are judged once. */
export interface UseGroup {
  /** The one at the first place. */
  readonly use: ImageUse;
  /** By file and line. */
  readonly places: readonly FilePlace[];
}

/** Groups the uses of a tree that are judged alike, in the order in which the files first name them. */
export function groupUses(uses: readonly ImageUse[], rulesOn: RulesOn): readonly UseGroup[] {
  const groups = Map.groupBy(uses, ({ file, isText = false, platform = '', reference }) =>
    [canonicalReference(reference), reference.tag ?? '', platform, isText, rulesOn(file)].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byPlace);
    if (first === undefined) return [];
    const places = [first, ...others].map(({ file, line }) => ({ file, line }));
    return [{ use: first, places: distinct(places) }];
  });
}

function distinct(places: readonly FilePlace[]): readonly FilePlace[] {
  return [...new Map(places.map((one) => [comparedPlaceKey({ ...one, reference: '' }), one])).values()];
}
