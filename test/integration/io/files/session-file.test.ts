import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { openSessionFile } from '../../../../src/io/files/session-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'mooring-session-'));

it('adds lines to a file that only its owner can read', async () => {
  const path = join(folder, 'state.jsonl');
  const file = openSessionFile(path);
  expect(await file.read()).toBeUndefined();
  await file.write('plan\n');
  await file.append('one\n');
  await file.append('two\n');
  expect([await file.read(), readFileSync(path, 'utf8')]).toEqual(['plan\none\ntwo\n', 'plan\none\ntwo\n']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('starts no file by adding a line, since it would have no plan', async () => {
  await expect(openSessionFile(join(folder, 'gone')).append('one\n')).rejects.toMatchObject({
    code: 'config_file_unwritable',
    hint: expect.stringContaining('--resume'),
  });
});

it('reports a path that cannot be read or written', async () => {
  await expect(openSessionFile(folder).read()).rejects.toMatchObject({ code: 'config_file_unreadable' });
  writeFileSync(join(folder, 'file'), '');
  await expect(openSessionFile(join(folder, 'file/state')).write('')).rejects.toMatchObject({
    code: 'config_file_unwritable',
  });
});
