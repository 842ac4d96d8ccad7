import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { MooringError } from '../../../src/values/errors.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { findBase } from '../../../src/check/base.ts';
import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { execCommand } from '../../../src/io/process/exec-command.ts';
import { readEnvironment } from '../../../src/runner/environment.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import type { Base } from '../../../src/check/read-trees.ts';
import { checkMemory, found, judgeMemory, treeOf } from '../../support/platform/check-memory.ts';
import { schemaErrors } from '../../support/views/schema-errors.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const COMMIT = 'b'.repeat(40);
const OLD = 'FROM REGISTRY/acme/node:18\n';
const SETTINGS = '.github/mooring.yml';
const HEAD = { Dockerfile: OLD, [SETTINGS]: 'check:\n  fail-on: []\n' };

/** A base that lists its files, and loses one of them when it is read. */
function lossy(tree: FileTree, lost: string, error: Error): Base {
  const read: FileTree['read'] = async (paths) => {
    if (paths.includes(lost)) throw error;
    return tree.read(paths);
  };
  return { isChange: true, kind: 'tree', commit: COMMIT, tree: { ...tree, read } };
}

const LOST = new MooringError('config_base_unreadable', 'could not read its files', { hint: 'Wait.' });

describe('a base of which a file is lost while it is read', () => {
  it.each([
    ['a file with images', 'Dockerfile'],
    ['its settings', SETTINGS],
  ])(
    'is unavailable as a whole, which fails a change, and nothing of the files is new: %s',
    async (_, lost) => {
      const memory = await startMemoryPlatform();
      const tree = treeOf({ Dockerfile: OLD, [SETTINGS]: 'check:\n  fail-on: [end-of-life]\n' }, memory);
      const report = await checkMemory(memory, { head: HEAD, base: lossy(tree, lost, LOST) });
      expect([report.verdict, found(report)]).toEqual([
        'fail',
        [
          'error base-unavailable new ',
          'warning end-of-life not-compared Dockerfile',
          'notice unpinned not-compared Dockerfile',
        ],
      ]);
      const reason = `The files of the base commit ${COMMIT} could not be read: could not read its files`;
      expect(report.comparedWith).toEqual({ kind: 'none', reason });
      expect(report.findings.find(({ rule }) => rule === 'base-unavailable')?.remedy).toBe('Wait.');
      // Neither the settings of the change nor what was read of the base's counts.
      expect(report.notes).toContain('The configuration of the base is unavailable; the defaults applied.');
      expect(report.resolved).toEqual([]);
    },
  );

  it('is one of any other event too', async () => {
    const memory = await startMemoryPlatform();
    const base = { ...lossy(treeOf({ Dockerfile: OLD }, memory), 'Dockerfile', LOST), isChange: false };
    const report = await checkMemory(memory, { head: { Dockerfile: OLD }, base });
    expect(found(report)).toContain('warning base-unavailable not-compared ');
    expect(report.verdict).toBe('warn');
  });

  it.each([
    ['a fault of our own', new Error('oops')],
    ['another code', new MooringError('config_file_unreadable', 'oops')],
  ])('hides nothing else: %s', async (_, error) => {
    const memory = await startMemoryPlatform();
    const base = lossy(treeOf({ Dockerfile: OLD }, memory), 'Dockerfile', error);
    await expect(checkMemory(memory, { head: { Dockerfile: OLD }, base })).rejects.toBe(error);
  });
});

describe('a text without a fixed value', () => {
  const OPEN = 'ARG V\nFROM REGISTRY/acme/node:$V\n';

  it.each<[string, Files, string]>([
    ['fails where the change adds it', { Dockerfile: 'FROM scratch\n' }, 'error unresolvable new Dockerfile'],
    [
      'is a warning where the base has it',
      { Dockerfile: OPEN },
      'warning unresolvable pre-existing Dockerfile',
    ],
    [
      'is a warning on a line that moved',
      { Dockerfile: `ARG X\n${OPEN}` },
      'warning unresolvable pre-existing Dockerfile',
    ],
    [
      'is a warning in a file that was renamed',
      { 'old.Dockerfile': OPEN },
      'warning unresolvable pre-existing Dockerfile',
    ],
  ])('%s', async (_, base, expected) => {
    const report = await checkMemory(await startMemoryPlatform(), { head: { Dockerfile: OPEN }, base });
    expect(found(report)).toEqual([expected]);
  });
});

describe('a new line of a Helm template', () => {
  const CHART = 'spec:\n  template:\n    spec:\n      containers:\n        - image: {{ .Values.image }}\n';
  const head = { 'chart/templates/app.yaml': `apiVersion: apps/v1\nkind: Deployment\n${CHART}` };
  const values = { 'chart/values.yaml': 'image:\n  repository: REGISTRY/acme/node\n  tag: ""\n' };

  it.each([
    ['is a warning, since its values are read', {}, 'warning'],
    ['fails a strict check', { strict: true }, 'error'],
  ])('%s', async (_, inputs, level) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { ...head, ...values }, base: {}, inputs });
    expect(found(report)).toEqual([
      `${level} unresolvable new chart/templates/app.yaml`,
      `${level} unresolvable new chart/values.yaml`,
    ]);
    expect(schemaErrors('check-report.v1.json', report)).toEqual([]);
  });
});

describe('a tag that does not exist, as the platform and the registry agree', () => {
  const GONE = 'FROM REGISTRY/acme/node:99\n';
  const PINNED = `FROM REGISTRY/acme/node:99@sha256:${'a'.repeat(64)}\n`;

  it.each<[string, string, readonly string[]]>([
    ['', GONE, ['end-of-life', 'unpinned']],
    [' of a pin', PINNED, ['end-of-life', 'not-judged', 'foreign-digest']],
  ])('is known, so that it fails no change where the base has it%s', async (_, text, rules) => {
    const memory = await startMemoryPlatform();
    const files = { Dockerfile: text };
    const report = await checkMemory(memory, { head: files, base: files });
    expect(report.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(new Set(report.findings.map(({ novelty }) => novelty))).toEqual(new Set(['pre-existing']));
    expect(report.verdict).toBe('warn');
  });

  it.each([
    ['', GONE, 'error end-of-life new Dockerfile'],
    [' of a pin, which nothing vouches for', PINNED, 'error foreign-digest new Dockerfile'],
  ])('fails the change that adds it%s', async (_, text, expected) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { Dockerfile: text }, base: {} });
    expect(found(report)[0]).toBe(expected);
    expect(found(report).join()).not.toContain('not-checked');
  });

  it.each<[string, RegExp, number]>([
    ['its history cannot be read', /_chainguard\/history/, 503],
    ['the tags cannot be listed', /^\/registry\/v2\/tags/, 403],
  ])('is not known if %s', async (_, path, status) => {
    const memory = await startMemoryPlatform();
    memory.answer(path, status, { code: 7, message: 'no' });
    const files = { Dockerfile: GONE };
    const report = await checkMemory(memory, { head: files, base: files });
    expect(found(report)).toContain('error not-checked pre-existing Dockerfile');
  });
});

describe('a file that a change deletes', () => {
  const [CLEAN, WITH_PROBLEMS] = ['FROM REGISTRY/acme/go:1.25\n', 'FROM REGISTRY/acme/node:18\n'];
  const example = { 'examples/Dockerfile': WITH_PROBLEMS };
  const NEW = 'error end-of-life new prod/Dockerfile';
  const MOVED = 'warning end-of-life pre-existing prod/Dockerfile';

  it.each<[string, Files, Files, string]>([
    [
      'passes its image to no line of another file',
      { ...example, 'prod/Dockerfile': CLEAN },
      { 'prod/Dockerfile': WITH_PROBLEMS },
      NEW,
    ],
    [
      'passes its image to no file that had none before',
      { ...example, 'prod/Dockerfile': 'FROM scratch\n' },
      { 'prod/Dockerfile': WITH_PROBLEMS },
      NEW,
    ],
    [
      'is not deleted if its image is all that is gone',
      example,
      { 'examples/Dockerfile': 'FROM scratch\n', 'prod/Dockerfile': WITH_PROBLEMS },
      NEW,
    ],
    ['is continued by one file that is added', example, { 'prod/Dockerfile': WITH_PROBLEMS }, MOVED],
    [
      'is continued by a file in which another line changed',
      { 'examples/Dockerfile': `${CLEAN}${WITH_PROBLEMS}` },
      { 'prod/Dockerfile': `FROM scratch\n${WITH_PROBLEMS}` },
      MOVED,
    ],
    [
      'is continued by one file, not by two',
      example,
      { 'other/Dockerfile': WITH_PROBLEMS, 'prod/Dockerfile': WITH_PROBLEMS },
      NEW,
    ],
  ])('%s', async (_, base, head, expected) => {
    const report = await checkMemory(await startMemoryPlatform(), { head, base });
    expect(found(report)).toContain(expected);
  });
});

describe('a job with untrusted input that has checked out a head', () => {
  const permissive = 'check:\n  fail-on: []\ntrust:\n  signatures: off\n';

  /** A default branch, and a head that lets itself pass; the job runs for the commit of the default branch. */
  async function checkHead(eventName: string, sha: 'default' | 'head') {
    const memory = await startMemoryPlatform();
    const { folder, git, commit } = createGitRepository();
    const from = (image: string): string => `FROM ${memory.endpoints.registry}/acme/${image}\n`;
    writeFileSync(join(folder, 'Dockerfile'), from('node:22'));
    const branch = commit('The default branch');
    git('switch', '--quiet', '--create', 'head');
    mkdirSync(join(folder, '.github'));
    writeFileSync(join(folder, SETTINGS), permissive);
    writeFileSync(join(folder, 'Dockerfile'), from('node:18'));
    const head = commit('The head');
    const environment = await readEnvironment({
      GITHUB_WORKSPACE: folder,
      GITHUB_EVENT_NAME: eventName,
      GITHUB_SHA: sha === 'default' ? branch : head,
    });
    const tree = createWorkTree(folder, execCommand);
    const inputs = { since: undefined, baseline: '', 'github-token': '' };
    const base = await findBase({
      inputs,
      environment,
      head: tree,
      command: execCommand,
      clock: memory.clock,
    });
    return { base, branch, ...(await judgeMemory(memory, { head: tree, base })) };
  }

  it.each(['workflow_run', 'issue_comment'])(
    'is checked as a change, by the configuration of the default branch: %s',
    async (eventName) => {
      const { base, branch, report } = await checkHead(eventName, 'default');
      expect(base).toMatchObject({ isChange: true, kind: 'tree', commit: branch });
      expect(report.verdict).toBe('fail');
      expect(found(report)).toContain('error end-of-life new Dockerfile');
      expect(report.images.map(({ signature }) => signature?.status)).toEqual(['verified']);
    },
  );

  it.each([
    ['workflow_run', 'head'],
    ['schedule', 'default'],
  ] as const)(
    'is no change if the event is about it, or has no untrusted input: %s',
    async (eventName, sha) => {
      const { base, report } = await checkHead(eventName, sha);
      expect([base.isChange, base.kind, report.verdict]).toEqual([false, 'none', 'warn']);
    },
  );
});

describe('an image that a change moves to a registry without a history', () => {
  const HERE = 'FROM REGISTRY/acme/node:18\n';
  const THERE = 'FROM ghcr.io/acme/node:18\n';
  const WARNING = 'warning not-judged new Dockerfile';

  it.each<[string, string, string, readonly string[]]>([
    ['is a warning', HERE, THERE, [WARNING]],
    ['with another tag and digest', HERE, `FROM ghcr.io/acme/node:20@sha256:${'a'.repeat(64)}\n`, [WARNING]],
    ['with another name, at another line', HERE, 'ARG A\nFROM ghcr.io/acme/base:1\n', [WARNING]],
    ['each line once', `${HERE}${HERE}`, `${THERE}${THERE}${THERE}`, [WARNING, WARNING]],
    ['but not if it was there', THERE, THERE, []],
    ['nor beside one that stays', HERE, `${HERE}${THERE}`, []],
  ])('%s', async (_, base, head, expected) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { Dockerfile: head }, base: { Dockerfile: base } });
    expect(found(report).filter((one) => one.includes('not-judged'))).toEqual(expected);
  });

  it.each([
    ['a script', 'a.sh', 'docker run REGISTRY/acme/node:18\n', 'docker run ghcr.io/acme/node:18\n'],
    [
      'a compose file',
      'compose.yaml',
      'services: { a: { image: "REGISTRY/acme/node:18" } }\n',
      'services: { a: { image: "ghcr.io/acme/node:20" } }\n',
    ],
  ])('is a warning in %s', async (_, file, before, now) => {
    const files = { '.github/mooring.yml': 'text: { registries: [ghcr.io] }\n' };
    const change = { head: { ...files, [file]: now }, base: { ...files, [file]: before } };
    const report = await checkMemory(await startMemoryPlatform(), change);
    expect(found(report)).toContain(`warning not-judged new ${file}`);
  });

  it('resolves nothing, since nothing of it is known', async () => {
    const change = { head: { Dockerfile: THERE }, base: { Dockerfile: HERE } };
    const { resolved } = await checkMemory(await startMemoryPlatform(), change);
    expect(resolved.map(({ rule }) => rule)).toEqual([]);
  });

  it.each([
    ['signatures are required', 'trust: { signatures: require }\n', 'error not-checked new Dockerfile'],
    ['it is not allowed', 'check: { allowed-images: ["REGISTRY/**"] }\n', 'error not-allowed new Dockerfile'],
  ])('fails if %s', async (_, config, expected) => {
    const files = { '.github/mooring.yml': config };
    const change = { head: { ...files, Dockerfile: THERE }, base: { ...files, Dockerfile: HERE } };
    const report = await checkMemory(await startMemoryPlatform(), change);
    expect(found(report)).toContain(expected);
  });
});
