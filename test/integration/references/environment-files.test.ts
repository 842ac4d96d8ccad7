import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

async function listed(files: Files): Promise<readonly string[]> {
  const { images, skipped } = await listImages({ tree: textTree(files), now: NOW });
  return [
    ...images.map(({ file, line, reference, edit }) => {
      const name = canonicalReference(reference).replace('docker.io/library/', '');
      return `${file}:${line} ${name}${edit.kind === 'editable' ? '' : ` (${edit.reason})`}`;
    }),
    ...skipped.map(({ file, line, code, written }) => `${file}:${line} ${code} ${written}`),
  ];
}

const service = (text: string): string => `services:\n  a: {${text}}\n`;
const FROM_ENV = '(a part of it comes from .env)';

describe('Compose files with the variables of an environment file', () => {
  it.each<readonly [what: string, files: Files, listed: readonly string[]]>([
    [
      'list its value and the default',
      { '.env': 'TAG=2\n', 'compose.yaml': service('image: "x:${TAG:-1}"') },
      ['compose.yaml:2 x:1 (a part of it comes from a variable)', `compose.yaml:2 x:2 ${FROM_ENV}`],
    ],
    [
      'list the default once if it is the same, and edit it',
      { '.env': 'IMAGE="x:1" # a comment\n', 'compose.yaml': service('image: "${IMAGE:-x:1}"') },
      ['compose.yaml:2 x:1'],
    ],
    [
      'list its value if there is no default',
      { '.env': 'export TAG=2\n', 'compose.yaml': service('image: "x:${TAG}"') },
      [`compose.yaml:2 x:2 ${FROM_ENV}`],
    ],
    [
      'list a whole image',
      { 'a/.env': 'IMAGE=x:2\n', 'a/compose.yaml': service('image: $IMAGE') },
      ['a/compose.yaml:2 x:2 (a part of it comes from a/.env)'],
    ],
    [
      'list the values of the files above as well',
      { '.env': 'TAG=2\n', 'a/.env': 'TAG=3\n', 'a/compose.yaml': service('image: "x:$TAG"') },
      ['a/compose.yaml:2 x:3 (a part of it comes from a/.env)', `a/compose.yaml:2 x:2 ${FROM_ENV}`],
    ],
    [
      'take nothing from a file that does not set it, or is below',
      { '.env': '# TAG=2\nOTHER=3\n', 'b/.env': 'TAG=3\n', 'compose.yaml': service('image: "x:${TAG:-1}"') },
      ['compose.yaml:2 x:1 (a part of it comes from a variable)'],
    ],
    [
      'do not know what has other variables in it',
      { '.env': 'TAG=1.$MINOR\n', 'compose.yaml': service('image: "x:${TAG:-1}"') },
      ['compose.yaml:2 x:1 (a part of it comes from a variable)', 'compose.yaml:2 variable x:${TAG}'],
    ],
    [
      'skip once what has another variable without a value',
      { '.env': 'TAG=2\n', 'compose.yaml': service('image: "$REG/x:$TAG"') },
      ['compose.yaml:2 variable $REG/x:$TAG'],
    ],
    [
      'follow paths',
      {
        '.env': 'DIR=ops\n',
        'compose.yaml': `include: ["$DIR/x.inc", "$GONE/y.inc"]\n`,
        'ops/x.inc': service('image: "x:1"'),
      },
      ['ops/x.inc:2 x:1', 'compose.yaml:1 not-followed $GONE/y.inc'],
    ],
    [
      'give build arguments',
      {
        '.env': 'TAG=2\n',
        'compose.yaml': service('build: {context: ., args: {BASE: "x:${TAG:-1}", B: "y:1"}}'),
        Dockerfile: 'ARG BASE B\nFROM $BASE\nFROM $B\n',
      },
      [
        'compose.yaml:2 x:1 (a part of it comes from a variable)',
        `compose.yaml:2 x:2 ${FROM_ENV}`,
        'compose.yaml:2 y:1',
      ],
    ],
    [
      'have values that are no references',
      { '.env': 'IMAGE=No:Image\n', 'compose.yaml': service('image: $IMAGE') },
      ['compose.yaml:2 invalid-reference No:Image'],
    ],
  ])('%s', async (_, files, expected) => expect(await listed(files)).toEqual(expected));

  it.each<readonly [what: string, files: Files, listed: readonly string[]]>([
    [
      'with colons or semicolons',
      {
        '.env': 'COMPOSE_FILE=ops/x.inc:ops/y.inc;ops/gone.inc\n',
        'ops/x.inc': service('image: "x:1"'),
        'ops/y.inc': service('image: "y:$V", build: {context: sub}'),
        'sub/Dockerfile': 'FROM z:1\n',
      },
      ['ops/x.inc:2 x:1', 'sub/Dockerfile:1 z:1', '.env:1 not-followed ops/gone.inc'],
    ],
    [
      'with a separator, beside each other',
      {
        'a/.env': 'COMPOSE_PATH_SEPARATOR=,\nTAG=2\nCOMPOSE_FILE="x.inc,y.inc"\n',
        'a/x.inc': service('image: "x:$TAG"'),
        'a/y.inc': service('image: "y:1"'),
      },
      ['a/x.inc:2 x:2 (a part of it comes from a/.env)', 'a/y.inc:2 y:1'],
    ],
    [
      'not, if a comment or the configuration file says so',
      {
        '.env': 'COMPOSE_FILE=gone.inc # mooring: ignore=ours\n',
        'a/.env': 'COMPOSE_FILE=x.inc\n',
        'a/x.inc': service('image: "x:1"'),
        '.github/mooring.yml': 'exclude: [a/.env]\n',
      },
      ['.env:1 ignored gone.inc'],
    ],
  ])('are those that it names, %s', async (_, files, expected) => {
    expect(await listed(files)).toEqual(expected);
  });

  it('are judged by a value that a change sets', async () => {
    const memory = await startMemoryPlatform();
    const files = (version: string): Files => ({
      '.env': `NODE=${version}\n`,
      'compose.yaml': service('image: "REGISTRY/acme/node:$NODE"'),
    });
    const report = await checkMemory(memory, { head: files('18'), base: files('22') });
    expect(report.findings.map(({ rule, novelty, file }) => `${rule} ${novelty} ${file}`)).toContain(
      'end-of-life new compose.yaml',
    );
  });
});
