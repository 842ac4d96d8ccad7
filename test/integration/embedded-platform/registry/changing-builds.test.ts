import { describe, expect, it } from 'vitest';

import { openImagePull, signedAs } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';
import { ACME, OWNER, PULLER } from '../test-platform.ts';

const REPO = `${ACME}/${'d'.repeat(16)}`;

/** Nightly builds of which one breaks, and listed builds with contents of their own. */
const CHANGING = `
organizations:
  - name: acme
    uid: ${ACME}
    identities:
      - { name: puller, uid: ${PULLER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: registry.pull }] }
      - { name: owner, uid: ${OWNER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: owner }] }
    repos:
      - name: shop
        uid: ${REPO}
        layers: by-origin
        packages:
          - { name: libssl3, version: 3.5.4-r0, origin: openssl }
          - { name: busybox, version: 1.37.0-r0 }
          - { name: grub-efi, version: 2.12-r1, arch: x86_64 }
          - { type: npm, name: '@babel/core', version: 7.28.0 }
          - { type: npm, name: semver, version: 6.3.1 }
          - { type: npm, name: semver, version: 7.7.3 }
        config: { user: nonroot, env: { MODE: production, PORT: '8080' }, ports: [8080] }
        changes:
          - { at: now-200d, set: [{ name: busybox, version: 1.37.0-r1 }] }
        tags:
          - name: nightly
            history: { from: now-100d, every: 1d, count: 100 }
            changes:
              - at: now-20d
                set: [{ name: libssl3, version: 3.5.5-r0, origin: openssl }, { name: grub-efi, version: 2.12-r2, arch: x86_64 }]
                config: { user: root, env: { PORT: null, DEBUG: '1' }, entrypoint: [/run, a b] }
              - { at: now-40d, remove: [busybox], set: [{ type: pypi, name: Ruamel_Yaml, version: 0.18.6 }] }
              - { at: now-10d, set: [{ name: libssl3, version: 3.5.4-r0, origin: openssl }] }
          - name: listed
            history:
              - { at: now-2d, packages: [{ type: maven, name: 'org.slf4j:slf4j-api', version: 2.0.17 }], config: { command: [serve] } }
              - { at: now-3d }
              - { at: now-1d }
          - { name: other, packages: [{ name: zlib, version: 1.3.1-r0 }], config: { user: '65532' }, history: [{ at: now-1d }] }
`;

interface Named {
  readonly digest: string;
}

async function start(): Promise<ImagePull> {
  return openImagePull('acme/shop', signedAs('bundle', CHANGING));
}

/** The digests of the builds of a tag, the newest first. */
async function builds({ get }: ImagePull, tag: string): Promise<readonly string[]> {
  const all: Named[] = (await get(`_chainguard/history/${tag}`)).json.history;
  return all.map(({ digest }) => digest).toReversed();
}

/** What a client that pulls a build for the nth platform gets. */
async function pulled({ get }: ImagePull, build: string | undefined, platform = 0) {
  const entry: Named = (await get(`manifests/${build}`)).json.manifests[platform];
  const { config, layers } = (await get(`manifests/${entry.digest}`)).json;
  const blob = await get(`blobs/${config.digest}`);
  return {
    manifest: entry.digest,
    layers: layers.map(({ digest }: Named): string => digest),
    image: blob.json,
    run: blob.json.config,
  };
}

/** The purls in the SBOM of a build, without their prefix; `platform` as OCI names it. */
async function purls({ test }: ImagePull, build: string | undefined, platform = 'amd64') {
  const { json } = await test.ask(`/registry/v1/repos/${REPO}/digests/${build}/sbom?arch=${platform}`, {
    token: await test.tokenOf(OWNER),
  });
  return json.graph.nodes.map((node: { package: { purl: string } }) => node.package.purl.replace('pkg:', ''));
}

describe('changes of generated builds', () => {
  it('hold from their times on, in the order of these, beside those of the repository', async () => {
    const pull = await start();
    const nightly = await builds(pull, 'nightly');
    const languages = ['npm/%40babel/core@7.28.0', 'npm/semver@6.3.1', 'npm/semver@7.7.3'];
    expect(await purls(pull, nightly[40])).toEqual([
      'apk/wolfi/libssl3@3.5.4-r0?arch=x86_64',
      'apk/wolfi/busybox@1.37.0-r1?arch=x86_64',
      'apk/wolfi/grub-efi@2.12-r1?arch=x86_64',
      ...languages,
    ]);
    expect(await purls(pull, nightly[39])).toEqual([
      'apk/wolfi/libssl3@3.5.4-r0?arch=x86_64',
      'apk/wolfi/grub-efi@2.12-r1?arch=x86_64',
      ...languages,
      'pypi/ruamel-yaml@0.18.6',
    ]);
    expect(await purls(pull, nightly[19])).toContain('apk/wolfi/libssl3@3.5.5-r0?arch=x86_64');
    expect(await purls(pull, nightly[19])).toContain('apk/wolfi/grub-efi@2.12-r2?arch=x86_64');
    expect(await purls(pull, nightly[19], 'arm64')).toEqual([
      'apk/wolfi/libssl3@3.5.5-r0?arch=aarch64',
      ...languages,
      'pypi/ruamel-yaml@0.18.6',
    ]);
    expect(await purls(pull, nightly[0])).toContain('apk/wolfi/libssl3@3.5.4-r0?arch=x86_64');
  });

  it('are in the configuration, where null removes a variable', async () => {
    const pull = await start();
    const nightly = await builds(pull, 'nightly');
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const Labels = { 'org.opencontainers.image.title': 'acme/shop' };
    const ExposedPorts = { '8080/tcp': {} };
    expect((await pulled(pull, nightly[20])).run).toEqual({
      User: 'nonroot',
      ExposedPorts,
      Env: [path, 'MODE=production', 'PORT=8080'],
      Labels,
    });
    expect((await pulled(pull, nightly[19])).run).toEqual({
      User: 'root',
      ExposedPorts,
      Env: [path, 'MODE=production', 'DEBUG=1'],
      Entrypoint: ['/run', 'a b'],
      Labels,
    });
  });

  it('leave the layers of other origins as they are', async () => {
    const pull = await start();
    const nightly = await builds(pull, 'nightly');
    const [before, after] = [await pulled(pull, nightly[20]), await pulled(pull, nightly[19])];
    expect([before.layers.length, before.image.rootfs.diff_ids.length, before.image.history.length]).toEqual([
      5, 5, 5,
    ]);
    // openssl, grub-efi and the package database; npm and pypi stay.
    expect(after.layers.filter((layer: string) => !before.layers.includes(layer))).toHaveLength(3);
    const back = await pulled(pull, nightly[9], 1);
    const once = await pulled(pull, nightly[20], 1);
    expect(back.layers).toEqual(once.layers);
  });

  it('are in the attested SBOM of each build, found by any digest in a platform that has not served it', async () => {
    const pull = await start();
    const nightly = await builds(pull, 'nightly');
    const { manifest, layers } = await pulled(pull, nightly[15]);
    const fresh = await start();
    const found = await Promise.all([
      fresh.get(`manifests/${manifest}`),
      ...layers.map((layer: string) => fresh.get(`blobs/${layer}`)),
    ]);
    expect(found.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const referrers = (await fresh.get(`referrers/${manifest}`)).json.manifests;
    const bundles = referrers.map(async ({ digest }: Named) => {
      const [layer] = (await fresh.get(`manifests/${digest}`)).json.layers;
      const { dsseEnvelope } = (await fresh.get(`blobs/${layer.digest}`)).json;
      return JSON.parse(Buffer.from(dsseEnvelope.payload, 'base64').toString());
    });
    const statements = await Promise.all(bundles);
    const spdx = statements.find(({ predicateType }) => predicateType === 'https://spdx.dev/Document');
    const versions = spdx.predicate.packages
      .filter(({ name }: { name: string }) => ['libssl3', 'semver', 'busybox'].includes(name))
      .map(({ name, versionInfo }: { name: string; versionInfo: string }) => `${name} ${versionInfo}`);
    expect(versions).toEqual(['libssl3 3.5.5-r0', 'semver 6.3.1', 'semver 7.7.3']);
  });
});

describe('a listed build', () => {
  it('has packages and configuration of its own, and its neighbours those of their tag', async () => {
    const pull = await start();
    const [newest, own, oldest] = await builds(pull, 'listed');
    expect(await purls(pull, own)).toEqual(['maven/org.slf4j/slf4j-api@2.0.17']);
    expect(await purls(pull, newest)).toEqual(await purls(pull, oldest));
    expect((await pulled(pull, own)).run).toMatchObject({ User: 'nonroot', Cmd: ['serve'] });
    expect((await pulled(pull, newest)).run).not.toHaveProperty('Cmd');
  });
});

it('gives a tag with packages of its own the configuration of the repository with what it changes', async () => {
  const pull = await start();
  const [build] = await builds(pull, 'other');
  expect(await purls(pull, build)).toEqual(['apk/wolfi/zlib@1.3.1-r0?arch=x86_64']);
  expect((await pulled(pull, build)).run).toMatchObject({ User: '65532', ExposedPorts: { '8080/tcp': {} } });
});
