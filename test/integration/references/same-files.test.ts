import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { openGitCommit } from '../../../src/io/git/git-commit-tree.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { execCommand } from '../../../src/io/process/exec-command.ts';
import { readTrees } from '../../../src/references/read-trees.ts';
import type { ReadTrees } from '../../../src/references/read-trees.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';

/** One file of each kind that can depend on others, and some that cannot. */
const FILES: Readonly<Record<string, string>> = {
  Dockerfile: 'FROM cgr.dev/acme/node:1\nRUN docker pull cgr.dev/acme/app:1\n',
  'ignored/Dockerfile': '# mooring: ignore\nFROM cgr.dev/acme/node:2\n',
  'called/Dockerfile': 'ARG BASE=cgr.dev/acme/default:1\nFROM $BASE\n',
  'compose.yaml':
    'services:\n  a:\n    image: cgr.dev/acme/${NAME:-web}:1\n  b:\n    build:\n      context: called\n      args: {BASE: cgr.dev/acme/given:1}\n',
  'plain/compose.yaml': 'services:\n  a:\n    image: cgr.dev/acme/plain:1\n',
  '.env': 'NAME=api\n',
  'main.tf':
    'resource "kubernetes_pod" "a" {\n  spec {\n    container {\n      image = var.image\n    }\n  }\n}\n',
  'variables.tf': 'variable "image" {\n  default = "cgr.dev/acme/infra:1"\n}\n',
  '.gitlab-ci.yml': 'variables:\n  TAG: "1"\njob:\n  image: cgr.dev/acme/ci:$TAG\n',
  'app/deployment.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      containers:\n        - image: cgr.dev/acme/pod\n',
  'app/kustomization.yaml':
    'resources: [deployment.yaml]\nimages:\n  - name: cgr.dev/acme/pod\n    newTag: "3"\n',
  'run.sh': 'docker run cgr.dev/acme/app:1\n',
};

interface Change {
  readonly folder: string;
  readonly base: FileTree;
}

/** A commit with these files and a link, as the base of what its work tree has then. */
async function change(head: Readonly<Record<string, string>>): Promise<Change> {
  const { folder, commit } = createGitRepository();
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  write(FILES);
  symlinkSync('Dockerfile', join(folder, 'Dockerfile.link'));
  const base = await openGitCommit(folder, commit('first'), execCommand);
  if (base === undefined) throw new Error('no base');
  write(head);
  return { folder, base };
}

/** The base as it is read beside head, and the paths of the formatted files that were read for it. */
async function readBase({ base, folder }: Change, withIds: boolean) {
  const reads = new Set<string>();
  const { contentIds, ...rest } = base;
  const read: FileTree['read'] = async (paths) => {
    for (const path of paths) reads.add(path);
    return base.read(paths);
  };
  const trees = {
    head: createWorkTree(folder, execCommand),
    base: { ...rest, read, ...(withIds && contentIds !== undefined ? { contentIds } : {}) },
    isChange: false,
    startedAt: parseInstant('2026-05-01T00:00:00Z'),
    registry: 'cgr.dev',
  };
  const { before, head }: ReadTrees = await readTrees(trees);
  return { before, head, reads };
}

const CHANGES: readonly (readonly [what: string, head: Readonly<Record<string, string>>])[] = [
  ['nothing', {}],
  ['a file that is not added', { Dockerfile: 'FROM cgr.dev/acme/node:9\n' }],
  ['the values of variables', { '.env': 'NAME=other\n', 'variables.tf': 'variable "image" {}\n' }],
  ['the caller of a Dockerfile', { 'compose.yaml': 'services: {}\n' }],
  ['what a kustomization sets', { 'app/kustomization.yaml': 'resources: [deployment.yaml]\n' }],
  ['line ends', { 'plain/compose.yaml': FILES['plain/compose.yaml']?.replaceAll('\n', '\r\n') ?? '' }],
  ['the target of a link', { 'Dockerfile.link': 'FROM cgr.dev/acme/node:8\n' }],
  ['a file to the text of a link', { Dockerfile: 'Dockerfile' }],
];

describe('references/same-files', () => {
  it.each(CHANGES)(
    'lists a base alike whether head has the same files or not, if head changes %s',
    async (_, head) => {
      const changed = await change(head);
      const [once, twice] = [await readBase(changed, true), await readBase(changed, false)];
      expect(once.before).toEqual(twice.before);
      expect(once.head).toEqual(twice.head);
      expect(twice.before?.uses.length).toBeGreaterThan(8);
    },
  );

  it('reads of a base what head changes, and what depends on other files', async () => {
    const { reads } = await readBase(
      await change({ 'ignored/Dockerfile': 'FROM cgr.dev/acme/node:2\n' }),
      true,
    );
    expect(reads).toContain('ignored/Dockerfile');
    expect(reads).toContain('main.tf');
    for (const path of ['plain/compose.yaml', 'app/deployment.yaml']) expect(reads).not.toContain(path);
  });
});
