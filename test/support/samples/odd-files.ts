import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';
import { ODD_CHARACTERS } from './odd-characters.ts';
import { writeOddBakeJson, writeOddHcl } from './odd-bake.ts';
import { writeOddYaml } from './odd-yaml.ts';
import type { Value } from './odd-yaml.ts';

/** A file by its path, and its bytes. */
export interface OddFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

const IMAGES = ['redis:7', 'ghcr.io/a/b:v1', 'cgr.dev/acme/py', 'localhost:5000/x:2', 'busybox'] as const;

/** What a file of each kind says, by a path that has the kind. The first one is not for the parser of Kubernetes. */
const KINDS: readonly (readonly [file: string, make: (image: () => string) => Value])[] = [
  ['compose.yaml', (image) => ({ services: { a: { image: image() }, b: { image: image(), build: '.' } } })],
  [
    'k.yaml',
    (image) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      spec: {
        containers: [
          { name: 'a', image: image() },
          { image: image(), args: ['x'] },
        ],
      },
    }),
  ],
  [
    'task.yaml',
    (image) => ({
      apiVersion: 'tekton.dev/v1',
      kind: 'Task',
      spec: { steps: [{ image: image() }, { name: 'x', image: image() }] },
    }),
  ],
  [
    'kustomization.yaml',
    (image) => ({ images: [{ name: 'x', newName: image().split(/:(?=[^/]*$)/)[0] ?? '', newTag: 'v2' }] }),
  ],
  [
    'values.yaml',
    (image) => ({ app: { image: { repository: 'acme/x', tag: 'v3' } }, other: { image: image() } }),
  ],
  [
    '.github/workflows/ci.yml',
    (image) => ({
      jobs: {
        a: {
          container: image(),
          services: { x: { image: image() } },
          steps: [{ uses: `docker://${image()}` }],
        },
      },
    }),
  ],
  ['action.yml', (image) => ({ runs: { using: 'composite', steps: [{ uses: `docker://${image()}` }] } })],
  [
    '.gitlab-ci.yml',
    (image) => ({ image: image(), job: { script: ['x'], image: { name: image() }, services: [image()] } }),
  ],
  ['.ko.yaml', (image) => ({ defaultBaseImage: image(), baseImageOverrides: { 'x/y': image() } })],
  [
    'skaffold.yaml',
    (image) => ({
      apiVersion: 'skaffold/v4',
      kind: 'Config',
      build: { artifacts: [{ image: 'me', ko: { fromImage: image() } }] },
    }),
  ],
];

/** Makes a file of any kind that a parser reads in odd forms, whole or damaged. */
export function makeOddFile(random: Random, parser: 'yaml' | 'yaml3' | 'hcl'): OddFile {
  const { file, text } = parser === 'hcl' ? oddBakeFile(random) : oddYamlFile(random, parser);
  if (parser !== 'hcl' && random(60) === 0) return { file, bytes: utf16(text, random(2) === 0) };
  const bytes = Buffer.from(text);
  return { file, bytes: random(3) === 0 ? damage(bytes, random) : bytes };
}

interface OddText {
  readonly file: string;
  readonly text: string;
}

function oddYamlFile(random: Random, parser: 'yaml' | 'yaml3'): OddText {
  const [file, make] = pick(parser === 'yaml' ? KINDS.slice(1) : KINDS, random);
  return {
    file,
    text: writeOddYaml(
      make(() => pick(IMAGES, random)),
      random,
    ),
  };
}

function oddBakeFile(random: Random): OddText {
  const images = Array.from({ length: 1 + random(3) }, () => pick(IMAGES, random));
  return random(3) === 0
    ? { file: 'docker-bake.json', text: writeOddBakeJson(images, random) }
    : { file: 'docker-bake.hcl', text: writeOddHcl(images, random) };
}

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

/** Pieces with a meaning in YAML, and characters that parsers disagree about. */
const BITES = [
  '\n',
  '\r',
  '\t',
  '\0',
  ' ',
  '  ',
  '"',
  "'",
  '\\',
  '#',
  ' #',
  ':',
  ': ',
  '- ',
  '? ',
  '&a ',
  '*a1 ',
  '<<: ',
  '|',
  '>',
  '|2\n',
  '{',
  '}',
  '[',
  ']',
  ',',
  '!',
  '!!str ',
  '!!binary ',
  '!!null ',
  '!reset ',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
  '%TAG ! tag:yaml.org,2002:\n---\n',
  '{{ x }}',
  '?',
  '-',
  '%',
  '*',
  '&',
  '=',
  '@',
  '`',
  '~',
  'image: ',
  'é',
]
  .concat(
    ['', '?', ':', '!,', '!x,', '&a,', '&a:', '*a1,', '*a1:', '#', '|', '\u2028', '\ufeff'].map(
      (mark) => `${mark}image: no:1, `,
    ),
  )
  .map((bite) => Buffer.from(bite))
  .concat(ODD_CHARACTERS.map((odd) => Buffer.from(odd, 'latin1')));

function damage(bytes: Buffer, random: Random): Buffer {
  let damaged = bytes;
  for (let changes = random(3); changes >= 0; changes -= 1) {
    const at = random(damaged.length + 1);
    const to = Math.min(damaged.length, at + random(8));
    const [before, middle, after] = [damaged.subarray(0, at), damaged.subarray(at, to), damaged.subarray(to)];
    const bite = pick(BITES, random);
    damaged = Buffer.concat(
      pick(
        [
          [before, after],
          [before, middle, middle, after],
          [before, bite, middle, after],
          [before, bite, after],
        ],
        random,
      ),
    );
  }
  return damaged;
}
