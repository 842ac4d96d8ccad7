import { describe, expect, it } from 'vitest';

import { listBytes, listText } from '../../support/views/list-text.ts';
import { D, POD, testRows } from './hard-rows.ts';

const REDIS = 'docker.io/library/redis:7';

describe('formats: a word that the bytes do not show', () => {
  it.each([
    ['compose.yaml', 'services: {a: {"im\\u0061ge": "redis:7"}}'],
    ['compose.yaml', '"s\\x65rvices":\n  a:\n    "im\\U00000061ge": redis:7\n'],
    ['compose.yaml', 'services:\n  a:\n    ? "im\\\n      age"\n    : redis:7\n'],
    ['compose.yaml', 'services: {a: {!!binary aW1hZ2U=: redis:7}}'],
    ['compose.yaml', '%TAG !b! tag:yaml.org,2002:bin\n---\nservices: {a: {!b!ary aW1hZ2U=: redis:7}}'],
    ['compose.yaml', 'services: {a: {!<tag:yaml.org,2002:%62inary> aW1hZ2U=: redis:7}}'],
    ['k.yaml', '"apiVersi\\u006fn": v1\n"k\\x69nd": Pod\nspec: {containers: [{"im\\x61ge": redis:7}]}'],
    ['k.yaml', '? apiVersion\n: v1\n? kind\n: Pod\n? spec\n: {containers: [{image: redis:7}]}'],
    ['k.yaml', '!!str apiVersion: v1\n! kind: Pod\nspec: {containers: [{image: redis:7}]}'],
    ['k.yaml', '&a apiVersion: v1\n&b kind: Pod\nspec: {containers: [{image: redis:7}]}'],
    ['k.yaml', 'x: &a apiVersion\n*a : v1\nkind: Pod\nspec: {containers: [{image: redis:7}]}'],
    ['k.yaml', '<<: {apiVersion: v1, kind: Pod}\n<<: {spec: {containers: [{image: redis:7}]}}'],
    ['t.yaml', 'apiVersion: tekton.dev/v1\nkind: Task\nspec: {steps: [{"\\x69mage": redis:7}]}'],
    ['kustomization.yaml', '"im\\x61ges": [{name: redis, newTag: "7"}]'],
    ['values.yaml', '"im\\x61ge": redis:7'],
    ['.github/workflows/ci.yml', 'jobs: {a: {"c\\x6fntainer": redis:7}}'],
    ['.github/workflows/ci.yml', 'jobs: {a: {steps: [{uses: "docker:\\/\\/redis:7"}]}}'],
    ['action.yml', 'runs: {steps: [{uses: "dock\\x65r://redis:7"}]}'],
    ['.gitlab-ci.yml', '"im\\x61ge": redis:7'],
    ['.ko.yaml', '"defaultB\\x61seImage": redis:7'],
    ['skaffold.yaml', 'build: {artifacts: [{buildpacks: {"b\\x75ilder": redis:7}}]}'],
    ['devcontainer.json', '{"im\\u0061ge": "redis:7"}'],
    [
      'docker-bake.json',
      '{"t\\u0061rget": {"a": {"c\\u006fntexts": {"b": "docker-im\\u0061ge:\\/\\/redis:7"}}}}',
    ],
    ['docker-bake.hcl', 'target "a" { contexts = { b = "docker-im\\u0061ge://redis:7" } }'],
  ])('%s: %s', async (file, text) => {
    const { images, skipped } = await listText(file, text);
    expect([images.map((image) => image.replace(/^[\d:]+ | \(.*$/g, '')), skipped]).toEqual([[REDIS], []]);
  });

  it('reads a value that is base64, and does not edit it', async () => {
    const text = 'services: {a: {image: !!binary cmVkaXM6Nw==}}';
    expect((await listText('compose.yaml', text)).images).toEqual([`1:32 ${REDIS} (not-in-file)`]);
  });
});

describe('formats: line breaks and marks that only some parsers know', () => {
  it.each([['\r'], ['\u0085'], ['\u2028'], ['\u2029']])('breaks lines at %j', async (lineBreak) => {
    const text = `services:\n  a:\n    # c${lineBreak}    image: redis:7${lineBreak}`;
    const { images } = await listText('compose.yaml', text);
    expect(images.map((image) => image.replace(/^[\d:]+ /, ''))).toEqual([`${REDIS} (not-in-file)`]);
  });

  it.each([
    [
      'a byte order mark at the start of a line',
      '\uFEFFservices:\n  a: {image: redis:7}\n\uFEFFservices: {}\n',
    ],
    ['a second byte order mark', '\uFEFF\uFEFFservices:\n  a: {image: redis:7}\n'],
    ['an escaped line break', 'services: {a: {"im\\\u2028age": redis:7}}\n'],
  ])('reports %s', async (_, text) => {
    expect((await listText('compose.yaml', text)).skipped).toContain('1 not-parsable');
  });
});

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('formats: anchors', () => {
  it.each(['&a: redis:7', 'x: &a}b redis:7'])('reports %s, which Go reads differently', async (entry) => {
    const { images, skipped } = await listText('.ko.yaml', `baseImageOverrides:\n  ${entry}\n`);
    expect(images).toEqual([]);
    expect(skipped.map((skip) => skip.split(' ')[1])).toEqual(['not-parsable']);
  });
});

describe('formats: files that are not UTF-8', () => {
  it.each([
    ['little-endian', (bytes: Buffer): Buffer => bytes],
    ['big-endian', (bytes: Buffer): Buffer => bytes.swap16()],
  ])('reads %s UTF-16 with a byte order mark, and does not edit it', async (_, order) => {
    const bytes = order(utf16('\uFEFFservices: {ä: {image: redis:7}}'));
    expect(await listBytes('compose.yaml', bytes)).toMatchObject({
      images: [{ line: 1, column: 23, written: 'redis:7', edit: { kind: 'not-editable' } }],
      skipped: [],
    });
  });

  it.each([
    ['UTF-8', (text: string): Buffer => Buffer.from(text)],
    ['little-endian UTF-16', utf16],
    ['big-endian UTF-16', (text: string): Buffer => utf16(text).swap16()],
  ])('reports a second byte order mark in %s, which only some tools skip', async (_, encode) => {
    const bytes = encode('\uFEFF\uFEFF<<: {images: [{name: redis, newTag: "7"}]}\n');
    const { skipped } = await listBytes('kustomization.yaml', bytes);
    expect(skipped).toMatchObject([{ line: 1, code: 'not-parsable' }]);
  });

  it.each([
    ['UTF-16 without a mark', utf16('services: {a: {image: redis:7}}')],
    [
      'UTF-16 with half a character',
      Buffer.concat([utf16('\uFEFFservices: {a: {image: redis:7}}'), Buffer.from('x')]),
    ],
  ])('reports %s', async (_, bytes) => {
    const { skipped } = await listBytes('compose.yaml', bytes);
    expect(skipped).toMatchObject([{ line: 1, code: 'not-utf8' }]);
  });

  it('lists the references beside a bad byte', async () => {
    const bytes = Buffer.from('# gr\u00f6\u00dfe\nservices: {a: {image: redis:7}}\n', 'latin1');
    expect(await listBytes('compose.yaml', bytes)).toMatchObject({
      images: [{ line: 2, written: 'redis:7', edit: { kind: 'editable' } }],
      skipped: [{ line: 1, code: 'not-utf8' }],
    });
  });
});

describe('formats: merge keys and tags', () => {
  testRows([
    {
      name: 'a merge key after a key: tools differ in which value counts',
      file: 'k.yaml',
      text: `${POD}    - image: a:1\n      <<: {image: "b:1"}\n`,
      images: ['5:14 docker.io/library/a:1'],
      skipped: ['5 duplicate-key'],
      pinned: `${POD}    - image: a:1@${D}\n      <<: {image: "b:1"}\n`,
    },
    {
      name: 'a merge key before a key: all tools take the key',
      file: 'k.yaml',
      text: `${POD}    - <<: {image: "b:1"}\n      image: a:1\n`,
      images: ['6:14 docker.io/library/a:1'],
      pinned: `${POD}    - <<: {image: "b:1"}\n      image: a:1@${D}\n`,
    },
    {
      name: 'Compose takes the key wherever the merge key is',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: "a:1", <<: {image: "b:1"}}\n',
      images: ['2:15 docker.io/library/a:1'],
      pinned: `services:\n  a: {image: "a:1@${D}", <<: {image: "b:1"}}\n`,
    },
    {
      name: 'a quoted << is a key like any other, but not with the tag of a merge key',
      file: 'compose.yaml',
      text: 'services:\n  a: {"<<": {image: "a:1"}}\n  b: {!!merge "<<": {image: "b:1"}}\n  c: {!!str <<: {image: "c:1"}}\n',
      images: ['3:30 docker.io/library/b:1'],
      pinned: `services:\n  a: {"<<": {image: "a:1"}}\n  b: {!!merge "<<": {image: "b:1@${D}"}}\n  c: {!!str <<: {image: "c:1"}}\n`,
    },
    {
      name: 'what Compose resets is not there',
      file: 'compose.yaml',
      text: 'services:\n  a: {build: !reset ., image: "a:1"}\n  b: {build: !override ., image: "b:1"}\n',
      images: ['2:32 docker.io/library/a:1'],
      pinned: `services:\n  a: {build: !reset ., image: "a:1@${D}"}\n  b: {build: !override ., image: "b:1"}\n`,
    },
    {
      name: 'a text with a tag is no null',
      file: 'compose.yaml',
      text: 'services:\n  a: {image: !!str null}\n  b: {image: null}\n',
      images: ['2:20 docker.io/library/null:latest'],
      pinned: `services:\n  a: {image: !!str null:latest@${D}}\n  b: {image: null}\n`,
    },
  ]);
});

describe('formats: templates', () => {
  it.each([
    [
      'an error that is not of a template',
      `${POD}    - {name: a, "im\\x61ge": redis:7}\n\t# {{ x }}\n\tb: c\n`,
    ],
    ['an error beside a quoted action', `${POD}    - {name: "{{", image: redis:7, z: "}}"}\n\tb: c\n`],
    ['an error in a text that looks like a template', `${POD}    - {"im\\x61ge": redis:7}\nx: "\n{{ a"\n`],
    ['an error at the place of an image', `${POD}    - image: {?a, b} # {{ x }}\n`],
    ['an error in a list that looks like one', `${POD}    - {"im\\x61ge": redis:7}\nx: [a, "\n{{ b"]\n`],
  ])('reports %s', async (_, text) => {
    expect((await listText('k.yaml', text)).skipped.map((skip) => skip.split(' ')[1])).toContain(
      'not-parsable',
    );
  });

  it.each([
    [
      'an action in the place of a key',
      'metadata:\n  {{- with .x }}\n  labels: {{ . }}\n  {{- else }}\n  - a\n  {{- end }}\n',
    ],
    ['an action on several lines', '{{- /*\n  a: [\n*/ -}}\nmetadata: {}\n'],
  ])('is a template as a whole with %s', async (_, text) => {
    const { skipped } = await listText('k.yaml', `${text}${POD}    - image: {{ .image }}\n`);
    expect(skipped.map((skip) => skip.split(' ')[1])).toEqual(['templated']);
  });

  it('is YAML below a key whose first lines an action makes', async () => {
    const text = 'kind: Pod\nmetadata:\n  labels: {{- include "x" . | nindent 4 }}\n    a: b\n';
    expect(await listText('k.yaml', `apiVersion: v1\n${text}spec: {image: null}\n`)).toEqual({
      images: [],
      skipped: [],
    });
  });

  it('finds an image in a template by its structure', async () => {
    const text = `${POD}    {{- if .Values.x }}\n    - name: {{ .n }}-x\n      "im\\x61ge": {{ .Values.image | quote }}\n    - {name: a, image: redis:7}\n    {{- end }}\n`;
    expect(await listText('k.yaml', text)).toEqual({
      images: [],
      skipped: ['7 templated {{ .Values.image | quote }}', '8 templated redis:7'],
    });
  });
});
