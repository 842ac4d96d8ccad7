import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { writeWorkTree } from '../../../../src/io/files/write-work-tree.ts';
import type { PlannedFile } from '../../../../src/io/files/write-work-tree.ts';
import { MooringError } from '../../../../src/values/errors.ts';

const BEFORE = 'FROM a\n';
const AFTER = 'FROM a@b\n';

/** A folder with `one`, `two` and `folder/three`, all alike. */
function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'mooring-write-'));
  mkdirSync(join(root, 'folder'));
  for (const path of ['one', 'two', 'folder/three']) writeFileSync(join(root, path), BEFORE);
  return root;
}

function change(path: string, after = AFTER): PlannedFile {
  return { path, before: Buffer.from(BEFORE), after: Buffer.from(after) };
}

function create(path: string): PlannedFile {
  return { path, before: undefined, after: Buffer.from(AFTER) };
}

function write(root: string, ...files: readonly PlannedFile[]): readonly string[] {
  return writeWorkTree(root, { files, known: [] });
}

/** The code and message of what a work throws. */
function failureOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof MooringError) return [error.code, error.message];
    throw error;
  }
  return [];
}

function contents(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
    .map((path) => `${path}: ${readFileSync(join(root, path), 'utf8').trim()}`);
}

const UNTOUCHED = ['folder/three: FROM a', 'one: FROM a', 'two: FROM a'];

describe('io/files/write-work-tree', () => {
  it('replaces all files, and gives their paths', () => {
    const root = makeFolder();
    expect(write(root, change('one'), change('folder/three'))).toEqual(['one', 'folder/three']);
    expect(contents(root)).toEqual(['folder/three: FROM a@b', 'one: FROM a@b', 'two: FROM a']);
  });

  it('keeps a mode that the umask would cut', () => {
    const root = makeFolder();
    chmodSync(join(root, 'one'), 0o666);
    const umask = process.umask(0o077);
    write(root, change('one'));
    process.umask(umask);
    expect(statSync(join(root, 'one')).mode & 0o777).toBe(0o666);
  });

  it.each([
    ['is gone', (root: string) => rmSync(join(root, 'two')), 'config_file_unwritable'],
    ['was changed', (root: string) => writeFileSync(join(root, 'two'), 'FROM mine\n'), 'config_file_changed'],
    [
      'became a link that leads out',
      (root: string) => {
        rmSync(join(root, 'two'));
        symlinkSync('/etc/hostname', join(root, 'two'));
      },
      'config_file_changed',
    ],
    [
      'became a directory',
      (root: string) => {
        rmSync(join(root, 'two'));
        mkdirSync(join(root, 'two'));
      },
      'config_file_unwritable',
    ],
  ])('writes nothing where one of the files %s since it was read', (_what, meanwhile, code) => {
    const root = makeFolder();
    meanwhile(root);
    const left = contents(root);
    const [thrown, message] = failureOf(() =>
      write(root, change('one'), change('two'), change('folder/three')),
    );
    expect([thrown, message?.includes('two')]).toEqual([code, true]);
    expect(contents(root)).toEqual(left);
    expect(readFileSync(join(root, 'one'), 'utf8')).toBe(BEFORE);
  });

  it('replaces a file once that two names lead to, and not at all when they want different things of it', () => {
    const root = makeFolder();
    symlinkSync('../one', join(root, 'folder/link'));
    const [code] = failureOf(() =>
      write(root, change('one'), change('folder/link', 'FROM c\n'), change('two')),
    );
    expect([code, contents(root)]).toEqual(['config_file_unwritable', ['folder/link: FROM a', ...UNTOUCHED]]);
    expect(write(root, change('folder/link'), change('one'))).toEqual(['folder/link']);
    expect(contents(root)).toContain('one: FROM a@b');
  });

  it('creates new files with their directories, by the umask', () => {
    const root = makeFolder();
    const umask = process.umask(0o027);
    expect(write(root, create('new/deep/file'), create('folder/four'))).toEqual([
      'new/deep/file',
      'folder/four',
    ]);
    process.umask(umask);
    expect(contents(root)).toEqual([
      'folder/four: FROM a@b',
      ...UNTOUCHED.slice(0, 1),
      'new/deep/file: FROM a@b',
      ...UNTOUCHED.slice(1),
    ]);
    expect(statSync(join(root, 'new/deep/file')).mode & 0o777).toBe(0o640);
  });

  it.each([
    ['exists by now', create('one'), 'config_file_changed'],
    ['is below a file', create('one/deep/file'), 'config_file_unwritable'],
    ['is behind a link that leads out', create('out/file'), 'config_file_changed'],
  ])('creates nothing, not even a directory, if one of the new files %s', (_what, wrong, code) => {
    const root = makeFolder();
    const outside = mkdtempSync(join(tmpdir(), 'mooring-outside-'));
    symlinkSync(outside, join(root, 'out'));
    const [thrown] = failureOf(() => write(root, create('new/deep/file'), wrong, change('two')));
    expect([thrown, contents(root), existsSync(join(root, 'new')), readdirSync(outside)]).toEqual([
      code,
      UNTOUCHED,
      false,
      [],
    ]);
  });

  it('sweeps the drafts of processes that are gone, and leaves those of one that runs', () => {
    const root = makeFolder();
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    const draft = (folder: string, process_: number): string =>
      join(root, folder, `.mooring-draft.${process_}.0123456789ab`);
    const [gone, own, running] = [draft('', pid), draft('folder', process.pid), draft('', process.ppid)];
    for (const path of [gone, own, running]) writeFileSync(path, 'FROM');
    const lookalike = join(root, '.mooring-draft.txt');
    writeFileSync(lookalike, 'mine');
    writeWorkTree(root, { files: [], known: ['one', 'folder/three'] });
    expect([gone, own, running, lookalike].map((path) => existsSync(path))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  // The superuser writes into every folder, whatever its mode: there is nothing to refuse.
  it.runIf(process.getuid?.() !== 0)(
    'reports a directory without write permission, and writes nothing',
    () => {
      const root = makeFolder();
      chmodSync(join(root, 'folder'), 0o555);
      const [code, message] = failureOf(() => write(root, change('one'), change('folder/three')));
      chmodSync(join(root, 'folder'), 0o755);
      expect([code, message]).toEqual([
        'config_file_unwritable',
        'could not write next to folder/three (EACCES)',
      ]);
      expect(contents(root)).toEqual(UNTOUCHED);
    },
  );
});
