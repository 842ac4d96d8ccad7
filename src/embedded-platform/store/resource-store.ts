import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

import { toInstant } from '../../values/instant.ts';
import { numberColumn, textColumn } from './column.ts';
import type { Row } from './column.ts';
import type { Resource, ResourceKind } from './resource.ts';
import { allOf, toCondition } from './resource-filter.ts';
import type { Condition, ResourceFilter } from './resource-filter.ts';

/** The columns that a list can be ordered by. */
export type OrderColumn = 'uid' | 'name' | 'create_time' | 'update_time';

export interface Order {
  readonly column: OrderColumn;
  readonly descending: boolean;
}

/** Start of a page: after the resource with this value in the order column and this uid. */
export interface Position {
  readonly value: string | number;
  readonly uid: string;
}

interface PageRequest {
  readonly filter: ResourceFilter;
  readonly order: Order;
  readonly after?: Position | undefined;
  /** Resources to leave out from there. */
  readonly skip: number;
  readonly limit: number;
}

/** The resources of every domain. */
export interface ResourceStore {
  insert(resource: Resource): void;
  get(kind: ResourceKind, uid: string): Resource | undefined;
  /** Replaces everything but the uid, the parent and the time of creation. */
  update(resource: Resource): void;
  /** Replaces the body; times stay as they are. */
  replaceBody(kind: ResourceKind, uid: string, body: Resource['body']): void;
  /** Deletes a resource if it is there, with all that hangs on it by its id. */
  delete(kind: ResourceKind, uid: string): void;
  /** All that the filter means, by uid. For short lists only. */
  list(filter: ResourceFilter): readonly Resource[];
  /** One page: `limit` resources from a position on, ties of the order broken by uid. */
  page(request: PageRequest): readonly Resource[];
  count(filter: ResourceFilter): number;
}

/** Creates the store over an open database. Statements are prepared once per shape of a query. */
export function createResourceStore(database: DatabaseSync): ResourceStore {
  const prepare = statementCache(database);
  const counter = createCounter(prepare);

  function write(sql: string, values: readonly SQLInputValue[]): void {
    counter.forget();
    prepare(sql).run(...values);
  }

  function select({ sql, values }: Condition, order: string): readonly Resource[] {
    const statement = prepare(`SELECT * FROM resource WHERE ${sql} ${order}`);
    return statement.all(...values).map(toResource);
  }

  return {
    insert: (resource) => write(INSERT, columnValues(resource)),
    get: (kind, uid) => select({ sql: 'kind = ? AND uid = ?', values: [kind, uid] }, '')[0],
    update: ({ kind, uid, name, facet, updateTime, body }) =>
      write(UPDATE, [name, facet, updateTime, JSON.stringify(body), kind, uid]),
    replaceBody: (kind, uid, body) =>
      write('UPDATE resource SET body = ? WHERE kind = ? AND uid = ?', [JSON.stringify(body), kind, uid]),
    delete: (kind, uid) => write('DELETE FROM resource WHERE kind = ? AND uid = ?', [kind, uid]),
    list: (filter) => select(toCondition(filter), 'ORDER BY uid'),
    page: ({ filter, order, after, skip, limit }) => {
      const conditions = [toCondition(filter), ...(after === undefined ? [] : [beyond(order, after)])];
      const direction = order.descending ? 'DESC' : 'ASC';
      const column = isSelective(filter) ? `+${order.column}` : order.column;
      const sorted = `ORDER BY ${column} ${direction}, uid ${direction}`;
      const { sql, values } = allOf(conditions);
      // Sorts the ids, which indexes hold, and reads only the rows of the page: bodies are long.
      const ids = `SELECT id FROM resource WHERE ${sql} ${sorted} LIMIT ? OFFSET ?`;
      return select({ sql: `id IN (${ids})`, values: [...values, limit, skip] }, sorted);
    },
    count: counter.count,
  };
}

const INSERT = `
  INSERT INTO resource (kind, uid, parent, name, facet, create_time, update_time, body)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const UPDATE =
  'UPDATE resource SET name = ?, facet = ?, update_time = ?, body = ? WHERE kind = ? AND uid = ?';

type Prepare = (sql: string) => StatementSync;

function statementCache(database: DatabaseSync): Prepare {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
}

/** Counting is most of the work of a page: a number holds until something is written. */
function createCounter(prepare: Prepare): Pick<ResourceStore, 'count'> & { forget(): void } {
  const counts = new Map<string, number>();
  return {
    forget: () => counts.clear(),
    count: (filter) => {
      const { sql, values } = toCondition(filter);
      const key = JSON.stringify([sql, values]);
      const known = counts.get(key);
      if (known !== undefined) return known;
      const row = prepare(`SELECT count(*) AS number FROM resource WHERE ${sql}`).get(...values);
      const number = row === undefined ? 0 : numberColumn(row, 'number');
      counts.set(key, number);
      return number;
    },
  };
}

/**
 * Returns true if the filter matches few resources, so that sorting them is faster than scanning the index of the
 * order; a `+` before the column makes SQLite sort. Only the facets of tags are shared by many resources.
 */
function isSelective({ kind, names, digest, facets }: ResourceFilter): boolean {
  return names !== undefined || digest !== undefined || (kind !== 'tag' && facets !== undefined);
}

/** Keyset, not offset: what is inserted or deleted before the position moves nothing behind it. */
function beyond(order: Order, after: Position): Condition {
  const comparison = order.descending ? '<' : '>';
  return { sql: `(${order.column}, uid) ${comparison} (?, ?)`, values: [after.value, after.uid] };
}

function columnValues(resource: Resource): readonly SQLInputValue[] {
  const { kind, uid, parent, name, facet, createTime, updateTime, body } = resource;
  return [kind, uid, parent, name, facet, createTime, updateTime, JSON.stringify(body)];
}

function toResource(row: Row): Resource {
  return {
    // Only `insert` writes this column, from the same type.
    kind: textColumn(row, 'kind') as ResourceKind,
    uid: textColumn(row, 'uid'),
    parent: textColumn(row, 'parent'),
    name: textColumn(row, 'name'),
    facet: textColumn(row, 'facet'),
    createTime: toInstant(numberColumn(row, 'create_time')),
    updateTime: toInstant(numberColumn(row, 'update_time')),
    body: JSON.parse(textColumn(row, 'body')) as Resource['body'],
  };
}
