import { describe, expect, it } from 'vitest';

import type { PinStyle } from '../../../src/formats/pin-writing.ts';
import { listedTag } from '../../../src/references/decide/image-list.ts';
import { fileFormat } from '../../../src/formats/file-format.ts';
import { pinFile } from '../../../src/pin/rewrite-files.ts';
import { listBytes, pinBytes } from '../../support/views/list-text.ts';
import { bytesOf, NEW, textOf } from '../../support/samples/pin-dockerfile.ts';

async function pinned(file: string, text: string, style: PinStyle): Promise<string> {
  const { bytes, dropped } = await pinBytes(file, bytesOf(text), { digest: NEW, style });
  expect(dropped).toEqual([]);
  return textOf(bytes);
}

interface Row {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
  readonly tagged: string;
  readonly digestAlone: string;
}

const POD = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n';

const ROWS: readonly Row[] = [
  {
    kind: 'a Dockerfile, which has no comments behind its instructions',
    file: 'Dockerfile',
    text: '# c\r\nFROM "a:1"  AS x\r\n',
    tagged: '# c\r\nFROM "a:1@P"  AS x\r\n',
    digestAlone: '# c\r\nFROM "a@P"  AS x\r\n',
  },
  {
    kind: 'compose, the default of a variable too',
    file: 'compose.yml',
    text: '\uFEFFservices:\r\n  a:\r\n    image: "a:1"\r\n  b:\r\n    image: ${B:-b}',
    tagged: '\uFEFFservices:\r\n  a:\r\n    image: "a:1@P"\r\n  b:\r\n    image: ${B:-b:latest@P}',
    digestAlone: '\uFEFFservices:\r\n  a:\r\n    image: "a@P" # 1\r\n  b:\r\n    image: ${B:-b@P} # latest',
  },
  {
    kind: 'compose, with an inline Dockerfile',
    file: 'compose.yml',
    text: 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM a:1\n        RUN x\n',
    tagged: 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM a:1@P\n        RUN x\n',
    digestAlone: 'services:\n  a:\n    build:\n      dockerfile_inline: |\n        FROM a@P\n        RUN x\n',
  },
  {
    kind: 'kubernetes, blanks at the end of a line and a comment that is there',
    file: 'k.yaml',
    text: `${POD}  - image: a:1  \n  - image: 'b:1' # b\n`,
    tagged: `${POD}  - image: a:1@P  \n  - image: 'b:1@P' # b\n`,
    digestAlone: `${POD}  - image: a@P # 1  \n  - image: 'b@P' # b # tag=1\n`,
  },
  {
    kind: 'kustomize, whose entries keep their tag',
    file: 'kustomization.yaml',
    text: 'images:\n- name: a\n  newTag: "1" # c\n- {name: b, newTag: v2}',
    tagged: 'images:\n- name: a\n  newTag: "1@P" # c\n- {name: b, newTag: "v2@P"}',
    digestAlone: 'images:\n- name: a\n  newTag: "1@P" # c\n- {name: b, newTag: "v2@P"}',
  },
  {
    kind: 'values of Helm, by parts and in one text',
    file: 'values.yaml',
    text: 'image:\n  repository: a\n  tag: 1.5\nb:\n  repository: b\n  tag: 1\n  digest: ""\nimages:\n  cImage: c:1\n',
    tagged:
      'image:\n  repository: a\n  tag: "1.5@P"\nb:\n  repository: b\n  tag: 1\n  digest: "P"\nimages:\n  cImage: c:1@P\n',
    digestAlone:
      'image:\n  repository: a\n  tag: "1.5@P"\nb:\n  repository: b\n  tag: 1\n  digest: "P"\nimages:\n  cImage: c@P # 1\n',
  },
  {
    kind: 'a workflow, in braces and not',
    file: '.github/workflows/a.yml',
    text: 'jobs:\n  a:\n    container: {image: a:1}\n    steps:\n    - uses: docker://b:1@D\n',
    tagged: 'jobs:\n  a:\n    container: {image: a:1@P}\n    steps:\n    - uses: docker://b:1@P\n',
    digestAlone: 'jobs:\n  a:\n    container: {image: a@P}\n    steps:\n    - uses: docker://b@P # 1\n',
  },
  {
    kind: 'an action',
    file: 'action.yml',
    text: 'runs:\n  using: docker\n  image: docker://a:1\n',
    tagged: 'runs:\n  using: docker\n  image: docker://a:1@P\n',
    digestAlone: 'runs:\n  using: docker\n  image: docker://a@P # 1\n',
  },
  {
    kind: 'GitLab CI, an anchor that jobs share',
    file: '.gitlab-ci.yml',
    text: 'default:\n  image: &i a:1\njob:\n  image: *i\n  services: [b:1,\n    c:1\n  ]\n',
    tagged: 'default:\n  image: &i a:1@P\njob:\n  image: *i\n  services: [b:1@P,\n    c:1@P\n  ]\n',
    digestAlone: 'default:\n  image: &i a@P # 1\njob:\n  image: *i\n  services: [b@P,\n    c@P\n  ]\n',
  },
  {
    kind: 'a devcontainer',
    file: '.devcontainer/devcontainer.json',
    text: '{\n  // c\n  "image": "a:1",\n}\n',
    tagged: '{\n  // c\n  "image": "a:1@P",\n}\n',
    digestAlone: '{\n  // c\n  "image": "a@P",\n}\n',
  },
  {
    kind: 'bake in HCL',
    file: 'docker-bake.hcl',
    text: 'target "a" {\n  contexts = {\n    b = "docker-image://b:1"\n  }\n}\n',
    tagged: 'target "a" {\n  contexts = {\n    b = "docker-image://b:1@P"\n  }\n}\n',
    digestAlone: 'target "a" {\n  contexts = {\n    b = "docker-image://b@P" # 1\n  }\n}\n',
  },
  {
    kind: 'bake in JSON',
    file: 'docker-bake.json',
    text: '{"target": {"a": {"contexts": {"b":\n"docker-image://b:1"\n}}}}',
    tagged: '{"target": {"a": {"contexts": {"b":\n"docker-image://b:1@P"\n}}}}',
    digestAlone: '{"target": {"a": {"contexts": {"b":\n"docker-image://b@P"\n}}}}',
  },
  {
    kind: 'ko',
    file: '.ko.yaml',
    text: 'defaultBaseImage: a@D\nbaseImageOverrides:\n  x: b:1@D\n',
    tagged: 'defaultBaseImage: a@P\nbaseImageOverrides:\n  x: b:1@P\n',
    digestAlone: 'defaultBaseImage: a@P\nbaseImageOverrides:\n  x: b@P # 1\n',
  },
  {
    kind: 'Tekton',
    file: 't.yaml',
    text: 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n  - image: a:1\n',
    tagged: 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n  - image: a:1@P\n',
    digestAlone: 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n  - image: a@P # 1\n',
  },
  {
    kind: 'skaffold',
    file: 'skaffold.yaml',
    text: 'apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n  - image: a\n    buildpacks:\n      builder: b:1\n',
    tagged:
      'apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n  - image: a\n    buildpacks:\n      builder: b:1@P\n',
    digestAlone:
      'apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n  - image: a\n    buildpacks:\n      builder: b@P # 1\n',
  },
];

describe('pin/rewrite-files: files of every kind', () => {
  it.each(ROWS)('pins $kind', async ({ file, text, tagged, digestAlone }) => {
    expect(await pinned(file, text, 'tag@digest')).toBe(tagged);
    expect(await pinned(file, text, 'digest')).toBe(digestAlone);
  });
});

describe('pin/rewrite-files: the tag in a comment', () => {
  const pod = (image: string): string => `${POD}  - image: ${image}\n`;

  it.each([
    ['of Frizbee', 'a@D # 1.2', 'a@P # 1.2', '1.2'],
    ['of Renovate', '"a@D"  # tag=stable', '"a@P"  # tag=stable', 'stable'],
    ['in front of another one', 'a@D # 17 # note', 'a@P # 17 # note', '17'],
    ['in front of another one, exchanged', 'a:18@D # 17 # note', 'a@P # 18 # note', '18'],
    ['behind another one', 'a@D # ours # tag=1.2', 'a@P # ours # tag=1.2', '1.2'],
    ['that is none', 'a@D # ours', 'a@P # ours', undefined],
    ['which a tag in the reference outweighs', 'a:2@D # 1.2', 'a@P # 2', '2'],
    ['that a word needs a name for', 'a:stable', 'a@P # tag=stable', 'stable'],
  ])('moves the pin and keeps the tag: a comment %s', async (_, before, after, tag) => {
    const once = await pinned('k.yaml', pod(before), 'digest');
    expect(once).toBe(pod(after));
    expect(await pinned('k.yaml', once.replace('@P', '@D'), 'digest')).toBe(once);
    const { images } = await listBytes('k.yaml', bytesOf(once.replace('@P', '@D')));
    expect(images.map(listedTag)).toEqual([tag]);
  });

  it('leaves the comment alone where the tag stays in the reference', async () => {
    expect(await pinned('k.yaml', pod('a:2 # 1.2'), 'tag@digest')).toBe(pod('a:2@P # 1.2'));
    expect(await pinned('k.yaml', pod('a@D # 1.2'), 'tag@digest')).toBe(pod('a@P # 1.2'));
  });
});

describe('pin/rewrite-files: pins that are dropped', () => {
  const file = 'values.yaml';
  const format = fileFormat(file);

  async function pinFirst(text: string, listedIn = text): ReturnType<typeof pinFile> {
    if (format === undefined) throw new Error(`${file} is read by nothing`);
    const pins = (await listBytes(file, bytesOf(listedIn))).images.slice(0, 1);
    return pinFile(bytesOf(text), [
      {
        file,
        bytes: bytesOf(text),
        format,
        pins: pins.map((image) => ({ image, digest: NEW })),
        style: 'tag@digest',
      },
    ]);
  }

  it('drops a digest that another image would get too', async () => {
    const text = 'repository: a\nimage: b\ntag: 1\n';
    const { bytes, pinned: none, dropped } = await pinFirst(text);
    expect(textOf(bytes)).toBe(text);
    expect(none).toEqual([]);
    expect(dropped).toMatchObject([{ reason: 'the edited file would reference different images' }]);
  });

  it('drops that one alone when the others hold', async () => {
    const text = 'x:\n  repository: a\n  image: b\n  tag: 1\nyImage: c:1\n';
    const { images } = await listBytes(file, bytesOf(text));
    const [shared, , alone] = images;
    if (format === undefined || shared === undefined || alone === undefined) throw new Error('no images');
    const pins = [shared, alone].map((image) => ({ image, digest: NEW }));
    const request = { file, bytes: bytesOf(text), format, pins, style: 'digest' } as const;
    const { bytes, pinned: kept, dropped } = await pinFile(request.bytes, [request]);
    expect(textOf(bytes)).toBe(text.replace('c:1', 'c@P # 1'));
    expect(kept).toEqual(pins.slice(1));
    expect(dropped.map(({ pin }) => pin)).toEqual(pins.slice(0, 1));
  });

  it('drops an image of a longer file', async () => {
    const { bytes, dropped } = await pinFirst('image: a:1\n', `${'# c\n'.repeat(9)}image: a:1\n`);
    expect(textOf(bytes)).toBe('image: a:1\n');
    expect(dropped).toMatchObject([{ reason: 'the file changed since it was read' }]);
  });

  it('says why a place cannot be edited', async () => {
    const { dropped } = await pinFirst('image: "a\\x3a1"\n');
    expect(dropped).toMatchObject([{ reason: 'it has escapes or is folded over several lines' }]);
  });
});
