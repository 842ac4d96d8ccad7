import { describe, expect, it } from 'vitest';

import { fileFormat } from '../../../src/formats/file-format.ts';
import { readStructuredFile } from '../../../src/formats/read-structured-file.ts';

/** Each Dockerfile that a file builds, and its arguments with their places: `*` if they are edited there. */
function builtBy(file: string, text: string): readonly string[] {
  const format = fileFormat(file);
  if (format === undefined || !('kind' in format)) throw new Error('not a structured file');
  const bytes = new TextEncoder().encode(text);
  const { named = [] } = readStructuredFile(format, bytes);
  return named
    .filter(({ kind }) => kind === 'dockerfile')
    .map(({ path, args = [] }) =>
      [
        path,
        ...args.map(({ name, value, line, column, edit }) => {
          const place = `${line}:${column}${edit.kind === 'editable' ? '*' : ''}`;
          if (edit.kind === 'editable') {
            const [span = { start: 0, end: 0 }] = edit.spans;
            expect(new TextDecoder().decode(bytes.subarray(span.start, span.end))).toBe(value);
          }
          return `${name}=${value} ${place}`;
        }),
      ].join(' '),
    );
}

describe('formats/kinds/build-arguments', () => {
  it.each([
    [
      'bake: inherited arguments, and the default of a variable',
      'docker-bake.hcl',
      'variable "V" { default = "v:1" }\ntarget "a" {\n  context = "x"\n  args = { A = "a:1", B = V, C = f(V) }\n}\ntarget "b" {\n  inherits = ["a"]\n  dockerfile = "d"\n  args = { A = "${V}" }\n}\n',
      [
        'x/Dockerfile A=a:1 4:17* B=v:1 4:27* C=undefined 4:34',
        'd',
        'x/d',
        'x/d A=v:1 9:17* B=v:1 4:27* C=undefined 4:34',
      ],
    ],
    [
      'a dev container',
      '.devcontainer/devcontainer.json',
      '{"build": {"dockerfile": "d", "context": "..",\n"args": {"A": "a:1", "B": "${localEnv:B}"}}}\n',
      ['d A=a:1 2:16* B=undefined 2:28'],
    ],
    [
      'Skaffold: in the context of the artifact',
      'skaffold.yaml',
      'apiVersion: skaffold/v4\nkind: Config\nbuild:\n  artifacts:\n  - {image: i, context: x, docker: {dockerfile: d, buildArgs: {A: a:1}}}\n  - {image: j}\n  - {image: k, ko: {}}\n',
      ['x/d A=a:1 5:67*', 'Dockerfile'],
    ],
    [
      'a step of a workflow',
      '.github/workflows/a.yml',
      'jobs:\n  a:\n    steps:\n    - uses: Docker/Build-Push-Action@v6\n      with:\n        context: x\n        build-args: |\n          A=a:1\n          B=${{ github.sha }}\n    - uses: docker/build-push-action@v6\n      with: {context: "{{defaultContext}}:y", file: z/d}\n    - uses: docker/build-push-action@v6\n      with: {file: "${{ matrix.file }}"}\n',
      ['x/Dockerfile A=a:1 8:13* B=undefined 9:13', 'z/d'],
    ],
    [
      'a step of a workflow: the environment, and each choice of a matrix',
      '.github/workflows/a.yml',
      'env: {A: "a:1"}\njobs:\n  a:\n    strategy: {matrix: {b: ["b:1", "b:2"], c: ["1", "2"]}}\n    steps:\n    - uses: docker/build-push-action@v6\n      with:\n        build-args: |\n          A=${{ env.A }}\n          B=${{ matrix.b }}\n          C=c:${{ matrix.c }}\n          D=${{ env.D }}\n',
      ['b:1 c:1', 'b:2 c:1', 'b:1 c:2', 'b:2 c:2'].map((choice) => {
        const [b, c] = choice.split(' ');
        return `Dockerfile A=a:1 9:13* B=${b} 10:13 C=${c} 11:13 D=undefined 12:13`;
      }),
    ],
    [
      'a step of a workflow: a value is not known if there are too many choices',
      '.github/workflows/a.yml',
      `jobs:\n  a:\n    strategy: {matrix: {a: [${'1, '.repeat(40)}], b: [2, 3]}}\n    steps:\n    - uses: docker/build-push-action@v6\n      with:\n        build-args: |\n          A=\${{ matrix.a }}\n          B=\${{ matrix.b }}\n          C=c:1\n`,
      ['Dockerfile A=undefined 8:13 B=undefined 9:13 C=c:1 10:13*'],
    ],
    [
      'a step of an action',
      'action.yml',
      'runs:\n  steps:\n  - uses: docker/build-push-action@v6\n    with: {build-args: "A=a:1"}\n',
      ['Dockerfile A=a:1 4:27*'],
    ],
  ])('%s', (_, file, text, built) => {
    expect(builtBy(file, text)).toEqual(built);
  });
});
