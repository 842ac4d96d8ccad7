import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readCredentialFile, refuseLinks } from '../../../src/login/docker-config-file.ts';

describe('login/docker-config-file', () => {
  it('says what DOCKER_CONFIG must name if it names the file', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'config.json'), '{}');
    await expect(refuseLinks(join(folder, 'config.json', 'config.json'))).rejects.toMatchObject({
      code: 'config_file_unreadable',
      hint: expect.stringContaining('DOCKER_CONFIG must name a directory'),
    });
    expect(await readdir(folder)).toEqual(['config.json']);
  });

  it('says so if a directory is in place of the file', async () => {
    const path = join(await makeFolder(), 'config.json');
    await mkdir(path);
    await expect(readCredentialFile(path)).rejects.toMatchObject({
      code: 'config_file_unreadable',
      hint: expect.stringContaining('whose `config.json` is a file'),
    });
  });
});

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mooring-'));
}
