import { describe, expect, it } from 'vitest';

import { openImagePull, signedAs, STOCKED } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';
import { OWNER, PYTHON } from '../test-platform.ts';

/** What is attested about every image. */
const WITHOUT_SBOM = ['https://apko.dev/image-configuration', 'https://slsa.dev/provenance/v1'];

interface Layer {
  readonly annotations: Readonly<Record<string, string>>;
}

interface Sbom {
  readonly packages: readonly {
    readonly SPDXID: string;
    readonly name: string;
    readonly externalRefs?: readonly { readonly referenceLocator: string }[];
  }[];
  readonly relationships: readonly { readonly relationshipType?: string }[];
}

function layout(sbom: string): string {
  return STOCKED.replace('description: Python', `sbom: ${sbom}\n        description: Python`);
}

async function sbomOf({ get }: ImagePull, architecture: string): Promise<Sbom> {
  const { manifests } = (await get('manifests/3.13')).json;
  const { digest } = manifests.find(
    ({ platform }: { platform: { architecture: string } }) => platform.architecture === architecture,
  );
  const { layers } = (await get(`manifests/${digest.replace(':', '-')}.att`)).json;
  const { payload } = (await get(`blobs/${layers[0].digest}`)).json;
  return JSON.parse(Buffer.from(payload, 'base64').toString()).predicate;
}

function isApk({ externalRefs = [] }: Sbom['packages'][number]): boolean {
  return externalRefs[0]?.referenceLocator.startsWith('pkg:apk/') === true;
}

describe('the attestation of an image with packages', () => {
  it('is behind a tag and among the referrers, about that very manifest', async () => {
    const { get } = await openImagePull(undefined, signedAs('both'));
    const [amd64] = (await get('manifests/3.13')).json.manifests;
    const byTag = await get(`manifests/${amd64.digest.replace(':', '-')}.att`);
    const [layer] = byTag.json.layers;
    expect(layer).toMatchObject({
      mediaType: 'application/vnd.dsse.envelope.v1+json',
      annotations: {
        predicateType: 'https://spdx.dev/Document',
        'dev.cosignproject.cosign/signature': '',
        'dev.sigstore.cosign/certificate': expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
      },
    });
    const envelope = (await get(`blobs/${layer.digest}`)).json;
    expect(JSON.parse(Buffer.from(envelope.payload, 'base64').toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v0.1',
      predicateType: 'https://spdx.dev/Document',
      subject: [{ name: 'cgr.dev/acme/python', digest: { sha256: amd64.digest.slice(7) } }],
      predicate: { spdxVersion: 'SPDX-2.3', creationInfo: { created: '2026-11-20T00:00:00Z' } },
    });
    const [referrer] = (await get(`referrers/${amd64.digest}`)).json.manifests;
    const { layers, subject } = (await get(`manifests/${referrer.digest}`)).json;
    expect(subject.digest).toBe(amd64.digest);
    const bundle = (await get(`blobs/${layers[0].digest}`)).json;
    expect(bundle.dsseEnvelope).toMatchObject({
      payloadType: envelope.payloadType,
      payload: envelope.payload,
    });
  });

  it('links every package to its build file, once for all that are built from it', async () => {
    const pull = await openImagePull(undefined, layout('linked'));
    const { packages, relationships } = await sbomOf(pull, 'amd64');
    expect(packages.filter(isApk)).toMatchObject([
      { name: 'openssl', externalRefs: [{ referenceLocator: 'pkg:apk/wolfi/openssl@3.5.4-r0?arch=x86_64' }] },
      { name: 'libcrypto3', externalRefs: [{}] },
      { name: 'grub-efi', externalRefs: [{}] },
    ]);
    const files = packages.filter(({ name }) => name.endsWith('.yaml'));
    expect(files).toMatchObject([
      {
        name: 'openssl.yaml',
        externalRefs: [
          {
            referenceLocator: expect.stringMatching(/^pkg:github\/wolfi-dev\/os@[0-9a-f]{40}#openssl\.yaml$/),
          },
        ],
      },
      { name: 'grub-efi.yaml' },
    ]);
    const described = relationships.filter(({ relationshipType }) => relationshipType === 'DESCRIBED_BY');
    const [openssl = {}, libcrypto = {}] = described;
    expect(described).toHaveLength(3);
    expect(libcrypto).toEqual({
      ...openssl,
      spdxElementId: 'SPDXRef-Package-libcrypto3-3.5.4-r0',
      relatedSpdxElement: files[0]?.SPDXID,
    });
    expect((await sbomOf(pull, 'arm64')).packages.filter(isApk).map(({ name }) => name)).toEqual([
      'openssl',
      'libcrypto3',
    ]);
  });

  it('refers to the build file inline where the seed has the layout before October 2024', async () => {
    const { packages } = await sbomOf(await openImagePull(undefined, layout('inline')), 'amd64');
    expect(packages.filter(isApk)[1]?.externalRefs).toMatchObject([
      { referenceLocator: 'pkg:apk/wolfi/libcrypto3@3.5.4-r0?arch=x86_64' },
      { referenceLocator: expect.stringMatching(/#openssl\.yaml$/) },
    ]);
    expect(packages.some(({ name }) => name.endsWith('.yaml'))).toBe(false);
  });

  it('does not exist where the seed has none, although the image has packages', async () => {
    const { get, test } = await openImagePull(undefined, layout('none'));
    const [amd64] = (await get('manifests/3.13')).json.manifests;
    const { layers } = (await get(`manifests/${amd64.digest.replace(':', '-')}.att`)).json;
    expect(layers.map((one: Layer) => one.annotations['predicateType'])).toEqual(WITHOUT_SBOM);
    const digest = (await get('manifests/3.13')).headers['docker-content-digest'];
    const token = await test.tokenOf(OWNER);
    const { json } = await test.ask(`/registry/v1/repos/${PYTHON}/digests/${digest}/sbom`, { token });
    expect(json).toMatchObject({ id: '', digest: '', format: '', rawSbom: '', graph: null });
  });

  it('is of the packages of the tag where that has its own', async () => {
    const own = STOCKED.replace(
      "name: '3.13',",
      "name: '3.13', packages: [{ name: busybox, version: 1.37.0-r1 }],",
    );
    const { get } = await openImagePull('acme/python', own);
    const [amd64] = (await get('manifests/3.13')).json.manifests;
    const { layers } = (await get(`manifests/${amd64.digest.replace(':', '-')}.att`)).json;
    const { payload } = (await get(`blobs/${layers[0].digest}`)).json;
    expect(Buffer.from(payload, 'base64').toString()).toContain(
      'pkg:apk/wolfi/busybox@1.37.0-r1?arch=x86_64',
    );
  });

  it('exists for the image index too, and refers to the images of its platforms', async () => {
    const { get } = await openImagePull();
    const index = await get('manifests/3.13');
    const digest = index.headers['docker-content-digest'] ?? '';
    const byTag = await get(`manifests/${digest.replace(':', '-')}.att`);
    const { payload } = (await get(`blobs/${byTag.json.layers[0].digest}`)).json;
    const { subject, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString());
    expect(subject).toEqual([{ name: 'cgr.dev/acme/python', digest: { sha256: digest.slice(7) } }]);
    const [main, ...images] = predicate.packages;
    expect([main.name, predicate.documentDescribes]).toEqual([digest, [main.SPDXID]]);
    expect(images.map(({ name }: { readonly name: string }) => name)).toEqual(
      index.json.manifests.map((one: { readonly digest: string }) => one.digest),
    );
    expect(predicate.relationships).toEqual(
      images.map(({ SPDXID }: { readonly SPDXID: string }) => ({
        spdxElementId: main.SPDXID,
        relationshipType: 'VARIANT_OF',
        relatedSpdxElement: SPDXID,
      })),
    );
  });

  it('exists only for builds with packages', async () => {
    const app = await openImagePull('acme/team/app');
    const [entry] = (await app.get('manifests/1')).json.manifests;
    const { layers } = (await app.get(`manifests/${entry.digest.replace(':', '-')}.att`)).json;
    expect(layers.map((one: Layer) => one.annotations['predicateType'])).toEqual(WITHOUT_SBOM);
  });
});
