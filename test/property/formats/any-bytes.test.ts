import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../src/values/digest.ts';
import { listBytes, pinBytes } from '../../support/views/list-text.ts';

const D = parseDigest(`sha256:${'d'.repeat(64)}`);

const FILES = [
  'compose.yaml',
  'k.yaml',
  'kustomization.yaml',
  'values.yaml',
  '.github/workflows/a.yml',
  'action.yml',
  '.gitlab-ci.yml',
  '.ko.yaml',
  'skaffold.yaml',
  'devcontainer.json',
  'docker-bake.json',
  'docker-bake.hcl',
  'main.tf',
  'a.nomad',
  '.circleci/config.yml',
  'tasks/main.yml',
  '.pre-commit-config.yaml',
  '.do/app.yaml',
  'x.json',
] as const;

/** Words and marks that lead a reader deep into its rules. */
const WORDS = [
  'apiVersion: v1\n',
  'kind: Pod\n',
  'services',
  'image',
  'images',
  'containers',
  'jobs',
  'target',
  'contexts',
  'dockerfile_inline',
  'dockerfile-inline',
  'build',
  'repository',
  'newTag',
  'digest',
  'features',
  'docker-image://',
  'docker://',
  'resource "kubernetes_x" "a" {\n',
  'job "a" {\n',
  'jsonencode(',
  'tag: 1.10\n',
  '- docker_image_pull: ',
  'image_resource: ',
  'resources:\n- ',
  'type: registry-image\n',
  'language: docker_image\n',
  'entry: --env ',
  'patches',
  'patch: |\n',
  'op: add\n',
  'path: /image\n',
  'value: ',
] as const;
const MARKS = [
  ':',
  ': ',
  '\n',
  '\r\n',
  '  ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  "'",
  '|',
  '>-',
  '&a ',
  '*a',
  '<<',
  '!x ',
  '#',
  '//',
  '/*',
  '*/',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
  '{{',
  '}}',
  '${',
  '$',
  '=',
  '<<EOT\n',
  'EOT\n',
  '\\',
  '\t',
  '\0',
  '\uFEFF',
  'é',
  'redis:7',
  '@sha256:',
  '~',
] as const;
const piece = fc.constantFrom(...WORDS, ...MARKS);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => new TextEncoder().encode(pieces.join('')));
const prefixed = fc
  .uint8Array({ maxLength: 400 })
  .map((bytes) =>
    Uint8Array.from([...new TextEncoder().encode('image: docker:// images args services\n'), ...bytes]),
  );

/** Whatever the file is, a second pin finds nothing to do. */
async function pinTwice(file: string, bytes: Uint8Array): Promise<void> {
  const wish = { digest: D, style: 'digest' } as const;
  const once = await pinBytes(file, bytes, wish);
  expect((await pinBytes(file, once.bytes, wish)).bytes).toEqual(once.bytes);
}

describe('formats: any bytes', () => {
  it.each(FILES)('%s is read or skipped, never thrown at', async (file) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, prefixed, fc.uint8Array({ maxLength: 400 })), async (bytes) => {
        const { images, skipped } = await listBytes(file, bytes);
        for (const { line, column, edit } of images) {
          expect(Math.min(line, column)).toBeGreaterThan(0);
          if (edit.kind !== 'editable') continue;
          const held = edit.spans
            .map(({ start, end }) => Buffer.from(bytes.subarray(start, end)).toString())
            .join('');
          expect(held).toBe(edit.text);
        }
        for (const { line, reason } of skipped) expect(line > 0 && reason !== '').toBe(true);
        await pinTwice(file, bytes);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['brackets', 'compose.yaml', (size: number) => `services: image ${'['.repeat(size)}`],
    [
      'merge keys',
      'compose.yaml',
      (size: number) => `x: &a {image: b}\nservices:\n${'  s: {<<: *a}\n'.repeat(size / 14)}`,
    ],
    ['documents', 'k.yaml', (size: number) => 'apiVersion: v1\nkind: image\n---\n'.repeat(size / 31)],
    ['lines of blanks', 'k.yaml', (size: number) => `apiVersion: v1\nkind: {{\nimage:${' '.repeat(size)}`],
    ['comments', 'devcontainer.json', (size: number) => `{"image": ${'/**/'.repeat(size / 4)}`],
    [
      'texts in texts',
      'Chart.yaml',
      (size: number) =>
        Array.from({ length: 700 }, (_, level) => {
          const indent = '  '.repeat(level);
          return `${indent}annotations:\n${indent} images: |\n`;
        })
          .join('')
          .slice(0, size),
    ],
    ['quotes', 'docker-bake.hcl', (size: number) => `args ${'"${'.repeat(size / 3)}`],
    ['heredocs', 'docker-bake.hcl', (size: number) => `args ${'<<A\n'.repeat(size / 4)}`],
    ['blocks', 'docker-bake.hcl', (size: number) => `args\n${'target "a" { x = 1 }\n'.repeat(size / 21)}`],
    [
      'defaults',
      'compose.yaml',
      (size: number) => `services: {a: {image: "${'${A:-'.repeat(size / 5)}${'}'.repeat(size / 5)}"}}`,
    ],
  ])('a megabyte of %s is read in time', async (_, file, make) => {
    // In quadratic time this would take minutes, and the test would run out of its own.
    const { images } = await listBytes(file, new TextEncoder().encode(make(1_000_000)));
    expect(images.length).toBeLessThan(2);
  });
});
