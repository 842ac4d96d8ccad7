import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { MooringError } from '../../values/errors.ts';
import { damagedFile, storeFailure } from './store-failure.ts';

/** Raised with every change of the schema: a data file of another version is refused, never half understood. */
const SCHEMA_VERSION = 5;

/** Milliseconds to wait for the lock of another process, which may be about to end. */
const BUSY_MS = 2_000;

/**
 * Opens the platform's database: a file that only its owner can read, and this process alone can use, or `:memory:`. With a
 * file every answered write outlives a killed process (write-ahead log). Throws `config_file_unreadable` when the file
 * cannot be opened, is in use or damaged, or is none of ours.
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: BUSY_MS });
    // Held until the process ends, in whatever way: it is a lock of the operating system.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    const isEmpty = checkVersion(database, path);
    if (!isEmpty) checkIntegrity(database, path);
    restrictToOwner(path);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    if (isEmpty)
      database.exec(`BEGIN; ${TABLES} ${INDEXES} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
    return database;
  } catch (cause) {
    if (database?.isOpen === true) database.close();
    if (cause instanceof MooringError) throw cause;
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    throw (
      storeFailure(cause, path) ??
      new MooringError('config_file_unreadable', `the data file ${path} cannot be opened: ${reason}`, {
        cause,
      })
    );
  }
}

/** Returns true if there is nothing in it yet. A file that is refused stays as it is, to the byte. */
function checkVersion(database: DatabaseSync, path: string): boolean {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === SCHEMA_VERSION) return false;
  if (version === 0 && !hasTables(database)) return true;
  const found = version === 0 ? 'was not written by the platform' : `has version ${String(version)}`;
  throw new MooringError(
    'config_file_unreadable',
    `the data file ${path} ${found}; expected version ${SCHEMA_VERSION}`,
    { hint: 'Use another file; a new file is filled from the seed.' },
  );
}

/**
 * Refuses a file whose structure or values cannot be right: a damaged page would fail requests later. Values have no
 * checksums, so another value of the right form is not noticed.
 */
function checkIntegrity(database: DatabaseSync, path: string): void {
  const finding = findDamage(database);
  if (finding !== undefined) throw damagedFile(path, finding);
}

function findDamage(database: DatabaseSync): string | undefined {
  // Indexes over values that are no JSON fail the check itself.
  const invalid = database
    .prepare('SELECT 1 FROM resource NOT INDEXED WHERE NOT json_valid(body) LIMIT 1')
    .get();
  if (invalid !== undefined) return 'a resource is not JSON';
  const [first] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
  if (first !== 'ok') return String(first);
  return WRONG_VALUES.find(
    ([, from]) => database.prepare(`SELECT 1 ${from} LIMIT 1`).get() !== undefined,
  )?.[0];
}

/** Values that the platform never writes, and that requests would fail on. */
const WRONG_VALUES = [
  ['the contents of an image are not JSON', 'FROM image_contents WHERE NOT json_valid(contents)'],
  ['a build has no digest', `FROM build WHERE ${isNoDigest('digest')}`],
  ['a part has no digest', `FROM artifact_part WHERE ${isNoDigest('digest')} OR ${isNoDigest('subject')}`],
  ['a row belongs to no other', 'FROM pragma_foreign_key_check'],
] as const;

function isNoDigest(column: string): string {
  return `${column} <> 'sha256:' || lower(hex(ifnull(unhex(substr(${column}, 8)), '')))`;
}

/** The file holds the signing keys, and so does the log beside it. A new file is still empty here. */
function restrictToOwner(path: string): void {
  const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file));
  for (const file of files) chmodSync(file, 0o600);
}

/** Does the work as one step: all of it stays, or, when it throws, none. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk, for one, has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Fills an empty database as one step. A million rows take a third of the time so: indexes are sorted once, at the end,
 * and every page is written to the file once, not to the log before.
 */
export function fillAtOnce(database: DatabaseSync, work: () => void): void {
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = -65536');
  try {
    inTransaction(database, () => {
      for (const { name } of database.prepare(MADE_INDEXES).all())
        database.exec(`DROP INDEX ${String(name)}`);
      work();
      database.exec(INDEXES);
    });
  } finally {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = -2000');
  }
}

/** Excludes the indexes that SQLite creates for keys. */
const MADE_INDEXES = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL";

function hasTables(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
}

/**
 * One table for all resources. `facet` is the one filter value of a kind besides name and parent (a tag's form, an
 * advisory's artifact, a binding's identity, whether a group is public). `id`, and the ten digest digits in its index,
 * keep the history small. Each list order has an index.
 */
const TABLES = `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;

  CREATE TABLE resource (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    uid TEXT NOT NULL,
    parent TEXT NOT NULL,
    name TEXT NOT NULL,
    facet TEXT NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (kind, uid)
  ) STRICT;

  CREATE TABLE build (
    tag INTEGER NOT NULL REFERENCES resource (id) ON DELETE CASCADE,
    time INTEGER NOT NULL,
    position INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (tag, time, position)
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE image_contents (
    resource INTEGER PRIMARY KEY REFERENCES resource (id) ON DELETE CASCADE,
    contents TEXT NOT NULL
  ) STRICT;

  CREATE TABLE artifact_part (
    repo TEXT NOT NULL,
    digest TEXT NOT NULL,
    subject TEXT NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (repo, digest)
  ) WITHOUT ROWID, STRICT;
`;

const INDEXES = `
  CREATE INDEX resource_by_place ON resource (kind, parent, uid, facet);
  CREATE INDEX resource_by_place_and_name ON resource (kind, parent, name, uid, facet);
  CREATE INDEX resource_by_name ON resource (kind, name, uid, parent, facet);
  CREATE INDEX resource_by_create_time ON resource (kind, create_time, uid, parent, facet);
  CREATE INDEX resource_by_update_time ON resource (kind, update_time, uid, parent, facet);
  CREATE INDEX resource_by_facet ON resource (kind, facet, uid, parent) WHERE kind <> 'tag';
  CREATE INDEX tag_by_digest ON resource (json_extract(body, '$.digest')) WHERE kind = 'tag';
  CREATE INDEX advisory_by_origin ON resource (json_extract(body, '$.origin')) WHERE kind = 'advisory';
  CREATE INDEX build_by_digest ON build (substr(digest, 8, 10));
`;
