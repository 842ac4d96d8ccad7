import type { SQLInputValue } from 'node:sqlite';

import type { ResourceKind } from './resource.ts';

/** Which resources of one kind are meant; every condition that is given has to hold. */
export interface ResourceFilter {
  readonly kind: ResourceKind;
  /** The groups at or below which the resource has to lie; all of them where absent. */
  readonly within?: readonly string[] | undefined;
  /** The group or repository directly above it. */
  readonly childrenOf?: string | undefined;
  /** A group anywhere above it. */
  readonly descendantsOf?: string | undefined;
  readonly names?: readonly string[] | undefined;
  readonly facets?: readonly string[] | undefined;
  /** The digest that a tag points to. */
  readonly digest?: string | undefined;
}

/** A condition in SQL with the values of its `?`, in their order. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/**
 * The filter as the condition of a `WHERE`. Only the kind, a word of ours, is part of the text, for the sake of the
 * indexes that are of one kind; values never are.
 */
export function toCondition(filter: ResourceFilter): Condition {
  return allOf([
    { sql: `kind = '${filter.kind}'`, values: [] },
    ...given(withinBesides(filter), (groups) => anyOf(groups.map(atOrBelow))),
    ...given(filter.childrenOf, (parent) => ({ sql: 'parent = ?', values: [parent] })),
    ...given(filter.descendantsOf, below),
    ...given(filter.names, (names) => oneOf('name', names)),
    ...given(filter.facets, (facets) => oneOf('facet', facets)),
    ...given(filter.digest, (digest) => ({ sql: "json_extract(body, '$.digest') = ?", values: [digest] })),
  ]);
}

/** What `within` asks for beside the place: nothing where that lies in one of the groups anyway. */
function withinBesides({ within, childrenOf, descendantsOf }: ResourceFilter): readonly string[] | undefined {
  const place = childrenOf ?? descendantsOf;
  const isInside = within?.some((group) => place === group || place?.startsWith(`${group}/`));
  return isInside === true ? undefined : within;
}

/** All conditions as one. */
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

function given<Value>(value: Value | undefined, toSql: (value: Value) => Condition): readonly Condition[] {
  return value === undefined ? [] : [toSql(value)];
}

/** The group itself, or anything below it. */
function atOrBelow(group: string): Condition {
  const { sql, values } = below(group);
  return { sql: `uid = ? OR ${sql}`, values: [group, ...values] };
}

/** Uids below a group begin with its own and a slash; `0` is the character that follows the slash. */
function below(group: string): Condition {
  return { sql: 'parent = ? OR (parent > ? AND parent < ?)', values: [group, `${group}/`, `${group}0`] };
}

function oneOf(column: 'name' | 'facet', values: readonly string[]): Condition {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return { sql: `${column} = ?`, values: [only] };
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] };
}
