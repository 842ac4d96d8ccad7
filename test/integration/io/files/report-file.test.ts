import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { removeFile, reportPlace, writeWholeFile } from '../../../../src/io/files/report-file.ts';

const root = mkdtempSync(join(tmpdir(), 'mooring-report-'));
const folders = { workspace: '/runner/shop', temporaryDirectory: '/runner/_temp' };

describe('io/files/report-file', () => {
  it('overwrites an existing file, creates the directories, and leaves nothing else behind', async () => {
    const path = join(root, 'a/b/report.json');
    await writeWholeFile({ path, root }, 'first');
    await writeWholeFile({ path, root }, 'second');
    expect(readFileSync(path, 'utf8')).toBe('second');
    expect(readdirSync(join(root, 'a/b'))).toEqual(['report.json']);
  });

  it('names the path that cannot be written', async () => {
    writeFileSync(join(root, 'file'), '');
    const path = join(root, 'file/report.json');
    await expect(writeWholeFile({ path, root }, 'x')).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: `could not write ${path}`,
    });
    expect(readFileSync(join(root, 'file'), 'utf8')).toBe('');
  });

  it.each([
    ['out/report.json', '/runner/shop/out/report.json', '/runner/shop'],
    ['a/../report.json', '/runner/shop/report.json', '/runner/shop'],
    ['..report.json', '/runner/shop/..report.json', '/runner/shop'],
    ['../_temp/report.json', '/runner/_temp/report.json', '/runner/_temp'],
    [join(homedir(), 'report.json'), join(homedir(), 'report.json'), homedir()],
  ])('hardening row 15: takes %s', (text, path, below) => {
    expect(reportPlace('report-path', text, folders)).toEqual({ path, root: below });
  });

  it.each([
    '../report.json',
    '/etc/report.json',
    '/runner/shop',
    '.',
    '/runner/shopping/x',
    'a\0b',
    '../shop/../../x',
  ])('hardening row 15: refuses %j, and names the input', (text) => {
    expect(() => reportPlace('report-path', text, folders)).toThrow(
      expect.objectContaining({
        code: 'config_input_invalid',
        message: expect.stringContaining('input report-path') as string,
      }),
    );
  });

  it.each([
    ['in its place', 'report.json'],
    ['of its directory', 'report.json/x.json'],
    ['of a parent directory', 'report.json/made/x.json'],
  ])('hardening row 16: writes nothing through a link %s, and leaves what it leads to', async (_, name) => {
    const [inside, outside] = [mkdtempSync(join(root, 'inside-')), mkdtempSync(join(root, 'outside-'))];
    const target = name === 'report.json' ? join(outside, 'target') : outside;
    if (name === 'report.json') writeFileSync(target, 'theirs');
    symlinkSync(target, join(inside, 'report.json'));
    await expect(writeWholeFile({ path: join(inside, name), root: inside }, 'ours')).rejects.toMatchObject({
      code: 'config_file_invalid',
    });
    expect(readdirSync(outside)).toEqual(name === 'report.json' ? ['target'] : []);
    if (name === 'report.json') expect(readFileSync(target, 'utf8')).toBe('theirs');
    expect(readdirSync(inside)).toEqual(['report.json']);
  });

  it('hardening row 16: takes a workspace that is itself reached by a link', async () => {
    const real = mkdtempSync(join(root, 'real-'));
    const link = join(root, 'link');
    symlinkSync(real, link);
    mkdirSync(join(real, 'out'));
    await writeWholeFile({ path: join(link, 'out/report.json'), root: link }, 'ours');
    expect(existsSync(join(real, 'out/report.json'))).toBe(true);
  });

  it('removes what an earlier run wrote, and nothing that is not there', async () => {
    const folder = mkdtempSync(join(root, 'earlier-'));
    await writeWholeFile({ path: join(folder, 'report.json'), root: folder }, 'yesterday');
    await writeWholeFile({ path: join(folder, 'other'), root: folder }, 'theirs');
    for (const name of ['report.json', 'report.json', 'gone/report.json', 'other/report.json'])
      // oxlint-disable-next-line no-await-in-loop -- the second finds nothing any more
      await removeFile({ path: join(folder, name), root: folder });
    expect(readdirSync(folder)).toEqual(['other']);
  });

  it('removes nothing behind a link, no link, and no directory, since it never wrote there', async () => {
    const [folder, outside] = [mkdtempSync(join(root, 'inside-')), mkdtempSync(join(root, 'outside-'))];
    writeFileSync(join(outside, 'report.json'), 'theirs');
    symlinkSync(outside, join(folder, 'link'));
    symlinkSync(join(outside, 'report.json'), join(folder, 'report.json'));
    mkdirSync(join(folder, 'made'));
    for (const name of ['link/report.json', 'link', 'report.json', 'made'])
      // oxlint-disable-next-line no-await-in-loop -- four, one after the other
      await removeFile({ path: join(folder, name), root: folder });
    expect([readdirSync(outside), readdirSync(folder)]).toEqual([
      ['report.json'],
      ['link', 'made', 'report.json'],
    ]);
  });

  it('names the path that cannot be removed', async () => {
    const path = join(root, 'x'.repeat(300));
    await expect(removeFile({ path, root })).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: `could not remove ${path}`,
    });
  });
});
