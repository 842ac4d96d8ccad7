import { describe, expect, it } from 'vitest';

import { pinFile } from '../../../src/pin/rewrite-files.ts';
import {
  bytesOf,
  dockerfileOf,
  listDockerfile,
  NEW,
  OLD,
  pinAll,
  textOf,
} from '../../support/samples/pin-dockerfile.ts';

describe('pin/rewrite-files: Dockerfiles', () => {
  it.each([
    ['a tag', 'FROM alpine:3.20\n', 'FROM alpine:3.20@P\n'],
    ['no tag: it is written out', 'FROM alpine AS a\n', 'FROM alpine:latest@P AS a\n'],
    ['tag and digest', 'FROM alpine:3.20@D', 'FROM alpine:3.20@P'],
    ['a digest alone: no tag is guessed', 'FROM alpine@D', 'FROM alpine@P'],
    ['a port', 'FROM localhost:5000/a/b', 'FROM localhost:5000/a/b:latest@P'],
    ['row 8: quotes', 'FROM "alpine:3.20"\nFROM \'a:1\'', 'FROM "alpine:3.20@P"\nFROM \'a:1@P\''],
    ['row 8: quotes around a default', 'ARG V="a:1"\nFROM "$V"', 'ARG V="a:1@P"\nFROM "$V"'],
    [
      'row 39: many lines',
      'FROM \\\n  --platform=linux/amd64 \\\n  # c\n  alpine:3.20 \\\n  AS base\n',
      'FROM \\\n  --platform=linux/amd64 \\\n  # c\n  alpine:3.20@P \\\n  AS base\n',
    ],
    [
      'row 49: each spelling of the same repository',
      'FROM index.docker.io/library/a:1\nFROM library/a:1\nFROM docker.io/a:1',
      'FROM index.docker.io/library/a:1@P\nFROM library/a:1@P\nFROM docker.io/a:1@P',
    ],
    [
      'each spelling of a registry',
      'FROM CGR.DEV/a:1\nFROM cgr.dev:443/a:1\nFROM cgr.dev/a',
      'FROM CGR.DEV/a:1@P\nFROM cgr.dev:443/a:1@P\nFROM cgr.dev/a:latest@P',
    ],
    ['a word over two lines', 'FROM alp\\\nine:3.20\n', 'FROM alp\\\nine:3.20@P\n'],
    ['row 43: BOM and CRLF', '\uFEFFFROM a:1\r\nRUN x\r\n', '\uFEFFFROM a:1@P\r\nRUN x\r\n'],
    ['row 43: form feed', 'FROM\fa:1\f\n', 'FROM\fa:1@P\f\n'],
    ['row 28: a quoted flag', 'FROM a:1\nCOPY --from="b:1" a b', 'FROM a:1@P\nCOPY --from="b:1@P" a b'],
    [
      'row 32: mounts',
      'FROM a:1\nRUN --mount="type=bind,from=b:1,target=/b" --mount=type=bind,\'"from=c:1"\',target=/c x',
      'FROM a:1@P\nRUN --mount="type=bind,from=b:1@P,target=/b" --mount=type=bind,\'"from=c:1@P"\',target=/c x',
    ],
    ['row 51: ONBUILD', 'FROM a:1\nONBUILD COPY --from=b:1 a b', 'FROM a:1@P\nONBUILD COPY --from=b:1@P a b'],
    ['row 42: syntax', '# syntax=d/d:1 args\nFROM a:1', '# syntax=d/d:1@P args\nFROM a:1@P'],
    ['row 46: the default that holds it all', 'ARG IMG=a:1@D\nFROM $IMG', 'ARG IMG=a:1@P\nFROM $IMG'],
    ['row 46: the default that is the digest', 'ARG DIG=D\nFROM a:1@${DIG}', 'ARG DIG=P\nFROM a:1@${DIG}'],
    [
      'row 46: such a digest left out when empty',
      'ARG DIG=D\nFROM a:1${DIG:+@}${DIG}',
      'ARG DIG=P\nFROM a:1${DIG:+@}${DIG}',
    ],
    ['an ARG in two FROMs', 'ARG I=a:1\nFROM $I AS x\nFROM ${I}', 'ARG I=a:1@P\nFROM $I AS x\nFROM ${I}'],
    ['an ARG under another name', 'ARG A=a:1\nARG B=$A\nFROM $B', 'ARG A=a:1@P\nARG B=$A\nFROM $B'],
    [
      'row 2: an ARG of the same name in a stage',
      'ARG B=a:1\nFROM $B\nARG B=b:1',
      'ARG B=a:1@P\nFROM $B\nARG B=b:1',
    ],
    ['row 5: a default in the expression', 'ARG V\nFROM a:${V:-1}', 'ARG V\nFROM a:${V:-1@P}'],
    ['row 6: an alternative', 'ARG S=1\nFROM a:1${S:+-slim}', 'ARG S=1\nFROM a:1${S:+-slim@P}'],
    [
      'row 14: every stage that it can be',
      'FROM a:1 AS b-amd64\nFROM a:2 AS b-arm64\nFROM b-$TARGETARCH',
      'FROM a:1@P AS b-amd64\nFROM a:2@P AS b-arm64\nFROM b-$TARGETARCH',
    ],
    [
      'row 33: a body stays',
      'FROM a:1\nRUN <<EOF\nFROM b:1\nEOF\n',
      'FROM a:1@P\nRUN <<EOF\nFROM b:1\nEOF\n',
    ],
  ])('pins %s', async (_, before, after) => {
    const { bytes, dropped } = await pinAll(bytesOf(before));
    expect(textOf(bytes)).toBe(after);
    expect(dropped).toEqual([]);
  });

  it.each([
    ['row 3: an ARG with another in it', 'ARG A=1\nARG B=a:${A}\nFROM ${B}', 'arg-fragment'],
    ['row 47: a tag from an ARG', 'ARG TAG=1\nFROM a:${TAG}', 'arg-fragment'],
    ['row 47: a name from an ARG', 'ARG I=a\nFROM ${I}:1', 'arg-fragment'],
    ['row 47: two ARGs', 'ARG I=a:1\nARG S\nFROM ${I}${S}', 'arg-fragment'],
    ['a digest after a tag from an ARG', 'ARG TAG=1\nFROM a:${TAG}@D', 'arg-fragment'],
    ['a default before the end', 'FROM ${I:-a}:1', 'override-ignored'],
    ['an alternative that is empty', 'FROM a:1${S:+x}', 'override-ignored'],
    ['row 14: an image by platform', 'FROM a:${TARGETARCH}', 'platform-dependent'],
    ['a stage that takes the ARG over', 'ARG I=a:1\nFROM $I\nARG I', 'arg-used-elsewhere'],
    ['a trigger that takes the ARG over', 'ARG I=a:1\nFROM $I\nONBUILD ARG I', 'arg-used-elsewhere'],
    ['a platform with the ARG', 'ARG I=linux\nFROM --platform=$I $I', 'arg-used-elsewhere'],
    ['an ARG with the ARG', 'ARG I=a:1\nARG J=${I}-x\nFROM $I', 'arg-used-elsewhere'],
    ['an ARG with a pattern of the ARG', 'ARG I=a:1\nARG J=${I#a}\nFROM $I', 'arg-used-elsewhere'],
    [
      'an ARG that takes the ARG away',
      'ARG I=a:1\nARG J=xa:1\nFROM $I\nFROM b:1${J#x$I}',
      'arg-used-elsewhere',
    ],
    ['a digest of two images', 'ARG DIG=D\nFROM a@$DIG\nFROM b@$DIG', 'arg-used-elsewhere'],
  ])('leaves %s', async (_, dockerfile, code) => {
    const bytes = bytesOf(dockerfile);
    const { images } = await listDockerfile(bytes);
    expect(images[0]?.edit).toMatchObject({ kind: 'not-editable', code });
    const pins = images.slice(0, 1).map((image) => ({ image, digest: NEW }));
    const result = await pinFile(bytes, [{ ...dockerfileOf(bytes), pins, style: 'tag@digest' }]);
    expect(textOf(result.bytes)).toBe(textOf(bytes));
    expect(result.dropped).toHaveLength(1);
    expect(result.pinned).toEqual([]);
  });

  it('leaves a fragment that two images are made of (row 48)', async () => {
    const bytes = bytesOf('ARG A=3.22\nFROM node:22-alpine${A} AS n\nFROM alpine:${A} AS b');
    expect(textOf((await pinAll(bytes)).bytes)).toBe(textOf(bytes));
  });

  it.each([
    ['FROM alpine:3.20 AS a', 'FROM alpine@P AS a'],
    ['FROM alpine:3.20@D', 'FROM alpine@P'],
    ['FROM alpine', 'FROM alpine@P'],
    ['ARG I=a:1\nFROM $I', 'ARG I=a@P\nFROM $I'],
    ['FROM alpine:3\\\n.20', 'FROM alpine@P\\\n'],
    ['FROM ${V:-a:1}', 'FROM ${V:-a@P}'],
    ['FROM a:1\\.2 AS x\nRUN y\n', 'FROM a@P AS x\nRUN y\n'],
    ['FROM a:1.\\2\nRUN y\n', 'FROM a@P\nRUN y\n'],
    ['# escape=`\nFROM a:1.`2\n', '# escape=`\nFROM a@P\n'],
    ['ARG V=a:1\\.2\nFROM $V\n', 'ARG V=a@P\nFROM $V\n'],
    ['FROM a:1".2"\n', 'FROM a@P""\n'],
  ])('writes %j as a digest alone', async (before, after) => {
    expect(textOf((await pinAll(bytesOf(before), 'digest')).bytes)).toBe(after);
  });

  it.each([
    ['a tag in an expression', 'ARG V\nFROM a:${V:-1}'],
    ['a tag apart from its digest', 'ARG DIG=D\nFROM a:1@${DIG}'],
    ['a tag that a line break parts, for the next line would follow', 'FROM a:1\\\n.2\nRUN x'],
  ])('does not leave out %s', async (_, dockerfile) => {
    const result = await pinAll(bytesOf(dockerfile), 'digest');
    expect(textOf(result.bytes)).toBe(dockerfile);
    expect(result.dropped).toHaveLength(1);
  });

  it('pins one image of many and no other', async () => {
    const bytes = bytesOf('FROM a:1 AS x\nFROM b:1\nCOPY --from=c:1 a b');
    const [, image] = (await listDockerfile(bytes)).images;
    const pins = image === undefined ? [] : [{ image, digest: NEW }];
    const result = await pinFile(bytes, [{ ...dockerfileOf(bytes), pins, style: 'tag@digest' }]);
    expect(textOf(result.bytes)).toBe('FROM a:1 AS x\nFROM b:1@P\nCOPY --from=c:1 a b');
    expect(result.pinned).toEqual(pins);
  });

  it('refuses two digests for one text', async () => {
    const bytes = bytesOf('ARG I=a:1\nFROM $I AS x\nFROM $I');
    const { images } = await listDockerfile(bytes);
    const pins = images.map((image, index) => ({
      image,
      digest: index === 0 ? NEW : OLD,
    }));
    const result = await pinFile(bytes, [{ ...dockerfileOf(bytes), pins, style: 'tag@digest' }]);
    expect(textOf(result.bytes)).toBe('ARG I=a:1\nFROM $I AS x\nFROM $I');
    const reason = 'another image shares this text and would get a different digest';
    expect(result.dropped).toEqual(pins.map((pin) => ({ pin, reason })));
  });

  it('refuses an image of another file', async () => {
    const { images } = await listDockerfile(bytesOf('FROM alpine:3.20'));
    const bytes = bytesOf('FROM busybox:1');
    const pins = images.map((image) => ({ image, digest: NEW }));
    const result = await pinFile(bytes, [{ ...dockerfileOf(bytes), pins, style: 'tag@digest' }]);
    expect(textOf(result.bytes)).toBe('FROM busybox:1');
    expect(result.dropped).toMatchObject([{ reason: 'the file changed since it was read' }]);
  });
});
