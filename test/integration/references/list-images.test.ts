import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { execCommand } from '../../../src/io/process/exec-command.ts';
import { openGitCommit } from '../../../src/io/git/git-commit-tree.ts';
import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { MooringError } from '../../../src/values/errors.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { fileJson, imagesJson, imagesReport, imagesTable } from '../../../src/images/views/images.ts';
import type { ImagesReport } from '../../../src/images/report.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { schemaErrors } from '../../support/views/schema-errors.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

const SHOP = {
  '.devcontainer/devcontainer.json':
    '// where we work\n{ "image": "mcr.microsoft.com/devcontainers/go:1.24", }\n',
  '.github/workflows/ci.yml':
    'jobs:\n  test:\n    container: node:20\n    steps:\n      - uses: docker://alpine:3.20 # mooring: ignore=a tool\n',
  '.gitlab-ci.yml': 'image: $BASE\n',
  Dockerfile:
    'FROM cgr.dev/acme/go:1.24-dev AS build\nRUN make\n\nFROM cgr.dev/acme/static\nCOPY --from=build /app /app\n',
  'api/Dockerfile': 'FORM alpine\n',
  'base.image': 'FROM cgr.dev/acme/base:1\n',
  'compose.yaml': 'services:\n  api:\n    build: .\n    image: acme/api:1\n  db:\n    image: postgres:16\n',
  'deploy/api.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - image: "ghcr.io/acme/api:1.4"\n',
  'deploy/values.yaml': 'image:\n  repository: ghcr.io/acme/api\n  tag: "1.10"\n',
  'docs/example.yaml': 'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: nginx}]}\n',
};

const list = async (files: Readonly<Record<string, string>>): Promise<ImagesReport> =>
  imagesReport(await listImages({ tree: textTree(files), now: NOW }));

const places = ({ images }: ImagesReport): readonly string[] =>
  images.map(({ file, written }) => `${file} ${written}`);

describe('listing the images of a repository', () => {
  it('gives one list over all kinds of files', async () => {
    const found = await listImages({ tree: textTree(SHOP), now: NOW });
    await expect(imagesTable(found)).toMatchFileSnapshot('../../golden/images/table.txt');
    const json = imagesJson([fileJson('', found)]);
    await expect(json).toMatchFileSnapshot('../../golden/images/report.json');
    expect(schemaErrors('images.v1.json', JSON.parse(json))).toEqual([]);
    expect(JSON.parse(json)).toEqual(imagesReport(found));
  });

  it('reports pointers of Git LFS in the place of files that it would read', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`;
    const paths = ['Dockerfile', 'deploy/pod.yaml', 'logo.png'];
    const { images, skipped } = await list(Object.fromEntries(paths.map((path) => [path, pointer])));
    const reason = 'Its content is in Git LFS, which this checkout did not fetch (`lfs: true`).';
    expect(images).toEqual([]);
    expect(skipped.map((skip) => [skip.file, skip.reason])).toEqual([
      ['Dockerfile', { code: 'lfs-pointer', sentence: reason }],
      ['deploy/pod.yaml', { code: 'lfs-pointer', sentence: reason }],
    ]);
  });

  it('includes files, excludes files and ignores images by the configuration file', async () => {
    const settings = [
      'include: ["*.image"]',
      'exclude: [docs/**, .gitlab-ci.yml]',
      'ignore:',
      '  - {image: cgr.dev/acme/*, path: Dockerfile, reason: ours}',
      '  - {image: "postgres:*", reason: until we move, until: 2026-05-31}',
      '  - {image: node, reason: moves on its own, until: 2026-06-01}',
    ].join('\n');
    const report = await list({ ...SHOP, '.github/mooring.yml': settings });
    expect(places(report)).toEqual([
      '.devcontainer/devcontainer.json mcr.microsoft.com/devcontainers/go:1.24',
      'base.image cgr.dev/acme/base:1',
      'compose.yaml postgres:16',
      'deploy/api.yaml ghcr.io/acme/api:1.4',
      'deploy/values.yaml ghcr.io/acme/api:1.10',
    ]);
    expect(
      report.skipped
        .filter(({ reason }) => reason.code === 'ignored')
        .map(({ file, reason }) => `${file}: ${reason.sentence}`),
    ).toEqual([
      '.github/workflows/ci.yml: Moves on its own.',
      '.github/workflows/ci.yml: A tool.',
      'Dockerfile: Ours.',
      'Dockerfile: Ours.',
    ]);
  });

  it('accepts the names of options that are always on', async () => {
    const files = {
      '.github/mooring.yml': 'opt-in: [workflow-matrix, bake-args]\n',
      '.github/workflows/a.yml':
        'jobs:\n  a:\n    strategy: {matrix: {on: ["python:3.12"]}}\n    container: ${{ matrix.on }}\n',
      'docker-bake.hcl': 'target "a" { args = { BASE = "alpine:3.20" } }\n',
    };
    expect(places(await list(files))).toEqual(['.github/workflows/a.yml python:3.12']);
  });

  it('refuses settings with mistakes, and names all of them', async () => {
    const settings =
      'includes: [a]\nexclude: a\nignore:\n  - reason: x\n  - image: y\n    until: soon\n    reson: z\nopt-in: [bake-arg]\n';
    const failure = await list({ '.github/mooring.yml': settings }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MooringError);
    await expect(`${(failure as MooringError).message}\n`).toMatchFileSnapshot(
      '../../golden/images/mistakes.txt',
    );
  });

  it('uses the rules of another tree if given', async () => {
    const base = textTree({ '.github/mooring.yml': 'exclude: [b/**]\n' });
    const head = textTree({
      '.github/mooring.yml': 'exclude: [a/**, b/**]\n',
      'a/Dockerfile': 'FROM alpine:1\n',
      'b/Dockerfile': 'FROM alpine:2\n',
    });
    const report = imagesReport(await listImages({ tree: head, now: NOW, rules: await loadConfig(base) }));
    expect(places(report)).toEqual(['a/Dockerfile alpine:1']);
  });

  it('does not look for settings behind a link that leads out of the repository', async () => {
    const elsewhere = createGitRepository().folder;
    writeFileSync(join(elsewhere, 'mooring.yml'), 'exclude: ["**"]\n');
    const { folder } = createGitRepository();
    symlinkSync(elsewhere, join(folder, '.github'));
    await expect(loadConfig(createWorkTree(folder, execCommand))).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: '.github/mooring.yml: its directory is a symbolic link',
    });
  });

  it('treats a file in place of the directory as no configuration', async () => {
    const { folder } = createGitRepository();
    writeFileSync(join(folder, '.github'), '');
    expect((await loadConfig(createWorkTree(folder, execCommand))).ignore).toEqual([]);
  });

  it('gives new files and tracked ones in one order', async () => {
    const { folder, commit } = createGitRepository();
    writeFileSync(join(folder, 'b.Dockerfile'), 'FROM b:1\n');
    commit('first');
    writeFileSync(join(folder, 'a.Dockerfile'), 'FROM a:1\n');
    writeFileSync(join(folder, 'c.Dockerfile'), 'FROM c:1\n');
    const found = await listImages({ tree: createWorkTree(folder, execCommand), now: NOW });
    expect(places(imagesReport(found))).toEqual(['a.Dockerfile a:1', 'b.Dockerfile b:1', 'c.Dockerfile c:1']);
  });

  it('takes settings that are gone from the work tree for none', async () => {
    const { folder, commit } = createGitRepository();
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, '.github/mooring.yml'), 'exclude: ["**"]\n');
    writeFileSync(join(folder, 'Dockerfile'), 'FROM a:1\n');
    const base = commit('first');
    rmSync(join(folder, '.github/mooring.yml'));
    const tree = createWorkTree(folder, execCommand);
    expect((await listImages({ tree, now: NOW })).images).toHaveLength(1);
    const before = await openGitCommit(folder, base, execCommand);
    const rules = await loadConfig(before ?? tree);
    expect((await listImages({ tree, now: NOW, rules })).images).toHaveLength(0);
  });

  it.each(['.github/mooring.yml', '.github/mooring.yaml'])(
    'does not take settings in %s that are there and cannot be read for none',
    async (path) => {
      const { folder } = createGitRepository();
      mkdirSync(join(folder, '.github'));
      symlinkSync('nowhere.yml', join(folder, path));
      writeFileSync(join(folder, 'Dockerfile'), 'FROM alpine\n');
      const tree = createWorkTree(folder, execCommand);
      await expect(listImages({ tree, now: NOW })).rejects.toMatchObject({
        code: 'config_file_unreadable',
        message: expect.stringContaining(`${path}: it does not exist`) as string,
      });
    },
  );
});
