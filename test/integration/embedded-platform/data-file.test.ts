import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Clock } from '../../../src/values/clock.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
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
    const database = new DatabaseSync(file);
    const stored = database.prepare("SELECT value FROM setting WHERE name = 'signing-keys'");
    const keysOf = (): Readonly<Record<string, unknown>> =>
      JSON.parse(String(stored.get()?.['value'])) as Readonly<Record<string, unknown>>;
    const { registry, ...earlier } = keysOf();
    expect(registry).toMatchObject({ kty: 'EC' });
    database.prepare("UPDATE setting SET value = ? WHERE name = 'signing-keys'").run(JSON.stringify(earlier));
    expect(await inPlatform(file, clock, (platform) => statusWith(platform, token))).toBe(200);
    expect(await inPlatform(newFile('other.db'), clock, (platform) => statusWith(platform, token))).toBe(401);
    const { registry: added, ...kept } = keysOf();
    expect(kept).toEqual(earlier);
    expect(added).toMatchObject({ kty: 'EC' });
    expect(added).not.toEqual(registry);
    await inPlatform(file, clock, (platform) => statusWith(platform, token));
    expect(keysOf()['registry']).toEqual(added);
    database.close();
  });
});

/** The permissions of the data file, its write-ahead log and its index. */
function modesOf(file: string): readonly string[] {
  const paths = ['', '-wal', '-shm'].map((suffix) => file + suffix).filter((path) => existsSync(path));
  return paths.map((path) => (statSync(path).mode & 0o777).toString(8));
}

describe('a data file', () => {
  it('holds private keys, so that only its owner can read it, also one of an earlier version', async () => {
    const clock = fakeClock();
    const file = newFile('platform.db');
    const modes = await inPlatform(file, clock, async () => modesOf(file));
    expect(modes).toEqual(['600', '600', '600']);
    chmodSync(file, 0o644);
    expect(await inPlatform(file, clock, async () => modesOf(file))).toEqual(['600', '600', '600']);
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
    expect(() => openStore(file)).toThrow(/cannot be opened: file is not a database/);
    expect(readFileSync(file, 'utf8')).toBe('organizations: []\n'.repeat(100));
  });

  it('cannot be in a directory that does not exist', () => {
    const file = join(newFile('no-folder'), 'platform.db');
    expect(() => openStore(file)).toThrow(`the data file ${file} cannot be opened: unable to open`);
  });
});
