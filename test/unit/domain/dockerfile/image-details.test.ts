import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../../src/domain/dockerfile/read-dockerfile.ts';
import { list, read } from './listing.ts';

describe('domain/dockerfile, what is said of an image', () => {
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

  it('names stage and platform, each as the file has them', () => {
    const { images } = read(
      'FROM --platform=$BUILDPLATFORM golang AS Build\nCOPY --from=busybox a b\nFROM alpine',
    );
    expect(images).toMatchObject([
      { kind: 'dockerfile-from', stage: 'build', platform: '$BUILDPLATFORM' },
      { kind: 'dockerfile-copy', stage: 'build', platform: undefined },
      { kind: 'dockerfile-from', stage: undefined, platform: undefined },
    ]);
  });

  it('reads around bytes that are no UTF-8, and shows them as such', () => {
    const text = 'FROM a\nRUN \xff\xfe\0\nCOPY --from=b:1 \xe2\x28 \xff\nARG \xff=1';
    const { images } = readDockerfile(Uint8Array.from(text, (unit) => unit.charCodeAt(0)));
    expect(images.map(({ line, written }) => `${line} ${written}`)).toEqual(['1 a', '3 b:1']);
    const { rejection } = readDockerfile(Uint8Array.from('\xfeROM a', (unit) => unit.charCodeAt(0)));
    expect(rejection).toEqual({ line: 1, reason: 'there is no instruction "\uFFFDROM"' });
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

  it('says why a word is skipped', () => {
    expect(read('ARG BASE\nFROM ${BASE}-slim').skipped).toEqual([
      {
        line: 2,
        column: 6,
        written: '${BASE}-slim',
        code: 'build-arg',
        reason: 'the image depends on ARG BASE, which has no default: its value comes from --build-arg',
      },
    ]);
  });

  it.each([
    [
      'FROM alpine:3.20 # note',
      1,
      'FROM takes an image, or an image with AS and a name, and nothing after it, no comment either',
    ],
    ['FROM a\n\nRUN x \\\n y\nFOO bar', 5, 'there is no instruction "FOO"'],
    ['FROM a\nRUN x \\\n <<EOF', 2, 'unterminated heredoc'],
    ['FROM a\nADD --from=b a b', 2, 'ADD has no flag --from'],
    ['FROM a\nCOPY --link=x a b', 2, 'the flag --link takes true or false, not "x"'],
    ['FROM a\nCOPY --link= a b', 2, 'the flag --link has no value'],
    ['FROM a\nCOPY --from a b', 2, 'the flag --from has no value'],
    ['FROM a\nRUN --network=lan x', 2, '"lan" is no value of the flag --network'],
    ['FROM a\nCOPY a', 2, 'COPY needs a source and a destination'],
    ['FROM a\nCMD ["a", 1]', 2, 'the JSON form may hold nothing but strings'],
    ['FROM a\nENV A', 2, 'ENV needs a name and a value'],
    ['FROM a\nLABEL a=b c', 2, '"c" has no "=", and LABEL takes name=value'],
    ['FROM a\nARG =x', 2, 'a name of ARG is empty'],
    ['FROM a\nENV A=${', 2, '"${" cannot be expanded: a "${" has no "}"'],
    ['FROM a\nENV A=b =c', 2, 'a name of ENV is empty'],
    ['FROM a\nENV "A B" c', 2, '""A" cannot be expanded: a double quote stays open'],
    [`FROM a\nARG A='`, 2, `"'" cannot be expanded: a single quote stays open`],
    ['FROM a\nWORKDIR "x', 2, '""x" cannot be expanded: a double quote stays open'],
    ['FROM a\nHEALTHCHECK curl', 2, 'HEALTHCHECK takes CMD or NONE, not "curl"'],
    ['FROM a\nHEALTHCHECK NONE x', 2, 'nothing can follow HEALTHCHECK NONE'],
    ['FROM a\nSHELL sh', 2, 'SHELL takes the JSON form only'],
    ['FROM a\nVOLUME [""]', 2, 'a VOLUME cannot be empty'],
    ['FROM a\nUSER', 2, 'USER needs an argument'],
    ['FROM a\nEXPOSE', 2, 'EXPOSE needs an argument'],
    ['FROM a\nRUN --mount=type=bind,foo=1 x', 2, 'a mount has no key "foo"'],
    ['FROM a\nRUN --mount=type=disk x', 2, 'there is no mount of type "disk"'],
    ['FROM a\nRUN --mount=target x', 2, '"target" of a mount needs a value'],
    ['FROM a\nRUN --mount=required x', 2, 'a mount of type bind has no "required"'],
    ['FROM a\nRUN --mount=type=secret,from=b,id=x x', 2, 'a secret mount has no source'],
    ["FROM a\nRUN --mount='a\"b' x", 2, 'the value of --mount is no list of fields'],
    ['RUN x\nFROM a', 1, 'it stands before the first FROM'],
    ['FROM ${V:=a}', 1, '":=" is no modifier that Docker knows'],
    ['ARG V=1\nFROM ${V#\\a}', 2, '"\\a" is no pattern'],
    ['FROM ${}', 1, 'a "${" has no name after it'],
    ['FROM ${V:?no}', 1, 'V: no'],
    ['FROM ""', 1, '"" comes to no image at all'],
    ['FROM --platform=$V a', 1, 'the platform $V comes to nothing'],
    ['FROM a\nFÖÖ', 2, 'there is no instruction "FÖÖ"'],
  ])('rejects %j', (dockerfile, line, reason) => {
    expect(read(dockerfile)).toEqual({ images: [], skipped: [], rejection: { line, reason } });
  });

  it.each(['ENV A =b', 'LABEL A =', `ENV A b' c' =d`, `ARG A'`, `ARG A'=1`, 'ENV "A" b', 'ENV A "b c"'])(
    'takes %j, as Docker does',
    (line) => {
      expect(read(`FROM a\n${line}`)).toMatchObject({ images: [{ written: 'a' }], skipped: [] });
      expect(read(`FROM a\n${line}`).rejection).toBeUndefined();
    },
  );
});
