import { describe, expect, it } from 'vitest';

import { readDockerfileText } from '../../../src/dockerfile/read-dockerfile.ts';
import type { DockerfileReading } from '../../../src/dockerfile/reading.ts';
import { canonicalReference, readImageReference } from '../../../src/values/image-reference.ts';

type Given = Readonly<Record<string, string | undefined>>;

function readGiven(text: string, given: Given): DockerfileReading {
  return readDockerfileText(text, readImageReference, { given: new Map(Object.entries(given)) });
}

/** One line for each image and skip: its line, what it is, and the build arguments in it, with `=` if it is one of them. */
function listGiven(text: string, given: Given): readonly string[] {
  const { images, skipped } = readGiven(text, given);
  return [
    ...images.map(({ line, reference, fromArguments }) =>
      [line, canonicalReference(reference).replace('docker.io/library/', ''), namesOf(fromArguments)].join(
        ' ',
      ),
    ),
    ...skipped.map(({ line, code, fromArguments }) => `${line} ${code} ${namesOf(fromArguments)}`),
  ].map((shown) => shown.trimEnd());
}

function namesOf(from: DockerfileReading['images'][number]['fromArguments']): string {
  return from === undefined ? '' : `${from.isWhole ? '=' : ''}${from.names.join('+')}`;
}

/** The images are those that BuildKit 0.34.2 requests for the same arguments. */
describe('dockerfile/read-dockerfile, with build arguments', () => {
  it.each<readonly [what: string, text: string, given: Given, listed: readonly string[]]>([
    ['a default', 'ARG B=a:1\nFROM $B\nFROM c', { B: 'b:2' }, ['2 b:2 =B', '3 c:latest']],
    ['no default', 'ARG B\nFROM ${B}', { B: 'b:2' }, ['2 b:2 =B']],
    ['through another name', 'ARG B=a:1\nARG C=$B\nFROM "$C"', { B: 'b:2' }, ['3 b:2 =B']],
    ['a value over the word in braces', 'ARG B\nFROM ${B:-a:1}', { B: 'b:2' }, ['2 b:2 =B']],
    ['a part', 'ARG R=r.io T=1\nFROM $R/a:$T', { T: '2' }, ['2 r.io/a:2 T']],
    ['two parts', 'ARG R=r.io T=1\nFROM $R/a:$T', { T: '2', R: 's.io' }, ['2 s.io/a:2 R+T']],
    ['a part of a default', 'ARG T=1\nARG B=a:$T\nFROM $B', { T: '2' }, ['3 a:2 T']],
    ['every default of its name', 'ARG B=a:1\nARG B=a:2\nFROM $B', { B: 'b:3' }, ['3 b:3 =B']],
    ['a use before its ARG', 'ARG C=${B:-x:1}\nARG B=a:1\nFROM $C', { B: 'b:2' }, ['3 x:1']],
    ['no ARG', 'FROM ${B:-a:1}', { B: 'b:2' }, ['1 a:1']],
    ['no ARG before the first FROM', 'FROM a:1\nARG B=a:2\nFROM ${B:-c:1}', { B: 'b:2' }, ['1 a:1', '3 c:1']],
    ['quotes and variables, which stay', 'ARG X=a B=c\nFROM $B', { B: '"$X"' }, ['2 invalid-reference =B']],
    ['an empty value', 'ARG B=a:1\nFROM ${B:-c:1}', { B: '' }, ['2 c:1 B']],
    ['an empty value of all', 'ARG B=a:1\nFROM $B', { B: '' }, ['2 invalid-reference B']],
    ['a test of it', 'ARG D\nFROM a:1${D:+-debug}', { D: '1' }, ['2 a:1-debug D']],
    ['the name of a stage', 'ARG B=a:1\nFROM c AS s\nFROM $B', { B: 's' }, ['2 c:latest']],
    ['scratch', 'ARG B=a:1\nFROM $B', { B: 'scratch' }, []],
    ['a predefined variable', 'FROM a:$TARGETARCH', { TARGETARCH: 'riscv64' }, ['1 a:riscv64 TARGETARCH']],
    ['a stage', 'ARG TARGETSTAGE\nFROM a:$TARGETSTAGE', { TARGETSTAGE: 'x' }, ['2 a:x TARGETSTAGE']],
    ['a proxy, which FROM does not see', 'FROM a:${HTTP_PROXY:-1}', { HTTP_PROXY: '2' }, ['1 a:1']],
    ['a value that is not known', 'ARG B=a:1\nFROM $B', { B: undefined }, ['2 build-arg B']],
    [
      '… of a part',
      'ARG T=1\nARG B=a:$T\nFROM $B\nFROM c',
      { T: undefined },
      ['4 c:latest', '3 build-arg T'],
    ],
    ['… that is only tested', 'ARG T=1\nFROM a:1${T:+-x}', { T: undefined }, ['2 build-arg T']],
    ['… of a predefined variable', 'FROM a:$TARGETOS', { TARGETOS: undefined }, ['1 build-arg TARGETOS']],
    ['no COPY', 'ARG B=a\nFROM c\nCOPY --from=$B a b', { B: 'b' }, ['2 c:latest', '3 no-expansion']],
  ])('replaces %s', (_, text, given, listed) => expect(listGiven(text, given)).toEqual(listed));

  it.each<readonly [given: Given, listed: readonly string[]]>([
    [{ BUILDKIT_SYNTAX: 'd/f:2 x' }, ['1 docker.io/d/f:2 =BUILDKIT_SYNTAX', '2 a:1']],
    [{ BUILDKIT_SYNTAX: undefined }, ['2 a:1', '1 build-arg =BUILDKIT_SYNTAX']],
    [{ BUILDKIT_SYNTAX: '' }, ['2 a:1', '1 invalid-reference =BUILDKIT_SYNTAX']],
  ])('takes the frontend from %j', (given, listed) => {
    expect(listGiven('# syntax=d/f:1\nFROM a:1', given)).toEqual(listed);
    expect(listGiven('#\nFROM a:1', given)).toEqual(listed);
  });

  it('edits no image with a build argument in it, and the others as without one', () => {
    const text = 'ARG B=a:1 T=1 U=d:1\nFROM $B\nFROM x:$T\nFROM c:1\nFROM $U\nFROM $U-x';
    const edits = readGiven(text, { B: 'b:2', T: '1', U: 'd:2' }).images.map(({ edit }) =>
      edit.kind === 'editable' ? edit.text : edit.code,
    );
    const used = 'arg-used-elsewhere';
    expect(edits).toEqual(['not-in-file', 'not-in-file', 'c:1', used, 'not-in-file']);
  });
});

describe('dockerfile/read-dockerfile, bytes that are explained', () => {
  it.each<readonly [what: string, text: string, explained: readonly string[]]>([
    ['the word of a FROM', 'FROM --platform=linux/amd64 a:1 AS s', ['a:1']],
    ['a stage and scratch', 'FROM scratch AS s\nFROM s', ['scratch', 's']],
    ['sources of files', 'FROM a\nCOPY --from=b:1 x y\nADD --from=c x y', ['a', 'b:1', 'c']],
    ['a mount', 'FROM a\nRUN --mount=type=bind,from=b:1,target=/b x', ['a', 'b:1']],
    ['a trigger', 'FROM a\nONBUILD COPY --from=b:1 x y', ['a', 'b:1']],
    ['the frontend', '# syntax=d/f:1\nFROM a', ['d/f:1', 'a']],
    ['a malformed FROM', 'FROM a:1 b:2', ['a:1 b:2']],
    ['a word over two lines', 'FROM r.io/a\\\n:1', ['r.io/a', ':1']],
    ['a default', 'ARG B="a:1"\nFROM $B', ['"a:1"', '$B']],
    ['a default in a default', 'ARG R=r.io\nARG B=$R/a T=1\nFROM ${B}:$T', ['r.io', '$R/a', '1', '${B}:$T']],
    ['the last default of a name', 'ARG B=a:1\nARG B=b:1\nARG B\nFROM $B', ['b:1', '$B']],
    ['a default that has its own name in it', 'ARG B=a\nARG B=$B:1\nFROM $B', ['a', '$B:1', '$B']],
    ['defaults of a FROM that cannot be read', 'ARG R=r.io/x T\nFROM $R/a:$T', ['r.io/x', '$R/a:$T']],
    ['no ARG that no FROM names', 'ARG B=r.io/b:1\nFROM a', ['a']],
    ['no ARG of a stage', 'FROM a\nARG B=r.io/b:1\nRUN docker pull $B', ['a']],
    ['no RUN and no LABEL', 'FROM a\nLABEL base=r.io/b:1\nRUN <<E\nFROM r.io/c:1\nE', ['a']],
    ['nothing in a file without FROM', 'RUN r.io/a:1', []],
  ])('%s', (_, text, explained) => {
    const spans = readDockerfileText(text).explained;
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(explained);
  });

  it('no default in whose place a build argument is', () => {
    const text = 'ARG R=r.io\nARG B=$R/a:1\nFROM $B';
    const { explained } = readGiven(text, { B: 'b:1' });
    expect(explained.map(({ start, end }) => text.slice(start, end))).toEqual(['$B']);
  });
});
