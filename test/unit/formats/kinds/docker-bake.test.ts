import { describe, expect, it } from 'vitest';

import { listText } from '../../../support/views/list-text.ts';
import { D, testRows } from '../hard-rows.ts';

const FILE = 'docker-bake.hcl';
const inlineBake = (...lines: readonly string[]): string =>
  `target "a" {\n  dockerfile-inline = <<-EOT\n${lines.map((line) => `    ${line}\n`).join('')}    EOT\n}\n`;

describe('formats/kinds/docker-bake: values that bake computes', () => {
  testRows([
    {
      name: 'a context that an expression with an image gives is said, not lost',
      file: FILE,
      text: 'target "a" {\n  contexts = {\n    a = X == "" ? "docker-image://a:1" : "docker-image://b:1"\n    b = ("docker-image://c:1")\n    c = X\n  }\n}\n',
      skipped: [
        '3 variable X == "" ? "docker-image://a:1" : "docker-image://b:1"',
        '4 variable ("docker-image://c:1")',
      ],
    },
    {
      name: 'so is one that a variable, an attribute or a function passes on; a directory is not',
      file: FILE,
      text: 'variable "V" { default = "docker-image://a:1" }\nvariable "P" { default = "./x" }\nx = "docker-image://b:1"\nfunction "f" {\n  params = [i]\n  result = "docker-image://${i}"\n}\ntarget "a" {\n  contexts = {\n    a = V\n    b = "${x}"\n    c = f("c:1")\n    d = P\n    e = "${P}/y"\n  }\n}\n',
      skipped: ['10 variable V', '11 variable ${x}', '12 variable f("c:1")'],
    },
    {
      name: 'so is a map of contexts that is computed, and a Dockerfile',
      file: FILE,
      text: 'variable "C" { default = { a = "docker-image://a:1" } }\ntarget "a" {\n  contexts = merge(C, {})\n  dockerfile-inline = F\n}\n',
      skipped: ['3 variable merge(C, {})', '4 variable F'],
    },
    {
      name: 'of a key that an object has twice, the last value counts, as in buildx',
      file: FILE,
      text: 'target "a" {\n  contexts = {\n    a = b\n    a = { b = "docker-image://a:1" }.b\n    c = "."\n    c = "docker-image://c:1"\n    d = { e = "" }\n    d = "docker-image://d:1"\n  }\n}\n',
      images: ['6:25 docker.io/library/c:1', '8:25 docker.io/library/d:1'],
      skipped: ['4 variable { b = "docker-image://a:1" }.b'],
      pinned: `target "a" {\n  contexts = {\n    a = b\n    a = { b = "docker-image://a:1" }.b\n    c = "."\n    c = "docker-image://c:1@${D}"\n    d = { e = "" }\n    d = "docker-image://d:1@${D}"\n  }\n}\n`,
    },
    {
      name: 'an attribute with the name of a type of blocks does not hide them',
      file: FILE,
      text: 'target = "x"\ntarget "a" {\n  contexts = { a = "docker-image://a:1" }\n}\ntarget "b" {\n  contexts = { a = "docker-image://b:1" }\n}\n',
      images: ['3:36 docker.io/library/a:1', '6:36 docker.io/library/b:1'],
      pinned: `target = "x"\ntarget "a" {\n  contexts = { a = "docker-image://a:1@${D}" }\n}\ntarget "b" {\n  contexts = { a = "docker-image://b:1@${D}" }\n}\n`,
    },
    {
      name: 'a function or a second variable with the name of a variable does not hide its value',
      file: FILE,
      text: 'variable "V" { default = "docker-image://a:1" }\nfunction "V" {\n  params = []\n  result = "z"\n}\nvariable "W" { default = "docker-image://a:1" }\nvariable "W" { default = "z" }\ntarget "a" {\n  contexts = {\n    a = V\n    b = W\n  }\n}\n',
      skipped: ['10 variable V', '11 variable W'],
    },
    {
      name: 'blocks of JSON may stand in lists',
      file: 'docker-bake.json',
      text: '{"target": [{"a": {"contexts": {"x": "docker-image://a:1"}}}, {"b": [{"contexts": {"x": "docker-image://b:1"}}]}]}',
      images: ['1:54 docker.io/library/a:1', '1:105 docker.io/library/b:1'],
      pinned: `{"target": [{"a": {"contexts": {"x": "docker-image://a:1@${D}"}}}, {"b": [{"contexts": {"x": "docker-image://b:1@${D}"}}]}]}`,
    },
    {
      name: 'escapes of HCL are read',
      file: FILE,
      text: 'target "a" {\n  contexts = { a = "docker-image://alp\\u0069ne:3" }\n}\n',
      images: ['2:20 docker.io/library/alpine:3 (not-in-file)'],
    },
  ]);
});

describe('formats/kinds/docker-bake: contexts that only a parser of HCL sees', () => {
  it.each([
    ['a computed key', '("b")'],
    ['a key of an expression', '1 + 1'],
    ['a key that compares', '1 == 1 || true'],
    ['a key with letters beyond ASCII', 'é'],
  ])('%s', async (_, key) => {
    const text = `target "a" {\n  contexts = {\n    ${key} = "docker-image://a:1"\n  }\n}\n`;
    expect((await listText(FILE, text)).images).toEqual([`3:${key.length + 24} docker.io/library/a:1`]);
  });

  it.each([
    ['in parts', '"docker-${"image"}://a:1"'],
    ['in parts from the start', '"${"dock"}${"er-image"}://a:1"'],
    ['behind a directive', '"%{ if true }docker-image://a:1%{ endif }"'],
    ['in an object', '{ x = "docker-image://a:1" }.x'],
    ['in a list', '["docker-image://a:1"][0]'],
    ['in a heredoc behind a blank of Unicode', '<<-E\n\u2029  docker-image://a:1\n  E\n'],
    ['by a function', 'base64decode("ZG9ja2VyLWltYWdlOi8vYTox")'],
    ['by escapes in an expression', 'true ? "docker-im\\u0061ge://a:1" : ""'],
  ])('a value %s', async (_, value) => {
    const text = `target "a" {\n  contexts = { x = ${value} }\n}\n`;
    expect((await listText(FILE, text)).skipped.map((skip) => skip.slice(0, 10))).toEqual(['2 variable']);
  });

  it.each([
    [
      'contexts of a for expression',
      'target "a" {\n  contexts = { for x in ["a"] : x => "docker-image://a:1" }\n}\n',
    ],
    [
      'contexts of one of two targets of a name, beside a target with two names',
      'target "a" "a" {}target "a" { contexts = {} }\ntarget "a" { contexts = { x = [for x in ["docker-image://a:1"] : x][0] } }\n',
    ],
    ['contexts behind an object', 'target "a" {\n  contexts = { x = { y = "docker-image://a:1" } }.x\n}\n'],
  ])('%s', async (_, text) => {
    expect((await listText(FILE, text)).skipped.map((skip) => skip.slice(0, 10))).toEqual(['2 variable']);
  });

  it.each([['\u00a0'], ['\u2003'], ['\u0085']])('a heredoc ends with %j around its word', async (blank) => {
    const text = `target "a" {\n  args = { A = <<E\nx\n${blank}E${blank}\n  }\n  contexts = { b = "docker-image://a:1" }\n}\n`;
    expect((await listText(FILE, text)).images).toEqual(['6:36 docker.io/library/a:1']);
  });

  it('a target behind brackets that do not match', async () => {
    const text = 'x = [ ) ]\ntarget "a" {\n  contexts = { b = "docker-image://a:1" }\n}\n';
    expect((await listText(FILE, text)).images).toEqual(['3:36 docker.io/library/a:1']);
  });

  it('a target with a name beyond ASCII', async () => {
    const text = 'target é {\n  contexts = { b = "docker-image://a:1" }\n}\n';
    expect((await listText(FILE, text)).images).toEqual(['2:36 docker.io/library/a:1']);
  });
});

describe('formats/kinds/docker-bake: values of bake in an inline Dockerfile', () => {
  testRows([
    {
      name: '$${ and %%{ lose their first character',
      file: FILE,
      text: inlineBake(
        'ARG BASE=alpine:3.20',
        'FROM $${BASE} AS x',
        'RUN %%{x} $y',
        'COPY --from=busybox:1 a b',
      ),
      images: ['4:10 docker.io/library/alpine:3.20', '6:17 docker.io/library/busybox:1'],
      pinned: inlineBake(
        `ARG BASE=alpine:3.20@${D}`,
        'FROM $${BASE} AS x',
        'RUN %%{x} $y',
        `COPY --from=busybox:1@${D} a b`,
      ),
    },
    {
      name: 'a value of bake is not the ARG of its name, and spares the other images',
      file: FILE,
      text: inlineBake(
        '# c',
        'ARG V=3.20',
        'FROM alpine:${V}',
        'RUN ${f("}")}',
        'FROM ${W}',
        'FROM alpine:3.19',
      ),
      images: ['8:10 docker.io/library/alpine:3.19'],
      skipped: ['5 variable alpine:${V}', '7 variable ${W}'],
      pinned: inlineBake(
        '# c',
        'ARG V=3.20',
        'FROM alpine:${V}',
        'RUN ${f("}")}',
        'FROM ${W}',
        `FROM alpine:3.19@${D}`,
      ),
    },
    {
      name: 'a heredoc with <<- loses its indent, so that one of Docker in it ends',
      file: FILE,
      text: inlineBake('FROM alpine:3', '', '  RUN <<X', '  FROM nope', 'X', 'COPY --from=busybox:1 a b'),
      images: ['3:10 docker.io/library/alpine:3', '8:17 docker.io/library/busybox:1'],
      pinned: inlineBake(
        `FROM alpine:3@${D}`,
        '',
        '  RUN <<X',
        '  FROM nope',
        'X',
        `COPY --from=busybox:1@${D} a b`,
      ),
    },
    {
      name: 'a Dockerfile with a directive of a template is left alone',
      file: FILE,
      text: inlineBake('FROM alpine:3', '%{ if X }FROM busybox:1', '%{ endif }'),
      skipped: ['2 inline-dockerfile'],
    },
  ]);
});
