import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { makePrivateDirectory, removePrivateDirectory } from '../../../../src/io/files/private-directory.ts';

describe('io/files/private-directory', () => {
  it.each([
    ['a slash at its end', (parent: string) => `${parent}/`],
    ['steps up and down', (parent: string) => `${parent}/./x/..`],
    ['no root', (parent: string) => relative(process.cwd(), parent)],
  ])('removes its directory from a parent that is written with %s', async (_, write) => {
    const parent = write(await makeFolder());
    const folder = await makePrivateDirectory(parent);
    await removePrivateDirectory(folder, parent);
    expect(existsSync(folder)).toBe(false);
  });

  it('removes nothing else', async () => {
    const parent = await makeFolder();
    const folder = await makePrivateDirectory(parent);
    for (const [place, below] of [
      [folder, join(parent, 'other')],
      [join(folder, '..'), parent],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same folder
      await expect(removePrivateDirectory(place, below)).rejects.toThrow('does not belong to a login');
    }
    expect(existsSync(folder)).toBe(true);
  });
});

function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mooring-'));
}
