import type { DatabaseSync } from 'node:sqlite';

import { parseDigest } from '../../domain/digest.ts';
import { toInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Build, TagHistory } from '../../domain/tag-history.ts';
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

/** The store over an open database. */
export function createHistoryStore(database: DatabaseSync): HistoryStore {
  const find = database.prepare("SELECT id FROM resource WHERE kind = 'tag' AND uid = ?");
  const insert = database.prepare(INSERT);
  const select = database.prepare(SELECT);
  return {
    append: (tagUid, builds) => {
      const tag = find.get(tagUid);
      if (tag === undefined) throw new Error('only a stored tag has a history');
      for (const { at, digest } of builds) insert.run(numberColumn(tag, 'id'), at, digest);
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

const INSERT = `
  INSERT INTO build (tag, time, position, digest)
  VALUES (?1, ?2, (SELECT count(*) FROM build WHERE tag = ?1 AND time = ?2), ?3)`;

const SELECT = `
  SELECT time, digest FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time BETWEEN ? AND ?
  ORDER BY time, position LIMIT ?`;
