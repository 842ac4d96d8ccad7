import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/**
 * The rows of the two tables of hard inputs: 1 to 55 are Dockerfiles, 56 to 79 other files. Each has a test with its
 * number in the title, or is an exception.
 */
const ROWS = Array.from({ length: 79 }, (_, index) => index + 1);

const TESTS = [
  'unit/dockerfile/read-dockerfile-rows-arguments.test.ts',
  'unit/dockerfile/read-dockerfile-rows-lines.test.ts',
  'unit/dockerfile/read-dockerfile-rows-stages.test.ts',
  'unit/formats/hard-rows-tools.test.ts',
  'unit/formats/hard-rows-values.test.ts',
  'unit/pin/rewrite-files-dockerfile.test.ts',
  'integration/io/file-trees.test.ts',
  'integration/pin/plan-pins.test.ts',
  'integration/pin/pull-request/propose-pins.test.ts',
];

/** A part of a row's right-hand side that is not done, why, and the title of the test that holds what is done instead. */
interface Exception {
  readonly row: number;
  readonly part: string;
  readonly reason: string;
  readonly instead: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    row: 3,
    part: 'the digest goes into the default of B, which is `alpine:${A}`',
    reason:
      'row 47 forbids it: behind such a digest, --build-arg A= would be ignored in silence. It is listed, and refused with that reason',
    instead: 'row 3: an ARG with another in it',
  },
  {
    row: 35,
    part: 'a note that an older frontend would read the body as instructions',
    reason:
      'BuildKit has read it as a heredoc since frontend 1.16; the note would stand on every such file, and nothing can be done about it there but to write what is meant',
    instead: '35: a blank before the word',
  },
  {
    row: 70,
    part: 'a text mode that reads scripts if the user opts in',
    reason:
      'a shell script says nothing of which words are images; the default of the row, to leave it alone, holds',
    instead: '70 workflow: what a script runs is not read',
  },
  {
    row: 72,
    part: 'an argument counts only if the Dockerfile uses it in FROM',
    reason: 'the reader of the file that sets an argument only hands it on to the reader of the Dockerfile',
    instead: '72 bake arguments are images of the Dockerfiles that have them',
  },
  {
    row: 76,
    part: 'a pattern for arguments of operators if the user opts in',
    reason: 'no key says that its value is an image; the default of the row, to leave it alone, holds',
    instead: '76 Kubernetes: variables of an operator are read by their names, arguments are not',
  },
  {
    row: 77,
    part: 'buildArgs of skaffold and defaults of Terraform variables if the user opts in',
    reason: 'they are arguments, as in row 72, and Terraform is none of the languages that are read',
    instead: '77 skaffold: what builders start from and tests run, not what is built nor its arguments',
  },
];

/** The numbers in the titles of a test file: `'33: a body'`, `'67 kustomize: …'`, `row 39: …`, `(row 55)`. */
function rowsOf(path: string): readonly number[] {
  const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return [...source.matchAll(/['(\s]row (\d+)\b|'(\d+): |(?:name: |it\()'(\d+) /g)].map(([, ...numbers]) =>
    Number(numbers.find((number) => number !== undefined)),
  );
}

describe('hard inputs', () => {
  const tested = new Map(TESTS.map((path) => [path, rowsOf(path)]));

  it.each(ROWS)('row %i has a test', (row) => {
    const holders = [...tested].filter(([, rows]) => rows.includes(row)).map(([path]) => path);
    expect(holders).not.toEqual([]);
  });

  it.each(TESTS)('%s holds some of the rows, and none that is not there', (path) => {
    const rows = tested.get(path) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !ROWS.includes(row))).toEqual([]);
  });

  it.each(EXCEPTIONS)('row $row, without a part of it, is held by "$instead"', ({ row, instead }) => {
    const sources = TESTS.map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
    expect(sources.filter((source) => source.includes(`'${instead}'`))).toHaveLength(1);
    expect(instead).toMatch(new RegExp(`^(?:row )?${row}[ :]`));
  });
});
