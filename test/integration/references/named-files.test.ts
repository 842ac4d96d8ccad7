import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { rewriteFiles } from '../../../src/pin/rewrite-files.ts';
import { checkMemory, found } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { sampleDigest } from '../../support/samples/sample-plan.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

const service = (text: string): string => `services:\n  a: {${text}}\n`;

async function listed(
  files: Files,
): Promise<{ readonly images: readonly string[]; readonly skipped: readonly string[] }> {
  const { images, skipped } = await listImages({ tree: textTree(files), now: NOW });
  return {
    images: images.map(({ file, written }) => `${file} ${written}`),
    skipped: skipped.map(({ file, line, code, written }) => `${file}:${line} ${code} ${written}`),
  };
}

describe('files that Compose files name', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'in include, in its short form and as a path in its long one',
      {
        'compose.yaml': 'include:\n  - ops/web.yml\n  - {path: ./ops/db.inc}\n',
        'ops/web.yml': service('image: "web:1"'),
        'ops/db.inc': service('image: "db:1"'),
      },
      ['ops/db.inc db:1', 'ops/web.yml web:1'],
    ],
    [
      'in include, as a list, with the project directory of its first path',
      {
        'a/compose.yaml': 'include:\n  - path: [../ops/main.yml, ../ops/over.yml]\n',
        'ops/main.yml': service('image: "web:1"'),
        'ops/over.yml': service('build: {dockerfile: web.build}'),
        'ops/web.build': 'FROM alpine:1\n',
      },
      ['ops/main.yml web:1', 'ops/web.build alpine:1'],
    ],
    [
      'in include, with a project directory of its own',
      {
        'compose.yaml': 'include:\n  - {path: ops/web.yml, project_directory: apps/web}\n',
        'ops/web.yml': service('extends: {file: base.inc, service: b}'),
        'apps/web/base.inc': service('image: "base:1"'),
      },
      ['apps/web/base.inc base:1'],
    ],
    [
      'in the file of extends, and in the file that this one names',
      {
        'compose.yaml': service('extends: {file: ./one.inc, service: b}'),
        'one.inc': service('extends: {file: two.inc, service: b}'),
        'two.inc': service('image: "two:1"'),
      },
      ['two.inc two:1'],
    ],
    [
      'as the Dockerfile of a build, in a context or in the project directory',
      {
        'ops/compose.yaml': `${service('build: {context: ../web, dockerfile: ci/image}')}  b: {build: {dockerfile: "\${F:-own.build}"}}\n`,
        'web/ci/image': 'FROM alpine:1\n',
        'ops/own.build': 'FROM alpine:2\n',
      },
      ['ops/own.build alpine:2', 'web/ci/image alpine:1'],
    ],
    [
      'relative to a directory above, where a command can start',
      { 'ops/compose.ci.yaml': service('build: {dockerfile: ci/image}'), 'ci/image': 'FROM alpine:1\n' },
      ['ci/image alpine:1'],
    ],
    [
      'as the Dockerfile of a build whose context is in another service or file',
      {
        'compose.yaml':
          'services:\n  a: {build: {context: web}}\n  b: {extends: a, build: {dockerfile: one.build}}\n',
        'compose.override.yaml': service('build: {dockerfile: two.build}'),
        'one.build': 'FROM alpine:0\n',
        'web/one.build': 'FROM alpine:1\n',
        'web/two.build': 'FROM alpine:2\n',
      },
      ['one.build alpine:0', 'web/one.build alpine:1', 'web/two.build alpine:2'],
    ],
    [
      'whose names are those of other formats',
      {
        'compose.yaml': 'include: [values.yaml, k8s.yaml]\nservices: {a: {build: {dockerfile: web.yaml}}}\n',
        'values.yaml': service('image: "values:1"'),
        'k8s.yaml': service('image: "k8s:1"'),
        'web.yaml': 'FROM alpine:1\n',
      },
      ['k8s.yaml k8s:1', 'values.yaml values:1', 'values.yaml values:1', 'web.yaml alpine:1'],
    ],
  ])('are read: %s', async (_, files, images) => {
    expect(await listed(files)).toEqual({ images, skipped: [] });
  });

  it('are reported if they are not in the repository, or only a variable says where', async () => {
    const files = {
      'ops/compose.yaml': [
        'include: [https://github.com/a/b.git, "oci://docker.io/a/b:1", gone.yml, "${F}", ../../out.yml, /abs.yml]',
        'services:',
        '  a: {build: https://github.com/a/b.git}',
        '  b: {build: {context: ".", dockerfile: gone.build}}',
        '  c: {build: "${C}"}',
        '  d: {extends: {file: ~/x.yml, service: a}}',
        '  e: {build: ../../out}',
        '  f: {build: ./no-dockerfile}',
        '  g: {build: {context: "https://x/y.git", dockerfile: z, dockerfile_inline: "FROM alpine:1"}}',
        '',
      ].join('\n'),
    };
    expect(await listed(files)).toEqual({
      images: ['ops/compose.yaml alpine:1'],
      skipped: [
        'ops/compose.yaml:1 not-followed https://github.com/a/b.git',
        'ops/compose.yaml:1 not-followed oci://docker.io/a/b:1',
        'ops/compose.yaml:1 not-followed ${F}',
        'ops/compose.yaml:1 not-followed /abs.yml',
        'ops/compose.yaml:1 not-followed gone.yml',
        'ops/compose.yaml:1 not-followed ../../out.yml',
        'ops/compose.yaml:3 not-followed https://github.com/a/b.git',
        'ops/compose.yaml:4 not-followed gone.build',
        'ops/compose.yaml:5 not-followed ${C}',
        'ops/compose.yaml:6 not-followed ~/x.yml',
        'ops/compose.yaml:7 not-followed ../../out/Dockerfile',
      ],
    });
  });

  it.each<[string, Files, readonly string[]]>([
    [
      'of a dev container',
      {
        '.devcontainer/devcontainer.json':
          '{"build": {"dockerfile": "../ci/image"}, "dockerComposeFile": ["../ops/dev.inc", "${localEnv:X}"]}',
        'ci/image': 'FROM alpine:1\n',
        'ops/dev.inc': service('image: "dev:1"'),
      },
      ['ci/image alpine:1', 'ops/dev.inc dev:1', '.devcontainer/devcontainer.json:1 ${localEnv:X}'],
    ],
    [
      'of an action',
      {
        'a/action.yml': 'runs: {using: docker, image: image/build}\n',
        'a/image/build': 'FROM alpine:1\n',
        'b/action.yml': 'runs: {using: docker, image: gone.build}\n',
      },
      ['a/image/build alpine:1', 'b/action.yml:1 gone.build'],
    ],
    [
      'of a bake file, in any of its contexts',
      {
        'docker-bake.hcl':
          'target "a" {\n  context = "web"\n}\ntarget "b" {\n  inherits = ["a"]\n  dockerfile = "image.build"\n}\ntarget "c" {\n  context = "https://x/y.git"\n  dockerfile = "gone"\n}\n',
        'web/image.build': 'FROM alpine:1\n',
        'db/docker-bake.json': '{"target": {"a": {"dockerfile": "./image.build"}}}',
        'db/image.build': 'FROM alpine:2\n',
      },
      ['db/image.build alpine:2', 'web/image.build alpine:1'],
    ],
  ])('are read too if they are those %s', async (_, files, expected) => {
    const { images, skipped } = await listed(files);
    expect([...images, ...skipped.map((one) => one.replace(' not-followed', ''))]).toEqual(expected);
  });

  it('are read once, also if they include each other', async () => {
    const files = {
      'compose.yaml': 'include: [ops/x.yml, ops/y.yml]\n',
      'ops/x.yml': `include: [y.yml, {path: ../compose.yaml, project_directory: .}]\n${service('image: "x:1"')}`,
      'ops/y.yml': `include: [x.yml]\n${service('image: "y:1"')}`,
    };
    expect(await listed(files)).toEqual({ images: ['ops/x.yml x:1', 'ops/y.yml y:1'], skipped: [] });
  });

  it('are left out by `exclude`, and by a comment if they are not in the repository', async () => {
    const files = {
      '.github/mooring.yml': 'exclude: [ops/**]\n',
      'compose.yaml':
        'include:\n  - ops/x.yml\n  - ops/gone.yml\n  - oci://a/b # mooring: ignore=ours\n  - y.inc # mooring: ignore\n',
      'ops/x.yml': service('image: "x:1"'),
      'y.inc': service('image: "y:1"'),
    };
    expect(await listed(files)).toEqual({
      images: ['y.inc y:1'],
      skipped: ['compose.yaml:4 ignored oci://a/b'],
    });
  });

  it('are pinned, each as the format it is named as', async () => {
    const tree = textTree({
      'compose.yaml': `include: [ops/values.yaml]\n${service('build: {dockerfile: ops/image}')}`,
      'ops/values.yaml': service('image: "x:1"'),
      'ops/image': 'FROM y:1\n',
    });
    const listing = await loadConfig(tree);
    const { images } = await listImages({ tree, now: NOW });
    const pins = images.map((image) => ({ image, digest: sampleDigest('1') }));
    const { files, dropped } = await rewriteFiles({ tree, listing, pins, style: 'tag@digest' });
    expect([...dropped.values()]).toEqual([]);
    const after = files.map((file) => [file.path, new TextDecoder().decode(file.after)]);
    expect(Object.fromEntries(after)).toEqual({
      'ops/image': `FROM y:1@${sampleDigest('1')}\n`,
      'ops/values.yaml': service(`image: "x:1@${sampleDigest('1')}"`),
    });
  });
});

describe('a check of files that name others', () => {
  const OLD = service('image: REGISTRY/acme/node:18');

  it.each<[string, Files]>([
    ['include', { 'compose.yaml': 'include: [web.inc]\n', 'web.inc': OLD }],
    ['extends', { 'compose.yaml': service('extends: {file: web.inc, service: a}'), 'web.inc': OLD }],
    [
      'a Dockerfile',
      {
        'compose.yaml': service('build: {dockerfile: web.inc}'),
        'web.inc': 'FROM REGISTRY/acme/node:18\n',
      },
    ],
  ])('fails for an image that a change moves behind %s', async (_, head) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head, base: {} });
    expect(found(report)[0]).toBe('error end-of-life new web.inc');
    const unchanged = await checkMemory(memory, { head, base: head });
    expect(found(unchanged)[0]).toBe('warning end-of-life pre-existing web.inc');
  });

  it('fails for what a change names elsewhere, and warns of what the base names there', async () => {
    const memory = await startMemoryPlatform();
    const head = { 'compose.yaml': `include: [https://github.com/a/b.git]\n${service('image: "x:1"')}` };
    const added = await checkMemory(memory, { head, base: { 'compose.yaml': service('image: "x:1"') } });
    expect([added.verdict, found(added)[0]]).toEqual(['fail', 'error not-checked new compose.yaml']);
    const kept = await checkMemory(memory, { head, base: head });
    expect([kept.verdict, found(kept)[0]]).toEqual(['warn', 'warning not-checked pre-existing compose.yaml']);
  });

  it('compares the other images of such a file as usual', async () => {
    const memory = await startMemoryPlatform();
    const base = { 'compose.yaml': 'include: [https://github.com/a/b.git]\n' };
    const report = await checkMemory(memory, {
      head: { 'compose.yaml': `${base['compose.yaml']}${OLD}` },
      base,
    });
    expect(found(report)[0]).toBe('error end-of-life new compose.yaml');
  });
});
