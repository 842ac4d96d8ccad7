import { describe } from 'vitest';

import { DIGEST } from './listing.ts';
import { testRows } from './rows.ts';
import type { Row } from './rows.ts';

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
  ['17: an empty value is no image', 'ARG V=\nFROM alpine:${V}', ['2 skipped invalid-reference']],
  ['17: nor is a name without an ARG', 'FROM alpine:${V}', ['1 skipped invalid-reference']],
];

const REFERENCES: readonly Row[] = [
  [
    '44: a host with a port',
    'FROM localhost:5000/org/app:1.2\nFROM reg:8443/a/b@D',
    ['1 from localhost:5000/org/app:1.2', '2 from reg:8443/a/b@D'],
  ],
  ['44: localhost', 'FROM localhost/app', ['1 from localhost/app:latest']],
  ['44: a host in upper case', 'FROM Registry.Example.com/a/b:1', ['1 from registry.example.com/a/b:1']],
  ['44: a name in upper case', 'FROM Alpine:3.20', ['1 skipped invalid-reference']],
  ['45: tag and digest', 'FROM alpine:3.20@D', ['1 from alpine:3.20@D']],
  ['45: a digest alone', 'FROM alpine@D', ['1 from alpine@D']],
  [
    '45: a digest by sha512',
    `FROM alpine@sha512:${'b'.repeat(128)}`,
    [`1 from alpine@sha512:${'b'.repeat(128)}`],
  ],
  ['45: a malformed digest', 'FROM alpine@sha256:abc', ['1 skipped invalid-reference']],
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
  ['50: --platform without `=`', 'FROM --platform linux/amd64 alpine', ['1 skipped malformed']],
  ['50: no platform', 'FROM --platform=nowhere alpine', ['1 from alpine:latest']],
  ['54: the same image several times', 'FROM a\nFROM a', ['1 from a:latest', '2 from a:latest']],
  ['55: nothing', '', ['1 skipped malformed']],
  ['55: comments alone', '# nothing\n', ['1 skipped malformed']],
  ['55: an ARG alone', 'ARG A=1', ['1 skipped malformed']],
];

const LONG = 'x'.repeat(5000);
const DEEP = `${'${V:-'.repeat(101)}x${'}'.repeat(101)}`;

/** Docker builds all of these, most of them with another image than the one that the ARG would give if it were unset. */
const UNKNOWN: readonly Row[] = [
  ['a long default is not unset', `ARG A=${LONG}\nFROM alpine\${A:+-x}`, ['2 skipped build-arg']],
  ['a deep default is not unset', `ARG A=${DEEP}\nFROM alpine\${A:+-x}`, ['2 skipped build-arg']],
  ['nor is what uses it', `ARG A=${LONG}\nARG B=\${A#x}\nFROM alpine\${B:+-x}`, ['3 skipped build-arg']],
  ['nor predefined', `ARG TARGETARCH=${LONG}\nFROM a:1\${TARGETARCH##*x}`, ['2 skipped build-arg']],
  ['a name alone keeps it', `ARG A=${LONG}\nARG A\nFROM alpine\${A:+-x}`, ['3 skipped build-arg']],
  ['a later default counts', `ARG A=${LONG}\nARG A=b\nFROM $A`, ['3 from b:latest']],
  [
    'a time that BuildKit sets',
    'ARG SOURCE_DATE_EPOCH=context\nFROM a AS context\nFROM ${SOURCE_DATE_EPOCH:-evil}',
    ['2 from a:latest', '3 skipped build-arg'],
  ],
  [
    'a time that BuildKit leaves',
    'ARG SOURCE_DATE_EPOCH=17\nFROM a:$SOURCE_DATE_EPOCH\nFROM b',
    ['2 from a:17', '3 from b:latest'],
  ],
  ['what does not use it is read', `ARG A=${LONG}\nFROM alpine`, ['2 from alpine:latest']],
];

describe('dockerfile/read-dockerfile, hard inputs', () => {
  testRows('ARG', ARGS);
  testRows('references', REFERENCES);
  testRows('ARG beyond the limits', UNKNOWN);
});
