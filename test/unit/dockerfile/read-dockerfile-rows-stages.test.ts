import { describe } from 'vitest';

import { testRows } from './rows.ts';
import type { Row } from './rows.ts';

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
    '14: a stage for arm64 hides no image of amd64',
    'FROM alpine:3.20 AS arm64\nFROM ${TARGETARCH/amd64/evil.io/x}\nFROM ${TARGETARCH/amd64/python}',
    ['1 from alpine:3.20', '2 from evil.io/x:latest', '3 from python:latest'],
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
  [
    '19: FROM looks up the name as it is written',
    'FROM alpine:3.20 AS Build\nFROM Build',
    ['1 from alpine:3.20', '2 skipped invalid-reference'],
  ],
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
  ['21: a number beyond the stages', 'FROM alpine:3.20\nCOPY --from=5 a b', ['1 from alpine:3.20']],
  [
    '22: a number is a name for a mount',
    'FROM alpine:3.20\nFROM busybox\nRUN --mount=from=0,target=/b x',
    ['1 from alpine:3.20', '2 from busybox:latest', '3 mount 0:latest'],
  ],
  [
    '23: a later stage',
    'FROM alpine:3.20\nCOPY --from=later a b\nFROM busybox AS later',
    ['1 from alpine:3.20', '3 from busybox:latest'],
  ],
  ['23: the same stage', 'FROM alpine:3.20 AS a\nCOPY --from=a a b', ['1 from alpine:3.20']],
  ['24: the later of two names', 'FROM a AS x\nFROM b AS x\nFROM x', ['1 from a:latest', '2 from b:latest']],
  [
    '25: only the exact name is a stage',
    'FROM alpine AS busybox\nFROM busybox\nCOPY --from=busybox:1.36 a b',
    ['1 from alpine:latest', '3 copy busybox:1.36'],
  ],
  ['26: a stage called scratch', 'FROM alpine AS scratch\nFROM scratch', ['1 from alpine:latest']],
  ['26: scratch', 'FROM scratch', []],
  ['26: SCRATCH', 'FROM SCRATCH', ['1 skipped invalid-reference']],
  [
    '26: scratch with a tag',
    'FROM scratch:latest\nFROM alpine:1',
    ['2 from alpine:1', '1 skipped scratch-with-tag'],
  ],
  ['53: a name that starts with a digit', 'FROM alpine:3.20 AS 1st', ['1 skipped malformed']],
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
  ['29: --from twice', 'FROM a\nCOPY --from=b --from=c a b', ['1 from a:latest', '2 copy b:latest']],
  ['29: ADD with --from', 'FROM a\nADD --from=b a b', ['1 from a:latest', '2 copy b:latest']],
  [
    '30: no variables in --from',
    'ARG X=b\nFROM a\nCOPY --from=${X} a b',
    ['2 from a:latest', '3 skipped no-expansion'],
  ],
  [
    '30: no variables in a mount',
    'ARG X=b\nFROM a\nRUN --mount=from=${X},target=/b x',
    ['2 from a:latest', '3 skipped no-expansion'],
  ],
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
  ['51: ONBUILD FROM names no image', 'FROM a\nONBUILD FROM x', ['1 from a:latest']],
  ['51: ONBUILD ONBUILD', 'FROM a\nONBUILD ONBUILD RUN x', ['1 from a:latest']],
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

describe('dockerfile/read-dockerfile, hard inputs', () => {
  testRows('stages', STAGES);
  testRows('COPY and mounts', SOURCES);
});
