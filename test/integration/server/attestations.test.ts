import { createPublicKey, verify, X509Certificate } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { openImagePull, STOCKED } from './image-pull.ts';

describe('the attestation of an image with packages', () => {
  it('is found by referrers and by tag, signed, about that very manifest', async () => {
    const { test, get } = await openImagePull();
    const [amd64] = (await get('manifests/3.13')).json.manifests;
    const [referrer] = (await get(`referrers/${amd64.digest}`)).json.manifests;
    const byTag = await get(`manifests/${amd64.digest.replace(':', '-')}.att`);
    expect(byTag.headers['docker-content-digest']).toBe(referrer.digest);
    expect(byTag.json).toMatchObject({
      subject: { digest: amd64.digest },
      layers: [
        {
          mediaType: 'application/vnd.dsse.envelope.v1+json',
          annotations: { predicateType: 'https://spdx.dev/Document' },
        },
      ],
    });
    const envelope = (await get(`blobs/${byTag.json.layers[0].digest}`)).json;
    const payload = Buffer.from(envelope.payload, 'base64');
    const { publicKey } = new X509Certificate((await test.ask('/token/certificate')).text);
    const signed = `DSSEv1 ${envelope.payloadType.length} ${envelope.payloadType} ${payload.length} ${payload.toString()}`;
    expect(
      verify(
        'sha256',
        Buffer.from(signed),
        createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
        Buffer.from(envelope.signatures[0].sig, 'base64'),
      ),
    ).toBe(true);
    const statement = JSON.parse(payload.toString());
    expect(statement).toMatchObject({
      predicateType: 'https://spdx.dev/Document',
      subject: [{ name: 'acme/python', digest: { sha256: amd64.digest.slice(7) } }],
      predicate: { spdxVersion: 'SPDX-2.3' },
    });
  });

  it('names every package of the platform by its purl, and the file of its origin', async () => {
    const { get } = await openImagePull();
    const purls = async (digest: string): Promise<readonly string[]> => {
      const { layers } = (await get(`manifests/${digest.replace(':', '-')}.att`)).json;
      const { payload } = (await get(`blobs/${layers[0].digest}`)).json;
      const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString());
      return predicate.packages
        .flatMap((one: { externalRefs?: readonly { referenceLocator: string }[] }) => one.externalRefs ?? [])
        .map((one: { referenceLocator: string }) => one.referenceLocator.replace(/@[0-9a-f]{40}/, '@commit'));
    };
    const [amd64, arm64] = (await get('manifests/3.13')).json.manifests;
    expect(await purls(amd64.digest)).toEqual([
      'pkg:apk/wolfi/openssl@3.5.4-r0?arch=x86_64',
      'pkg:github/wolfi-dev/os@commit#openssl.yaml',
      'pkg:apk/wolfi/libcrypto3@3.5.4-r0?arch=x86_64',
      'pkg:github/wolfi-dev/os@commit#openssl.yaml',
      'pkg:apk/wolfi/grub-efi@2.12-r1?arch=x86_64',
      'pkg:github/wolfi-dev/os@commit#grub-efi.yaml',
    ]);
    expect((await purls(arm64.digest)).filter((purl) => purl.startsWith('pkg:apk'))).toEqual([
      'pkg:apk/wolfi/openssl@3.5.4-r0?arch=aarch64',
      'pkg:apk/wolfi/libcrypto3@3.5.4-r0?arch=aarch64',
    ]);
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

  it('is on the list that clients without referrers read, and found after a restart', async () => {
    const first = await openImagePull();
    const [amd64] = (await first.get('manifests/3.13')).json.manifests;
    const list = await first.get(`manifests/${amd64.digest.replace(':', '-')}`);
    expect(list.json.manifests).toHaveLength(1);
    const second = await openImagePull();
    expect((await second.get(`manifests/${list.json.manifests[0].digest}`)).text).toBe(
      (await first.get(`manifests/${list.json.manifests[0].digest}`)).text,
    );
  });

  it('exists only for builds with packages, and only of the requested type', async () => {
    const app = await openImagePull('acme/team/app');
    const [entry] = (await app.get('manifests/1')).json.manifests;
    expect((await app.get(`referrers/${entry.digest}`)).json.manifests).toEqual([]);
    expect((await app.get(`manifests/${entry.digest.replace(':', '-')}`)).status).toBe(404);
    const { get } = await openImagePull();
    const [amd64] = (await get('manifests/3.13')).json.manifests;
    const filtered = await get(`referrers/${amd64.digest}?artifactType=application/pdf`);
    expect(filtered.json.manifests).toEqual([]);
    expect(filtered.headers['oci-filters-applied']).toBe('artifactType');
    expect((await get('referrers/latest')).json.errors[0].code).toBe('DIGEST_INVALID');
  });
});
