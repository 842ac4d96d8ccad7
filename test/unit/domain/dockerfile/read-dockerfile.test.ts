import { describe, expect, it } from 'vitest';

import { DIGEST, list } from './listing.ts';

/** The rows of pinning.md §3a by their numbers: a Dockerfile, and what is to come out. */
type Row = readonly [row: string, dockerfile: string, listed: readonly string[]];

const ARGS: readonly Row[] = [
  [
    '2: an ARG after a FROM never reaches a later FROM',
    'ARG B=nginx:1.19\nFROM $B\nARG B=nginx:1.20\nFROM $B',
    ['2 from nginx:1.19', '4 from nginx:1.19'],
  ],
  ['3: global ARGs see earlier ones', 'ARG A=3.20\nARG B=alpine:${A}\nFROM ${B}', ['3 from alpine:3.20']],
  ['4: several names in one ARG', 'ARG A=1 V=3.20\nFROM alpine:${V}', ['2 from alpine:3.20']],
  ['5: a default in the expression', 'ARG V\nFROM alpine:${V:-3.20}', ['2 from alpine:3.20']],
  ['5: a default in a default', 'ARG V\nFROM alpine:${V:-${W:-3.20}}', ['2 from alpine:3.20']],
  ['6: an alternative', 'ARG SLIM=1\nFROM python:3.12${SLIM:+-slim}', ['2 from python:3.12-slim']],
  ['7: the shortest prefix', 'ARG V=v3.20\nFROM alpine:${V#v}', ['2 from alpine:3.20']],
  ['7: the shortest suffix', 'ARG V=3.20.1\nFROM alpine:${V%.*}', ['2 from alpine:3.20']],
  ['7: the longest suffix', 'ARG V=3.20.1\nFROM alpine:${V%%.*}', ['2 from alpine:3']],
  ['7: the longest prefix', 'ARG V=a/b/3\nFROM alpine:${V##*/}', ['2 from alpine:3']],
  ['7: the first match', 'ARG V=3_20_1\nFROM alpine:${V/_/.}', ['2 from alpine:3.20_1']],
  ['7: every match', 'ARG V=3_20_1\nFROM alpine:${V//_/.}', ['2 from alpine:3.20.1']],
  [
    '8: quotes around a default and a FROM',
    'ARG V="3.20"\nFROM "alpine:${V}"\nFROM \'alpine:3.19\'',
    ['2 from alpine:3.20', '3 from alpine:3.19'],
  ],
  ['9: the last of a name wins', 'ARG V=1\nARG V=2\nFROM busybox:$V', ['3 from busybox:2']],
  ['9: a name in its own default', 'ARG V=1\nARG V=${V}.2\nFROM busybox:$V', ['3 from busybox:1.2']],
  [
    '10: empty is set for `-` and unset for `:-`',
    'ARG V=\nFROM busybox:9${V-x}${V:-y}',
    ['2 from busybox:9y'],
  ],
  ['11: a bare name ends at a dot', 'ARG V=3\nFROM alpine:$V.20', ['2 from alpine:3.20']],
  ['11: a braced name ends at its brace', 'ARG V=3\nFROM alpine:${V}_x', ['2 from alpine:3_x']],
  ['11: a bare name goes on over `_`', 'ARG V=3\nFROM alpine:3$V_x', ['2 from alpine:3']],
  [
    '12: ENV of a stage',
    'FROM alpine:1 AS a\nENV V=1\nFROM busybox:${V:-9}',
    ['1 from alpine:1', '3 from busybox:9'],
  ],
  [
    '12: ARG of a stage',
    'FROM alpine:1 AS a\nARG V=1\nFROM busybox:${V:-9}',
    ['1 from alpine:1', '3 from busybox:9'],
  ],
  ['13: proxies are not predefined in FROM', 'FROM alpine:${HTTP_PROXY:-none}', ['1 from alpine:none']],
  [
    '16: a value that only --build-arg gives',
    'ARG BASE\nFROM ${BASE}\nFROM alpine:1',
    ['3 from alpine:1', '2 skipped build-arg'],
  ],
  [
    '16: such a value as a part',
    'ARG TAG\nFROM alpine:${TAG}\nFROM alpine:1',
    ['3 from alpine:1', '2 skipped build-arg'],
  ],
  [
    '16: such a value that is required',
    'ARG TAG\nFROM alpine:${TAG:?}\nFROM alpine:1',
    ['3 from alpine:1', '2 skipped build-arg'],
  ],
  [
    '16: such a value in another default',
    'ARG TAG\nARG IMG=alpine:${TAG}\nFROM ${IMG}',
    ['3 skipped build-arg'],
  ],
  ['16: such a value as the platform', 'ARG P\nFROM --platform=$P alpine:1', ['2 from alpine:1']],
  ['17: a blank makes two names', 'ARG V 3.20\nFROM alpine:${V}', ['2 skipped build-arg']],
  ['17: an empty value is a fault of the file', 'ARG V=\nFROM alpine:${V}', ['rejected on 2']],
  ['17: so is a name that is nowhere declared', 'FROM alpine:${V}', ['rejected on 1']],
];

const STAGES: readonly Row[] = [
  [
    '1: a name is a stage from the next FROM on',
    'FROM alpine AS alpine\nFROM alpine',
    ['1 from alpine:latest'],
  ],
  [
    '14: a stage by platform is no image',
    'FROM alpine:3.20 AS base-amd64\nFROM alpine:3.19 AS base-arm64\nFROM base-${TARGETARCH}',
    ['1 from alpine:3.20', '2 from alpine:3.19'],
  ],
  [
    '14: also when only another platform has it',
    'FROM alpine:3.19 AS base-arm64\nFROM base-${TARGETARCH}',
    ['1 from alpine:3.19'],
  ],
  [
    '14: also through an ARG',
    'ARG B=base-${TARGETARCH}\nFROM alpine:3.19 AS base-riscv64\nFROM $B',
    ['2 from alpine:3.19'],
  ],
  [
    '14: a global ARG overrides',
    'ARG TARGETARCH=arm64\nFROM alpine:3.20 AS base-amd64\nFROM base-${TARGETARCH}',
    ['2 from alpine:3.20', '3 from base-arm64:latest'],
  ],
  [
    '15: a stage by ARG',
    'ARG VARIANT=dev\nFROM x AS dev\nFROM y AS prod\nFROM ${VARIANT}',
    ['2 from x:latest', '3 from y:latest'],
  ],
  ['19: FROM looks up the name as it is written', 'FROM alpine:3.20 AS Build\nFROM Build', ['rejected on 2']],
  ['19: among lower-cased names', 'FROM alpine:3.20 AS Build\nFROM build', ['1 from alpine:3.20']],
  [
    '20: --from folds case',
    'FROM alpine:3.20 AS Build\nFROM busybox\nCOPY --from=BUILD a b',
    ['1 from alpine:3.20', '2 from busybox:latest'],
  ],
  [
    '20: a mount folds case',
    'FROM alpine:3.20 AS Build\nFROM busybox\nRUN --mount=from=BUILD,target=/b x',
    ['1 from alpine:3.20', '2 from busybox:latest'],
  ],
  [
    '21: a number is a stage for COPY',
    'FROM alpine:3.20\nFROM busybox\nCOPY --from=0 a b',
    ['1 from alpine:3.20', '2 from busybox:latest'],
  ],
  ['21: a number beyond the stages', 'FROM alpine:3.20\nCOPY --from=5 a b', ['rejected on 2']],
  [
    '22: a number is a name for a mount',
    'FROM alpine:3.20\nFROM busybox\nRUN --mount=from=0,target=/b x',
    ['1 from alpine:3.20', '2 from busybox:latest', '3 mount 0:latest'],
  ],
  ['23: a later stage', 'FROM alpine:3.20\nCOPY --from=later a b\nFROM busybox AS later', ['rejected on 2']],
  ['23: the same stage', 'FROM alpine:3.20 AS a\nCOPY --from=a a b', ['rejected on 2']],
  ['24: the later of two names', 'FROM a AS x\nFROM b AS x\nFROM x', ['1 from a:latest', '2 from b:latest']],
  [
    '25: only the exact name is a stage',
    'FROM alpine AS busybox\nFROM busybox\nCOPY --from=busybox:1.36 a b',
    ['1 from alpine:latest', '3 copy busybox:1.36'],
  ],
  ['26: a stage called scratch', 'FROM alpine AS scratch\nFROM scratch', ['1 from alpine:latest']],
  ['26: scratch', 'FROM scratch', []],
  ['26: SCRATCH', 'FROM SCRATCH', ['rejected on 1']],
  [
    '26: scratch with a tag',
    'FROM scratch:latest\nFROM alpine:1',
    ['2 from alpine:1', '1 skipped scratch-with-tag'],
  ],
  ['53: a name that starts with a digit', 'FROM alpine:3.20 AS 1st', ['rejected on 1']],
  ['53: a name with dots and dashes', 'FROM alpine:3.20 AS a.b-c_d', ['1 from alpine:3.20']],
];

const SOURCES: readonly Row[] = [
  [
    '27: --from among other flags',
    'FROM a\nCOPY --chown=$U:$G --chmod=u=rwx,go=r --exclude=*.md --parents --from=busybox:1.36 a b',
    ['1 from a:latest', '2 copy busybox:1.36'],
  ],
  ['28: quotes', 'FROM a\nCOPY --from="busybox:1.36" a b', ['1 from a:latest', '2 copy busybox:1.36']],
  ['28: the JSON form', 'FROM a\nCOPY --from=b ["a","c"]', ['1 from a:latest', '2 copy b:latest']],
  ['29: `--` ends the flags', 'FROM a\nCOPY -- --from=busybox:1.36 /b', ['1 from a:latest']],
  ['29: --from twice', 'FROM a\nCOPY --from=b --from=c a b', ['rejected on 2']],
  ['29: ADD knows no --from', 'FROM a\nADD --from=b a b', ['rejected on 2']],
  ['30: no variables in --from', 'ARG X=b\nFROM a\nCOPY --from=${X} a b', ['rejected on 3']],
  ['30: no variables in a mount', 'ARG X=b\nFROM a\nRUN --mount=from=${X},target=/b x', ['rejected on 3']],
  [
    '31: several mounts',
    'FROM a\nRUN --mount=type=cache,target=/c --mount=from=b,target=/b --mount=from=c,target=/d x',
    ['1 from a:latest', '2 mount b:latest', '2 mount c:latest'],
  ],
  [
    '31: mounts on continued lines',
    'FROM a\nRUN --mount=type=cache,target=/c \\\n  --mount=from=b,target=/b \\\n  --mount=from=c,target=/d x',
    ['1 from a:latest', '3 mount b:latest', '4 mount c:latest'],
  ],
  [
    '32: keys fold case',
    'FROM a\nRUN --mount=type=bind,FROM=b,target=/b x',
    ['1 from a:latest', '2 mount b:latest'],
  ],
  [
    '32: a quoted field',
    'FROM a\nRUN --mount=type=bind,"from=b:1",target=/b x',
    ['1 from a:latest', '2 mount b:1'],
  ],
  [
    '32: a quoted value',
    'FROM a\nRUN --mount="type=bind,from=b:1,target=/b" x',
    ['1 from a:latest', '2 mount b:1'],
  ],
  [
    '32: a CSV field in quotes',
    "FROM a\nRUN '--mount=x' --mount='\"from=b:1\",target=/b' x",
    ['1 from a:latest'],
  ],
  [
    '32: a CSV field in quotes in quotes',
    'FROM a\nRUN --mount=\'type=cache,"from=b:1",target=/b\' x',
    ['1 from a:latest', '2 mount b:1'],
  ],
  [
    '51: ONBUILD',
    'FROM a\nONBUILD COPY --from=busybox:1.36 a b\nONBUILD RUN --mount=from=golang:1.22,target=/g x',
    ['1 from a:latest', '2 onbuild busybox:1.36', '3 onbuild golang:1.22'],
  ],
  ['51: ONBUILD FROM', 'FROM a\nONBUILD FROM x', ['rejected on 2']],
  ['51: ONBUILD ONBUILD', 'FROM a\nONBUILD ONBUILD RUN x', ['rejected on 2']],
  [
    '51: ONBUILD with a heredoc',
    'FROM a\nONBUILD RUN <<EOF\nFROM inner:1\nEOF\nFROM b',
    ['1 from a:latest', '5 from b:latest'],
  ],
  [
    '51: a trigger may name a stage of the other file',
    'FROM a\nONBUILD COPY --from=build a b\nONBUILD COPY --from=0 a b',
    ['1 from a:latest', '2 skipped onbuild-stage-or-image'],
  ],
  [
    '51: a trigger expands nothing',
    'FROM a\nONBUILD COPY --from=${X} a b',
    ['1 from a:latest', '2 skipped no-expansion'],
  ],
  [
    '51: a trigger that cannot be read',
    'FROM a\nONBUILD COPY --from=Not:Good a b',
    ['1 from a:latest', '2 skipped invalid-reference'],
  ],
  [
    '51: a trigger that runs in this file',
    'FROM a AS x\nONBUILD COPY --from=b a b\nFROM x',
    ['1 from a:latest', '2 copy b:latest'],
  ],
  [
    '52: values that look like instructions',
    'FROM a\nLABEL d="FROM fake:1"\nENV X="COPY --from=fake:1"',
    ['1 from a:latest'],
  ],
];

const HEREDOCS: readonly Row[] = [
  ['33: a body', 'FROM a\nRUN <<EOF\nFROM evil:1\nCOPY --from=evil2:1 a b\nEOF', ['1 from a:latest']],
  ['33: a body of COPY', 'FROM a\nCOPY <<EOF /Dockerfile\nFROM inner:1\nEOF', ['1 from a:latest']],
  [
    '34: two on a line, tabs before the end',
    "FROM a\nRUN <<-'X' cat > /f && <<Y cat\n\tFROM x\n\tX\nFROM y\nY\nFROM b",
    ['1 from a:latest', '7 from b:latest'],
  ],
  ['35: a blank before the word', "FROM a\nRUN cat << 'EOF'\nFROM evil:1\nEOF", ['1 from a:latest']],
  ['36: in quotes', 'FROM a\nRUN echo "<<EOF"\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: a shift', 'FROM a\nRUN echo $((1<<2))\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: a here-string', 'FROM a\nRUN cat <<<word\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: in USER', 'FROM a\nUSER <<EOF\nFROM b', ['1 from a:latest', '3 from b:latest']],
  [
    '36: in the exec form',
    'FROM a\nRUN ["sh","-c","cat <<EOF"]\nFROM b',
    ['1 from a:latest', '3 from b:latest'],
  ],
  ['36: with an open quote', "FROM a\nRUN echo ' <<EOF\nFROM b", ['1 from a:latest', '3 from b:latest']],
  ['37: without an end', 'FROM a\nRUN <<EOF\nFROM b', ['rejected on 2']],
  ['a destination', 'FROM a\nCOPY a <<EOF\nEOF', ['rejected on 2']],
  ['an escaped word', 'FROM a\nRUN <<\\EOF\nFROM b\nEOF', ['1 from a:latest']],
  ['a descriptor', 'FROM a\nRUN 3<<EOF cat\nFROM b\nEOF', ['1 from a:latest']],
];

const LINES: readonly Row[] = [
  ['38: FROM inside a RUN', 'FROM a\nRUN echo \\\nFROM busybox:9 \\\n&& true', ['1 from a:latest']],
  [
    '39: FROM over many lines',
    'FROM \\\n  --platform=linux/amd64 \\\n  # comment \\\n  alpine:3.20 \\\n  AS base',
    ['4 from alpine:3.20'],
  ],
  ['40: an empty line', 'FROM a\nRUN x \\\n\n  && y\nFROM b', ['1 from a:latest', '5 from b:latest']],
  [
    '40: blanks after the escape',
    'FROM a\nRUN x \\  \n  && y\nFROM b',
    ['1 from a:latest', '4 from b:latest'],
  ],
  ['40: two escapes do not continue', 'FROM a\nRUN x\\\\\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['40: a comment does not continue', 'FROM a\n# comment \\\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['40: an escape at the end of the file', 'FROM a\nRUN x \\', ['1 from a:latest']],
  ['41: the backtick', '# escape=`\nFROM a\nRUN dir c:\\\nFROM b', ['2 from a:latest', '4 from b:latest']],
  ['41: the backtick continues', '# escape=`\nFROM `\na', ['3 from a:latest']],
  ['41: too late after a comment', '# hello\n# escape=`\nFROM \\\na', ['4 from a:latest']],
  ['41: too late after an empty line', '\n# escape=`\nFROM `\na', ['rejected on 4']],
  ['41: not after #!', '#!/bin/x\n# escape=`\nFROM \\\na', ['4 from a:latest']],
  ['41: blanks and case', '  #\tEsCaPe = `\nFROM `\na', ['3 from a:latest']],
  ['41: another character', '# escape=x\nFROM a', ['rejected on 1']],
  ['41: twice', '# escape=`\n# escape=`\nFROM a', ['rejected on 2']],
  [
    '42: after another directive',
    '# check=skip=all\n# syntax=docker/dockerfile:1.7\nFROM a',
    ['2 syntax docker.io/docker/dockerfile:1.7', '3 from a:latest'],
  ],
  [
    '42: up to the first blank',
    '# syntax=docker/dockerfile:1 some args\nFROM a',
    ['1 syntax docker.io/docker/dockerfile:1', '2 from a:latest'],
  ],
  [
    '42: after #!',
    '#!/bin/x\n# syntax=docker/dockerfile:1\nFROM a',
    ['2 syntax docker.io/docker/dockerfile:1', '3 from a:latest'],
  ],
  [
    '42: the form that only the frontend look-up knows',
    '// syntax=docker/dockerfile:1\nFROM a',
    ['1 skipped file-rejected', 'rejected on 1'],
  ],
  [
    '42: what is no reference',
    '# syntax=Not/Good\nFROM a',
    ['2 from a:latest', '1 skipped invalid-reference'],
  ],
  ['43: a byte order mark', '\uFEFFFROM a', ['1 from a:latest']],
  ['43: CRLF', 'FROM a\r\nRUN x \\\r\n y\r\nFROM b\r\n', ['1 from a:latest', '4 from b:latest']],
  [
    '43: CRLF in a heredoc',
    'FROM a\r\nRUN <<EOF\r\nFROM x\r\nEOF\r\nFROM b\r\n',
    ['1 from a:latest', '5 from b:latest'],
  ],
  ['43: CR alone', 'FROM a\rFROM b\r', ['rejected on 1']],
  ['43: no final newline', 'FROM a', ['1 from a:latest']],
  ['43: form feed and tab', 'FROM\fa\nFROM\tb\tAS\tc', ['1 from a:latest', '2 from b:latest']],
  ['18: a comment after the image', 'FROM alpine:3.20 # note', ['rejected on 1']],
  ['18: one word too many', 'FROM alpine:3.20 AS a b', ['rejected on 1']],
];

const REFERENCES: readonly Row[] = [
  [
    '44: a host with a port',
    'FROM localhost:5000/org/app:1.2\nFROM reg:8443/a/b@D',
    ['1 from localhost:5000/org/app:1.2', '2 from reg:8443/a/b@D'],
  ],
  ['44: localhost', 'FROM localhost/app', ['1 from localhost/app:latest']],
  ['44: a host in upper case', 'FROM Registry.Example.com/a/b:1', ['1 from Registry.Example.com/a/b:1']],
  ['44: a name in upper case', 'FROM Alpine:3.20', ['rejected on 1']],
  ['45: tag and digest', 'FROM alpine:3.20@D', ['1 from alpine:3.20@D']],
  ['45: a digest alone', 'FROM alpine@D', ['1 from alpine@D']],
  ['45: a malformed digest', 'FROM alpine@sha256:abc', ['rejected on 1']],
  ['46: a digest from an ARG', `ARG DIG=${DIGEST}\nFROM alpine:3.20@$DIG`, ['2 from alpine:3.20@D']],
  [
    '46: a digest that may be left out',
    `ARG DIG=${DIGEST}\nFROM alpine:3.20$\{DIG:+@}$\{DIG}`,
    ['2 from alpine:3.20@D'],
  ],
  ['46: a whole reference with a digest', 'ARG IMG=alpine:3.20@D\nFROM $IMG', ['2 from alpine:3.20@D']],
  [
    '49: one repository, four spellings',
    'FROM docker.io/library/a\nFROM index.docker.io/library/a\nFROM library/a\nFROM a',
    ['1 from a:latest', '2 from a:latest', '3 from a:latest', '4 from a:latest'],
  ],
  [
    '50: --platform',
    'FROM --platform=$BUILDPLATFORM golang AS build\nFROM --platform="linux/amd64" a',
    ['1 from golang:latest', '2 from a:latest'],
  ],
  ['50: --platform without `=`', 'FROM --platform linux/amd64 alpine', ['rejected on 1']],
  ['50: no platform', 'FROM --platform=nowhere alpine', ['rejected on 1']],
  ['54: the same image several times', 'FROM a\nFROM a', ['1 from a:latest', '2 from a:latest']],
  ['55: nothing', '', ['rejected on 1']],
  ['55: comments alone', '# nothing\n', ['rejected on 1']],
  ['55: an ARG alone', 'ARG A=1', ['rejected on 1']],
];

describe('domain/dockerfile, pinning.md §3a', () => {
  it.each(ARGS)('ARG, row %s', (_, dockerfile, listed) => expect(list(dockerfile)).toEqual(listed));
  it.each(STAGES)('stages, row %s', (_, dockerfile, listed) => expect(list(dockerfile)).toEqual(listed));
  it.each(SOURCES)('COPY and mounts, row %s', (_, dockerfile, listed) =>
    expect(list(dockerfile)).toEqual(listed),
  );
  it.each(HEREDOCS)('heredocs, row %s', (_, dockerfile, listed) => expect(list(dockerfile)).toEqual(listed));
  it.each(LINES)('lines, row %s', (_, dockerfile, listed) => expect(list(dockerfile)).toEqual(listed));
  it.each(REFERENCES)('references, row %s', (_, dockerfile, listed) =>
    expect(list(dockerfile)).toEqual(listed),
  );
});
