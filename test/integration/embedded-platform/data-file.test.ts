import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Clock } from '../../../src/values/clock.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { inTransaction } from '../../../src/embedded-platform/store/database.ts';
import { storeFailure } from '../../../src/embedded-platform/store/store-failure.ts';
import { openStore } from '../../../src/embedded-platform/store/store.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { newFile } from '../../support/platform/platform-process.ts';

/** A file that something else than this platform wrote with SQLite. */
function fileOfStatements(statements: string): string {
  const file = newFile('platform.db');
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
  return file;
}

/** Opens the file as a tool does while no platform uses it. */
function inDatabase<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Starts a platform from a file, does something with it and ends it. */
async function inPlatform<Result>(
  dataFile: string,
  clock: Clock,
  work: (platform: EmbeddedPlatform) => Promise<Result>,
): Promise<Result> {
  const platform = await createPlatform({ clock, dataFile });
  try {
    return await work(platform);
  } finally {
    platform.close();
  }
}

/** The status of the list of roles, asked for with this token. */
async function statusWith(platform: EmbeddedPlatform, token: string): Promise<number> {
  const { status } = await platform.handle({
    method: 'GET',
    url: `${platform.line.apiUrl}/iam/v2/roles`,
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: 5_000,
    maxBytes: 1_000_000,
  });
  return status;
}

describe('the keys in a data file', () => {
  it('are the same after a restart, and where an earlier file has none for the registry it gets one', async () => {
    const clock = fakeClock();
    const file = newFile('platform.db');
    const token = await inPlatform(file, clock, async ({ line }) => line.adminToken);
    const keysOf = (): Readonly<Record<string, unknown>> =>
      inDatabase(file, (database) => {
        const stored = database.prepare("SELECT value FROM setting WHERE name = 'signing-keys'").get();
        return JSON.parse(String(stored?.['value'])) as Readonly<Record<string, unknown>>;
      });
    const { registry, ...earlier } = keysOf();
    expect(registry).toMatchObject({ kty: 'EC' });
    inDatabase(file, (database) =>
      database
        .prepare("UPDATE setting SET value = ? WHERE name = 'signing-keys'")
        .run(JSON.stringify(earlier)),
    );
    expect(await inPlatform(file, clock, (platform) => statusWith(platform, token))).toBe(200);
    expect(await inPlatform(newFile('other.db'), clock, (platform) => statusWith(platform, token))).toBe(401);
    const { registry: added, ...kept } = keysOf();
    expect(kept).toEqual(earlier);
    expect(added).toMatchObject({ kty: 'EC' });
    expect(added).not.toEqual(registry);
    await inPlatform(file, clock, (platform) => statusWith(platform, token));
    expect(keysOf()['registry']).toEqual(added);
  });
});

/** The permissions of the data file and its write-ahead log; one owner needs no shared index. */
function modesOf(file: string): readonly string[] {
  const paths = ['', '-wal', '-shm'].map((suffix) => file + suffix).filter((path) => existsSync(path));
  return paths.map((path) => (statSync(path).mode & 0o777).toString(8));
}

/** The error for a damaged file. */
function damaged(file: string, finding: string): object {
  return {
    code: 'config_file_unreadable',
    message: expect.stringMatching(`^the data file ${file} is damaged${finding}$`) as string,
    hint: 'Restore a copy, or use another file; a new file is filled from the seed.',
  };
}

describe('a data file', () => {
  it('holds private keys, so that only its owner can read it, also one of an earlier version', async () => {
    const clock = fakeClock();
    const file = newFile('platform.db');
    const modes = await inPlatform(file, clock, async () => modesOf(file));
    expect(modes).toEqual(['600', '600']);
    chmodSync(file, 0o644);
    expect(await inPlatform(file, clock, async () => modesOf(file))).toEqual(['600', '600']);
  });

  it('that is rejected keeps its permissions', () => {
    const file = fileOfStatements('CREATE TABLE bookmark (address TEXT)');
    chmodSync(file, 0o644);
    expect(() => openStore(file)).toThrow('was not written by the platform');
    expect(modesOf(file)).toEqual(['644']);
  });

  it.each([
    ['of an older version', 'PRAGMA user_version = 2', /has version 2; expected version 5$/],
    ['of a newer version', 'PRAGMA user_version = 6', /has version 6; expected version 5$/],
    ['of another program', '', /was not written by the platform; expected version 5$/],
  ])('%s is rejected and unchanged', (_, statements, message) => {
    const file = fileOfStatements(`CREATE TABLE bookmark (address TEXT); ${statements}`);
    const before = readFileSync(file);
    const failure = expect.objectContaining({
      code: 'config_file_unreadable',
      message: expect.stringMatching(message),
      hint: 'Use another file; a new file is filled from the seed.',
    });
    expect(() => openStore(file)).toThrow(failure);
    expect(() => openStore(file)).toThrow(file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that is no database is rejected and unchanged', () => {
    const file = newFile('platform.db');
    writeFileSync(file, 'organizations: []\n'.repeat(100));
    expect(() => openStore(file)).toThrow(/is not a database, or its first page is damaged$/);
    expect(readFileSync(file, 'utf8')).toBe('organizations: []\n'.repeat(100));
  });

  it('belongs to one platform, until that ends', async () => {
    const file = newFile('platform.db');
    const owner = openStore(file);
    expect(() => openStore(file)).toThrow(
      expect.objectContaining({
        code: 'config_file_unreadable',
        message: `the data file ${file} is in use by another process`,
        hint: 'Stop that platform first, or use another file.',
      }),
    );
    owner.setSetting('a', 'b');
    owner.close();
    const next = openStore(file);
    expect(next.setting('a')).toBe('b');
    next.close();
  });

  it.each([
    ['a row of an index', 'resource_by_name', (page: Buffer) => page.fill(' ', 4_000, 4_090)],
    ['a page', 'resource', (page: Buffer) => page.fill(0xff, 0, 8)],
  ])('with a damaged page is refused: %s', async (_, name, damage) => {
    const file = newFile('platform.db');
    await inPlatform(file, fakeClock(), async () => undefined);
    const root = inDatabase(file, (database) =>
      database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name),
    );
    const bytes = readFileSync(file);
    const start = (Number(root?.['rootpage']) - 1) * 4_096;
    damage(bytes.subarray(start, start + 4_096));
    writeFileSync(file, bytes);
    expect(() => openStore(file)).toThrow(expect.objectContaining(damaged(file, '(?:: .+)?')));
  });

  it.each([
    [
      'a resource',
      "UPDATE resource SET body = '{' || substr(body, 3) WHERE kind = 'group'",
      'a resource is not JSON',
    ],
    [
      'contents',
      "INSERT INTO image_contents SELECT id, '{' FROM resource WHERE kind = 'group'",
      'the contents of an image are not JSON',
    ],
    [
      'a digest',
      "INSERT INTO build SELECT id, 1, 0, 'sha256:' || upper(hex(randomblob(32))) FROM resource WHERE kind = 'group'",
      'a build has no digest',
    ],
    [
      'a reference',
      "INSERT INTO build VALUES (-1, 1, 0, 'sha256:' || lower(hex(randomblob(32))))",
      'a row belongs to no other',
    ],
    [
      'a signing key',
      "UPDATE setting SET value = json_set(value, '$.platform.n', iif(value ->> '$.platform.n' LIKE 'z%', 'y', 'z') || substr(value ->> '$.platform.n', 2)) WHERE name = 'signing-keys'",
      'a signing key is not valid',
    ],
    [
      'the signing keys',
      "UPDATE setting SET value = '{' WHERE name = 'signing-keys'",
      'a signing key is not valid',
    ],
  ])('with a damaged value is refused: %s', async (_, statement, finding) => {
    const file = newFile('platform.db');
    await inPlatform(file, fakeClock(), async () => undefined);
    // As a flipped byte does it, without the rules of the schema.
    inDatabase(file, (database) => {
      database.exec('PRAGMA foreign_keys = OFF; DROP INDEX tag_by_digest; DROP INDEX advisory_by_origin');
      database.exec(statement);
    });
    await expect(createPlatform({ clock: fakeClock(), dataFile: file })).rejects.toMatchObject(
      damaged(file, `: ${finding}`),
    );
  });

  it('on a full disk or read-only has a sentence of its own, and a bug in a statement has none', () => {
    const failureOf = (statements: string): readonly (string | undefined)[] => {
      const database = new DatabaseSync(newFile('any.db'));
      try {
        database.exec(statements);
        throw new Error('nothing failed');
      } catch (error) {
        const failure = storeFailure(error, 'FILE');
        return [failure?.message, failure?.hint];
      } finally {
        database.close();
      }
    };
    const write = 'CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(100000))';
    expect(failureOf(`PRAGMA max_page_count = 3; ${write}`)).toEqual([
      'the data file FILE cannot be written, because the disk is full',
      'Free disk space, then retry.',
    ]);
    expect(failureOf(`PRAGMA query_only = ON; ${write}`)).toEqual([
      'the data file FILE is read-only',
      'Check that this user can write to the file and its directory.',
    ]);
    expect(failureOf('SELEKT')).toEqual([undefined, undefined]);
  });

  it('keeps the failure of work that SQLite has rolled back already', () => {
    const database = new DatabaseSync(':memory:');
    const work = (): never => {
      database.exec('ROLLBACK');
      throw new Error('the disk is full');
    };
    expect(() => inTransaction(database, work)).toThrow('the disk is full');
    database.close();
  });

  it('cannot be in a directory that does not exist', () => {
    const file = join(newFile('no-folder'), 'platform.db');
    expect(() => openStore(file)).toThrow(`the data file ${file} cannot be opened: unable to open`);
  });
});
