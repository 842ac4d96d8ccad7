import { describe, expect, it } from 'vitest';

import { findEarthfileImages } from '../../../src/formats/earthfile.ts';
import type { FoundText } from '../../../src/formats/found-text.ts';
import { textOfBytes } from '../../../src/text/byte-text.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';

/** Each text as `kind what`, with the code of what cannot be edited. */
function list(text: string): readonly string[] {
  const file = textOfBytes(new TextEncoder().encode(text));
  return findEarthfileImages(file).map((found) => show(found, file));
}

function show(found: FoundText, file: string): string {
  switch (found.kind) {
    case 'image': {
      const { edit, reference, at, written } = found;
      const name = canonicalReference(reference).replace('docker.io/library/', '');
      if (edit.kind === 'not-editable') return `image ${name} (${edit.code}: ${written})`;
      const [span] = edit.spans;
      expect(edit.spans.map(({ start, end }) => file.slice(start, end)).join('')).toBe(edit.text);
      expect(at).toBe(span?.start);
      return `image ${name}`;
    }
    case 'path':
      return `${found.of} ${found.path}`;
    case 'skipped':
      return `${found.code} ${found.written}`;
    case 'output':
    case 'explained':
      return `result ${/\S+/.exec(file.slice(found.at))?.[0] ?? ''}`;
  }
}

describe('formats/earthfile', () => {
  it.each([
    ['an image', 'VERSION 0.8\nFROM golang:1.23 # the compiler\n', ['image golang:1.23']],
    [
      'options before an image',
      'FROM --platform=linux/amd64 a:1\nFROM --platform linux/arm64 --allow-privileged b:1\n',
      ['image a:1', 'image b:1'],
    ],
    ['quotes', 'FROM "a:1"\nFROM --platform="x" \'b:1\'\n', ['image a:1', 'image b:1']],
    [
      'no targets',
      'FROM +a\nFROM ./b+c\nFROM ../b+c --X=1\nFROM github.com/a/b:v1+c\nFROM lib+c\nFROM --pass-args +d\n',
      [],
    ],
    ['no scratch', 'FROM scratch\n', []],
    [
      'Dockerfiles',
      'FROM DOCKERFILE .\nFROM DOCKERFILE app\nFROM DOCKERFILE -f ./ci/x.Dockerfile --target t --build-arg A=1 app\nFROM DOCKERFILE -f=y app\n',
      ['dockerfile Dockerfile', 'dockerfile app/Dockerfile', 'dockerfile ci/x.Dockerfile', 'dockerfile y'],
    ],
    [
      'no Dockerfiles of targets, and none elsewhere',
      'FROM DOCKERFILE +a/\nFROM DOCKERFILE -f +a/Dockerfile .\nFROM DOCKERFILE github.com/a/b\nFROM DOCKERFILE $X\n',
      ['not-followed github.com/a/b', 'not-followed $X'],
    ],
    [
      'images that a daemon pulls',
      'a:\n  WITH DOCKER --pull a:1 --pull=b:1 --load c:1=+t --compose ci/compose.yml --service s\n    RUN docker run a:1\n  END\n',
      ['image a:1', 'image b:1', 'compose ci/compose.yml'],
    ],
    [
      'commands over several lines',
      'a:\n  WITH DOCKER \\\n      # a database\n      --pull a:1 \\\n      --pull "b:1" \\# another\n      --pull d:1\n    RUN x\n  END\n  FROM \\\n    c:1\n',
      ['image a:1', 'image b:1', 'image d:1', 'image c:1'],
    ],
    [
      'results',
      'a:\n  SAVE IMAGE --push --cache-from x:1 a:1 b:$V\n  SAVE ARTIFACT c\n',
      ['result a:1', 'result b:$V'],
    ],
    ['no heredocs and directives', '# escape=`\nRUN cat <<EOF\nFROM a:1\n', ['image a:1']],
    [
      'no images of other commands',
      'BUILD +a\nCOPY +a/b ./\nIMPORT github.com/a/b AS c\nRUN docker pull a:1\n',
      [],
    ],
    ['an invalid reference', 'FROM A:1\n', ['invalid-reference A:1']],
  ])('reads %s', (_, text, found) => {
    expect(list(text)).toEqual(found);
  });

  it.each([
    ['a default', 'ARG --global V=1.2\nFROM a:$V\n', ['image a:1.2 (arg-used-elsewhere: a:$V)']],
    ['a default in quotes', 'ARG V = "1.2" # c\nFROM a:${V}\n', ['image a:1.2 (arg-used-elsewhere: a:${V})']],
    ['a whole reference', 'ARG V=1.2\nARG I=a:$V\nx:\n  FROM $I\n', ['image a:1.2 (arg-used-elsewhere: $I)']],
    [
      'the variables of its own recipe only',
      'ARG V=1\nx:\n  ARG V=2\n  ARG W=3\n  FROM a:$V\ny:\n  FROM b:$V\n  FROM c:$W\n',
      ['image a:2 (arg-used-elsewhere: a:$V)', 'image b:1 (arg-used-elsewhere: b:$V)', 'variable c:$W'],
    ],
    [
      'no default',
      'ARG V\nARG --required W\nFROM a:$V\nFROM b:$W\nFROM c:$X\n',
      ['variable a:$V', 'variable b:$W', 'variable c:$X'],
    ],
    ['a LET over an ARG', 'ARG V=1\nx:\n  LET V=2\n  FROM a:$V\n', ['image a:2 (arg-used-elsewhere: a:$V)']],
    ['two defaults', 'IF x\n  ARG V=1\nELSE\n  ARG V=2\nEND\nFROM a:$V\n', ['variable a:$V']],
    [
      'the output of a command',
      'ARG V=$(cat VERSION)\nLET W = 1\nSET W = 2\nFROM a:$V\nFROM a:$W\n',
      ['variable a:$V', 'variable a:$W'],
    ],
  ])('expands %s', (_, text, found) => {
    expect(list(text)).toEqual(found);
  });
});
