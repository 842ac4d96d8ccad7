import { describe, expect, it } from 'vitest';

import { readUnit } from '../../../../src/formats/assignments.ts';
import { readCalls } from '../../../../src/formats/calls/read-calls.ts';
import { mapAt } from '../../../../src/formats/data-node.ts';
import type { FoundText } from '../../../../src/formats/found-text.ts';
import { findPulledImage } from '../../../../src/formats/kinds/bazel.ts';
import { findJenkinsDockerfiles } from '../../../../src/formats/kinds/jenkins.ts';
import { findQuadletImage } from '../../../../src/formats/kinds/quadlet.ts';
import { findTiltBuild } from '../../../../src/formats/kinds/tilt.ts';
import { canonicalReference } from '../../../../src/values/image-reference.ts';
import { OLD } from '../hard-rows.ts';

/** What was found: an image with its edit, as `file` is after it. */
function show(found: FoundText, file: string): string {
  switch (found.kind) {
    case 'image': {
      const name = canonicalReference(found.reference).replace('docker.io/library/', '').replace(OLD, 'OLD');
      return `${name} ${edited(found, file)}`;
    }
    case 'path':
      return `${found.of} ${found.path}${found.isDefault ? '?' : ''}`;
    case 'skipped':
      return `${found.code} ${found.written}`;
    case 'output':
    case 'explained':
      return `${found.kind} ${found.explains.map(({ start, end }) => file.slice(start, end)).join()}`;
  }
}

function edited({ edit, writing }: Extract<FoundText, { readonly kind: 'image' }>, file: string): string {
  if (edit.kind === 'not-editable') return `(${edit.code})`;
  const [span = { start: 0, end: 0 }] = edit.spans;
  const held = writing.part === 'digest' ? 'NEW' : `${edit.text.replace(/@.*/, '')}@NEW`;
  const text = `${file.slice(0, span.start)}${writing.before}${held}${writing.after}${file.slice(span.end)}`;
  return text.replace(OLD, 'OLD').trim();
}

describe('formats/kinds/quadlet', () => {
  it.each([
    ['a:1', ['a:1 [C]\nImage=a:1@NEW']],
    ['docker://a:1', ['a:1 [C]\nImage=docker://a:1@NEW']],
    ['docker-daemon:a:1', ['a:1 [C]\nImage=docker-daemon:a:1@NEW']],
    ['localhost:5000/a:1', ['localhost:5000/a:1 [C]\nImage=localhost:5000/a:1@NEW']],
    ['"a:1"', ['a:1 [C]\nImage="a:1@NEW"']],
    ['a:1\nImage=b:1', ['b:1 [C]\nImage=a:1\nImage=b:1@NEW']],
    ['shop.image', ['explained shop.image']],
    ['shop.build', ['explained shop.build']],
    ['oci:/var/x:1', ['explained oci:/var/x:1']],
    ['docker-archive:/x.tar', ['explained docker-archive:/x.tar']],
    ['a:%i', ['variable a:%i']],
    ['a:${V}', ['variable a:${V}']],
    ['', []],
  ])('reads Image=%s', (value, found) => {
    const file = `[C]\nImage=${value}\n`;
    const image = mapAt(readUnit(file, 0), 'C')?.get('Image');
    expect((image === undefined ? [] : findQuadletImage(image)).map((one) => show(one, file))).toEqual(found);
  });
});

describe('formats/kinds/bazel', () => {
  it.each([
    ['image = "r.io/a", tag = "1"', ['r.io/a:1 f(image = "r.io/a", tag = "1", digest = "NEW")']],
    [
      `image = "r.io/a", tag = "1", digest = "${OLD}"`,
      ['r.io/a:1@OLD f(image = "r.io/a", tag = "1", digest = "NEW")'],
    ],
    [`digest = "${OLD}", image = "r.io/a"`, ['r.io/a@OLD f(digest = "NEW", image = "r.io/a")']],
    ['image = "a", tag = "1", digest = ""', ['a:1 f(image = "a", tag = "1", digest = "NEW")']],
    ['image = "a", tag = "1", digest = None', ['a:1 f(image = "a", tag = "1", digest = "NEW")']],
    ['image = "a:1"', ['a:1 f(image = "a:1@NEW")']],
    [`image = "a:1", digest = "${OLD}"`, ['a:1@OLD f(image = "a:1", digest = "NEW")']],
    [`image = "a:1@${OLD}", tag = "2"`, ['a:1@OLD f(image = "a:1@NEW", tag = "2")']],
    [
      'registry = "index.docker.io", repository = "library/a", tag = "1"',
      ['a:1 f(registry = "index.docker.io", repository = "library/a", tag = "1", digest = "NEW")'],
    ],
    ['image = "a", tag = "1", reproducible = False', ['a:1 (no-digest-here)']],
    ['image = "a", tag = VERSION', ['variable a']],
    ['image = "a"', ['tag-elsewhere a']],
    ['image = image, tag = "1"', []],
    ['registry = r, repository = "a", tag = "1"', []],
    ['name = "a"', []],
  ])('reads a pull with %s', (keywords, found) => {
    const file = `f(${keywords})`;
    const named = mapAt(readCalls(file, 0, 'starlark').items[0], 'keywords');
    expect((named === undefined ? [] : findPulledImage(named)).map((one) => show(one, file))).toEqual(found);
  });
});

describe('formats/kinds/tilt', () => {
  it.each([
    ["'r', '.'", ["output 'r'", 'dockerfile Dockerfile']],
    ["ref='r', context='app'", ["output 'r'", 'dockerfile app/Dockerfile']],
    ["'r', 'app', dockerfile='../x.Dockerfile'", ["output 'r'", 'dockerfile ../x.Dockerfile']],
    ["'r', 'app', {'A': 'b'}, 'x'", ["output 'r'", 'dockerfile x']],
    ["repo + '/r', '.', dockerfile=x", []],
    [
      "'r', '.', dockerfile_contents='FROM a:1'",
      ["output 'r'", "a:1 docker_build('r', '.', dockerfile_contents='FROM a:1@NEW')"],
    ],
    ["'r', '.', dockerfile_contents=read_file('x')", ["output 'r'"]],
  ])('reads docker_build(%s)', (inside, found) => {
    const file = `docker_build(${inside})`;
    const [call] = readCalls(file, 0, 'starlark').items;
    expect((call === undefined ? [] : findTiltBuild(call)).map((one) => show(one, file))).toEqual(found);
  });

  it('reads functions that wrap it', () => {
    const file = "docker_build_with_restart('r', 'app', '/x', [sync('a', 'b')], '-base')";
    const [call] = readCalls(file, 0, 'starlark').items;
    const found = call === undefined ? [] : findTiltBuild(call);
    expect(found.map((one) => show(one, file))).toEqual(["output 'r'", 'dockerfile app/Dockerfile']);
  });
});

describe('formats/kinds/jenkins', () => {
  it.each([
    ["filename 'x'", ['dockerfile x']],
    ["dir 'ci'\n filename 'x'", ['dockerfile ci/x']],
    ["dir 'ci'\n additionalBuildArgs '--pull'", ['dockerfile ci/Dockerfile?']],
    ["label 'x'", ['dockerfile Dockerfile?']],
    ['filename "x.${y}"', ['not-followed dockerfile']],
  ])('reads dockerfile { %s }', (inside, found) => {
    const file = `agent { dockerfile { ${inside} } }\nstage('x') { filename 'no' }`;
    const calls = readCalls(file, 0, 'groovy');
    expect(findJenkinsDockerfiles(calls).map((one) => show(one, file))).toEqual(found);
  });
});
