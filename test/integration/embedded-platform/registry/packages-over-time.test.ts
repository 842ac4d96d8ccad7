import { describe, expect, it } from 'vitest';

import { openImagePull } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';
import { ACME, OWNER, PULLER } from '../test-platform.ts';

const REPO = `${ACME}/${'d'.repeat(16)}`;

/** Builds at noon and, on the day of the change, one before it; the clock stands at 2026-11-20T12:00:00Z. */
const CHANGING = `
organizations:
  - name: acme
    uid: ${ACME}
    identities:
      - { name: puller, uid: ${PULLER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: registry.pull }] }
      - { name: owner, uid: ${OWNER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: owner }] }
    repos:
      - name: kubectl
        uid: ${REPO}
        packages:
          - { name: openssl, version: 3.5.4-r0 }
          - { name: openssl, version: 3.5.4-r1, from: now-49h }
          - { name: grub-efi, version: 2.12-r1, arch: x86_64, until: now-24h }
          - { name: kubectl-1.33, version: 1.33.0-r0, until: now-72h }
          - { name: kubectl-1.34, version: 1.34.0-r0, from: now-72h }
        tags:
          - name: '1'
            history: [{ at: now-4d }, { at: now-3d }, { at: now-50h }, { at: now-48h }, { at: now-1d }]
          - { name: '2', history: [{ at: now-48h }] }
`;

interface Entry {
  readonly digest: string;
}

async function start(): Promise<ImagePull> {
  return openImagePull('acme/kubectl', CHANGING);
}

/** The digests of the builds of a tag, oldest first. */
async function builds({ get }: ImagePull, tag: string): Promise<readonly string[]> {
  return (await get(`_chainguard/history/${tag}`)).json.history.map(({ digest }: Entry) => digest);
}

async function manifests({ get }: ImagePull, index: string): Promise<readonly string[]> {
  return (await get(`manifests/${index}`)).json.manifests.map(({ digest }: Entry) => digest);
}

describe('packages of a seed with times', () => {
  it('are those of the time of each build, in its SBOM', async () => {
    const pull = await start();
    const token = await pull.test.tokenOf(OWNER);
    const packages = (await builds(pull, '1')).map(async (digest) => {
      const { json } = await pull.test.ask(`/registry/v1/repos/${REPO}/digests/${digest}/sbom?arch=amd64`, {
        token,
      });
      return json.graph.nodes
        .map((node: { package: { name: string; version: string } }) => node.package)
        .map(({ name, version }: { name: string; version: string }) => `${name} ${version}`)
        .join(', ');
    });
    expect(await Promise.all(packages)).toEqual([
      'openssl 3.5.4-r0, grub-efi 2.12-r1, kubectl-1.33 1.33.0-r0',
      'openssl 3.5.4-r0, grub-efi 2.12-r1, kubectl-1.34 1.34.0-r0',
      'openssl 3.5.4-r0, grub-efi 2.12-r1, kubectl-1.34 1.34.0-r0',
      'openssl 3.5.4-r1, grub-efi 2.12-r1, kubectl-1.34 1.34.0-r0',
      'openssl 3.5.4-r1, kubectl-1.34 1.34.0-r0',
    ]);
  });

  it('give each platform another manifest when they change, even within a day', async () => {
    const pull = await start();
    const [, , before = '', after = '', last = ''] = await builds(pull, '1');
    const [[oldAmd] = [], [newAmd, newArm] = [], [, lastArm] = []] = await Promise.all(
      [before, after, last].map(async (digest) => manifests(pull, digest)),
    );
    expect(oldAmd).not.toBe(newAmd);
    expect(newArm).not.toBe(lastArm);
    const [other = ''] = await builds(pull, '2');
    expect(await manifests(pull, other)).toEqual([newAmd, newArm]);
  });

  it('are found by any digest by a platform that has not served it', async () => {
    const pull = await start();
    const found = (await builds(pull, '1')).map(async (index) => {
      const parts = await manifests(pull, index);
      return Promise.all(
        parts.map(async (digest) => {
          const { config, layers } = (await pull.get(`manifests/${digest}`)).json;
          return [`manifests/${digest}`, `blobs/${config.digest}`, `blobs/${layers[0].digest}`];
        }),
      );
    });
    const paths = (await Promise.all(found)).flat(2);
    expect(new Set(paths).size).toBe(27);
    const answers = paths.map(async (path) => (await (await start()).get(path)).status);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });
});
