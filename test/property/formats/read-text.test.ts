import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { knownRegistries } from '../../../src/formats/text/known-registries.ts';
import { readText } from '../../../src/formats/text/read-text.ts';
import type { TextReading } from '../../../src/formats/text/read-text.ts';
import { textClass } from '../../../src/formats/text/text-language.ts';

const REGISTRIES = knownRegistries(['cgr.dev', '*.pkg.dev']);

const HOSTS = ['cgr.dev/', 'CGR.dev/', 'cgr.dev:443/', 'cgr.dev\\/', 'eu-docker.pkg.dev/'];
const PARTS = [
  HOSTS,
  ['acme', 'app', 'a_b', '/', '\\/', ':1', ':1.2-r0', ':latest.', '@sha256:', 'a'.repeat(64), 'f'.repeat(63)],
  ['docker://', 'oci://', 'https://', 'docker run ', 'docker build -t ', 'push ', 'echo ', 'skopeo copy '],
  ['image: ', 'tags:\n- ', 'description: |\n  ', 'kind: CustomResourceDefinition\n', '---\n', 'LABEL a='],
  [
    '"',
    "'",
    '`',
    '\\"',
    '\\n',
    '\\\n',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '=',
    ',',
    ';',
    '|',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  [
    '<',
    '>',
    '$',
    '${X}',
    '${V:-',
    '{{ x }}',
    '%s',
    '*',
    '?',
    '^',
    '+',
    '#',
    ' # ',
    '//',
    '/*',
    '*/',
    '--',
    '<!--',
  ],
  ['-', '.', '_', '@', '%', '&', '!', '~', '\u00e4', '\0', 'x', '9'],
].flat();
const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join(''));

/** Files of which nothing is a comment, a document or a list, and files of every language. */
const PLAIN = ['run', 'a.unknown', 'testdata/run', 'vendor/run'];
const PATHS = [
  PLAIN,
  [
    'a.sh',
    'a.yaml',
    'a.json',
    'a.go',
    'a.py',
    'a.tf',
    'a.sql',
    'a.xml',
    'a.bat',
    '.env',
    'a.txt',
    'README.md',
  ],
  ['Dockerfile', 'Makefile', 'a_test.go', '.github/mooring.yml'],
].flat();

function readIn(path: string, text: string): TextReading {
  const file = { path, text, registries: REGISTRIES, textClass: textClass(path) };
  return readText({ ...file, explained: [], isPinned: true });
}

/** Where a known registry and a slash stand that are not a part of another name. */
function occurrencesIn(text: string): readonly number[] {
  return [...text.matchAll(/(?:cgr\.dev(?::443)?|[a-z][a-z-]*\.pkg\.dev)\\?\//gi)]
    .map(({ index }) => index)
    .filter((at) => !isPartOfName(text.slice(0, at)));
}

function isPartOfName(before: string): boolean {
  if (/\$\{\w+:?-$|[a-z]:(?:\\?\/){2}$|\\[nrt]$/.test(before)) return false;
  return /[\w.%@/-]$/.test(before);
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

describe('formats/text/read-text', () => {
  it('gives every text of a known registry one outcome, at its own line', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAIN), texts, (path, text) => {
        const { images, skipped } = readIn(path, text);
        const places = [...images, ...skipped].map(({ line, column }) => `${line}:${column}`);
        expect(new Set(places).size).toBe(places.length);
        const lines = new Set([...images, ...skipped].map(({ line }) => line));
        for (const at of occurrencesIn(text)) expect(lines, `${at} of ${text}`).toContain(lineOf(text, at));
      }),
      { numRuns: 20_000 },
    );
  });

  it('gives nothing but names that it found, whatever the file is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), texts, (path, text) => {
        const { images, skipped } = readIn(path, text);
        for (const { line, written, reference } of images) {
          expect(text.replaceAll('\\/', '/')).toContain(written);
          expect(REGISTRIES.has(reference.host)).toBe(true);
          expect(reference.tag ?? reference.digest ?? 'latest').toBeTruthy();
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
        for (const { reason, written } of skipped) expect([reason, written].every(Boolean)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads nothing that is explained', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), texts, (path, text) => {
        const file = { path, text, registries: REGISTRIES, textClass: textClass(path) };
        const explained = [{ start: 0, end: text.length }];
        expect(readText({ ...file, explained, isPinned: true })).toEqual({ images: [], skipped: [] });
      }),
      { numRuns: 2_000 },
    );
  });
});
