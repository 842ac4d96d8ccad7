import { describe, expect, it } from 'vitest';

import { isDockerfileName } from '../../../src/dockerfile/dockerfile-name.ts';

describe('dockerfile/dockerfile-name', () => {
  it.each([
    'Dockerfile',
    'dockerfile',
    'a/dockerfile',
    'a/b/Dockerfile',
    'Dockerfile.prod',
    'api.Dockerfile',
    'x.dockerfile',
    'Containerfile',
    'c/Containerfile.ci',
  ])('reads %s', (path) => expect(isDockerfileName(path)).toBe(true));

  it.each([
    'Dockerfile.dockerignore',
    'Dockerfile.md',
    'Dockerfiles/readme',
    'myDockerfile',
    'Dockerfile.j2',
    'Dockerfile/x.go',
    'dockerfile.go',
    'dockerfile/x.go',
    'my-dockerfile',
    'DOCKERFILE.md',
  ])('leaves %s alone', (path) => expect(isDockerfileName(path)).toBe(false));
});
