import { describe, expect, it } from 'vitest';

import { fileFormat } from '../../../src/formats/file-format.ts';

describe('formats/file-format', () => {
  it.each([
    [
      'compose',
      [
        'compose.yaml',
        'docker-compose.yml',
        'a/docker-compose.prod.yml',
        'compose.override.yaml',
        'dev-compose.yml',
      ],
    ],
    ['workflow', ['.github/workflows/ci.yml']],
    ['action', ['action.yml', 'sub/action.yaml']],
    ['gitlab-ci', ['.gitlab-ci.yml', 'ci/build.gitlab-ci.yml']],
    ['kustomize', ['kustomization.yaml', 'a/kustomization.yml', 'a/Kustomization']],
    ['helm-values', ['values.yaml', 'charts/a/values.yml', 'values-prod.yaml', 'prod.values.yaml']],
    [
      'devcontainer',
      ['.devcontainer.json', '.devcontainer/devcontainer.json', '.devcontainer/go/devcontainer.json'],
    ],
    ['bake', ['docker-bake.hcl', 'docker-bake.json', 'docker-bake.override.hcl']],
    ['nomad', ['a.nomad', 'jobs/a.hcl']],
    ['terraform', ['main.tf', 'a/x.tofu', 'x.tf.json']],
    ['circleci', ['.circleci/config.yml']],
    ['azure-pipelines', ['.azuredevops/a/b.yaml', 'ci/pipelines.yml']],
    ['bitbucket', ['bitbucket-pipelines.yml', 'azure-pipelines.yml']],
    ['woodpecker', ['.woodpecker.yml', '.woodpecker/a/b.yaml', '.crow/x.yml', 'sub/.woodpecker/x.yml']],
    ['ko', ['.ko.yaml', 'cmd/.ko.yml']],
    ['skaffold', ['skaffold.yaml', 'skaffold.dev.yaml']],
    ['kubernetes', ['deploy/pod.yaml', 'x.yml', 'deploy/pod.json', '.gitlab/ci/test.yml']],
  ])('reads as %s', (kind, paths) => {
    for (const path of paths) expect(fileFormat(path), path).toMatchObject({ kind });
  });

  it('leaves Dockerfiles to their own reader, and other files alone', () => {
    expect(fileFormat('a/Dockerfile')).toEqual({ language: 'dockerfile' });
    expect(fileFormat('a/Dockerfile-debug')).toEqual({ language: 'dockerfile', isLoose: true });
    for (const path of ['compose.yaml.bak', 'main.go', 'package.json5', 'README.md']) {
      expect(fileFormat(path), path).toBeUndefined();
    }
  });
});
