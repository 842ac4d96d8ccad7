import { describe, expect, it } from 'vitest';

import { listBytes } from '../../support/views/list-text.ts';
import { POD } from './hard-rows.ts';

const list = async (file: string, text: string): Promise<readonly string[]> => {
  const { images, skipped } = await listBytes(file, new TextEncoder().encode(text));
  return [
    ...images.map(({ kind, line, written }) => `${kind} ${line} ${written}`),
    ...skipped.map(({ code, line }) => `${code} ${line}`),
  ];
};

const COMPOSE = 'services:\n  a:\n    image: a:1\n';
const JSON_POD = '{"apiVersion": "v1", "kind": "Pod",\n"spec": {"containers": [{"image": "a:1"}]}}\n';

describe('formats/document-kinds', () => {
  it.each([
    'action.yml',
    'compose.yaml',
    'skaffold.yaml',
    'x-gitlab-ci.yml',
    '.ko.yaml',
    '.gitlab/x.yml',
    'values.yaml',
    'kustomization.yaml',
    '.github/workflows/x.yml',
    'x.yaml',
  ])('reads a Pod in %s', async (file) => {
    expect(await list(file, `${POD}  - image: a:1\n`)).toEqual(['kubernetes 5 a:1']);
  });

  it.each(['docker-bake.json', 'devcontainer.json', '.devcontainer.json', 'x.json'])(
    'reads a Pod in %s',
    async (file) => {
      expect(await list(file, JSON_POD)).toEqual(['kubernetes 2 a:1']);
    },
  );

  it.each([
    [
      'a Compose document and a Pod',
      'compose.yaml',
      `${COMPOSE}---\n${POD}  - image: b:1\n`,
      ['compose 3 a:1', 'kubernetes 9 b:1'],
    ],
    ['a Compose file with another name', 'stack.yml', COMPOSE, ['compose 3 a:1']],
    [
      'one with values that it resets',
      'stack.yml',
      'services:\n  a: {build: !reset null, image: a:1}\n',
      ['compose 2 a:1'],
    ],
    [
      'a Compose file with an apiVersion and no kind',
      'compose.yaml',
      `apiVersion: x\n${COMPOSE}`,
      ['compose 4 a:1'],
    ],
    ['services with an apiVersion under another name', 'stack.yml', `apiVersion: x\n${COMPOSE}`, []],
    [
      'a Pod in a template of a chart',
      'charts/a/templates/x.yaml',
      `${POD}  - image: {{ .Values.image }}\n`,
      ['templated 5'],
    ],
    [
      'a file of ko that looks like a manifest',
      '.ko.yaml',
      'apiVersion: x\nkind: y\ndefaultBaseImage: a:1\n',
      ['kubernetes 3 a:1'],
    ],
    [
      'values that look like a manifest',
      'values.yaml',
      'apiVersion: x\nkind: y\nimage: {repository: a, tag: v1}\n',
      ['helm-values 3 a:v1'],
    ],
    [
      'a file of ko in other cases',
      '.ko.yaml',
      'DefaultBaseImage: a:1\nBASEIMAGEOVERRIDES: {x: b:1}\n',
      ['ko 1 a:1', 'ko 2 b:1'],
    ],
    [
      'an action in other cases',
      'action.yml',
      'runs:\n  using: Docker\n  image: DOCKER://a:1\n',
      ['action 3 a:1'],
    ],
    [
      'a definition of a resource',
      'x.yaml',
      'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec: {image: ghcr.io/a/b:1}\n',
      [],
    ],
    [
      'a resource of an operator',
      'x.yaml',
      'apiVersion: x/v1\nkind: Y\nspec:\n  image: ghcr.io/a/b:1\n  baseImage: c:1\n  logoImage: d\n  imageName: a b:1\n  iconImage: ghcr.io/x.png\n  image2: e:1\n  backupImage: "${X}:1"\nstatus: {image: f:1}\ndata: {image: g:1}\n',
      ['kubernetes 4 ghcr.io/a/b:1', 'kubernetes 5 c:1'],
    ],
    [
      'a bundle of an operator',
      'x.yaml',
      'apiVersion: operators.coreos.com/v1alpha1\nkind: ClusterServiceVersion\nmetadata: {annotations: {containerImage: a/b}}\nspec:\n  relatedImages: [{name: x, image: c/d}]\n  install: {spec: {deployments: [{spec: {template: {spec: {containers: [{image: e:1, env: [{name: RELATED_IMAGE_F, value: f:1}]}]}}}}]}}\n',
      ['olm 3 a/b', 'olm 5 c/d', 'olm 6 e:1', 'olm 6 f:1'],
    ],
  ])('reads %s', async (_, file, text, images) => {
    expect(await list(file, text)).toEqual(images);
  });
});
