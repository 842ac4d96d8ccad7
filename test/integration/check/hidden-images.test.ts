import { beforeAll, describe, expect, it } from 'vitest';

import { checkMemory, found } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';

const OLD = 'REGISTRY/acme/node:18';
const CLEAN = 'REGISTRY/acme/node:22';
const POD = `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - {name: a, image: ${OLD}}\n`;
const DEPLOYMENT = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\n';
const STEP = `- op: replace\n  path: /spec/template/spec/containers/0/image\n  value: ${OLD}\n`;

/** The files of the branch before the change. */
const BASE: Files = { Dockerfile: `ARG BASE=${CLEAN}\nFROM $BASE\n` };

/** Changes that bring in an image at its end of life, by the file of the finding. */
const HIDDEN: readonly (readonly [name: string, file: string, files: Files])[] = [
  [
    'an inline strategic patch',
    'kustomization.yaml',
    {
      'kustomization.yaml': `patches:\n- patch: |-\n    apiVersion: apps/v1\n    kind: Deployment\n    metadata: {name: a}\n    spec: {template: {spec: {containers: [{name: a, image: "${OLD}"}]}}}\n`,
    },
  ],
  [
    'an inline JSON patch',
    'kustomization.yaml',
    {
      'kustomization.yaml': `patches:\n- target: {kind: Deployment}\n  patch: |-\n    ${STEP.replaceAll('\n', '\n    ')}\n`,
    },
  ],
  [
    'an inline JSON patch in flow style',
    'kustomization.yaml',
    {
      'kustomization.yaml': `patches:\n- target: {kind: Deployment}\n  patch: '[{"op":"replace","path":"/spec/template/spec/containers/0/image","value":"${OLD}"}]'\n`,
    },
  ],
  [
    'a patch file',
    'p.yaml',
    {
      'kustomization.yaml': 'patches:\n- path: p.yaml\n  target: {kind: Deployment}\n',
      'p.yaml': STEP,
    },
  ],
  [
    'a patch of a whole container',
    'p.yaml',
    {
      'kustomization.yaml':
        'patchesJson6902:\n- path: p.yaml\n  target: {version: v1, kind: Deployment, name: a}\n',
      'p.yaml': `- op: add\n  path: /spec/template/spec/containers/-\n  value: {name: b, image: "${OLD}"}\n`,
    },
  ],
  [
    'a strategic patch file',
    'p.yaml',
    {
      'kustomization.yaml': 'patchesStrategicMerge: [p.yaml]\n',
      'p.yaml': `${DEPLOYMENT}spec: {template: {spec: {containers: [{name: a, image: "${OLD}"}]}}}\n`,
    },
  ],
  [
    'kustomize keys in upper case',
    'kustomization.yaml',
    {
      'kustomization.yaml': 'IMAGES:\n- {NAME: app, NEWNAME: REGISTRY/acme/node, NEWTAG: "18"}\n',
    },
  ],
  [
    'imageTags of kustomize',
    'kustomization.yaml',
    {
      'kustomization.yaml': 'imageTags:\n- {name: app, newName: REGISTRY/acme/node, newTag: "18"}\n',
    },
  ],
  ['a key of ko in upper case', '.ko.yaml', { '.ko.yaml': `DEFAULTBASEIMAGE: ${OLD}\n` }],
  [
    'an action with using: DOCKER',
    'a/action.yml',
    {
      'a/action.yml': `runs:\n  using: DOCKER\n  image: DOCKER://${OLD}\n`,
    },
  ],
  ...[
    'action.yml',
    'compose.yaml',
    'skaffold.yaml',
    'x-gitlab-ci.yml',
    'docker-bake.json',
    'devcontainer.json',
    '.ko.yaml',
    '.gitlab/deploy.yml',
  ].map((file): readonly [string, string, Files] => [
    `a manifest named ${file}`,
    file,
    { [file]: file.endsWith('.json') ? JSON.stringify(podOf(OLD)) : POD },
  ]),
  ...['Dockerfile-prod', 'dockerfile.prod', 'containerfile', 'app-Dockerfile'].map(
    (file): readonly [string, string, Files] => [
      `a Dockerfile named ${file}`,
      file,
      { [file]: `FROM ${OLD}\n` },
    ],
  ),
  [
    'a build argument of Compose',
    'compose.yaml',
    {
      'compose.yaml': `services:\n  a:\n    build:\n      context: .\n      args:\n        BASE: ${OLD}\n`,
    },
  ],
  [
    'a build argument of Bake',
    'docker-bake.hcl',
    {
      'docker-bake.hcl': `target "a" {\n  args = {\n    BASE = "${OLD}"\n  }\n}\n`,
    },
  ],
  [
    'a build argument of a dev container',
    '.devcontainer.json',
    {
      '.devcontainer.json': `{"build": {"dockerfile": "Dockerfile", "args": {"BASE": "${OLD}"}}}`,
    },
  ],
  [
    'a build argument of Skaffold',
    'skaffold.yaml',
    {
      'skaffold.yaml': `apiVersion: skaffold/v4beta11\nkind: Config\nbuild:\n  artifacts:\n  - image: a\n    docker: {buildArgs: {BASE: "${OLD}"}}\n`,
    },
  ],
  [
    'a build argument of build-push-action',
    '.github/workflows/a.yml',
    {
      '.github/workflows/a.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - uses: docker/build-push-action@v6\n      with:\n        build-args: |\n          BASE=${OLD}\n`,
    },
  ],
  [
    'a context of build-push-action',
    '.github/workflows/a.yml',
    {
      '.github/workflows/a.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - uses: docker/build-push-action@v6\n      with:\n        build-contexts: base=docker-image://${OLD}\n`,
    },
  ],
  [
    'a file of build-push-action',
    'build/app.df',
    {
      '.github/workflows/a.yml':
        'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - uses: docker/build-push-action@v6\n      with: {file: build/app.df}\n',
      'build/app.df': `FROM ${OLD}\n`,
    },
  ],
  [
    'a file of Skaffold',
    'build/app.df',
    {
      'skaffold.yaml':
        'apiVersion: skaffold/v4beta11\nkind: Config\nbuild:\n  artifacts:\n  - image: a\n    docker: {dockerfile: build/app.df}\n',
      'build/app.df': `FROM ${OLD}\n`,
    },
  ],
  [
    'a file of GitLab',
    'ci/jobs.yml',
    {
      '.gitlab-ci.yml': 'include:\n- local: /ci/jobs.yml\n',
      'ci/jobs.yml': `a:\n  image: ${OLD}\n  script: [x]\n`,
    },
  ],
  [
    'a file of COMPOSE_FILE',
    'dev.txt',
    {
      '.env': 'COMPOSE_FILE=compose.yaml:dev.txt\n',
      'compose.yaml': `services: {a: {image: "${CLEAN}"}}\n`,
      'dev.txt': `services: {b: {image: "${OLD}"}}\n`,
    },
  ],
  [
    'a custom resource',
    'db.yaml',
    {
      'db.yaml': `apiVersion: postgresql.cnpg.io/v1\nkind: Cluster\nspec:\n  imageName: ${OLD}\n`,
    },
  ],
  [
    'values of Flux',
    'release.yaml',
    {
      'release.yaml':
        'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nspec:\n  values:\n    image: {repository: REGISTRY/acme/node, tag: "18"}\n',
    },
  ],
  [
    'a step of a workflow',
    '.github/workflows/a.yml',
    {
      '.github/workflows/a.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - run: docker run ${OLD}\n`,
    },
  ],
  ['a script', 'deploy.sh', { 'deploy.sh': `docker run --rm ${OLD}\n` }],
  ['a Makefile', 'Makefile', { Makefile: `test:\n\tdocker run ${OLD}\n` }],
  [
    'Terraform',
    'main.tf',
    {
      'main.tf': `resource "kubernetes_pod" "a" {\n  spec {\n    container {\n      image = "${OLD}"\n    }\n  }\n}\n`,
    },
  ],
  [
    'a task of ECS',
    'task.json',
    {
      'task.json': `{"family": "a", "containerDefinitions": [{"name": "a", "image": "${OLD}"}]}`,
    },
  ],
];

function podOf(image: string): unknown {
  return { apiVersion: 'v1', kind: 'Pod', spec: { containers: [{ name: 'a', image }] } };
}

describe('a change that adds an image at its end of life', () => {
  let memory: MemoryPlatform;
  beforeAll(async () => {
    memory = await startMemoryPlatform();
  });

  it.each(HIDDEN)('fails in %s', async (_, file, files) => {
    const report = await checkMemory(memory, { head: { ...BASE, ...files }, base: BASE });
    expect(found(report)).toContain(`error end-of-life new ${file}`);
    expect(report.verdict).toBe('fail');
  });

  it('is not read in a pointer of Git LFS, which fails too', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 10\n`;
    const files = { 'pod.yaml': pointer, 'deploy.sh': pointer, 'logo.png': pointer };
    const report = await checkMemory(memory, { head: { ...BASE, ...files }, base: BASE });
    expect(found(report).filter((one) => one.includes('not-checked'))).toEqual([
      'error not-checked new deploy.sh',
      'error not-checked new pod.yaml',
    ]);
    const kept = await checkMemory(memory, { head: { ...BASE, ...files }, base: { ...BASE, ...files } });
    expect(found(kept)).toContain('warning not-checked pre-existing pod.yaml');
    expect(kept.verdict).toBe('warn');
  });

  it.each([
    ['a name without a tag', 'IMAGE=REGISTRY/acme/node\n'],
    ['a variable', 'docker run REGISTRY/acme/node:$V\n'],
    ['a tag that the registry does not have', 'docker run REGISTRY/acme/node:none\n'],
  ])('is reported as unread by %s, and fails a strict check', async (_, text) => {
    const head = { ...BASE, 'deploy.sh': text };
    const report = await checkMemory(memory, { head, base: BASE });
    expect(found(report)).toContain('warning unread new deploy.sh');
    expect(report.notes).toContain('1 text was not read (1 new).');
    const strict = await checkMemory(memory, { head, base: BASE, inputs: { strict: true } });
    expect(found(strict)).toContain('error unread new deploy.sh');
    const named = await checkMemory(memory, { head, inputs: { failOn: ['unread'] } });
    expect(found(named)).toContain('error unread not-compared deploy.sh');
  });

  it('is a notice in a fixture, in any policy', async () => {
    const head = { ...BASE, 'testdata/deploy.sh': `docker run ${OLD}\n` };
    const report = await checkMemory(memory, { head, base: BASE, inputs: { strict: true } });
    expect(found(report)).toContain('notice unread new testdata/deploy.sh');
  });

  it('is not new where the base has it, whatever file it moves to', async () => {
    const base = { ...BASE, 'deploy.sh': `docker run ${OLD}\n` };
    const same = await checkMemory(memory, { head: { ...base, 'a.txt': 'x\n' }, base });
    expect(found(same)).toContain('warning end-of-life pre-existing deploy.sh');
    const moved = { ...BASE, 'bin/deploy.sh': `set -e\ndocker run ${OLD}\n` };
    const report = await checkMemory(memory, { head: moved, base });
    expect(found(report)).toContain('warning end-of-life pre-existing bin/deploy.sh');
  });

  it('says that no image is left after a change that removes all', async () => {
    const report = await checkMemory(memory, { head: { 'a.sh': 'true\n' }, base: BASE });
    expect([report.verdict, report.notes]).toEqual(['pass', ['No image reference is left (was 1).']]);
  });
});
