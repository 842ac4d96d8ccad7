import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../src/values/digest.ts';
import { formatImageReference } from '../../src/values/image-reference.ts';
import type { ImageList } from '../../src/references/decide/image-list.ts';
import { listImages } from '../../src/references/list-images.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { rewriteFiles } from '../../src/pin/rewrite-files.ts';
import { toInstant } from '../../src/values/instant.ts';
import { haveJudge, judgeAll } from '../support/judges/judges.ts';
import type { ComposeService } from '../support/judges/judges.ts';
import { randomFrom } from '../support/oracle/random.ts';
import { composeRepository } from '../support/samples/compose-repository.ts';
import { textTree } from '../support/samples/text-tree.ts';

type Files = Readonly<Record<string, string>>;
type Services = Readonly<Record<string, ComposeService>>;

const DIGEST = parseDigest(`sha256:${'d'.repeat(64)}`);
const COUNT = 400;
const SEED = Date.now() % 1_000_000;

describe.runIf(haveJudge('judge'))(`repositories that compose-go loads, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  const repositories = Array.from({ length: COUNT }, () => composeRepository(random));

  it('have no image that is neither listed nor reported, and only images change in a pin', async () => {
    const lists = await Promise.all(repositories.map(list));
    const pinned = await Promise.all(repositories.map((files, index) => pin(files, lists[index])));
    const before = await load(repositories);
    const after = await load(pinned);
    let judged = 0;
    for (const [index, files] of repositories.entries()) {
      const [services, edited] = [before[index], after[index]];
      if (services === undefined) continue;
      judged += 1;
      const shown = `seed ${SEED}, repository ${index}\n${Object.entries(files)
        .map(([path, text]) => `== ${path}\n${text}`)
        .join('')}`;
      expect(missed(services, files, lists[index]), shown).toEqual([]);
      expect(edited && unpinned(usedBy(edited, pinned[index] ?? {})), shown).toEqual(usedBy(services, files));
    }
    expect(judged).toBeGreaterThan(COUNT / 2);
  });
});

async function list(files: Files): Promise<ImageList> {
  return listImages({ tree: textTree(files), now: toInstant(0) });
}

async function pin(files: Files, found: ImageList | undefined): Promise<Files> {
  const tree = textTree(files);
  const pins = (found?.images ?? []).map((image) => ({ image, digest: DIGEST }));
  const { files: changed } = await rewriteFiles({
    tree,
    listing: await loadConfig(tree),
    pins,
    style: 'tag@digest',
  });
  const texts = changed.map(({ path, after }) => [path, Buffer.from(after).toString()] as const);
  return { ...files, ...Object.fromEntries(texts) };
}

/** The services of each, with paths relative to the repository; undefined for what Compose refuses. */
async function load(all: readonly Files[]): Promise<readonly (Services | undefined)[]> {
  const requests = all.map((files) => {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-compose-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return { text: files['compose.yml'] ?? '', directory };
  });
  const answers = await judgeAll('compose', requests);
  return answers.map((answer, index) =>
    'error' in answer ? undefined : relativeTo(requests[index]?.directory ?? '', answer.services),
  );
}

function relativeTo(directory: string, services: Services): Services {
  return Object.fromEntries(
    Object.entries(services).map(([name, { build, ...service }]) => [
      name,
      { ...service, build: build && { ...build, context: relative(directory, build.context) } },
    ]),
  );
}

/** The images that `docker compose up` pulls for each service. */
function usedBy(services: Services, files: Files): Readonly<Record<string, readonly string[]>> {
  const names = Object.keys(services).sort();
  return Object.fromEntries(names.map((name) => [name, usedByOne(services[name], files)]));
}

function usedByOne(service: ComposeService | undefined, files: Files): readonly string[] {
  if (service === undefined) return [];
  const { image, build, mounts } = service;
  const path = build === null ? '' : join(build.context, build.dockerfile);
  const dockerfile = build === null ? '' : build.inline || (files[path] ?? '');
  return [
    ...(build === null || isPulledToo(service) ? [image] : []),
    ...mounts,
    ...[...dockerfile.matchAll(/^FROM (.+)$/gm)].map(([, from = '']) => from),
    ...Object.values(build?.contexts ?? {}).map((context) => context.replace('docker-image://', '')),
  ];
}

/** Whether the name of what is built is pulled first. */
function isPulledToo({ build, image, pullPolicy }: ComposeService): boolean {
  return build !== null && image !== '' && !['', 'build', 'never'].includes(pullPolicy);
}

/** The images that are not listed; a part of Mooring's skips stands for those that it says it cannot know. */
function missed(services: Services, files: Files, found: ImageList | undefined): readonly string[] {
  const { images = [], skipped = [] } = found ?? {};
  const listed = new Set(images.map(({ reference }) => formatImageReference(reference)));
  const named = skipped.map(({ written }) => written).join('\n');
  const isReported = (image: string): boolean =>
    named.split(/\W+/).includes(image.replace(/^registry\.test\/|:1$/g, ''));
  const isOfOtherFile = skipped.some(({ reason }) => reason.includes('pulled because of this file'));
  return Object.values(services).flatMap((service) =>
    usedByOne(service, files).filter(
      (image) => !listed.has(image) && !isReported(image) && !(image === service.image && isOfOtherFile),
    ),
  );
}

function unpinned(
  used: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(used).map(([name, images]) => [
      name,
      images.map((image) => image.replace(`@${DIGEST}`, '')),
    ]),
  );
}
