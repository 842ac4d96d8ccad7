import { describe, expect, it } from 'vitest';

import { openImagePull, signedAs, STOCKED } from './image-pull.ts';
import type { ImagePull } from './image-pull.ts';

const APKO = 'https://apko.dev/image-configuration';
const PROVENANCE = 'https://slsa.dev/provenance/v1';
const SIGNATURE = 'https://sigstore.dev/cosign/sign/v1';
const SPDX = 'https://spdx.dev/Document';

/** The digests of an image's index and of its first platform, and how to get what is beside them. */
async function openSigned(signatures: unknown, seed = STOCKED, image = 'acme/python', tag = '3.13') {
  const pull = await openImagePull(image, signedAs(signatures, seed));
  const index = await pull.get(`manifests/${tag}`);
  const digest = index.headers['docker-content-digest'] ?? '';
  return { ...pull, index: digest, platform: String(index.json.manifests[0].digest) };
}

/** The layers of a manifest by tag; undefined if the registry has none. */
async function layersOf({ get }: ImagePull, subject: string, suffix: '.sig' | '.att') {
  const { status, json } = await get(`manifests/${subject.replace(':', '-')}${suffix}`);
  expect([200, 404]).toContain(status);
  return status === 200 ? json.layers : undefined;
}

async function bundlesOf({ get }: ImagePull, subject: string): Promise<readonly string[]> {
  const { manifests } = (await get(`referrers/${subject}`)).json;
  return manifests.map(
    (one: { readonly annotations: Record<string, string> }) =>
      one.annotations['dev.sigstore.bundle.predicateType'],
  );
}

describe('the forms of signatures', () => {
  const attested = [SPDX, APKO, PROVENANCE];
  it.each([
    ['legacy', { sig: 1, att: attested, ofIndex: [], ofPlatform: [] }],
    ['bundle', { sig: 0, att: [], ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['bundle-rekor-v1', { sig: 0, att: [], ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['both', { sig: 1, att: attested, ofIndex: [SIGNATURE, ...attested], ofPlatform: attested }],
    ['none', { sig: 0, att: [], ofIndex: [], ofPlatform: [] }],
  ])('%s: what the index and a platform have', async (form, { sig, att, ofIndex, ofPlatform }) => {
    const signed = await openSigned(form);
    for (const subject of [signed.index, signed.platform]) {
      expect(await layersOf(signed, subject, '.sig')).toEqual(
        sig === 0 ? undefined : [expect.objectContaining({ size: expect.any(Number) })],
      );
      const layers = await layersOf(signed, subject, '.att');
      expect(
        layers?.map((one: { annotations: object }) => Reflect.get(one.annotations, 'predicateType')),
      ).toEqual(att.length === 0 ? undefined : att);
    }
    expect(await bundlesOf(signed, signed.index)).toEqual(ofIndex);
    expect(await bundlesOf(signed, signed.platform)).toEqual(ofPlatform);
  });

  it('are those of the repository before those of the organization', async () => {
    const signed = await openSigned(
      'none',
      STOCKED.replace('- name: python\n', '- name: python\n        signatures: bundle\n'),
    );
    expect(await bundlesOf(signed, signed.index)).toHaveLength(4);
  });

  it('are refused if there is no such form', async () => {
    await expect(() => openSigned('bundel')).rejects.toThrow(
      'unknown form or fault of signatures "bundel", did you mean "bundle"?',
    );
  });
});
