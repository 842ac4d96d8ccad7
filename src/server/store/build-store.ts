import type { DatabaseSync } from 'node:sqlite';

import type { Digest } from '../../domain/digest.ts';
import { toInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import { numberColumn, textColumn } from './column.ts';
import type { Row } from './column.ts';

/** The builds as the registry looks for them: by what they are, not by when a tag pointed to them. */
export interface BuildStore {
  /** The builds with this digest of one tag, or of all tags of a repository; the newest first. */
  find(digest: Digest, place: { readonly tag: string } | { readonly repo: string }): readonly StoredBuild[];
  /** The moments of the tag's builds before one, newest first, at most `limit`. */
  momentsBefore(tagUid: string, before: Instant | undefined, limit: number): readonly Instant[];
}

/** Where a build is in the histories. */
export interface StoredBuild {
  readonly tagUid: string;
  readonly tag: string;
  readonly at: Instant;
  /** The number of builds of the tag at the same moment before this one. */
  readonly position: number;
}

/** The store over an open database. Only the builds of a tag are found at once: no index of a million digests. */
export function createBuildStore(database: DatabaseSync): BuildStore {
  const findOfTag = database.prepare(FIND_OF_TAG);
  const findOfRepo = database.prepare(FIND_OF_REPO);
  const moments = database.prepare(MOMENTS);
  return {
    find: (digest, place) => {
      const rows = 'tag' in place ? findOfTag.all(place.tag, digest) : findOfRepo.all(place.repo, digest);
      return rows.map(toStoredBuild);
    },
    momentsBefore: (tagUid, before, limit) =>
      moments
        .all(tagUid, before ?? Number.MAX_SAFE_INTEGER, limit)
        .map((row) => toInstant(numberColumn(row, 'time'))),
  };
}

const FIND_OF_TAG = `
  SELECT uid, name, time, position FROM build JOIN resource ON resource.id = build.tag
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND digest = ?
  ORDER BY time DESC, position DESC LIMIT 1`;

const FIND_OF_REPO = `
  SELECT uid, name, time, position FROM resource JOIN build ON build.tag = resource.id
  WHERE kind = 'tag' AND parent = ? AND digest = ?
  ORDER BY time DESC, position DESC`;

const MOMENTS = `
  SELECT DISTINCT time FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time < ?
  ORDER BY time DESC LIMIT ?`;

function toStoredBuild(row: Row): StoredBuild {
  return {
    tagUid: textColumn(row, 'uid'),
    tag: textColumn(row, 'name'),
    at: toInstant(numberColumn(row, 'time')),
    position: numberColumn(row, 'position'),
  };
}
