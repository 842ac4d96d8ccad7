import type { SQLInputValue } from 'node:sqlite';

import type { Instant } from '../../values/instant.ts';
import type { ResourceKind } from './resource.ts';

/** Filter for resources of one kind; all conditions must match. */
export interface ResourceFilter {
  readonly kind: ResourceKind;
  /** The groups at or below which the resource must lie; all of them if absent. */
  readonly within?: readonly string[] | undefined;
  /** The group or repository directly above it. */
  readonly childrenOf?: string | undefined;
  /** A group anywhere above it. */
  readonly descendantsOf?: string | undefined;
  /** A uid: the groups above it, and what is directly in one of them. */
  readonly ancestorsOf?: string | undefined;
  /** True for what is in no group: organizations and built-in roles (service-rules.md#scope-filters). */
  readonly inRoot?: boolean | undefined;
  readonly uids?: readonly string[] | undefined;
  /** Uids to exclude. */
  readonly except?: readonly string[] | undefined;
  readonly names?: readonly string[] | undefined;
  readonly facets?: readonly string[] | undefined;
  /** The digest that a tag points to. */
  readonly digest?: string | undefined;
  /** The parent, in addition to `childrenOf`. */
  readonly parent?: string | undefined;
  /** The role of a role binding. */
  readonly role?: string | undefined;
  /** The earliest time of change. */
  readonly updatedSince?: Instant | undefined;
  /** Conditions that only this kind knows. */
  readonly also?: readonly Condition[] | undefined;
}

/** A condition in SQL with the values of its `?`, in their order. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/**
 * Returns the filter as the condition of a `WHERE`. Only the kind, a word of ours, is part of the text, for the sake of
 * the indexes that are of one kind; values never are.
 */
export function toCondition(filter: ResourceFilter): Condition {
  return allOf([
    { sql: `kind = '${filter.kind}'`, values: [] },
    ...given(withinBesides(filter), (groups) => anyOf(groups.map(atOrBelow))),
    ...given(filter.childrenOf, (parent) => ({ sql: 'parent = ?', values: [parent] })),
    ...given(filter.descendantsOf, below),
    ...given(filter.ancestorsOf, above),
    ...(filter.inRoot === true ? [{ sql: "parent = ''", values: [] }] : []),
    ...given(filter.uids, (uids) => oneOf('uid', uids)),
    ...given(filter.except, (uids) => ({
      sql: 'uid NOT IN (SELECT value FROM json_each(?))',
      values: [JSON.stringify(uids)],
    })),
    ...given(filter.names, (names) => oneOf('name', names)),
    ...given(filter.facets, (facets) => oneOf('facet', facets)),
    ...given(filter.digest, (digest) => ({ sql: "json_extract(body, '$.digest') = ?", values: [digest] })),
    ...given(filter.parent, (parent) => ({ sql: 'parent = ?', values: [parent] })),
    ...given(filter.role, (role) => ({ sql: "json_extract(body, '$.roleUid') = ?", values: [role] })),
    ...given(filter.updatedSince, (time) => ({ sql: 'update_time >= ?', values: [time] })),
    ...(filter.also ?? []),
  ]);
}

/** Returns `within` unless the scope filters already imply it. */
function withinBesides({ within, childrenOf, descendantsOf }: ResourceFilter): readonly string[] | undefined {
  const place = childrenOf ?? descendantsOf;
  const isInside = within?.some((group) => place === group || place?.startsWith(`${group}/`));
  return isInside === true ? undefined : within;
}

/** Returns all conditions as one. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}

function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'FALSE', values: [] };
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** Returns the condition of a value that is set, nothing for an absent one. */
export function given<Value>(
  value: Value | undefined,
  toSql: (value: Value) => Condition,
): readonly Condition[] {
  return value === undefined ? [] : [toSql(value)];
}

/** Returns the group itself, or anything below it. */
function atOrBelow(group: string): Condition {
  const { sql, values } = below(group);
  return { sql: `uid = ? OR ${sql}`, values: [group, ...values] };
}

/** Uids below a group begin with its own and a slash; `0` is the character that follows the slash. */
function below(group: string): Condition {
  return { sql: 'parent = ? OR (parent > ? AND parent < ?)', values: [group, `${group}/`, `${group}0`] };
}

/** For `a/b/c`: the uids `a` and `a/b`, and what has one of them for a parent. */
function above(uid: string): Condition {
  const levels = uid.split('/');
  const groups = JSON.stringify(levels.slice(1).map((_, index) => levels.slice(0, index + 1).join('/')));
  const among = 'IN (SELECT value FROM json_each(?))';
  return { sql: `uid ${among} OR (kind <> 'group' AND parent ${among})`, values: [groups, groups] };
}

function oneOf(column: 'uid' | 'name' | 'facet', values: readonly string[]): Condition {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return { sql: `${column} = ?`, values: [only] };
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] };
}
