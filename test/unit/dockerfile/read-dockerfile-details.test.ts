import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import { list, read } from './listing.ts';

const MALFORMED = 'FROM takes an image, or an image, AS and a stage name';
const NO_EXPANSION = 'Docker does not expand variables here; use the image in a FROM and name its stage';

describe('dockerfile/read-dockerfile, details of an image', () => {
  it.each([
    ['FROM alpine:3.20', 1, 6, 'alpine:3.20'],
    ['  FROM   "alpine:3.20"', 1, 11, 'alpine:3.20'],
    ['\uFEFFFROM alpine', 1, 6, 'alpine'],
    ['ARG B=alpine:3.20\nFROM ${B} AS b', 2, 6, '${B}'],
    ['FROM --platform=linux/amd64 \\\n # x\n  alpine:3.20', 3, 3, 'alpine:3.20'],
    ['FROM alp\\\nine:3.20', 1, 6, 'alpine:3.20'],
    ['# syntax = docker/dockerfile:1 x\nFROM scratch', 1, 12, 'docker/dockerfile:1'],
    ['FROM scratch\nCOPY --chown=1 --from="busybox:1" a b', 2, 24, 'busybox:1'],
    ['FROM scratch\nRUN --mount=target=/é,from=busybox:1 x', 2, 28, 'busybox:1'],
    ['FROM scratch\nRUN --mount=target=/x,"from=busybox:1" x', 2, 29, 'busybox:1'],
  ])('finds the word that names it in %j', (dockerfile, line, column, written) => {
    expect(read(dockerfile).images).toMatchObject([{ line, column, written }]);
  });

  it('gives stage and platform as written', () => {
    const { images } = read(
      'FROM --platform=$BUILDPLATFORM golang AS Build\nCOPY --from=busybox a b\nFROM alpine',
    );
    expect(images).toMatchObject([
      { kind: 'dockerfile-from', stage: 'build', platform: '$BUILDPLATFORM' },
      { kind: 'dockerfile-copy', stage: 'build', platform: undefined },
      { kind: 'dockerfile-from', stage: undefined, platform: undefined },
    ]);
  });

  it.each([
    ['the base of the last stage', 'FROM a AS build\nFROM b\nCOPY --from=build /app /app', [false, true]],
    ['the base of its base', 'FROM a AS base\nFROM b AS other\nFROM base', [true, false]],
    [
      'a source of its files',
      'FROM a AS x\nCOPY --from=b /b /b\nFROM x\nCOPY --from=c /c /',
      [true, true, true],
    ],
    [
      'no source of a build stage',
      'FROM a AS x\nCOPY --from=b /b /b\nFROM scratch\nCOPY --from=x /c /',
      [false, false],
    ],
    ['a stage whose root is copied', 'FROM a AS x\nFROM scratch\nCOPY --from=x / /', [true]],
    ['… by its number, in JSON', 'FROM a\nFROM scratch\nCOPY --link --from=0 [ "/", "/" ]', [true]],
    [
      'no mount, and no frontend',
      '# syntax=s:1\nFROM a\nRUN --mount=from=b,target=/b x',
      [false, true, false],
    ],
    [
      'not known if it depends on the platform',
      'FROM a AS amd64\nFROM b AS arm64\nFROM $TARGETARCH',
      [true, undefined],
    ],
    ['not known for a trigger', 'FROM a\nONBUILD COPY --from=b:1 /b /b', [true, undefined]],
  ])('says what is part of the final image: %s', (_, dockerfile, isFinal) => {
    expect(read(dockerfile).images.map((image) => image.isFinal)).toEqual(isFinal);
  });

  it('reads around invalid UTF-8, and shows it as U+FFFD', () => {
    const text = 'FROM a\nRUN \xff\xfe\0\nCOPY --from=b:1 \xe2\x28 \xff\nARG \xff=1';
    const { images } = readDockerfile(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
    expect(images.map(({ line, written }) => `${line} ${written}`)).toEqual(['1 a', '3 b:1']);
    const { skipped } = readDockerfile(Uint8Array.from('FROM \xfe', (unit) => unit.charCodeAt(0)));
    expect(skipped).toMatchObject([{ line: 1, written: '\uFFFD', code: 'invalid-reference' }]);
  });

  it('keeps the order of the file', () => {
    expect(list('# syntax=d/d\nFROM a\nONBUILD COPY --from=x:1 a b\nCOPY --from=b a b\nFROM c')).toEqual([
      '1 syntax docker.io/d/d:latest',
      '2 from a:latest',
      '3 onbuild x:1',
      '4 copy b:latest',
      '5 from c:latest',
    ]);
  });

  it('gives the reason of a skipped word', () => {
    expect(read('ARG BASE\nFROM ${BASE}-slim').skipped).toEqual([
      {
        line: 2,
        column: 6,
        written: '${BASE}-slim',
        code: 'build-arg',
        reason: 'the image depends on ARG BASE, which has no usable default; --build-arg sets it',
      },
    ]);
  });

  it.each([
    ['FROM alpine:3.20 # note', 1, 'alpine:3.20 # note', 'malformed', MALFORMED],
    ['FROM alpine:3.20 AS 1st', 1, 'alpine:3.20 AS 1st', 'malformed', MALFORMED],
    ['FROM', 1, '', 'malformed', MALFORMED],
    ['# nothing', 1, '', 'malformed', 'no FROM instruction'],
    ['RUN x \\\n <<EOF', 1, '', 'malformed', 'unterminated heredoc'],
    ['F\0R\0O\0M\0', 1, '', 'unreadable-file', 'the file is not UTF-8 text'],
    ['FROM ${V:=a}', 1, '${V:=a}', 'invalid-reference', 'unsupported modifier ":="'],
    ['ARG V=1\nFROM ${V#\\a}', 2, '${V#\\a}', 'invalid-reference', 'malformed pattern "\\a"'],
    ['FROM ${}', 1, '${}', 'invalid-reference', '"${" without a variable name'],
    ['FROM ${V', 1, '${V', 'invalid-reference', '"${" without "}"'],
    ["FROM 'a", 1, "'a", 'invalid-reference', 'unterminated single quote'],
    ['FROM ${V:?no}', 1, '${V:?no}', 'invalid-reference', 'V: no'],
    ['FROM ${V?}', 1, '${V?}', 'invalid-reference', 'V: required but not set'],
    ['FROM ""', 1, '', 'invalid-reference', '"" expands to an empty image name'],
    ['FROM a\nCOPY --from=$X a b', 2, '$X', 'no-expansion', NO_EXPANSION],
    ['FROM a\nRUN --mount=from=$X,target=/b x', 2, '$X', 'no-expansion', NO_EXPANSION],
    [`FROM ${'é'.repeat(999)}`, 1, 'é'.repeat(999), 'invalid-reference', expect.stringMatching(/^.{300}…$/)],
  ])('skips a word of %j', (dockerfile, ...skipped) => {
    const [line, written, code, reason] = skipped;
    expect(read(dockerfile).skipped).toContainEqual({
      line,
      column: expect.any(Number) as number,
      written,
      code,
      reason,
    });
  });
});

describe('dockerfile/read-dockerfile, frontends and flags that Mooring does not know', () => {
  it('lists the references of a file for another frontend', () => {
    expect(
      list(
        '# syntax = edrevo/dockerfile-plus\nINCLUDE+ Dockerfile.common\nFROM alpine:3.20 AS a\nINCLUDE+ \\\n  b\nMAGIC <<X\nCOPY --from=busybox:1 a b',
      ),
    ).toEqual(['1 syntax docker.io/edrevo/dockerfile-plus:latest', '3 from alpine:3.20', '7 copy busybox:1']);
  });

  it('lists the references of a file with flags of a later version', () => {
    expect(
      list(
        '# syntax=docker/dockerfile:1\nFROM --sbom=true alpine:3.20\nCOPY --sparkle --from=busybox:1 --mode=x a b\nRUN --gpu=all --mount=type=new,from=golang:1,shape=round x\nADD --from=redis:7 a b\nUSER --x',
      ),
    ).toEqual([
      '1 syntax docker.io/docker/dockerfile:1',
      '2 from alpine:3.20',
      '3 copy busybox:1',
      '4 mount golang:1',
      '5 copy redis:7',
    ]);
  });

  it.each([
    ['FROM a\nFROM b:1 # note\nFROM c', ['1 from a:latest', '3 from c:latest', '2 skipped malformed']],
    ['FROM a\nRUN <<EOF\nFROM c', ['1 from a:latest', '2 skipped malformed']],
    ['# syntax=x/y:1\nRUN z', ['1 syntax docker.io/x/y:1', '1 skipped malformed']],
    ['RUN x\nFROM a\nEXPOSE x\nENV A', ['2 from a:latest']],
    ['ARG V=${X:=1}\nFROM a:$V\nFROM b', ['3 from b:latest', '2 skipped build-arg']],
    [
      'FROM a\nCOPY --from=b: a b\nFROM c',
      ['1 from a:latest', '3 from c:latest', '2 skipped invalid-reference'],
    ],
    [`FROM a\n# ${'x'.repeat(70_000)}\nRUN make\nFROM b`, ['1 from a:latest', '4 from b:latest']],
  ])('lists the other references of %j', (dockerfile, listed) => {
    expect(list(dockerfile)).toEqual(listed);
  });
});
