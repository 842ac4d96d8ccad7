import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { rewriteFiles } from '../../../src/pin/rewrite-files.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';
import { sampleDigest } from '../../support/samples/sample-plan.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');
const R = 'r.test/acme';

/** A service that builds the Dockerfile of its directory with arguments, on the lines from 5 on. */
const compose = (...args: readonly string[]): string =>
  [
    'services:',
    '  a:',
    '    build:',
    '      context: .',
    '      args:',
    ...args.map((arg) => `        ${arg}`),
  ].join('\n');

/** `file:line reference`, with why it cannot be edited, and `file:line code written: reason`. */
async function listed(files: Files): Promise<readonly string[]> {
  const { images, skipped } = await listImages({ tree: textTree(files), now: NOW, registry: 'r.test' });
  return [
    ...images.map(({ file, line, reference, edit, kind }) => {
      const why = edit.kind === 'editable' ? '' : ` (${edit.reason})`;
      return `${file}:${line} ${kind} ${canonicalReference(reference)}${why}`;
    }),
    ...skipped.map(
      ({ file, line, code, written, reason }) => `${file}:${line} ${code} ${written}: ${reason}`,
    ),
  ];
}

const FROM_BASE = `ARG BASE=${R}/clean:1\nFROM $BASE\n`;
const DEFAULT = `Dockerfile:2 dockerfile-from ${R}/clean:1`;
const BY_COMPOSE = `compose.yaml:6 compose ${R}/curl:8`;
const UNUSED = 'Dockerfile:2 set-by-caller $BASE: compose.yaml:6 sets BASE';

describe('images that build arguments name', () => {
  it.each<readonly [what: string, files: Files, listed: readonly string[]]>([
    ['no caller', { Dockerfile: FROM_BASE }, [DEFAULT]],
    [
      'a caller that does not set it',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose('OTHER: 1') },
      [DEFAULT],
    ],
    [
      'a caller that sets it, and one that does not',
      {
        Dockerfile: FROM_BASE,
        'compose.yaml': compose(`BASE: ${R}/curl:8`),
        'b.compose.yaml': 'services: {b: {build: .}}\n',
      },
      [DEFAULT, BY_COMPOSE],
    ],
    [
      'every caller sets it',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose(`- BASE=${R}/curl:8`) },
      [BY_COMPOSE, UNUSED],
    ],
    [
      'no default',
      { Dockerfile: 'ARG BASE\nFROM $BASE\n', 'compose.yaml': compose(`BASE: "${R}/curl:8"`) },
      [BY_COMPOSE],
    ],
    [
      'no default, and no caller that sets it',
      { Dockerfile: 'ARG BASE\nFROM $BASE\n', 'compose.yaml': compose('BASE:') },
      [
        'Dockerfile:2 build-arg $BASE: the image depends on ARG BASE, which has no usable default; --build-arg sets it',
      ],
    ],
    [
      'a part',
      {
        Dockerfile: `ARG REG=${R} TAG=1\nFROM $REG/app:$TAG\n`,
        'compose.yaml': compose('X: 1', 'TAG: "2"'),
        'b.compose.yaml': 'services: {b: {build: .}}\n',
      },
      [
        `Dockerfile:2 dockerfile-from ${R}/app:1 (only part of the reference is in ARG REG and ARG TAG; put the whole reference in the default of one ARG)`,
        `Dockerfile:2 dockerfile-from ${R}/app:2 (it is read with the arguments of compose.yaml:7)`,
      ],
    ],
    [
      'a part that is a registry, as every caller sets it',
      { Dockerfile: `ARG REG=x.test\nFROM $REG/app:1\n`, 'compose.yaml': compose(`REG: ${R}`) },
      [
        `Dockerfile:2 dockerfile-from ${R}/app:1 (it is read with the arguments of compose.yaml:6)`,
        'Dockerfile:2 set-by-caller $REG/app:1: compose.yaml:6 sets REG',
      ],
    ],
    [
      'a part that is a number to Compose, and one that is none',
      {
        Dockerfile: 'ARG TAG\nFROM x:$TAG\n',
        'compose.yaml': compose('TAG: 1.10'),
        'b.compose.yaml': compose('- TAG=1.10'),
      },
      [
        'Dockerfile:2 dockerfile-from docker.io/library/x:1.10 (it is read with the arguments of b.compose.yaml:6)',
        'Dockerfile:2 dockerfile-from docker.io/library/x:1.1 (it is read with the arguments of compose.yaml:6)',
      ],
    ],
    [
      'a part that is equal to the default',
      { Dockerfile: `ARG TAG=1\nFROM ${R}/app:$TAG\n`, 'compose.yaml': compose('TAG: "1"') },
      [
        `Dockerfile:2 dockerfile-from ${R}/app:1 (only part of the reference is in ARG TAG; put the whole reference in the default of one ARG)`,
      ],
    ],
    [
      'a variable of the caller',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose('BASE: ${X}') },
      [UNUSED, 'compose.yaml:6 variable ${X}: its value comes from a variable'],
    ],
    [
      'a variable of the caller with a default',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose(`BASE: \${X:-${R}/curl:8}`) },
      [BY_COMPOSE, UNUSED],
    ],
    [
      'a variable of the caller with a default as a part',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose(`BASE: ${R}/curl:\${X:-8}`) },
      [`${BY_COMPOSE} (a part of it comes from a variable)`, UNUSED],
    ],
    [
      'an argument that is not declared before the first FROM',
      { Dockerfile: 'FROM x:1\nARG BASE\n', 'compose.yaml': compose('BASE: y:1', `C: ${R}/c:1`) },
      [
        'Dockerfile:1 dockerfile-from docker.io/library/x:1',
        `compose.yaml:7 text ${R}/c:1 (a first digest is written into a text only with \`text.pin: true\` in .github/mooring.yml)`,
      ],
    ],
    [
      'two callers with other values',
      {
        Dockerfile: FROM_BASE,
        'compose.yaml': compose(`BASE: ${R}/curl:8`),
        'z.compose.yaml': compose('BASE: node:22'),
      },
      [BY_COMPOSE, 'z.compose.yaml:6 compose docker.io/library/node:22', UNUSED],
    ],
    [
      'a stage, and scratch',
      {
        Dockerfile: `ARG BASE=${R}/clean:1\nFROM x:1 AS s\nFROM $BASE\n`,
        'compose.yaml': compose('BASE: s'),
        'b.compose.yaml': compose('BASE: scratch'),
      },
      [
        'Dockerfile:2 dockerfile-from docker.io/library/x:1',
        'Dockerfile:3 set-by-caller $BASE: b.compose.yaml builds the file with other arguments',
      ],
    ],
    [
      'a text that is no reference',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose('BASE: No:Image') },
      [
        UNUSED,
        'compose.yaml:6 invalid-reference No:Image: invalid image reference "No:Image": its name must be lower case',
      ],
    ],
    [
      'the frontend',
      { Dockerfile: 'FROM x:1\n', 'compose.yaml': compose(`BUILDKIT_SYNTAX: ${R}/frontend:1`) },
      ['Dockerfile:1 dockerfile-from docker.io/library/x:1', `compose.yaml:6 compose ${R}/frontend:1`],
    ],
    [
      'another use, which a digest would break',
      { Dockerfile: `ARG BASE\nFROM $BASE\nFROM $BASE-dev\n`, 'compose.yaml': compose(`BASE: ${R}/curl:8`) },
      [
        `Dockerfile:3 dockerfile-from ${R}/curl:8-dev (it is read with the arguments of compose.yaml:6)`,
        `${BY_COMPOSE} (the ARG that holds the reference has another use that a digest would break)`,
      ],
    ],
    [
      'a file that only adds arguments',
      {
        Dockerfile: FROM_BASE,
        'compose.yaml': 'services: {a: {build: .}}\n',
        'compose.override.yaml': `services:\n  a:\n    build:\n      args: {BASE: ${R}/curl:8}\n`,
      },
      [DEFAULT, `compose.override.yaml:4 compose ${R}/curl:8`],
    ],
    [
      'a Dockerfile further up, which the place can also mean',
      {
        Dockerfile: FROM_BASE,
        'a/Dockerfile': FROM_BASE,
        'a/compose.yaml': compose(`BASE: ${R}/curl:8`),
      },
      [
        DEFAULT,
        `a/compose.yaml:6 compose ${R}/curl:8`,
        'a/Dockerfile:2 set-by-caller $BASE: a/compose.yaml:6 sets BASE',
      ],
    ],
    [
      'a shared value, once',
      {
        Dockerfile: FROM_BASE,
        'compose.yaml': `x: &args\n  BASE: ${R}/curl:8\nservices:\n  a: {build: {context: ., args: *args}}\n  b: {build: {context: ., args: {<<: *args, B: 1}}}\n`,
      },
      [`compose.yaml:2 compose ${R}/curl:8`, 'Dockerfile:2 set-by-caller $BASE: compose.yaml:2 sets BASE'],
    ],
    [
      'a comment that ignores it',
      { Dockerfile: FROM_BASE, 'compose.yaml': compose(`BASE: ${R}/curl:8 # mooring: ignore=ours`) },
      [UNUSED, `compose.yaml:6 ignored ${R}/curl:8: ours`],
    ],
  ])('%s', async (_, files, expected) => expect(await listed(files)).toEqual(expected));

  it.each([
    [50, false],
    [51, true],
  ])('up to %d different sets of arguments', async (count, isTooMany) => {
    const services = Array.from(
      { length: count },
      (_, at) => `  s${at}: {build: {context: ., args: {BASE: "a:${at}"}}}`,
    );
    const files = { Dockerfile: FROM_BASE, 'compose.yaml': ['services:', ...services].join('\n') };
    const all = await listed(files);
    const entangled =
      'Dockerfile:1 too-entangled : it is built with more than 50 different sets of arguments';
    expect(all.includes(entangled)).toBe(isTooMany);
    expect(all).toHaveLength(isTooMany ? 2 : count + 1);
    expect(all.includes(DEFAULT)).toBe(isTooMany);
  });

  it('are pinned where they are written', async () => {
    const files = {
      Dockerfile: FROM_BASE,
      'compose.yaml': compose(`BASE: ${R}/curl:8`, 'TAG: 1', `C: ${R}/c:1`),
    };
    const tree = textTree(files);
    const { images } = await listImages({ tree, now: NOW });
    const pins = images.map((image) => ({ image, digest: sampleDigest('d') }));
    const listing = await loadConfig(tree);
    const result = await rewriteFiles({ tree, listing, pins, style: 'tag@digest' });
    expect([...result.dropped.values()]).toEqual([]);
    expect(result.files.map(({ path, after }) => [path, new TextDecoder().decode(after)])).toEqual([
      ['compose.yaml', files['compose.yaml'].replace('curl:8', `curl:8@${sampleDigest('d')}`)],
    ]);
  });
});

describe('a check of build arguments', () => {
  const dockerfile = { Dockerfile: 'ARG BASE=REGISTRY/acme/node\nFROM $BASE\n' };
  const caller = { 'compose.yaml': compose('BASE: REGISTRY/acme/node:22') };

  const OF_DEFAULT = ['end-of-life', 'unpinned'].map((rule) => `${rule} pre-existing Dockerfile`);

  it.each<readonly [what: string, base: Files, head: Files, rules: readonly string[]]>([
    ['adds both', {}, { ...dockerfile, ...caller }, ['unpinned new compose.yaml']],
    [
      'adds a caller: the default is judged as before',
      dockerfile,
      { ...dockerfile, ...caller },
      [...OF_DEFAULT, 'unpinned new compose.yaml'],
    ],
    [
      'adds a caller and changes the default',
      { Dockerfile: 'ARG BASE=REGISTRY/acme/node:22\nFROM $BASE\n' },
      { ...dockerfile, ...caller },
      ['end-of-life new Dockerfile', 'unpinned new Dockerfile', 'unpinned new compose.yaml'],
    ],
    [
      'changes the default that a caller sets',
      { Dockerfile: 'ARG BASE=REGISTRY/acme/node:22\nFROM $BASE\n', ...caller },
      { ...dockerfile, ...caller },
      ['unpinned pre-existing compose.yaml'],
    ],
    [
      'removes the caller',
      { ...dockerfile, ...caller },
      dockerfile,
      ['end-of-life new Dockerfile', 'unpinned new Dockerfile'],
    ],
    [
      'changes the caller',
      { ...dockerfile, ...caller },
      { ...dockerfile, 'compose.yaml': compose('BASE: REGISTRY/acme/node:18') },
      ['end-of-life new compose.yaml', 'base-changed new compose.yaml', 'unpinned new compose.yaml'],
    ],
    [
      'leaves them alone',
      { ...dockerfile, ...caller },
      { ...dockerfile, ...caller },
      ['unpinned pre-existing compose.yaml'],
    ],
  ])('of a change that %s', async (_, base, head, rules) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head, base });
    expect(report.findings.map(({ rule, novelty, file }) => `${rule} ${novelty} ${file}`)).toEqual(rules);
  });
});
