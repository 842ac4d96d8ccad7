import type { DatabaseSync } from 'node:sqlite';

import { parseDigest } from '../../values/digest.ts';
import { toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import { numberColumn, textColumn } from './column.ts';

/** The builds that each tag has pointed to. */
export interface HistoryStore {
  /** Adds builds to the tag's history; those of one moment keep the order in which they are given. */
  append(tagUid: string, builds: Iterable<Build>): void;
  /** The builds of a period, both ends included, oldest first, at most `limit`. */
  read(tagUid: string, period: Period): TagHistory;
}

interface Period {
  readonly start?: Instant | undefined;
  readonly end?: Instant | undefined;
  readonly limit: number;
}

/** Creates the store over an open database. */
export function createHistoryStore(database: DatabaseSync): HistoryStore {
  const find = database.prepare("SELECT id FROM resource WHERE kind = 'tag' AND uid = ?");
  const insert = database.prepare(INSERT);
  const select = database.prepare(SELECT);
  const newestBuild = database.prepare(NEWEST);
  const count = database.prepare('SELECT count(*) AS number FROM build WHERE tag = ? AND time = ?');

  function newestOf(tag: number): { readonly at: number; readonly position: number } {
    const row = newestBuild.get(tag);
    if (row === undefined) return { at: -Infinity, position: 0 };
    return { at: numberColumn(row, 'time'), position: numberColumn(row, 'position') };
  }

  function countAt(tag: number, at: Instant): number {
    const row = count.get(tag, at);
    return row === undefined ? 0 : numberColumn(row, 'number');
  }

  return {
    append: (tagUid, builds) => {
      const tag = find.get(tagUid);
      if (tag === undefined) throw new Error('only a stored tag has a history');
      const id = numberColumn(tag, 'id');
      let newest = newestOf(id);
      for (const { at, digest } of builds) {
        const position = at > newest.at ? 0 : at === newest.at ? newest.position + 1 : countAt(id, at);
        insert.run(id, at, position, digest);
        if (at >= newest.at) newest = { at, position };
      }
    },
    read: (tagUid, { start, end, limit }) =>
      select
        .all(tagUid, start ?? Number.MIN_SAFE_INTEGER, end ?? Number.MAX_SAFE_INTEGER, limit)
        .map((row) => ({
          at: toInstant(numberColumn(row, 'time')),
          digest: parseDigest(textColumn(row, 'digest')),
        })),
  };
}

const INSERT = 'INSERT INTO build (tag, time, position, digest) VALUES (?, ?, ?, ?)';

const NEWEST = 'SELECT time, position FROM build WHERE tag = ? ORDER BY time DESC, position DESC LIMIT 1';

const SELECT = `
  SELECT time, digest FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time BETWEEN ? AND ?
  ORDER BY time, position LIMIT ?`;
