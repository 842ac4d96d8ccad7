import { describe, expect, it } from 'vitest';

import { MEDIA_TYPES } from '../../../../../src/api/registry/oci.ts';
import { parseDigest } from '../../../../../src/values/digest.ts';
import { sha256 } from '../../../embedded-platform/registry/image-pull.ts';
import { firstPlatform, NO_DIGEST, notFound, pull, PYTHON, withBody } from './pulling-client.ts';

describe('manifests', () => {
  it('are read by tag and by digest, with the digest of their bytes', async () => {
    const { content } = await pull();
    const index = await content.manifest(PYTHON, '3.13');
    expect(index.mediaType).toBe(MEDIA_TYPES.index);
    expect(index.digest).toBe(sha256(index.bytes));
    expect(await content.manifest(PYTHON, index.digest)).toEqual(index);
    const { digest } = await firstPlatform(content);
    const own = await content.manifest(PYTHON, digest);
    expect(own).toMatchObject({ digest, mediaType: MEDIA_TYPES.manifest, manifest: { layers: [{}] } });
  });

  it('are looked at without their bytes', async () => {
    const { content } = await pull();
    const { digest, mediaType, bytes } = await content.manifest(PYTHON, '3.13');
    expect(await content.headManifest(PYTHON, '3.13')).toEqual({ digest, mediaType, size: bytes.length });
    await expect(content.headManifest(PYTHON, 'nothing')).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });

  it('are returned in the requested format', async () => {
    const { content } = await pull();
    const { digest, manifest } = await content.manifest(PYTHON, '3.13', { accept: MEDIA_TYPES.manifest });
    expect(digest).toBe((await firstPlatform(content)).digest);
    expect(manifest).toHaveProperty('config');
  });

  it('whose bytes are not those of the digest are refused', async () => {
    let lies = false;
    const { content } = await pull((request, answer) =>
      lies && request.url.includes('/manifests/')
        ? withBody(answer, '{"schemaVersion":2,"manifests":[]}')
        : answer,
    );
    const { digest } = await content.manifest(PYTHON, '3.13');
    lies = true;
    const refusal = { code: 'platform_unexpected_answer', message: expect.stringContaining('instead of') };
    await expect(content.manifest(PYTHON, digest)).rejects.toMatchObject(refusal);
    await expect(content.manifest(PYTHON, '3.13')).rejects.toMatchObject(refusal);
  });

  it('of Docker are understood, with the type only in the header', async () => {
    const docker = 'application/vnd.docker.distribution.manifest.list.v2+json';
    const { content } = await pull((request, answer) =>
      request.url.includes('/manifests/')
        ? { ...withBody(answer, '{"schemaVersion":2,"manifests":[]}'), headers: { 'content-type': docker } }
        : answer,
    );
    const fetched = await content.manifest(PYTHON, '3.13');
    expect(fetched).toMatchObject({ mediaType: docker, manifest: { manifests: [] } });
    expect(fetched.digest).toBe(sha256(fetched.bytes));
  });
});

describe('tags', () => {
  it('are listed over all pages, hidden ones too', async () => {
    const { content, requests } = await pull((request, answer) => {
      const { searchParams } = new URL(request.url);
      if (!request.url.includes('/tags/list') || searchParams.get('last') !== null) return answer;
      const { name, tags } = JSON.parse(new TextDecoder().decode(answer.body));
      const first = withBody(answer, JSON.stringify({ name, tags: tags.slice(0, 2) }));
      const link = `<https://elsewhere.test/v2/x/tags/list?n=2&last=${tags[1]}>; rel="next"`;
      return { ...first, headers: { ...answer.headers, link } };
    });
    expect(await Array.fromAsync(content.tags(PYTHON))).toEqual([
      '3.12',
      '3.13',
      '3.13-r2',
      'latest-20261101',
      `sha256-${'0'.repeat(64)}.sig`,
    ]);
    expect(requests.filter(({ url }) => url.startsWith('https://elsewhere.test'))).toEqual([]);
  });

  it('that lead back to a page are refused', async () => {
    const { content } = await pull((_request, answer) => ({
      ...answer,
      headers: { ...answer.headers, link: '<?n=1&last=a>; rel="next"' },
    }));
    await expect(Array.fromAsync(content.tags(PYTHON))).rejects.toMatchObject({
      code: 'platform_unexpected_answer',
    });
  });
});

describe('referrers', () => {
  it('are listed, of all types or of one', async () => {
    const { content } = await pull();
    const subject = parseDigest((await firstPlatform(content)).digest);
    const [attestation] = await content.referrers(PYTHON, subject);
    expect(attestation).toMatchObject({ artifactType: MEDIA_TYPES.bundle });
    expect(await content.referrers(PYTHON, subject, MEDIA_TYPES.bundle)).toHaveLength(3);
    expect(await content.referrers(PYTHON, subject, 'application/pdf')).toEqual([]);
    expect(await content.referrers(PYTHON, NO_DIGEST)).toEqual([]);
    const { manifest } = await content.manifest(PYTHON, attestation?.digest ?? '');
    expect(manifest).toMatchObject({ subject: { digest: subject } });
  });

  it('are read from their tag where the registry does not know the question', async () => {
    const { content } = await pull((request, answer) =>
      request.url.includes('/referrers/') ? notFound : answer,
    );
    const subject = parseDigest((await firstPlatform(content)).digest);
    expect(await content.referrers(PYTHON, subject, MEDIA_TYPES.bundle)).toHaveLength(3);
    expect(await content.referrers(PYTHON, subject, 'application/pdf')).toEqual([]);
    expect(await content.referrers(PYTHON, NO_DIGEST)).toEqual([]);
  });

  it('of another type are left out even where the registry does not', async () => {
    const { content } = await pull((request, answer) => {
      if (!request.url.includes('artifactType')) return answer;
      const { manifests, ...index } = JSON.parse(new TextDecoder().decode(answer.body));
      const stray = { mediaType: MEDIA_TYPES.manifest, digest: NO_DIGEST, size: 1, artifactType: 'a/b' };
      return withBody(answer, JSON.stringify({ ...index, manifests: [stray, ...manifests] }));
    });
    const subject = parseDigest((await firstPlatform(content)).digest);
    const bundles = await content.referrers(PYTHON, subject, MEDIA_TYPES.bundle);
    expect(bundles.map(({ artifactType }) => artifactType)).toEqual(Array(3).fill(MEDIA_TYPES.bundle));
  });
});

describe('access', () => {
  it('is checked with the token of an image, which is requested once', async () => {
    const { content, requests } = await pull();
    await content.checkAccess(PYTHON);
    await Promise.all([content.headManifest(PYTHON, '3.13'), content.headManifest(PYTHON, '3.12')]);
    expect(requests.filter(({ url }) => url.includes('/token'))).toHaveLength(1);
  });
});
