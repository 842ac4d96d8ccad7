import { describe, expect, it } from 'vitest';

import { knownRegistries } from '../../../../src/formats/text/known-registries.ts';
import { readText } from '../../../../src/formats/text/read-text.ts';
import { textClass } from '../../../../src/formats/text/text-language.ts';
import { canonicalReference } from '../../../../src/values/image-reference.ts';

const REGISTRIES = knownRegistries(['cgr.dev']);
const HEX = 'a'.repeat(64);

/** Each outcome with its line; `R/` stands for the registry. */
function outcomesOf(path: string, text: string, explained: readonly string[] = []): readonly string[] {
  const whole = text.replaceAll(/R(\\?\/)/g, 'cgr.dev$1');
  const spans = explained.map((part) => {
    const start = whole.indexOf(part.replaceAll('R/', 'cgr.dev/'));
    return { start, end: start + part.replaceAll('R/', 'cgr.dev/').length };
  });
  const file = { path, text: whole, registries: REGISTRIES, textClass: textClass(path) };
  const { images, skipped } = readText({ ...file, explained: spans, isPinned: false });
  return [
    ...images.map(({ line, column, reference }) => ({
      line,
      column,
      text: `image ${canonicalReference(reference)}`,
    })),
    ...skipped.map(({ line, column, written, code, isAside }) => ({
      line,
      column,
      text: `${code}${code === 'unread' && isAside ? ' aside' : ''} ${written}`,
    })),
  ]
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .map(({ line, text: outcome }) => `${line} ${outcome.replace('cgr.dev/', 'R/')}`);
}

describe('formats/text/read-text', () => {
  it.each([
    ['a command', 'a.sh', 'docker run R/a:1', ['1 image R/a:1']],
    ['a bare name that is run', 'a.sh', 'docker run --rm R/a', ['1 image R/a:latest']],
    ['a name behind a continued line', 'a.sh', 'podman run \\\n  -it \\\n  R/a', ['3 image R/a:latest']],
    ['a name behind a terminal', 'a.sh', 'docker run -t R/a:1', ['1 image R/a:1']],
    ['a bare name', 'a.sh', 'IMAGE=R/a', ['1 unread R/a']],
    ['a variable', 'a.sh', 'IMAGE=R/a:${TAG}', ['1 unread R/a:${TAG}']],
    ['a terminal of a program in a variable', 'a.sh', '$DOCKER run -t R/a:1', ['1 image R/a:1']],
    ['a terminal of a program in Make', 'Makefile', 'x:\n\t$(TOOL) run --rm -t R/a:1', ['2 image R/a:1']],
    ['a default in a variable', 'a.sh', 'X=${V:-R/a:1}', ['1 image R/a:1']],
    ['a result', 'a.sh', 'docker build -t R/a:1 .', ['1 result-name R/a:1']],
    ['a result by its long option', 'a.sh', 'docker build --tag=R/a:1 .', ['1 result-name R/a:1']],
    ['a pushed result', 'a.sh', 'docker push R/a', ['1 result-name R/a']],
    ['a result of a tag', 'a.sh', 'docker tag R/a:1 R/b:2', ['1 image R/a:1', '1 result-name R/b:2']],
    [
      'a result behind a command in a command',
      'a.sh',
      'docker tag "$(docker images | head -n1)" R/b:2',
      ['1 result-name R/b:2'],
    ],
    ['a result of a variable program', 'Makefile', 'x:\n\t$(ENGINE) tag a:1 R/b:2', ['2 result-name R/b:2']],
    ['an argument with the word tag before it', 'a.sh', 'scan tag x R/a:1', ['1 image R/a:1']],
    ['a variable with the name tag', 'a.go', 'tag := f("x", "R/a:1")', ['1 image R/a:1']],
    ['a text to look for', 'a.sh', "if ! grep -q 'R/a:1' f; then", ['1 unread aside R/a:1']],
    ['a text to look for in a pipe', 'a.sh', 'x | fgrep "R/a:1"', ['1 unread aside R/a:1']],
    ['a text to look for in a command', 'a.yaml', 'run: x=$(grep R/a:1 f)', ['1 unread aside R/a:1']],
    ['an image that runs grep', 'a.sh', 'docker run R/a:1 grep x', ['1 image R/a:1']],
    ['an image behind a text to look for', 'a.sh', 'grep x f && docker run R/a:1', ['1 image R/a:1']],
    ['a command in a command', 'a.sh', 'grep x $(docker run R/a:1)', ['1 image R/a:1']],
    [
      'a result beside an image',
      'a.sh',
      'docker build -t R/a:1 . && docker run R/b:2',
      ['1 result-name R/a:1', '1 image R/b:2'],
    ],
    ['a printed text', 'a.sh', 'echo "use R/a:1"', ['1 unread aside R/a:1']],
    ['a printed text that goes on', 'a.sh', 'echo "FROM R/a:1" > Dockerfile', ['1 image R/a:1']],
    ['a comment', 'a.sh', '# R/a:1', []],
    ['a comment behind a value', 'a.yaml', 'a: x #R/a:1\nb: "y # R/a:1"', ['2 image R/a:1']],
    ['the first line of a script', 'a.sh', '#!/usr/bin/env -S docker run R/a:1', ['1 image R/a:1']],
    ['a directive of a batch system', 'job.sh', '#SBATCH --container-image=R/a:1', ['1 image R/a:1']],
    ['a script without an extension', 'run', '#!/bin/sh\n# R/a:1\nx R/a:2', ['3 image R/a:2']],
    ['an unknown file', 'run', '# R/a:1', ['1 image R/a:1']],
    ['a Makefile', 'Makefile', 'IMG ?= R/a:1\n# R/a:2', ['1 image R/a:1']],
    ['an environment file', '.env', 'A=R/a:1 # b\n# A=R/a:2', ['1 image R/a:1']],
    ['a whole string of code', 'a.go', 'const image = "R/a:1"', ['1 image R/a:1']],
    ['a part of a string of code', 'a.go', 'x("use R/a:1 here")', ['1 unread aside R/a:1']],
    ['a text in backticks', 'a.ts', 'x(`R/a:1`)', ['1 image R/a:1']],
    ['backticks in a sentence', 'a.py', 'x("use `R/a:1`")', ['1 unread aside R/a:1']],
    ['a comment of code', 'a.go', '// R/a:1\n//go:generate docker run R/b:1', ['2 unread aside R/b:1']],
    ['a block comment', 'a.ts', '/*\n * R/a:1\n */\nf("R/b:1")', ['4 image R/b:1']],
    ['code behind a block comment', 'a.ts', '/* a */ f("R/a:1")', ['1 image R/a:1']],
    ['a line that begins with a star', 'a.js', 'x = 2\n* f("R/a:1")', ['2 image R/a:1']],
    ['a sum', 'a.js', 'f("R/a:" + tag)', ['1 unread R/a:']],
    ['a format', 'a.go', 'fmt.Sprintf("R/a:%s-dev", tag)', ['1 unread R/a:%s-dev']],
    ['a variable in code', 'a.tf', 'x = "R/a:${var.x["y"]}"', ['1 unread R/a:${var.x[']],
    ['a format in a sentence', 'a.go', 'fmt.Sprintf("R/a:%s not found", tag)', ['1 unread aside R/a:%s']],
    [
      'JSON',
      'a.json',
      '{"image": "R\\/a:1", "text": "see R/b:1"}',
      ['1 image R/a:1', '1 unread aside R/b:1'],
    ],
    ['a description', 'a.yaml', 'description: use R/a:1', ['1 unread aside R/a:1']],
    [
      'a block below a description',
      'a.yaml',
      'help: |\n  image: R/a:1\n\n  R/b:2\nrun: x R/c:3',
      ['2 unread aside R/a:1', '4 unread aside R/b:2', '5 image R/c:3'],
    ],
    ['a reason', 'a.yaml', 'reason: |\n  fixed in R/a:1', ['2 unread aside R/a:1']],
    ['a map below a text', 'a.yaml', 'text:\n  image: R/a:1', ['2 image R/a:1']],
    ['a list of tags', 'a.yaml', 'tags:\n- R/a:1\nimage: R/b:1', ['2 result-name R/a:1', '3 image R/b:1']],
    [
      'a definition of custom resources',
      'a.yaml',
      'kind: CustomResourceDefinition\nx: R/a:1\n---\nx: R/b:1',
      ['2 unread aside R/a:1', '4 image R/b:1'],
    ],
    [
      'a label',
      'Dockerfile',
      'LABEL a=b \\\n  base="R/a:1"\nRUN x R/b:1',
      ['2 unread aside R/a:1', '3 image R/b:1'],
    ],
    ['a link', 'a.sh', 'curl https://R/a', ['1 mention R/a']],
    ['an array', 'a.sh', 'IMAGES=(R/a:1 R/b:2)', ['1 image R/a:1', '1 image R/b:2']],
    [
      'a mapping of a command that is run',
      'a.sh',
      'docker run x R/a=R/b:1',
      ['1 unread R/a', '1 image R/b:1'],
    ],
    ['brackets', 'a.sh', 'x (R/a:1)', ['1 unread aside R/a:1']],
    ['a document', 'README.md', 'docker run R/a:1', []],
    [
      'a list of images',
      'images.txt',
      'R/a:1\n  docker://R/b:2\nsee R/c:3',
      ['1 image R/a:1', '2 image R/b:2'],
    ],
    ['a lock file', 'package-lock.json', '"R/a:1"', []],
    ['a workflow with the name of a lock file', 'issue.lock.yml', 'run: x R/a:1', ['1 image R/a:1']],
    ['a fixture', 'testdata/a.sh', 'docker run R/a:1', ['1 unread aside R/a:1']],
    ['a test', 'a_test.go', 'f("R/a:1")', ['1 unread aside R/a:1']],
    ['a file of a test directory', 'test/e2e/a.sh', 'docker run R/a:1', ['1 image R/a:1']],
    ['a vendored file', 'vendor/a.go', '"R/a:1"', ['1 unread aside R/a:1']],
    ['the own configuration', '.github/mooring.yml', 'image: R/a:1', []],
    ['findings as SARIF', 'a.json', '{\n"$schema": "https://x/sarif-2.1.0.json",\n"x": "R/a:1"}', []],
    ['statements as OpenVEX', 'a.json', '{"@context":"https://openvex.dev/ns/v0.2.0","x":"R/a:1"}', []],
    ['a list of packages', 'a.json', '{"x": 1, "bomFormat": "CycloneDX", "y": "R/a:1"}', []],
    ['an own report', 'base.json', '{"schema":"mooring.check-report/v1","x":"R/a:1"}', []],
    [
      'a short digest',
      'a.sh',
      `x R/a:1@sha256:${HEX.slice(1)}`,
      [`1 unread R/a:1@sha256:${HEX.slice(1, 53)}`],
    ],
  ] as const)('reads %s', (_, path, text, expected) => {
    expect(outcomesOf(path, text)).toEqual(expected);
  });

  it('leaves out what a format explains, also in part', () => {
    const text = 'image: R/a:1\nx: [R/b:1, R/c:1]\nrepository: R/d\n';
    expect(outcomesOf('a.yaml', text, ['R/a:1', 'R/c:1', 'd\n'])).toEqual(['2 image R/b:1']);
  });

  it.each([
    ['a digest beside its tag', 'a.sh', `x R/a:1@sha256:${HEX}`, false, 'editable'],
    ['a digest alone with its tag behind it', 'a.sh', `x R/a@sha256:${HEX} # 1.2`, false, 'editable'],
    ['a first digest', 'a.sh', 'x R/a:1', false, 'no-digest-here'],
    ['a first digest that is wished', 'a.sh', 'x R/a:1', true, 'editable'],
    ['a first digest for skopeo', 'a.sh', 'skopeo copy docker://R/a:1 dir:x', true, 'no-digest-here'],
  ])('decides whether pin writes %s', (...[, path, text, isPinned, expected]) => {
    const whole = text.replaceAll('R/', 'cgr.dev/');
    const file = { path, text: whole, registries: REGISTRIES, textClass: textClass(path) };
    const [image] = readText({ ...file, explained: [], isPinned }).images;
    expect(image?.edit.kind === 'editable' ? 'editable' : image?.edit.code).toBe(expected);
    expect(image?.writing.tagComment?.tag).toBe(text.includes('# 1.2') ? '1.2' : undefined);
  });
});
