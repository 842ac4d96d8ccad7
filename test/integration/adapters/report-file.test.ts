import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { writeWholeFile } from '../../../src/adapters/report-file.ts';

describe('adapters/report-file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-report-'));

  it('writes over what was there, makes the folders, and leaves nothing else behind', async () => {
    const path = join(folder, 'a/b/report.json');
    await writeWholeFile(path, 'first');
    await writeWholeFile(path, 'second');
    expect(readFileSync(path, 'utf8')).toBe('second');
    expect(readdirSync(join(folder, 'a/b'))).toEqual(['report.json']);
  });

  it('names the path that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const path = join(folder, 'file/report.json');
    await expect(writeWholeFile(path, 'x')).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: `could not write ${path}`,
    });
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');
  });
});
