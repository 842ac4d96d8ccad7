import { spawnSync } from 'node:child_process';
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

  it('names the missing file descriptors at once, blames no other process, and leaves no lock', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'exhaust.mjs'), EXHAUST);
    const module = new URL('../../../src/login/docker-config-file.ts', import.meta.url).href;
    // A process of its own, since descriptors belong to the whole process.
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 100; exec "$@"', 'sh', process.execPath, join(folder, 'exhaust.mjs'), module, folder],
      { encoding: 'utf8' },
    );
    const [missing, ...others] = JSON.parse(stdout || `["${stderr}"]`) as string[];
    expect(missing).toBe(
      `config_file_unreadable: could not change the credential file ${join(folder, 'docker/config.json')}: no free file descriptors (EMFILE)`,
    );
    expect(new Set(others)).toEqual(new Set([missing, 'changed']));
    expect(await readdir(join(folder, 'docker'))).toEqual(['config.json']);
  });
});

/** Changes a file of the folder while 0 to 5 file descriptors are free, and prints what came of it. */
const EXHAUST = `
import { closeSync, openSync } from 'node:fs';
const [, , module, folder] = process.argv;
const { changeCredentialFile } = await import(module);
const change = (text) =>
  changeCredentialFile(folder + '/docker/config.json', (file) => ({ ...file, text })).then(
    () => 'changed',
    ({ code, message }) => code + ': ' + message,
  );
await change('{}');
const results = [];
for (let free = 0; free <= 5; free += 1) {
  const held = [];
  try {
    for (;;) held.push(openSync('/dev/null'));
  } catch {}
  for (const file of held.splice(0, free)) closeSync(file);
  results.push(await change('{"credsStore":"' + free + '"}'));
  for (const file of held) closeSync(file);
}
console.log(JSON.stringify(results));
`;

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mooring-'));
}
