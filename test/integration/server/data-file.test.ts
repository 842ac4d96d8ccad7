import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openStore } from '../../../src/server/store/store.ts';
import { newFile } from '../../support/platform-process.ts';

/** A file that something else than this platform wrote with SQLite. */
function fileOfStatements(statements: string): string {
  const file = newFile('platform.db');
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
  return file;
}

describe('a data file', () => {
  it.each([
    ['of an older version', 'PRAGMA user_version = 2', /is of version 2; what can be read is version 3$/],
    ['of a newer version', 'PRAGMA user_version = 4', /is of version 4; what can be read is version 3$/],
    ['of another program', '', /is not of this platform; what can be read is version 3$/],
  ])('%s is refused, and left as it is', (_, statements, message) => {
    const file = fileOfStatements(`CREATE TABLE bookmark (address TEXT); ${statements}`);
    const before = readFileSync(file);
    const failure = expect.objectContaining({
      code: 'config_file_unreadable',
      message: expect.stringMatching(message),
      hint: 'Name another file: one that does not exist is filled from the seed.',
    });
    expect(() => openStore(file)).toThrow(failure);
    expect(() => openStore(file)).toThrow(file);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that is no database is refused, and left as it is', () => {
    const file = newFile('platform.db');
    writeFileSync(file, 'organizations: []\n'.repeat(100));
    expect(() => openStore(file)).toThrow(/cannot be opened: file is not a database/);
    expect(readFileSync(file, 'utf8')).toBe('organizations: []\n'.repeat(100));
  });

  it('cannot be in a folder that does not exist', () => {
    const file = join(newFile('no-folder'), 'platform.db');
    expect(() => openStore(file)).toThrow(`the data file ${file} cannot be opened: unable to open`);
  });
});
