import type { DatabaseSync } from 'node:sqlite';

import type { Digest } from '../../values/digest.ts';
import { toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { numberColumn, textColumn } from './column.ts';
import type { Row } from './column.ts';

/** The builds as the registry looks for them: by what they are, not by when a tag pointed to them. */
export interface BuildStore {
  /** The builds with this digest of one tag, or of all tags of a repository; the newest first. */
  find(digest: Digest, place: { readonly tag: string } | { readonly repo: string }): readonly StoredBuild[];
  /** From when to when there are builds of anything; undefined if there are none. */
  period(): { readonly first: Instant; readonly last: Instant } | undefined;
  /**
   * True if there is a build from `start` on and before `end`; of a repository, in tags without packages of their own.
   */
  isAnyBetween(
    place: { readonly tag: string } | { readonly repo: string },
    start: Instant,
    end: Instant,
  ): boolean;
  /** The newest build of each of the tags of a repository that changed last, at most `limit`. */
  latest(repo: string, limit: number): readonly StoredBuild[];
}

/** A build in the histories. */
export interface StoredBuild {
  readonly tagUid: string;
  readonly tag: string;
  readonly at: Instant;
  /** The number of builds of the tag at the same moment before this one. */
  readonly position: number;
}

/** Creates the store over an open database. Builds are found by an index of the first digits of their digests. */
export function createBuildStore(database: DatabaseSync): BuildStore {
  const findOfTag = database.prepare(FIND_OF_TAG);
  const findOfRepo = database.prepare(FIND_OF_REPO);
  const period = database.prepare(PERIOD);
  const anyOfTag = database.prepare(ANY_OF_TAG);
  const anyOfRepo = database.prepare(ANY_OF_REPO);
  const latest = database.prepare(LATEST);
  return {
    find: (digest, place) => {
      const rows = 'tag' in place ? findOfTag.all(place.tag, digest) : findOfRepo.all(place.repo, digest);
      return rows.map(toStoredBuild);
    },
    period: () => {
      const row = period.get();
      if (row === undefined || row['first'] === null || row['last'] === null) return undefined;
      return { first: toInstant(numberColumn(row, 'first')), last: toInstant(numberColumn(row, 'last')) };
    },
    isAnyBetween: (place, start, end) =>
      ('tag' in place ? anyOfTag.get(place.tag, start, end) : anyOfRepo.get(place.repo, start, end)) !==
      undefined,
    latest: (repo, limit) => latest.all(repo, limit).map(toStoredBuild),
  };
}

const FIND_OF_TAG = `
  SELECT uid, name, time, position FROM build JOIN resource ON resource.id = build.tag
  WHERE substr(digest, 8, 10) = substr(?2, 8, 10) AND digest = ?2
    AND tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?1)
  ORDER BY time DESC, position DESC LIMIT 1`;

const FIND_OF_REPO = `
  SELECT uid, name, time, position FROM build CROSS JOIN resource ON resource.id = build.tag
  WHERE substr(digest, 8, 10) = substr(?2, 8, 10) AND digest = ?2 AND kind = 'tag' AND parent = ?1
  ORDER BY time DESC, position DESC`;

/** A tag is created with its first build and moved by its last one. */
const PERIOD = `
  SELECT (SELECT min(create_time) FROM resource WHERE kind = 'tag') AS first,
         (SELECT max(update_time) FROM resource WHERE kind = 'tag') AS last`;

const ANY_OF_TAG = `
  SELECT 1 FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time >= ? AND time < ? LIMIT 1`;

const ANY_OF_REPO = `
  SELECT 1 FROM resource JOIN build ON build.tag = resource.id
  WHERE kind = 'tag' AND parent = ? AND time >= ? AND time < ?
    AND NOT EXISTS (SELECT 1 FROM image_contents WHERE image_contents.resource = resource.id)
  LIMIT 1`;

/** The `+` keeps to the index of times: the newest of many tags are found without looking at the others. */
const LATEST = `
  SELECT uid, name, time, position
  FROM (SELECT id, uid, name FROM resource WHERE kind = 'tag' AND +parent = ? ORDER BY update_time DESC LIMIT ?) AS moved
  JOIN build ON build.tag = moved.id
  WHERE (time, position) =
    (SELECT time, position FROM build WHERE tag = moved.id ORDER BY time DESC, position DESC LIMIT 1)`;

function toStoredBuild(row: Row): StoredBuild {
  return {
    tagUid: textColumn(row, 'uid'),
    tag: textColumn(row, 'name'),
    at: toInstant(numberColumn(row, 'time')),
    position: numberColumn(row, 'position'),
  };
}
