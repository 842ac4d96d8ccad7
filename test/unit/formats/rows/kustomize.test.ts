import { describe } from 'vitest';

import { D, testRows } from '../hard-rows.ts';

const FILE = 'kustomization.yaml';
const block = (key: string, ...lines: readonly string[]): string =>
  `patches:\n- ${key}: |-\n${lines.map((line) => `    ${line}\n`).join('')}`;

describe('formats/rows: kustomize', () => {
  testRows([
    {
      name: 'an inline strategic patch',
      file: FILE,
      text: block(
        'patch',
        'apiVersion: apps/v1',
        'kind: Deployment',
        'spec: {template: {spec: {containers: [{name: a, image: a:1}]}}}',
      ),
      images: ['5:60 docker.io/library/a:1'],
      pinned: block(
        'patch',
        'apiVersion: apps/v1',
        'kind: Deployment',
        `spec: {template: {spec: {containers: [{name: a, image: a:1@${D}}]}}}`,
      ),
    },
    {
      name: 'an inline patch in patchesStrategicMerge, and the path of one',
      file: FILE,
      text: 'patchesStrategicMerge:\n- |\n  apiVersion: v1\n  kind: Pod\n  spec:\n    containers:\n    - image: a:1 # c\n- x.yaml\n',
      images: ['7:14 docker.io/library/a:1'],
      pinned: `patchesStrategicMerge:\n- |\n  apiVersion: v1\n  kind: Pod\n  spec:\n    containers:\n    - image: a:1@${D} # c\n- x.yaml\n`,
    },
    {
      name: 'a JSON 6902 patch as YAML in a text',
      file: FILE,
      text: block(
        'patch',
        '- op: replace',
        '  path: /spec/containers/0/image',
        '  value: a',
        '- {op: replace, path: /metadata/name, value: c}',
      ),
      images: ['5:14 docker.io/library/a:latest'],
      pinned: block(
        'patch',
        '- op: replace',
        '  path: /spec/containers/0/image',
        `  value: a:latest@${D}`,
        '- {op: replace, path: /metadata/name, value: c}',
      ),
    },
    {
      name: 'a JSON 6902 patch as JSON in a text',
      file: FILE,
      text: `patchesJson6902:\n- target: {kind: Pod}\n  patch: '[{"op": "add", "path": "/spec/containers/0/image", "value": "a:1"}]'\n`,
      images: ['3:72 docker.io/library/a:1'],
      pinned: `patchesJson6902:\n- target: {kind: Pod}\n  patch: '[{"op": "add", "path": "/spec/containers/0/image", "value": "a:1@${D}"}]'\n`,
    },
    {
      name: 'one whose value is a container, and one whose value is a pod template',
      file: FILE,
      text: block(
        'patch',
        '- {op: add, path: /spec/containers/-, value: {name: x, image: a}}',
        '- {op: add, path: /spec/template, value: {spec: {containers: [{image: "b:1"}]}}}',
      ),
      images: ['3:67 docker.io/library/a:latest', '4:76 docker.io/library/b:1'],
      pinned: block(
        'patch',
        `- {op: add, path: /spec/containers/-, value: {name: x, image: a:latest@${D}}}`,
        `- {op: add, path: /spec/template, value: {spec: {containers: [{image: "b:1@${D}"}]}}}`,
      ),
    },
    {
      name: 'a file with a JSON 6902 patch, whatever its name',
      file: 'patches/x.json',
      text: '[{"op": "replace", "path": "/spec/containers/0/image", "value": "a:1"}]\n',
      images: ['1:66 docker.io/library/a:1'],
      pinned: `[{"op": "replace", "path": "/spec/containers/0/image", "value": "a:1@${D}"}]\n`,
    },
    {
      name: 'a text in double quotes with escapes is listed, and not edited',
      file: FILE,
      text: 'patches:\n- patch: "- op: replace\\n  path: /a/image\\n  value: a:1"\n',
      images: ['2:53 docker.io/library/a:1'],
      pinned: `patches:\n- patch: "- op: replace\\n  path: /a/image\\n  value: a:1@${D}"\n`,
    },
    {
      name: 'keys in another case, and the old name of the list',
      file: FILE,
      text: 'IMAGES:\n- {NAME: a, NEWTAG: "v1"}\nimageTags:\n- {name: b, newTag: "v2"}\n',
      images: ['2:10 docker.io/library/a:v1', '4:10 docker.io/library/b:v2'],
      pinned: `IMAGES:\n- {NAME: a, NEWTAG: "v1@${D}"}\nimageTags:\n- {name: b, newTag: "v2@${D}"}\n`,
    },
    {
      name: 'a newName with a tag, which makes an invalid reference',
      file: FILE,
      text: 'images:\n- {name: a, newName: "r.test:5000/x:5"}\n- {name: b, newName: "r.test:5000/x", newTag: "v1"}\n',
      images: ['3:23 r.test:5000/x:v1'],
      skipped: ['2 invalid-reference r.test:5000/x:5'],
      pinned: `images:\n- {name: a, newName: "r.test:5000/x:5"}\n- {name: b, newName: "r.test:5000/x", newTag: "v1@${D}"}\n`,
    },
    {
      name: 'a newTag that is a number or a boolean',
      file: FILE,
      text: 'images:\n- {name: a, newTag: 1.10}\n- {name: b, newTag: 1_000}\n- {name: c, newTag: yes}\n- {name: d, newTag: 1.1.0}\n',
      images: ['5:10 docker.io/library/d:1.1.0'],
      skipped: ['2 number-tag 1.10', '3 number-tag 1_000', '4 number-tag yes'],
      pinned: `images:\n- {name: a, newTag: 1.10}\n- {name: b, newTag: 1_000}\n- {name: c, newTag: yes}\n- {name: d, newTag: "1.1.0@${D}"}\n`,
    },
    {
      name: 'a patch that is only a text, or a text in a text',
      file: FILE,
      text: 'patches:\n- patch: image\n- patch: "\'image: a:1\'"\npatchesStrategicMerge:\n- |\n  image\n',
    },
    {
      name: 'a patch that cannot be read is reported',
      file: FILE,
      text: 'patches:\n- patch: "{image: ["\n',
      skipped: ['2 not-parsable'],
    },
  ]);
});
