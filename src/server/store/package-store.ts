import type { DatabaseSync } from 'node:sqlite';

import type { ImagePackage } from '../../contract/registry/oci.ts';
import { textColumn } from './column.ts';

/** The packages that the images of a repository, or those of one tag, have in them. */
export interface PackageStore {
  set(uid: string, packages: readonly ImagePackage[]): void;
  /** Undefined if none were set. */
  get(uid: string): readonly ImagePackage[] | undefined;
  /** The tags of a repository for which some were set. */
  tagsOf(repo: string): readonly string[];
}

/** Creates the store over an open database. */
export function createPackageStore(database: DatabaseSync): PackageStore {
  const insert = database.prepare(INSERT);
  const select = database.prepare(SELECT);
  const tags = database.prepare(TAGS);
  return {
    set: (uid, packages) => {
      insert.run(JSON.stringify(packages), uid);
    },
    get: (uid) => {
      const row = select.get(uid);
      // Only `set` writes this column, from the same type.
      return row === undefined ? undefined : (JSON.parse(textColumn(row, 'packages')) as ImagePackage[]);
    },
    tagsOf: (repo) => tags.all(repo).map((row) => textColumn(row, 'uid')),
  };
}

const INSERT = `
  INSERT OR REPLACE INTO package_list (resource, packages)
  SELECT id, ? FROM resource WHERE kind IN ('repo', 'tag') AND uid = ?`;

const SELECT = `
  SELECT packages FROM package_list JOIN resource ON resource.id = package_list.resource
  WHERE kind IN ('repo', 'tag') AND uid = ?`;

const TAGS = `
  SELECT uid FROM package_list CROSS JOIN resource ON resource.id = package_list.resource
  WHERE kind = 'tag' AND parent = ?`;
