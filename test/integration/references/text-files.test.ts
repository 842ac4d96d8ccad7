import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadConfig } from '../../../src/config/load-config.ts';
import { openGitCommit } from '../../../src/io/git/git-commit-tree.ts';
import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { execCommand } from '../../../src/io/process/exec-command.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { listImages } from '../../../src/references/list-images.ts';
import type { SearchedTexts } from '../../../src/references/text-files.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { textTree } from '../../support/samples/text-tree.ts';
import { parseInstant } from '../../../src/values/instant.ts';

const NOW = parseInstant('2026-05-01T00:00:00Z');
const RUN = 'docker run cgr.dev/acme/app:1\n';

/** The images and skips of a tree, as `file:line text`. */
async function listed(tree: FileTree, like?: SearchedTexts): Promise<readonly string[]> {
  const { images, skipped } = await listImages({ tree, now: NOW, registry: 'cgr.dev', like });
  return [
    ...images.map(({ file, line, kind, written }) => `${file}:${line} ${kind} ${written}`),
    ...skipped.map(({ file, line, code, written }) => `${file}:${line} ${code} ${written}`),
  ].sort();
}

function repositoryWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const repository = createGitRepository();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(repository.folder, path, '..'), { recursive: true });
    writeFileSync(join(repository.folder, path), content);
  }
  return repository;
}

/** Calls of `read`, by path. */
function counting(tree: FileTree): { readonly tree: FileTree; readonly reads: Set<string> } {
  const reads = new Set<string>();
  const read: FileTree['read'] = async (paths) => {
    for (const path of paths) reads.add(path);
    return tree.read(paths);
  };
  return { tree: { ...tree, read }, reads };
}

describe('references/text-files', () => {
  it('finds texts whatever attributes and settings the repository has', async () => {
    const { folder, git, commit } = repositoryWith({
      '.gitattributes': '*.sh binary\n*.mk -diff\n*.py filter=lfs\n*.rb working-tree-encoding=UTF-16\n',
      'a.sh': RUN,
      'a.mk': RUN,
      'a.py': 'run("cgr.dev/acme/app:1")\n',
      'b.go': 'run("cgr.dev/acme/app:1")\n',
      'dir/\u00e4 "x"\n.sh': RUN,
      'left/a.sh': RUN,
      '.gitignore': 'left/\n',
    });
    commit('first');
    mkdirSync(join(folder, '.git', 'info'), { recursive: true });
    writeFileSync(join(folder, '.git', 'info', 'attributes'), '*.go binary\n');
    writeFileSync(join(folder, 'new.sh'), RUN);
    for (const [name, value] of [
      ['grep.fullName', 'true'],
      ['grep.patternType', 'perl'],
      ['grep.lineNumber', 'true'],
      ['color.ui', 'always'],
      ['color.grep', 'always'],
      ['core.quotePath', 'true'],
      ['submodule.recurse', 'true'],
    ] as const)
      git('config', name, value);
    const all = ['a.mk', 'a.py', 'a.sh', 'b.go', 'dir/\u00e4 "x"\n.sh', 'new.sh'];
    expect(await listed(createWorkTree(folder, execCommand))).toEqual(
      all.map((file) => `${file}:1 text cgr.dev/acme/app:1`),
    );
    expect(await listed(createWorkTree(join(folder, 'dir'), execCommand))).toEqual([
      '\u00e4 "x"\n.sh:1 text cgr.dev/acme/app:1',
    ]);
  });

  it('reports binary, large and linked files, and reads long lines', async () => {
    const nul = (at: number): Uint8Array => Buffer.from(`${'#'.repeat(at)}\0\n${RUN}`);
    const { folder, commit } = repositoryWith({
      'early.sh': nul(7_999),
      'late.sh': nul(8_001),
      'large.sh': `${'# x\n'.repeat(800_000)}${RUN}`,
      'long.sh': `x ${'y '.repeat(5_000)}${RUN}`,
      'logo.bin': Buffer.from('\0\0'),
    });
    symlinkSync('long.sh', join(folder, 'link.sh'));
    commit('first');
    expect(await listed(createWorkTree(folder, execCommand))).toEqual([
      'early.sh:1 unread cgr.dev/acme/app:1',
      'large.sh:1 too-large ',
      'late.sh:2 text cgr.dev/acme/app:1',
      'long.sh:1 text cgr.dev/acme/app:1',
    ]);
  });

  it('finds the same without git, and in a commit', async () => {
    const files = { 'a.sh': RUN, 'b/Makefile': `x:\n\t${RUN}`, 'c.md': RUN, 'd.txt': 'cgr.dev/acme/app:1\n' };
    const expected = ['a.sh:1', 'b/Makefile:2', 'd.txt:1'].map((at) => `${at} text cgr.dev/acme/app:1`);
    expect(await listed(textTree(files))).toEqual(expected);
    const { folder, commit } = repositoryWith(files);
    const tree = await openGitCommit(folder, commit('first'), execCommand);
    expect(tree && (await listed(tree))).toEqual(expected);
  });

  it('reads of a base only what differs from head, and what head has', async () => {
    const { folder, git, commit } = repositoryWith({
      'same.sh': RUN,
      'changed.sh': RUN,
      'removed.sh': RUN,
      'other.sh': 'true\n',
      'moved.txt': 'cgr.dev/acme/app:1\n',
    });
    const base = await openGitCommit(folder, commit('first'), execCommand);
    if (base === undefined) throw new Error('no base');
    writeFileSync(join(folder, 'changed.sh'), 'true\n');
    git('rm', '-q', 'removed.sh');
    commit('second');
    const head = createWorkTree(folder, execCommand);
    let like: SearchedTexts | undefined;
    await listImages({ tree: head, now: NOW, registry: 'cgr.dev', onTexts: (found) => void (like = found) });
    const { tree, reads } = counting(base);
    expect(await listed(tree, like)).toEqual(
      ['changed.sh', 'moved.txt', 'removed.sh', 'same.sh'].map((file) => `${file}:1 text cgr.dev/acme/app:1`),
    );
    expect([...reads].filter((path) => path.endsWith('.sh')).sort()).toEqual([
      'changed.sh',
      'removed.sh',
      'same.sh',
    ]);
  });

  it('knows the registries that the configuration names', async () => {
    const config = [
      'text: {registries: [ghcr.io], include: [docs/*.md], exclude: [skip.sh]}',
      'pin: {registry-map: {mirror.acme.test/x: quay.io/x}}',
      'trust: {signers: [{image: "signed.acme.test/*", issuer: "https://i", identity: "https://i/x"}]}',
    ].join('\n');
    const hosts = ['ghcr.io', 'mirror.acme.test', 'quay.io', 'signed.acme.test', 'nvcr.io', 'docker.io'];
    const script = hosts.map((host) => `docker run ${host}/acme/app:1\n`).join('');
    const files = { 'a.sh': script, 'skip.sh': script, 'docs/a.md': RUN, 'README.md': RUN };
    const withConfig = textTree({ ...files, '.github/mooring.yml': config });
    expect(await listed(withConfig)).toEqual([
      ...hosts.slice(0, 4).map((host, index) => `a.sh:${index + 1} text ${host}/acme/app:1`),
      'docs/a.md:1 text cgr.dev/acme/app:1',
    ]);
    const allowed = textTree({
      ...files,
      '.github/mooring.yml': 'check: {allowed-images: ["cgr.dev/acme/*"]}\n',
    });
    expect((await loadConfig(allowed)).text.registries).toContain('nvcr.io');
    expect((await listed(allowed)).filter((one) => one.startsWith('a.sh'))).toEqual(
      ['ghcr.io', 'quay.io', 'nvcr.io', 'docker.io'].map(
        (host) => `a.sh:${hosts.indexOf(host) + 1} text ${host}/acme/app:1`,
      ),
    );
  });
});
