import { describe, expect, it } from 'vitest';

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
    ['FROM alpine:3.20 # note', 1, 'FROM requires either one or three arguments'],
    ['FROM a\n\nRUN x \\\n y\nFOO bar', 5, 'unknown instruction: FOO'],
    ['FROM a\nRUN x \\\n <<EOF', 2, 'unterminated heredoc'],
    ['FROM a\nADD --from=b a b', 2, 'unknown flag: --from'],
    ['FROM a\nCOPY --link=x a b', 2, 'expecting boolean value for flag --link, not: x'],
    ['FROM a\nCOPY --link= a b', 2, 'missing a value on flag: --link'],
    ['FROM a\nCOPY --from a b', 2, 'missing a value on flag: --from'],
    ['FROM a\nRUN --network=lan x', 2, 'invalid value on flag --network: lan'],
    [
      'FROM a\nCOPY a',
      2,
      'COPY requires at least two arguments, but only one was provided. Destination could not be determined',
    ],
    ['FROM a\nCMD ["a", 1]', 2, 'when using JSON array syntax, arrays must be comprised of strings only'],
    ['FROM a\nENV A', 2, 'ENV must have two arguments'],
    ['FROM a\nLABEL a=b c', 2, 'Syntax error - can\'t find = in "c". Must be of the form: name=value'],
    ['FROM a\nARG =x', 2, 'ARG names can not be blank'],
    ['FROM a\nENV A=${', 2, 'failed to process "${": syntax error: missing \'}\''],
    [
      'FROM a\nWORKDIR "x',
      2,
      'failed to process ""x": unexpected end of statement while looking for matching double-quote',
    ],
    ['FROM a\nHEALTHCHECK curl', 2, 'Unknown type "curl" in HEALTHCHECK (try CMD)'],
    ['FROM a\nHEALTHCHECK NONE x', 2, 'HEALTHCHECK NONE takes no arguments'],
    ['FROM a\nSHELL sh', 2, 'SHELL requires the arguments to be in JSON form'],
    ['FROM a\nVOLUME [""]', 2, 'VOLUME specified can not be an empty string'],
    ['FROM a\nUSER', 2, 'USER requires exactly one argument'],
    ['FROM a\nEXPOSE', 2, 'EXPOSE requires at least one argument'],
    ['FROM a\nRUN --mount=type=bind,foo=1 x', 2, "unexpected key 'foo' in a mount"],
    ['FROM a\nRUN --mount=type=disk x', 2, 'unsupported mount type "disk"'],
    ['FROM a\nRUN --mount=target x', 2, "invalid field 'target' must be a key=value pair"],
    ['FROM a\nRUN --mount=required x', 2, "unexpected key 'required' for mount type 'bind'"],
    ['FROM a\nRUN --mount=type=secret,from=b,id=x x', 2, 'secret mount should not have a from'],
    ["FROM a\nRUN --mount='a\"b' x", 2, 'failed to parse csv mounts'],
    ['RUN x\nFROM a', 1, 'no build stage in current context'],
    ['FROM ${V:=a}', 1, 'unsupported modifier (:=) in substitution'],
    ['ARG V=1\nFROM ${V#\\a}', 2, 'invalid pattern (\\a) in substitution'],
    ['FROM ${}', 1, 'syntax error: bad substitution'],
    ['FROM ${V:?no}', 1, 'V: no'],
    ['FROM ""', 1, 'base name ("") should not be blank'],
    ['FROM --platform=$V a', 1, 'empty platform value from expression $V'],
  ])('rejects %j', (dockerfile, line, reason) => {
    expect(read(dockerfile)).toEqual({ images: [], skipped: [], rejection: { line, reason } });
  });
});
