import type { DatabaseSync } from 'node:sqlite';

import type { ImageContents } from '../registry/content/image-contents.ts';
import { textColumn } from './column.ts';

/** The contents of the images of a repository, or of those of one tag. */
export interface ContentsStore {
  set(uid: string, contents: ImageContents): void;
  /** Undefined if none were set. */
  get(uid: string): ImageContents | undefined;
  /** The tags of a repository for which some were set. */
  tagsOf(repo: string): readonly string[];
}

/** Creates the store over an open database. */
export function createContentsStore(database: DatabaseSync): ContentsStore {
  const insert = database.prepare(INSERT);
  const select = database.prepare(SELECT);
  const tags = database.prepare(TAGS);
  return {
    set: (uid, contents) => {
      insert.run(JSON.stringify(contents), uid);
    },
    get: (uid) => {
      const row = select.get(uid);
      // Only `set` writes this column, from the same type.
      return row === undefined ? undefined : (JSON.parse(textColumn(row, 'contents')) as ImageContents);
    },
    tagsOf: (repo) => tags.all(repo).map((row) => textColumn(row, 'uid')),
  };
}

const INSERT = `
  INSERT OR REPLACE INTO image_contents (resource, contents)
  SELECT id, ? FROM resource WHERE kind IN ('repo', 'tag') AND uid = ?`;

const SELECT = `
  SELECT contents FROM image_contents JOIN resource ON resource.id = image_contents.resource
  WHERE kind IN ('repo', 'tag') AND uid = ?`;

const TAGS = `
  SELECT uid FROM image_contents CROSS JOIN resource ON resource.id = image_contents.resource
  WHERE kind = 'tag' AND parent = ?`;
