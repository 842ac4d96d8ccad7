import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { execCommand } from '../../../src/io/process/exec-command.ts';
import { openGitCommit } from '../../../src/io/git/git-commit-tree.ts';
import { createWorkTree, requireCheckout } from '../../../src/io/files/work-tree.ts';
import type { FileReading } from '../../../src/io/ports/file-tree.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';

const text = (reading: FileReading | undefined): string =>
  reading === undefined
    ? 'nothing'
    : 'bytes' in reading
      ? new TextDecoder().decode(reading.bytes)
      : reading.problem;

function repositoryWith(files: Readonly<Record<string, string>>) {
  const repository = createGitRepository();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(repository.folder, path, '..'), { recursive: true });
    writeFileSync(join(repository.folder, path), content);
  }
  return repository;
}

describe('io/files/work-tree', () => {
  it("lists git's own files: tracked and new ones, not the ignored", async () => {
    const { folder, commit } = repositoryWith({
      '.gitignore': 'out/\n',
      Dockerfile: 'FROM a\n',
      'out/Dockerfile': 'FROM b\n',
    });
    commit('first');
    writeFileSync(join(folder, 'new.Dockerfile'), 'FROM c\n');
    const tree = createWorkTree(folder, execCommand);
    expect(await tree.list()).toEqual(['.gitignore', 'Dockerfile', 'new.Dockerfile']);
  });

  it('leaves out what lies in a submodule, or in a repository inside of the repository (row 55)', async () => {
    const { folder, commit, git } = repositoryWith({ Dockerfile: 'FROM a\n' });
    const first = commit('first');
    for (const inner of ['submodule', 'clone']) {
      cpSync(createGitRepository().folder, join(folder, inner), { recursive: true });
      writeFileSync(join(folder, inner, 'Dockerfile'), 'FROM b\n');
    }
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', 'commit', '-qm', 'x', '--allow-empty'], {
      cwd: join(folder, 'clone'),
    });
    git('update-index', '--add', '--cacheinfo', `160000,${first},submodule`);
    const tree = createWorkTree(folder, execCommand);
    const paths = await tree.list();
    expect(paths.filter((path) => path.endsWith('Dockerfile'))).toEqual(['Dockerfile']);
    expect(paths).not.toContain('submodule');
    expect(await tree.submodules()).toEqual(['submodule']);
    const head = await openGitCommit(folder, commit('second'), execCommand);
    expect(await head?.submodules()).toEqual(['clone', 'submodule']);
    expect(await head?.list()).toEqual(['Dockerfile']);
  });

  it('lists a file in conflict once', async () => {
    const { folder, commit, git } = repositoryWith({ Dockerfile: 'FROM a\n' });
    commit('first');
    const blob = git('rev-parse', 'HEAD:Dockerfile');
    const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tDockerfile\n`).join('');
    execFileSync('git', ['update-index', '--index-info'], {
      cwd: folder,
      input: `0 ${'0'.repeat(40)}\tDockerfile\n${stages}`,
    });
    expect(await createWorkTree(folder, execCommand).list()).toEqual(['Dockerfile']);
  });

  it('lists a directory that is no repository, without node_modules', async () => {
    const { folder } = repositoryWith({ 'a/Dockerfile': '', 'node_modules/x/Dockerfile': '' });
    const noGit = createWorkTree(folder, async () => ({
      exitCode: 128,
      stdout: new Uint8Array(),
      stderr: 'no',
    }));
    expect(await noGit.list()).toEqual(['a/Dockerfile']);
  });

  it('says why a file cannot be read, and reads the others', async () => {
    const { folder } = repositoryWith({ Dockerfile: 'FROM a\n' });
    mkdirSync(join(folder, 'folder.Dockerfile'));
    symlinkSync('nowhere', join(folder, 'dangling.Dockerfile'));
    symlinkSync('/etc/hostname', join(folder, 'outside.Dockerfile'));
    symlinkSync('Dockerfile', join(folder, 'linked.Dockerfile'));
    symlinkSync('self.Dockerfile', join(folder, 'self.Dockerfile'));
    execFileSync('mkfifo', [join(folder, 'pipe.Dockerfile')]);
    const paths = [
      'Dockerfile',
      'folder.Dockerfile',
      'dangling.Dockerfile',
      'outside.Dockerfile',
      'linked.Dockerfile',
      'self.Dockerfile',
      'pipe.Dockerfile',
    ];
    const readings = await createWorkTree(folder, execCommand).read(paths);
    expect(readings.map(text)).toEqual([
      'FROM a\n',
      'it is a directory',
      'it does not exist (a dangling link, or deleted but not committed)',
      'it is a symbolic link to outside the repository',
      'FROM a\n',
      'it is a symbolic link to itself',
      'it is not a regular file',
    ]);
  });

  it.each([0, 1, 65_535, 65_536, 65_537, 300_000])('reads a file of %i bytes whole', async (size) => {
    const bytes = Buffer.alloc(size, 'FROM a\n');
    const { folder } = repositoryWith({ Dockerfile: bytes.toString() });
    const [reading] = await createWorkTree(folder, execCommand).read(['Dockerfile']);
    expect(text(reading)).toBe(bytes.toString());
  });

  it('keeps what it read before as it was', async () => {
    const { folder } = repositoryWith({ 'a.Dockerfile': 'FROM a\n', 'b.Dockerfile': 'FROM b\n' });
    const readings = await createWorkTree(folder, execCommand).read(['a.Dockerfile', 'b.Dockerfile']);
    expect(readings.map(text)).toEqual(['FROM a\n', 'FROM b\n']);
  });

  // The superuser reads every file, whatever its mode: there is nothing to refuse.
  it.runIf(process.getuid?.() !== 0)('reports a file without read permission', async () => {
    const { folder } = repositoryWith({ Dockerfile: 'FROM a\n' });
    chmodSync(join(folder, 'Dockerfile'), 0);
    const [reading] = await createWorkTree(folder, execCommand).read(['Dockerfile']);
    expect(text(reading)).toBe('permission denied');
  });
});

describe('io/git/git-commit-tree', () => {
  it('reads a commit as it was, byte for byte, whatever lies in the work tree', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x46, 0x0d, 0x0a, 0x00, 0xff, 0xfe, 0x0a]);
    const { folder, commit } = repositoryWith({
      'a b/Dockerfile': 'FROM old\n',
      'ü\t"x".Dockerfile': 'FROM odd\n',
    });
    writeFileSync(join(folder, 'binary.Dockerfile'), bytes);
    symlinkSync('../a b/Dockerfile', join(folder, 'a b', 'linked.Dockerfile'));
    symlinkSync('nowhere', join(folder, 'dangling.Dockerfile'));
    const first = commit('first');
    writeFileSync(join(folder, 'a b/Dockerfile'), 'FROM new\n');
    const tree = await openGitCommit(folder, first, execCommand);
    expect(await tree?.list()).toEqual([
      'a b/Dockerfile',
      'a b/linked.Dockerfile',
      'binary.Dockerfile',
      'dangling.Dockerfile',
      'ü\t"x".Dockerfile',
    ]);
    const readings = await tree?.read([
      'ü\t"x".Dockerfile',
      'a b/Dockerfile',
      'a b/linked.Dockerfile',
      'gone',
    ]);
    expect(readings?.map(text)).toEqual([
      'FROM odd\n',
      'FROM old\n',
      'FROM old\n',
      'it is not in the commit',
    ]);
    const [binary] = (await tree?.read(['binary.Dockerfile'])) ?? [];
    const [link, nothing] = (await tree?.read(['dangling.Dockerfile', 'gone'])) ?? [];
    expect([link, nothing]).toMatchObject([{ problem: 'it is not in the commit' }, { isAbsent: true }]);
    expect(link).not.toHaveProperty('isAbsent');
    expect(binary !== undefined && 'bytes' in binary && Buffer.from(binary.bytes).equals(bytes)).toBe(true);
  });

  it('fetches the one commit that a shallow clone lacks', async () => {
    const origin = repositoryWith({ Dockerfile: 'FROM base\n' });
    const base = origin.commit('base');
    writeFileSync(join(origin.folder, 'Dockerfile'), 'FROM head\n');
    origin.commit('head');
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = createGitRepository();
    clone.git('remote', 'add', 'origin', `file://${origin.folder}`);
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main');
    clone.git('checkout', '--quiet', 'FETCH_HEAD');
    const tree = await openGitCommit(clone.folder, base, execCommand);
    expect((await tree?.read(['Dockerfile']))?.map(text)).toEqual(['FROM base\n']);
  });

  it('gives nothing for a commit that cannot be had', async () => {
    const { folder, commit } = repositoryWith({ Dockerfile: '' });
    commit('first');
    expect(await openGitCommit(folder, '0'.repeat(40), execCommand)).toBeUndefined();
  });

  it.each([
    ['gone', (path: string) => rmSync(path)],
    ['broken', (path: string) => (chmodSync(path, 0o600), writeFileSync(path, 'x'))],
  ])(
    'has no commit any more where a content that it holds is %s: it is not taken for empty',
    async (_, spoil) => {
      const { folder, commit, git } = repositoryWith({ Dockerfile: 'FROM a\n', other: 'text\n' });
      const tree = await openGitCommit(folder, commit('first'), execCommand);
      const blob = git('rev-parse', 'HEAD:Dockerfile');
      spoil(join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
      await expect(tree?.read(['Dockerfile', 'other'])).rejects.toMatchObject({
        code: 'config_base_unreadable',
        message: expect.stringContaining('Dockerfile') as string,
      });
    },
  );
});

describe('a work tree that has to be there', () => {
  it('is refused where nothing was checked out', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'mooring-empty-'));
    await expect(requireCheckout(empty)).rejects.toMatchObject({
      code: 'config_file_unreadable',
      hint: 'Run actions/checkout before this step.',
    });
    await expect(requireCheckout(join(empty, 'nowhere'))).rejects.toThrow('ENOENT');
    await expect(requireCheckout(repositoryWith({ a: '' }).folder)).resolves.toBeUndefined();
  });
});
