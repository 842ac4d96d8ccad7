/**
 * Feeds a million damaged files to everything that reads and pins files of users, and looks for an input that throws,
 * that takes longer than its size allows, or that a second pin changes again. If the judges are
 * installed (`.ci/install-judges`), a fifth as many Dockerfiles are compared with what BuildKit makes of them, and a tenth
 * as many YAML and HCL files with what other parsers read. Not part of `npm test`:
 *
 *     npm run fuzz [-- COUNT [SEED]]
 *
 * The seed is printed; the same seed makes the same inputs. Ends with 1 and the input, in base64, when one is found.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDigest } from '../../src/values/digest.ts';
import type { PinStyle } from '../../src/formats/pin-writing.ts';
import { fileFormat } from '../../src/formats/file-format.ts';
import { pinFile } from '../../src/pin/rewrite-files.ts';
import { readFile } from '../../src/references/read-file.ts';
import type { FileToRead } from '../../src/references/read-file.ts';
import { compareDockerfiles } from '../support/judges/compare-dockerfiles.ts';
import { compareOddFiles } from '../support/judges/compare-yaml.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { ODD_CHARACTERS } from '../support/samples/odd-characters.ts';

/** Longer than any input of these sizes takes, even on a busy machine; a quadratic reader is far beyond it. */
const LONGEST_MS = 2_000;
const REPORT_EVERY_MS = 2_000;

const DIGEST = parseDigest(`sha256:${'d'.repeat(64)}`);
const STYLES: readonly PinStyle[] = ['tag@digest', 'digest'];

/** Files as people write them, by a path that says what they are. */
const SAMPLES: readonly (readonly [path: string, text: string])[] = [
  ...exampleFiles(),
  ...oracleFiles(),
  [
    'compose.yml',
    'services:\n  a: &a\n    image: "redis:7" # keep\n  b: {<<: *a, image: ${IMG:-nginx:1}}\n  c:\n    build: {dockerfile_inline: "FROM a\\nRUN x"}\n',
  ],
  [
    'deploy.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nspec: {template: {spec: {containers: [{name: a, image: >-\n  node:20\n}]}}}\n---\nkind: ConfigMap\ndata: {a: "image: x"}\n',
  ],
  [
    'pods.yaml',
    `kind: Pod\nspec:\n  containers:\n  - image: a@sha256:${'a'.repeat(64)} # 1.2\n  - image: "b:1" # ours\n  - image: c@sha256:${'c'.repeat(64)} # x # tag=y\n`,
  ],
  ['kustomization.yaml', 'images:\n- {name: a, newName: cgr.dev/acme/a, newTag: "1", digest: ""}\n'],
  [
    'values.yaml',
    'image:\n  registry: cgr.dev\n  repository: acme/a\n  tag: 1.5\n  digest: ""\nother: {image: "x/y:1"}\n',
  ],
  [
    '.github/workflows/ci.yml',
    'jobs:\n  a:\n    container: node:20\n    services: {db: {image: postgres:17}}\n    steps: [{uses: "docker://alpine:3.20"}]\n',
  ],
  [
    '.gitlab-ci.yml',
    'default: {image: node:20}\njob:\n  image: {name: a:1}\n  services: [redis:7, {name: b:2}]\n',
  ],
  ['.devcontainer/devcontainer.json', '// c\n{"image": "a:1", "features": {"ghcr.io/x/y:1": {},},}\n'],
  [
    'docker-bake.hcl',
    'target "a" {\n  contexts = { b = "docker-image://alpine:3.20" }\n  args = { X = <<EOF\ny\nEOF\n }\n}\n',
  ],
  ['docker-bake.json', '{"target": {"a": {"contexts": {"b": "docker-image://alpine:3.20"}}}}'],
  ['.ko.yaml', 'defaultBaseImage: cgr.dev/chainguard/static\nbaseImageOverrides: {x: y:1}\n'],
  [
    'skaffold.yaml',
    'apiVersion: skaffold/v4\nkind: Config\nbuild: {artifacts: [{image: a, buildpacks: {builder: b:1}}]}\n',
  ],
];

/** Inputs that break readers, one unit per byte: characters with a meaning in one of the languages, and odd ones. */
const BITES = [
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\0',
  '"',
  "'",
  '\\',
  '`',
  '#',
  '$',
  '${',
  '}',
  '{',
  '[',
  ']',
  ':',
  ': ',
  '- ',
  '&a ',
  '*a ',
  '<<: ',
  '<<EOF',
  '|',
  '>',
  '@',
  '---\n',
  '%YAML 1.2\n',
  'FROM ',
  'ARG A=',
  'ONBUILD ',
  '--from=',
  '--mount=',
  'image: ',
  ' # 1.2',
  ' # tag=',
  '{{ .x }}',
  'EOF\n',
  ...ODD_CHARACTERS,
];

const [count = 1_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
let slowest = 0;
let reported = performance.now();

console.log(`fuzz: ${count} inputs, seed ${seed}`);
for (let made = 1; made <= count; made += 1) {
  const [path, text] = pick(SAMPLES);
  const bytes = damage(Buffer.from(text, 'latin1'));
  const took = await tryInput(path, bytes);
  slowest = Math.max(slowest, took);
  if (performance.now() - reported > REPORT_EVERY_MS) {
    reported = performance.now();
    console.log(`fuzz: ${made} of ${count}, slowest ${slowest.toFixed(0)} ms`);
  }
}
console.log(`fuzz: ${count} inputs, none threw, slowest ${slowest.toFixed(0)} ms`);
if (haveJudge('judge')) {
  const { converted, pinned, disagreements } = await compareDockerfiles(Math.ceil(count / 5), seed);
  for (const { text, problem } of disagreements)
    console.log(`fuzz: ${problem}\n${Buffer.from(text, 'latin1').toString('base64')}`);
  console.log(
    `fuzz: BuildKit converts ${converted} Dockerfiles, ${pinned} pinned, ${disagreements.length} differ`,
  );
  if (disagreements.length > 0) process.exit(1);
  for (const parser of ['yaml', 'yaml3', 'hcl'] as const) await compareWith(parser);
}

/** Ends the process with 1 if a parser of structured files disagrees. */
async function compareWith(parser: 'yaml' | 'yaml3' | 'hcl'): Promise<void> {
  const { named, pinned, disagreements } = await compareOddFiles(parser, Math.ceil(count / 30), seed);
  for (const { file, bytes, problem } of disagreements)
    console.log(`fuzz: ${file}: ${problem}\n${Buffer.from(bytes).toString('base64')}`);
  console.log(`fuzz: ${parser} reads ${named} files, ${pinned} pinned, ${disagreements.length} differ`);
  if (disagreements.length > 0) process.exit(1);
}

/** Milliseconds of work, not of waiting, that reading and pinning took. Ends the process with 1 when it throws or takes too long. */
async function tryInput(path: string, bytes: Uint8Array): Promise<number> {
  const format = fileFormat(path);
  if (format === undefined) throw new Error(`${path} is no file that is read`);
  const start = process.cpuUsage();
  let problem: string | undefined;
  try {
    const file = { file: path, bytes, format };
    const style = pick(STYLES);
    const once = await pinAll(file, style);
    const twice = await pinAll({ ...file, bytes: once }, style);
    if (Buffer.compare(once, twice) !== 0) problem = `is changed again by a second pin as ${style}`;
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.cpuUsage(start);
  const took = (user + system) / 1_000;
  if (took > LONGEST_MS) problem = `took ${took.toFixed(0)} ms for ${bytes.length} bytes`;
  if (problem !== undefined) {
    console.log(`fuzz: ${path}: ${problem}\n${Buffer.from(bytes).toString('base64')}`);
    process.exit(1);
  }
  return took;
}

/** The file with the digest in every image that can take it. */
async function pinAll(file: FileToRead, style: PinStyle): Promise<Uint8Array> {
  const { images } = await readFile(file);
  const { bytes } = await pinFile(file.bytes, [
    {
      ...file,
      pins: images.map((image) => ({ image, digest: DIGEST })),
      style,
    },
  ]);
  return bytes;
}

/** The bytes with up to eight changes: cut, doubled, moved, bitten into, or with one byte flipped. */
function damage(bytes: Buffer): Buffer {
  let damaged = bytes;
  for (let changes = below(8); changes >= 0; changes -= 1) {
    const at = below(damaged.length + 1);
    const to = Math.min(damaged.length, at + below(40));
    const [before, middle, after] = [damaged.subarray(0, at), damaged.subarray(at, to), damaged.subarray(to)];
    const bite = Buffer.from(pick(BITES), 'latin1');
    damaged = Buffer.concat(
      pick([
        [before, after],
        [before, middle, middle, after],
        [after, middle, before],
        [before, bite, middle, after],
        [before, bite, after],
        [before, Buffer.from([below(256)]), middle, after],
        [before, ...Array.from({ length: below(50) }, () => bite), after],
      ]),
    );
  }
  return damaged;
}

function exampleFiles(): readonly (readonly [string, string])[] {
  return readdirSync('examples/shop', { recursive: true, encoding: 'utf8' })
    .filter((path) => fileFormat(path)?.language === 'dockerfile')
    .map((path) => [path, readFileSync(join('examples/shop', path), 'latin1')]);
}

function oracleFiles(): readonly (readonly [string, string])[] {
  const cases = JSON.parse(readFileSync('test/golden/dockerfile/oracle.json', 'utf8')) as readonly {
    readonly dockerfile_base64: string;
  }[];
  return cases.map(({ dockerfile_base64: text }) => [
    'Dockerfile',
    Buffer.from(text, 'base64').toString('latin1'),
  ]);
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function below(limit: number): number {
  return Math.floor(random() * limit);
}

/** Numbers from 0 up to 1 that a seed decides (a xorshift of 32 bits). */
function randomFrom(start: number): () => number {
  let state = start + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
