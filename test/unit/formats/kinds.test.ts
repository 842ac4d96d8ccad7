import { describe, expect, it } from 'vitest';

import { listBytes, listText } from '../../support/views/list-text.ts';

const list = async (file: string, text: string): Promise<readonly string[]> =>
  (await listText(file, text)).images.map((image) => image.replace(/^\S+ (?:docker\.io\/library\/)?/, ''));

describe('formats/kinds/kubernetes', () => {
  it.each([
    [
      'a Pod with all kinds of containers',
      'spec: {containers: [{image: a:1}], initContainers: [{image: b:1}], ephemeralContainers: [{image: c:1}]}',
      ['a:1', 'b:1', 'c:1'],
    ],
    ['a CronJob', 'spec: {jobTemplate: {spec: {template: {spec: {containers: [{image: a:1}]}}}}}', ['a:1']],
    [
      'a custom resource that embeds a pod spec',
      'spec: {workers: [{podTemplate: {spec: {containers: [{image: a:1}]}}}]}',
      ['a:1'],
    ],
    [
      'an image volume',
      'spec: {volumes: [{name: m, image: {reference: "a:1", pullPolicy: Always}}]}',
      ['a:1'],
    ],
    [
      'the container of a workflow template',
      'spec: {templates: [{container: {image: a:1}}, {script: {image: b:1}}]}',
      ['a:1', 'b:1'],
    ],
    ['a List', 'items: [{kind: Pod, spec: {containers: [{image: a:1}]}}]', ['a:1']],
    [
      'a definition of a resource',
      'spec: {properties: {containers: {items: {properties: {image: {type: string}}}}}}',
      [],
    ],
    ['an image of something else', 'spec: {image: logo, picture: {image: x}}', []],
  ])('reads %s', async (_, spec, images) => {
    expect(await list('k/x.yaml', `apiVersion: v1\nkind: X\n${spec}\n`)).toEqual(images);
  });

  it.each([
    ['in braces', '{apiVersion: v1, kind: Pod, spec: {containers: [{image: a:1}]}}'],
    ['as JSON', '{"kind": "Pod",\n\t"apiVersion": "v1",\n\t"spec": {"containers": [{"image": "a:1"}]}\n}'],
    ['with an indent', '  apiVersion: v1\n  kind: Pod\n  spec: {containers: [{image: a:1}]}'],
  ])('takes a manifest %s for one', async (_, text) => {
    expect(await list('k/x.yaml', `--- # c\n${text}\n`)).toEqual(['a:1']);
  });

  it('leaves alone patterns of a policy and what ko builds', async () => {
    const containers =
      '[{image: "!*:latest"}, {image: ko://r.test/a/cmd/b}, {image: "r.test/*"}, {image: "a:!"}]';
    expect(await listText('x.yaml', `apiVersion: v1\nkind: X\nspec: {containers: ${containers}}\n`)).toEqual({
      images: [],
      skipped: ['3 invalid-reference a:!'],
    });
  });

  it('leaves alone what is no manifest', async () => {
    expect(await listText('x.yaml', 'kind: X\nspec: {containers: [{image: a:1}]}\n')).toEqual({
      images: [],
      skipped: [],
    });
  });

  it('recognizes Tekton and kustomize by their apiVersion', async () => {
    const text =
      'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  stepTemplate: {image: t:1}\n  steps: [{image: a:1}, {image: $(params.x)}]\n  sidecars: [{image: b:1}]\n---\napiVersion: kustomize.config.k8s.io/v1beta1\nkind: Component\nimages: [{name: c, newTag: v1}]\n';
    const { images, skipped } = await listBytes('x.yaml', new TextEncoder().encode(text));
    expect(images.map(({ kind, written }) => `${kind} ${written}`)).toEqual([
      'tekton t:1',
      'tekton a:1',
      'tekton b:1',
      'kustomize c:v1',
    ]);
    expect(skipped.map(({ code }) => code)).toEqual(['variable']);
  });
});

describe('formats/kinds/gitlab-ci', () => {
  it('reads image and services at the top, in default, and in jobs', async () => {
    const text =
      'image: a:1\nservices: [b:1, {name: c:1, alias: db}]\ndefault:\n  image: {name: d:1, entrypoint: [""]}\njob:\n  image: e:1\n  script: [!reference [.x, script]]\nbuild:\n  image: $CI_REGISTRY_IMAGE:latest\nvariables:\n  image: not-one:1\n';
    expect(await listText('.gitlab-ci.yml', text)).toEqual({
      images: [
        '1:8 docker.io/library/a:1',
        '2:12 docker.io/library/b:1',
        '2:24 docker.io/library/c:1',
        '4:17 docker.io/library/d:1',
        '6:10 docker.io/library/e:1',
      ],
      skipped: ['9 variable $CI_REGISTRY_IMAGE:latest'],
    });
  });
});

describe('formats/kinds/compose', () => {
  it('looks through merge keys, the own key first', async () => {
    const text =
      'x-a: &a {image: a:1}\nx-b: &b {image: b:1}\nservices:\n  one: {<<: [*a, *b]}\n  two: {<<: *a, image: c:1}\n  three:\n    <<: *b\n    build: {context: .}\n';
    expect(await list('compose.yml', text)).toEqual(['a:1', 'c:1']);
  });

  it('takes a build that is reset for none', async () => {
    expect(await list('compose.yml', 'services:\n  a: {build: null, image: a:1}\n')).toEqual(['a:1']);
  });

  it('skips an inline Dockerfile without FROM', async () => {
    const text = 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FORM alpine\n';
    expect((await listText('compose.yml', text)).skipped).toEqual(['5 inline-dockerfile']);
  });
});

describe('formats: texts that are not plain', () => {
  it('lists a reference that is written with escapes, and does not edit it', async () => {
    const text = 'services: {a: {image: "redis\\x3a7"}}\n';
    expect((await listText('compose.yml', text)).images).toEqual([
      '1:23 docker.io/library/redis:7 (not-in-file)',
    ]);
  });

  it('counts columns in characters, and bytes past a byte order mark', async () => {
    const text = '\uFEFFservices: {ä: {image: redis:7}}\n';
    const { images } = await listBytes('compose.yml', new TextEncoder().encode(text));
    expect(images).toMatchObject([{ line: 1, column: 23, edit: { spans: [{ start: 26, end: 33 }] } }]);
  });

  it.each([
    ['an invalid name', 'services: {a: {image: "Not Valid"}}', ['1 invalid-reference Not Valid']],
    ['an alias without an anchor', 'services: {a: {image: *x}}', ['1 not-parsable']],
    ['brackets without an end', `services: {a: {image: ${'['.repeat(100_000)}`, ['1 not-parsable']],
    ['keys nested too deeply', `services: {a: {image: [${'a: '.repeat(100_000)}]}}`, ['1 too-entangled']],
  ])('skips %s', async (_, text, skipped) => {
    expect(await listText('compose.yml', text)).toEqual({ images: [], skipped });
  });

  it('ends with a bomb of aliases and one of merge keys', async () => {
    const level = (name: string, inner: string): string =>
      `x-${name}: &${name} [${`*${inner},`.repeat(9)}]\n`;
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const bomb = `x-0: &z [x]\n${names.map((name, index) => level(name, names[index - 1] ?? 'z')).join('')}`;
    expect(await list('compose.yml', `${bomb}services: {s: {image: redis:7, volumes: *i}}\n`)).toEqual([
      'redis:7',
    ]);

    const chain = Array.from(
      { length: 1000 },
      (_, index) => `x-${index}: &m${index} {<<: [*m${index - 1}, *m${index - 1}], k${index}: v}\n`,
    );
    const services = Array.from({ length: 1000 }, (_, index) => `  s${index}: {<<: *m999}\n`);
    const text = `x: &m-1 {a: b}\n${chain.join('')}services:\n${services.join('')}  image: x\n`;
    expect((await listText('compose.yml', text)).skipped).toEqual(['1 too-entangled']);
  });
});
