import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openImagePull, sha256 } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';
import { ACME, PULLER } from '../test-platform.ts';

const IMAGE = 'acme/python';

/** Two months of hourly builds, and a tag with packages of its own and a day on which nothing was built. */
const MANY_BUILDS = `
organizations:
  - name: acme
    uid: ${ACME}
    identities: [{ name: puller, uid: ${PULLER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: registry.pull }] }]
    signatures: both
    repos:
      - name: python
        packages: [{ name: openssl, version: 3.5.4-r0 }]
        tags:
          - { name: '3.13', history: { from: now-60d, every: 1h, count: 1440 } }
          - name: 3.13-dev
            packages: [{ name: gcc, version: 15.1.0-r0 }]
            history: [{ at: now-100d }, { at: now-98d }]
`;

interface Entry {
  readonly digest: string;
}

/** Everything below a build: the index, and for each platform the manifest, the configuration and the layer. */
async function partsOf({ get }: ImagePull, index: string): Promise<readonly string[]> {
  const entries: readonly Entry[] = (await get(`manifests/${index}`)).json.manifests;
  const parts = entries.map(async ({ digest }) => {
    const { config, layers } = (await get(`manifests/${digest}`)).json;
    return [`manifests/${digest}`, `blobs/${config.digest}`, `blobs/${layers[0].digest}`];
  });
  return [`manifests/${index}`, ...(await Promise.all(parts)).flat()];
}

/** The manifest, configuration and a layer of each artifact of a build's index and of its first platform. */
async function artifactsOf({ get }: ImagePull, index: string): Promise<readonly string[]> {
  const [image]: readonly Entry[] = (await get(`manifests/${index}`)).json.manifests;
  const artifacts = [index, image?.digest ?? ''].flatMap(async (subject) => {
    const listed: readonly Entry[] = (await get(`referrers/${subject}`)).json.manifests;
    const tags = ['sig', 'att'].map((suffix) => `${subject.replace(':', '-')}.${suffix}`);
    const references = [...listed.map(({ digest }) => digest), ...tags];
    return Promise.all(references.map((reference) => get(`manifests/${reference}`)));
  });
  const manifests = (await Promise.all(artifacts)).flat();
  return manifests.flatMap(({ headers, json: { config, layers } }) => [
    `manifests/${headers['docker-content-digest']}`,
    `blobs/${config.digest}`,
    `blobs/${layers.at(-1).digest}`,
  ]);
}

/** Asks for each path a platform that has not served anything yet, and expects what has the digest. */
async function expectFoundAnew(paths: readonly string[], dataFile?: string): Promise<void> {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one process has the file at a time
    const { test, bytes } = await openImagePull(
      IMAGE,
      MANY_BUILDS,
      dataFile === undefined ? {} : { dataFile },
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(path).toContain(sha256(await bytes(path)));
    test.platform.close();
  }
}

describe('a digest that was not served since the start', () => {
  it.each([
    ['the oldest', '3.13', 0],
    ['one in the middle', '3.13', 717],
    ['the newest that is on the first page', '3.13', 999],
    ['the oldest', '3.13-dev', 0],
    ['the newest', '3.13-dev', 1],
  ])('is found, whichever build it is: %s of %s', async (_, tag, position) => {
    const pull = await openImagePull(IMAGE, MANY_BUILDS);
    const { history } = (await pull.get(`_chainguard/history/${tag}`)).json;
    const parts = await partsOf(pull, history[position].digest);
    expect(parts).toHaveLength(7);
    await expectFoundAnew(parts);
  });

  it('is found in the signatures and attestations of one of the latest builds', async () => {
    const pull = await openImagePull(IMAGE, MANY_BUILDS);
    const parts = await artifactsOf(
      pull,
      (await pull.get('manifests/3.13')).headers['docker-content-digest'] ?? '',
    );
    expect(parts).toHaveLength(33);
    await expectFoundAnew(parts);
  });

  it('is found in the signatures and attestations of an old build that were given out before the restart', async () => {
    const dataFile = join(mkdtempSync(join(tmpdir(), 'mooring-platform-')), 'platform.db');
    const first = await openImagePull(IMAGE, MANY_BUILDS, { dataFile });
    const { history } = (await first.get('_chainguard/history/3.13')).json;
    const parts = await artifactsOf(first, history[0].digest);
    first.test.platform.close();
    await expectFoundAnew(parts, dataFile);
  });

  it('is not found where only its first digits are those of a build', async () => {
    const { get } = await openImagePull(IMAGE, MANY_BUILDS);
    const { history } = (await get('_chainguard/history/3.13-dev')).json;
    const near = `${history[0].digest.slice(0, 40)}${'0'.repeat(31)}`;
    expect((await get(`manifests/${near}`)).json.errors[0].code).toBe('MANIFEST_UNKNOWN');
  });

  it('is not found on a day without a build: only its layers are, which are those of every day', async () => {
    const everyDay = MANY_BUILDS.replace('{ at: now-98d }', '{ at: now-99d }, { at: now-98d }');
    const full = await openImagePull(IMAGE, everyDay);
    const { history } = (await full.get('_chainguard/history/3.13-dev')).json;
    const parts = await partsOf(full, history[1].digest);
    const { get } = await openImagePull(IMAGE, MANY_BUILDS);
    const found = await Promise.all(parts.map(async (path) => (await get(path)).status));
    expect(found).toEqual([404, 404, 404, 200, 404, 404, 200]);
  });

  it('is not found in an image of another name', async () => {
    const python = await openImagePull(IMAGE, MANY_BUILDS);
    const parts = await partsOf(
      python,
      (await python.get('manifests/3.13')).headers['docker-content-digest'] ?? '',
    );
    const ruby = await openImagePull('acme/ruby', MANY_BUILDS.replace('name: python', 'name: ruby'));
    const found = await Promise.all(parts.map(async (path) => (await ruby.get(path)).status));
    expect(found).toEqual(parts.map(() => 404));
  });
});
