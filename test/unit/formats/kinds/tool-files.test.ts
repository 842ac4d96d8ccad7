import { describe, expect, it } from 'vitest';

import { readUnit } from '../../../../src/formats/assignments.ts';
import { readCalls } from '../../../../src/formats/calls/read-calls.ts';
import { itemsAt, textAt } from '../../../../src/formats/data-node.ts';
import type { DataNode, TextNode } from '../../../../src/formats/data-node.ts';
import { findEarthfileImages } from '../../../../src/formats/earthfile.ts';
import { readToml } from '../../../../src/formats/toml/toml-node.ts';
import { readableText } from '../../../../src/text/byte-text.ts';
import { spansOf } from '../../../../src/text/source-text.ts';
import { TOOL_FILES } from './tool-files.ts';

type ToolFile = keyof typeof TOOL_FILES;

function parse(file: ToolFile, text: string): DataNode {
  if (file.endsWith('.toml')) return readToml(text, 0);
  if (file.startsWith('quadlet/')) return readUnit(text, 0);
  return readCalls(text, 0, file === 'Jenkinsfile' ? 'groovy' : 'starlark');
}

/** The texts at a path, in which `[]` are items of a list, and `[name]` the calls of a name. */
function textsAt(root: DataNode, path: string): readonly TextNode[] {
  const steps = path.match(/\[[^\]]*\]|[^.[]+/g) ?? [];
  const ends = steps.reduce<readonly DataNode[]>((nodes, step) => nodes.flatMap(next(step)), [root]);
  return ends.flatMap((node) => (node.kind === 'text' ? [node] : []));
}

function next(step: string): (node: DataNode) => readonly DataNode[] {
  if (!step.startsWith('['))
    return (node) => {
      const value = node.kind === 'map' ? node.get(step) : undefined;
      return value === undefined ? [] : [value];
    };
  const name = step.slice(1, -1);
  return (node) =>
    (node.kind === 'list' ? node.items : [node]).filter(
      (item) => name === '' || textAt(item, 'call')?.text === name,
    );
}

const PLACES: readonly (readonly [file: ToolFile, path: string, texts: readonly string[]])[] = [
  ['quadlet/shop.container', 'Container.Image', ['docker.io/library/nginx:1.27.2']],
  ['quadlet/shop.container', 'Container.HealthCmd', ['curl --fail http://localhost/ --max-time 5']],
  ['quadlet/local.container', 'Container.Image', ['shop.build']],
  ['quadlet/archive.image', 'Image.Image', ['docker-archive:/var/lib/images/shop.tar']],
  ['quadlet/base.image', 'Image.Image', ['docker://quay.io/fedora/fedora:41@D']],
  ['quadlet/data.volume', 'Volume.Image', ['quay.io/centos/centos:stream9']],
  ['quadlet/shop.build', 'Build.File', ['Containerfile.shop']],
  ['quadlet/pods.kube', 'Kube.Yaml[]', ['shop.yaml', 'queue.yaml']],
  ['project.toml', 'io.buildpacks.builder', ['docker.io/paketobuildpacks/builder-jammy-base:0.4.316']],
  ['project.toml', 'io.buildpacks.group[].uri', ['docker://docker.io/paketobuildpacks/java:18.5.0']],
  ['fly.toml', 'build.image', ['registry.example.test/shop:1.4.0']],
  ['docker/fly.toml', 'build.dockerfile', ['deploy/Dockerfile']],
  ['railway.toml', 'build.dockerfilePath', ['deploy/Dockerfile']],
  ['MODULE.bazel', '[oci.pull].keywords.image', ['gcr.io/distroless/base', 'cgr.dev/chainguard/python']],
  ['MODULE.bazel', '[oci.pull].keywords.digest', [`sha256:${'1'.repeat(64)}`]],
  ['MODULE.bazel', '[oci.pull].keywords.tag', ['latest']],
  ['Tiltfile', '[docker_build].keywords.dockerfile', ['shop/dev.Dockerfile']],
  ['Tiltfile', '[docker_build].keywords.build_args.BASE', ['node:22-alpine']],
  ['Tiltfile', '[docker_build].keywords.dockerfile_contents', ['\nFROM alpine:3.20\nRUN apk add curl\n']],
  ['Tiltfile', '[docker_compose].arguments[][]', ['compose.yaml', 'compose.dev.yaml']],
  ['Jenkinsfile', '[image].arguments[]', ['node:22-alpine']],
  ['Jenkinsfile', '[docker.image].arguments[]', ['aquasec/trivy:0.57.0']],
  ['Jenkinsfile', '[filename].arguments[]', ['build.Dockerfile']],
  ['Jenkinsfile', '[filename].block', ['dockerfile']],
];

describe('formats: true files of other languages', () => {
  it.each(PLACES)('%s has texts at %s', (file, path, texts) => {
    const text: string = TOOL_FILES[file];
    const found = textsAt(parse(file, text), path);
    expect(found.map((node) => node.text)).toEqual(texts);
  });

  it.each(PLACES.filter(([, path]) => /[iI]mage|builder$/.test(path)))(
    '%s is the same with another text at %s',
    (file, path) => {
      const text: string = TOOL_FILES[file];
      const spans = textsAt(parse(file, text), path).flatMap(({ source }) => spansOf(source) ?? []);
      const edited = spans.reduceRight(
        (left, { start, end }) => `${left.slice(0, start)}new/image:1${left.slice(end)}`,
        text,
      );
      const again = textsAt(parse(file, edited), path);
      expect(again.map((node) => node.text)).toEqual(spans.map(() => 'new/image:1'));
      expect(edited).toHaveLength(
        spans.reduce((length, { start, end }) => length - (end - start) + 11, text.length),
      );
    },
  );

  it('a pod of Jenkins knows the line of its image', () => {
    const [yaml] = textsAt(parse('Jenkinsfile', TOOL_FILES.Jenkinsfile), '[yaml].arguments[]');
    const place = yaml?.source.text.indexOf('maven:3') ?? -1;
    expect((yaml?.source.offset ?? 0) + place).toBe(TOOL_FILES.Jenkinsfile.indexOf('maven:3'));
    expect(yaml?.style).toBe('block');
  });

  it('a text of Jenkins with a template is none', () => {
    const calls = parse('Jenkinsfile', TOOL_FILES.Jenkinsfile);
    const images =
      calls.kind === 'list'
        ? calls.items.filter((call) => textAt(call, 'call')?.text === 'docker.image')
        : [];
    expect(images.flatMap((call) => itemsAt(call, 'arguments')).map(({ kind }) => kind)).toEqual([
      'expression',
      'text',
    ]);
  });

  it('an Earthfile names images and files', () => {
    const found = findEarthfileImages(TOOL_FILES.Earthfile).map((one) => {
      if (one.kind === 'path') return `${one.of} ${one.path}`;
      return one.kind === 'image' || one.kind === 'skipped'
        ? `${one.kind} ${readableText(one.written)}`
        : one.kind;
    });
    expect(found).toEqual([
      'image golang:$GO_VERSION-alpine',
      'image gcr.io/distroless/static:nonroot',
      'output',
      'dockerfile legacy/Dockerfile',
      'image earthly/dind:alpine-3.20',
      'compose compose.test.yaml',
      'image postgres:17',
    ]);
  });
});
