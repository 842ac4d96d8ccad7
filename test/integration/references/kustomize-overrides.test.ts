import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../../src/values/instant.ts';
import { listImages } from '../../../src/references/list-images.ts';
import { checkMemory, found } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

const pod = (...containers: readonly string[]): string =>
  `apiVersion: v1\nkind: Pod\nspec: {${containers.join(', ')}}\n`;

async function listed(files: Files): Promise<readonly string[]> {
  const { images, skipped } = await listImages({ tree: textTree(files), now: NOW });
  return [
    ...images.map(({ file, written }) => `${file} ${written}`),
    ...skipped.map(({ file, code, written, reason }) => `${file} ${code} ${written}: ${reason}`),
  ];
}

const KUSTOMIZATION = 'overlays/prod/kustomization.yaml';
const PROD = 'images: [{name: a, newTag: "1"}]\n';

describe('images without a tag in manifests of kustomize', () => {
  it.each<[string, Files]>([
    ['that it names', { [KUSTOMIZATION]: `resources: [../../base/pod.yaml]\n${PROD}` }],
    [
      'that a kustomization names, whose directory it names',
      {
        [KUSTOMIZATION]: `resources: [../../base]\n${PROD}`,
        'base/kustomization.yml': 'resources: [pod.yaml]\n',
      },
    ],
    [
      'of a component, as a patch',
      {
        [KUSTOMIZATION]: `components: [../../base]\n${PROD}`,
        'base/Kustomization': 'patches: [{path: ./pod.yaml}]\n',
      },
    ],
  ])('take the tag that a kustomization sets for manifests %s', async (_, files) => {
    const all = { ...files, 'base/pod.yaml': pod('containers: [{image: a}, {image: "a:2"}, {image: b}]') };
    expect(await listed(all)).toEqual([
      'base/pod.yaml a:2',
      'base/pod.yaml b',
      `${KUSTOMIZATION} a:1`,
      `base/pod.yaml tag-elsewhere a: no tag; ${KUSTOMIZATION} sets it`,
    ]);
  });

  it.each<[string, Files]>([
    [
      'of another name',
      { [KUSTOMIZATION]: 'resources: [../../base/pod.yaml]\nimages: [{name: b, newTag: "1"}]\n' },
    ],
    ['in a kustomization that does not name them', { [KUSTOMIZATION]: `resources: [pod.yaml]\n${PROD}` }],
    [
      'without a tag',
      { [KUSTOMIZATION]: 'resources: [../../base/pod.yaml]\nimages: [{name: a, newName: b}]\n' },
    ],
  ])('stay `latest` with an entry %s', async (_, files) => {
    expect(await listed({ ...files, 'base/pod.yaml': pod('containers: [{image: a}]') })).toContain(
      'base/pod.yaml a',
    );
  });

  it('stay `latest` in lists that kustomize does not replace', async () => {
    const files = {
      [KUSTOMIZATION]: `resources: [../../base/pod.yaml]\n${PROD}`,
      'base/pod.yaml': pod('ephemeralContainers: [{image: a}]', 'container: {image: a}'),
    };
    expect((await listed(files)).filter((one) => one === 'base/pod.yaml a')).toHaveLength(2);
  });

  it('are read in files of any name', async () => {
    const files = {
      'kustomization.yaml': 'resources: [pod.txt]\n',
      'pod.txt': pod('containers: [{image: "a:1"}]'),
    };
    expect(await listed(files)).toEqual(['pod.txt a:1']);
  });
});

describe('a check of manifests of kustomize', () => {
  const overlay = {
    'overlay/kustomization.yaml':
      'resources: [../base/pod.yaml]\nimages: [{name: REGISTRY/acme/node, newTag: "22"}]\n',
  };
  const base = { 'base/pod.yaml': pod('containers: [{image: REGISTRY/acme/node}]') };

  it('judges an image by the tag of the kustomization, also in a change that adds both', async () => {
    const memory = await startMemoryPlatform();
    const head = { ...base, ...overlay };
    for (const before of [{}, head]) {
      const report = await checkMemory(memory, { head, base: before });
      expect(found(report).some((one) => one.includes('base/pod.yaml'))).toBe(false);
    }
  });

  it('judges an image of the base as before if a change adds a kustomization', async () => {
    const memory = await startMemoryPlatform();
    const atBase = found(await checkMemory(memory, { head: base, base }));
    const report = await checkMemory(memory, { head: { ...base, ...overlay }, base });
    expect(atBase).not.toEqual([]);
    expect(found(report)).toEqual(expect.arrayContaining([...atBase]));
  });
});
