import { toCamelCase } from '../requests/body-form.ts';
import type { FieldViolation } from '../requests/refusal.ts';
import type { Parameters } from '../requests/route-call.ts';
import { enumValuesInVersionTwo, versionOneFields } from './translate.ts';

const TAG_FILTER = 'chainguard.platform.registry.TagFilter';

/**
 * Returns the query of v2 for one of v1, whose fields are those of the message: parameters that it does not have are
 * ignored. `id` is one of the uids to list, and with `uidp.ids` the one that both name. Adds a violation if it is given
 * twice.
 */
export function queryInVersionTwo(query: Parameters, message: string, faults: FieldViolation[]): Parameters {
  const given = valuesOf(query);
  const translated = new Map<string, readonly unknown[]>();
  for (const { spellings, other, type } of versionOneFields(message)) {
    const [name] = spellings;
    const own = given.get(name);
    if (own !== undefined) translated.set(other, enumValuesInVersionTwo(own, type));
    for (const [inner, values] of given) {
      if (inner.startsWith(`${name}.`)) translated.set(inner, values);
    }
  }
  return placed(message === TAG_FILTER ? shownTags(translated) : translated, faults);
}

/** Returns the values of each parameter that has one, by its name in camelCase. */
function valuesOf(query: Parameters): ReadonlyMap<string, readonly unknown[]> {
  const values = new Map<string, readonly unknown[]>();
  for (const [spelling, all] of query) {
    const given = all.filter((value) => value !== '');
    const name = toCamelCase(spelling);
    if (given.length > 0) values.set(name, [...(values.get(name) ?? []), ...given]);
  }
  return values;
}

/** A uid that no resource has. */
const NO_UID = '-';

/** Turns the uid of a filter, and the root as the parent of roles, into parameters of the place. */
function placed(query: ReadonlyMap<string, readonly unknown[]>, faults: FieldViolation[]): Parameters {
  const { uid, ...others } = Object.fromEntries(query);
  const moved = new Map(Object.entries(others));
  if (uid !== undefined) {
    if (uid.length > 1) faults.push({ field: 'id', description: 'must be given once' });
    const ids = moved.get('uidp.ids') ?? uid;
    moved.set('uidp.ids', ids.includes(uid[0]) ? uid : [NO_UID]);
  }
  if (moved.get('uidp.childrenOf')?.join() === '/') {
    moved.delete('uidp.childrenOf');
    moved.set('uidp.inRoot', ['true']);
  }
  return moved;
}

/** v1 shows dated, epoch and referrer tags unless they are excluded, v2 if they are included. */
function shownTags(query: ReadonlyMap<string, readonly unknown[]>): ReadonlyMap<string, readonly unknown[]> {
  const shown = new Map(query);
  for (const form of ['Dates', 'Epochs', 'Referrers']) {
    const [excluded = 'false', ...more] = query.get(`exclude${form}`) ?? [];
    const isFlag = excluded === 'true' || excluded === 'false';
    shown.set(`include${form}`, [isFlag ? String(excluded === 'false') : excluded, ...more]);
  }
  return shown;
}
