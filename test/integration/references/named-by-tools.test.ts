import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { listImages } from '../../../src/references/list-images.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { textTree } from '../../support/samples/text-tree.ts';

async function listed(files: Files): Promise<readonly string[]> {
  const { images, skipped } = await listImages({
    tree: textTree(files),
    now: parseInstant('2026-06-01T00:00:00Z'),
  });
  return [
    ...images.map(({ file, kind, written }) => `${file} ${kind} ${written}`),
    ...skipped.map(({ file, line, code, written }) => `${file}:${line} ${code} ${written}`),
  ];
}

const JOB = (image: string): string => `job:\n  image: ${image}\n`;

describe('files that other tools name', () => {
  it.each<[string, Files, readonly string[]]>([
    [
      'GitLab CI, by a text, a map, a pattern, and a child pipeline',
      {
        '.gitlab-ci.yml':
          'include:\n  - /ci/a.yml\n  - local: ci/b.yml\n  - local: /ci/c/*.yml\n  - local: ci/d/**.yml\n  - project: x/y\n    file: z.yml\n  - https://x.test/y.yml\n  - template: T.yml\nt:\n  trigger: {include: ci/e.yml}\n',
        'ci/a.yml': JOB('a:1'),
        'ci/b.yml': JOB('b:1'),
        'ci/c/c.yml': JOB('c:1'),
        'ci/c/no/c.yml': JOB('no:1'),
        'ci/d/x/y/d.yml': JOB('d:1'),
        'ci/e.yml': JOB('e:1'),
        '.gitlab/no.yml': JOB('no:2'),
      },
      [
        'ci/a.yml gitlab-ci a:1',
        'ci/b.yml gitlab-ci b:1',
        'ci/c/c.yml gitlab-ci c:1',
        'ci/d/x/y/d.yml gitlab-ci d:1',
        'ci/e.yml gitlab-ci e:1',
      ],
    ],
    [
      'GitLab CI, which is missing',
      { '.gitlab-ci.yml': 'include: {local: /x.yml}\n' },
      ['.gitlab-ci.yml:1 not-followed x.yml'],
    ],
    [
      'a workflow that builds images',
      {
        '.github/workflows/a.yml':
          'jobs:\n  a:\n    steps:\n    - uses: docker/build-push-action@v6\n      with: {file: build/one, build-contexts: "x=docker-image://c:1"}\n    - uses: docker/bake-action@v6\n      with:\n        files: |\n          build/all.hcl\n    - uses: docker/build-push-action@v6\n',
        'build/one': 'FROM a:1\n',
        'build/all.hcl': 'target "a" {\n  contexts = { x = "docker-image://b:1" }\n}\n',
      },
      ['.github/workflows/a.yml workflow c:1', 'build/all.hcl bake b:1', 'build/one dockerfile-from a:1'],
    ],
    [
      'a kustomization: patches, whatever their names',
      {
        'k/kustomization.yaml': 'patches:\n- path: a.json\n- path: b.patch\npatchesStrategicMerge: [c]\n',
        'k/a.json': '[{"op": "add", "path": "/spec/image", "value": "a:1"}]\n',
        'k/b.patch': '- {op: add, path: /spec/image, value: b}\n',
        'k/c': 'spec: {template: {spec: {containers: [{image: c:1}]}}}\n',
      },
      ['k/a.json json-patch a:1', 'k/b.patch json-patch b', 'k/c kubernetes c:1'],
    ],
    [
      'values of charts',
      {
        'fleet.yaml': 'helm: {valuesFiles: [x/fleet.txt]}\n',
        'x/fleet.txt': 'image: {repository: a, tag: v1}\n',
        'app.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: Application\nspec:\n  source: {path: charts/b, helm: {valueFiles: [prod, $values/x.yaml]}}\n',
        'charts/b/prod': 'image: {repository: b, tag: v1}\n',
        'skaffold.yaml':
          'apiVersion: skaffold/v4\nkind: Config\ndeploy: {helm: {releases: [{valuesFiles: [s.yml]}]}}\n',
        's.yml': 'image: {repository: c, tag: v1}\n',
      },
      ['charts/b/prod helm-values b:v1', 's.yml helm-values c:v1', 'x/fleet.txt helm-values a:v1'],
    ],
    [
      'a file that is read by its content as well is listed once',
      {
        'compose.yaml': 'include: [stack.yml]\n',
        'stack.yml': 'services:\n  a: {image: a:1}\n  b: {image: b:1, build: .}\n',
        'kustomization.yaml': 'resources: [stack.yml, pod.yml]\n',
        'pod.yml': 'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: c:1}]}\n',
      },
      ['pod.yml kubernetes c:1', 'stack.yml compose a:1'],
    ],
  ])('are read: %s', async (_, files, places) => {
    expect(await listed(files)).toEqual(places);
  });
});
