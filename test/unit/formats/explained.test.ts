import { describe, expect, it } from 'vitest';

import { fileFormat } from '../../../src/formats/file-format.ts';
import { readStructuredFile } from '../../../src/formats/read-structured-file.ts';

/** The parts of a file whose meaning is known. */
function explainedIn(file: string, text: string): readonly string[] {
  const format = fileFormat(file);
  if (format === undefined || !('kind' in format)) throw new Error('not a structured file');
  const bytes = new TextEncoder().encode(text);
  const { explained } = readStructuredFile(format, bytes);
  return explained.map(({ start, end }) => new TextDecoder().decode(bytes.subarray(start, end)));
}

describe('formats: explained places', () => {
  it.each([
    ['compose.yaml', 'services: {é: {image: "a/b:1"}}\n', ['"a/b:1"']],
    ['compose.yaml', 'services: {a: {build: ., image: a/b:1}}\n', ['.', 'a/b:1']],
    [
      'compose.yaml',
      'services: {a: {build: {context: x, dockerfile: y, tags: [a/b:1], cache_from: ["type=registry,ref=a/b"], cache_to: [c/d]}}}\n',
      ['y', 'a/b:1', '"type=registry,ref=a/b"', 'c/d'],
    ],
    ['compose.yaml', 'services: {a: {image: "${X}"}, b: {image: "Not Valid"}}\n', ['"${X}"', '"Not Valid"']],
    [
      'compose.yaml',
      'services:\n  a:\n    build:\n      dockerfile_inline: |\n        # a/x:1\n        FROM a/b:1\n',
      ['a/b:1'],
    ],
    [
      'docker-bake.hcl',
      'target "a" {\n  tags = ["a/b:1", X]\n  cache-to = [{ type = "registry", ref = "c/d:1" }]\n}\n# args\n',
      ['"a/b:1"', '"registry"', '"c/d:1"'],
    ],
    [
      'skaffold.yaml',
      'build: {artifacts: [{image: a/b, buildpacks: {builder: c/d:1}}]}\nverify: [{container: {image: a/b}}]\n',
      ['a/b', 'c/d:1', 'a/b'],
    ],
    [
      'kustomization.yaml',
      'images:\n- {name: a/b, newName: c/d, newTag: v1, digest: ""}\n- name: e/f\nresources: [x.yaml, https://y]\n',
      ['a/b', 'c/d', 'v1', 'e/f', 'x.yaml'],
    ],
    ['values.yaml', 'image: {registry: r.test, repository: a/b, tag: v1}\n', ['r.test', 'a/b', 'v1']],
    [
      '.github/workflows/a.yml',
      'jobs: {a: {container: "a/b:1", steps: [{uses: "docker://c/d:1"}, {uses: a/b@v1}]}}\n',
      ['"a/b:1"', '"docker://c/d:1"'],
    ],
    [
      '.gitlab-ci.yml',
      'variables: {A: "a/b:1", B: "1", C: $D, D: "c/d"}\na: {image: $A}\nb: {image: "$C:$B"}\nc: {image: $E}\n',
      ['"a/b:1"', '"a/b:1"', '"1"', '$D', '"c/d"', '$A', '"$C:$B"', '$E'],
    ],
    [
      '.gitlab-ci.yml',
      'variables: {A: "r.test/a:1", B: "r.test/b"}\na: {image: "$A-slim"}\nb: {image: "$B:1"}\n',
      ['"r.test/b"', '"$A-slim"', '"$B:1"'],
    ],
    ['k.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: {{ .x }}:1\n', ['{{ .x }}:1']],
    [
      'devcontainer.json',
      '{"image": "a/b:1", "features": {"ghcr.io/a/b:1": {}, "./x": {}}}',
      ['"a/b:1"', '"ghcr.io/a/b:1"'],
    ],
  ])('%s %j', (file, text, explained) => {
    expect(explainedIn(file, text)).toEqual(explained);
  });
});
