import { describe, expect, it } from 'vitest';

import { loadConfig } from '../../../src/config/load-config.ts';
import { rewriteFiles } from '../../../src/pin/rewrite-files.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const OLD = `sha256:${'1'.repeat(64)}`;
const NEW = parseDigest(`sha256:${'2'.repeat(64)}`);
const NOW = parseInstant('2026-05-01T00:00:00Z');
const A = 'cgr.dev/acme/app:1';
const B = 'cgr.dev/acme/base:2';

/** A file after `pin`, with each digest as OLD or NEW, and why images of it were left out. */
async function pinned(
  files: Readonly<Record<string, string>>,
  file: string,
  style: 'tag@digest' | 'digest' = 'tag@digest',
): Promise<readonly [string, readonly string[]]> {
  const tree = textTree(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replaceAll('@OLD', `@${OLD}`)]),
    ),
  );
  const listing = await loadConfig(tree);
  const registry = 'cgr.dev';
  const { images } = await listImages({ tree, now: NOW, registry, rules: listing });
  const pins = images.map((image) => ({ image, digest: NEW }));
  const { files: changed, dropped } = await rewriteFiles({ tree, listing, pins, style, registry });
  const bytes = changed.find(({ path }) => path === file)?.after;
  const text = bytes === undefined ? 'unchanged' : new TextDecoder().decode(bytes);
  return [text.replaceAll(OLD, 'OLD').replaceAll(NEW, 'NEW'), [...dropped.values()]];
}

const FIRST = 'a first digest is written into a text only with `text.pin: true` in .github/mooring.yml';

describe('pin/rewrite-files: texts', () => {
  it.each([
    ['a script', 'a.sh', `docker run ${A}@OLD x\n`],
    ['a Makefile', 'Makefile', `IMG ?= ${A}@OLD # c\n`],
    ['Go', 'a.go', `const i = "${A}@OLD"\n`],
    ['Java', 'A.java', `parse("${A}@OLD");\n`],
    ['JSON with escaped slashes', 'a.json', '{"a": "cgr.dev\\/acme\\/app:1@OLD"}\n'],
    ['the environment of a workflow', '.github/workflows/a.yml', `on: push\nenv:\n  I: ${A}@OLD\njobs: {}\n`],
    ['a block of YAML', 'a.yaml', `run: |\n  docker run ${A}@OLD\n`],
    ['a text of an unknown kind', 'run', `x=${A}@OLD\n`],
    ['two images of a line', 'a.sh', `docker pull ${A}@OLD && docker run ${B}@OLD\n`],
    ['the same image twice in a line', 'a.sh', `docker pull ${A}@OLD && docker run ${A}@OLD\n`],
  ])('exchanges the digest in %s, and nothing else', async (_, file, text) => {
    expect(await pinned({ [file]: text }, file)).toEqual([text.replaceAll('@OLD', '@NEW'), []]);
    expect(await pinned({ [file]: text }, file, 'digest')).toEqual([text.replaceAll('@OLD', '@NEW'), []]);
  });

  it('exchanges a digest alone, and the tag behind it stays', async () => {
    const text = 'IMG = cgr.dev/acme/app@OLD # 1.2\n';
    expect(await pinned({ Makefile: text }, 'Makefile')).toEqual([text.replace('OLD', 'NEW'), []]);
  });

  it('writes a first digest only if that is configured, and none that a tool refuses', async () => {
    const text = `docker run ${A}\nskopeo inspect docker://${B}\n`;
    expect(await pinned({ 'a.sh': text }, 'a.sh')).toEqual(['unchanged', [FIRST, FIRST]]);
    const config = { '.github/mooring.yml': 'text: {pin: true}\n' };
    expect(await pinned({ ...config, 'a.sh': text }, 'a.sh')).toEqual([
      text.replace(A, `${A}@NEW`),
      ['skopeo does not accept a tag with a digest'],
    ]);
  });

  it('writes into a file that has images of its own format, too', async () => {
    const file = '.github/workflows/a.yml';
    const text = `jobs:\n  a:\n    container: ${A}\n    steps:\n    - run: docker run ${B}@OLD\n    - run: docker run ${A}\n`;
    const [own, dropped] = await pinned({ [file]: text }, file);
    expect(own).toBe(text.replace(A, `${A}@NEW`).replace('@OLD', '@NEW'));
    expect(dropped).toEqual([FIRST]);
    const config = { '.github/mooring.yml': 'text: {pin: true}\n' };
    const [all] = await pinned({ ...config, [file]: text }, file);
    expect(all).toBe(text.replaceAll(A, `${A}@NEW`).replace('@OLD', '@NEW'));
  });
});
