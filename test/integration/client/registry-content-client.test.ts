import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../src/client/call.ts';
import { readEndpoints } from '../../../src/client/endpoints.ts';
import { createRegistryContentClient } from '../../../src/client/registry-content-client.ts';
import type { RegistryContentClient } from '../../../src/client/registry-content-client.ts';
import { createRegistryTokens } from '../../../src/client/registry-tokens.ts';
import { MEDIA_TYPES } from '../../../src/contract/oci.ts';
import type { Descriptor } from '../../../src/contract/oci.ts';
import { parseDigest } from '../../../src/domain/digest.ts';
import { Secret } from '../../../src/domain/secret.ts';
import type { HttpRequest, HttpResponse } from '../../../src/ports/http.ts';
import { sha256, STOCKED } from '../server/image-pull.ts';
import { PULLER, startTestPlatform } from '../server/test-platform.ts';

const PYTHON = { organization: 'acme', name: 'python' };
const NO_DIGEST = parseDigest(`sha256:${'0'.repeat(64)}`);

/** The real client on a platform, whose answers `change` may replace on their way. */
async function pull(
  change: (request: HttpRequest, answer: HttpResponse) => HttpResponse = (_request, answer) => answer,
): Promise<{ readonly content: RegistryContentClient; readonly requests: readonly HttpRequest[] }> {
  const test = await startTestPlatform(STOCKED);
  const { platform, clock } = test;
  const requests: HttpRequest[] = [];
  const call = createCaller({
    clock,
    endpoints: readEndpoints({ ...platform.line, registryUrl: '' }),
    send: async (request) => {
      requests.push(request);
      return change(request, await platform.handle(request));
    },
  });
  const password = new Secret(await test.registryPasswordOf(PULLER));
  const tokens = createRegistryTokens({
    call,
    clock,
    passwordFor: () => password,
    onSecret: () => undefined,
  });
  return { content: createRegistryContentClient({ call, tokens }), requests };
}

async function platformsOf(content: RegistryContentClient): Promise<readonly Descriptor[]> {
  const { manifest } = await content.manifest(PYTHON, '3.13');
  return 'manifests' in manifest ? manifest.manifests : [];
}

async function firstPlatform(content: RegistryContentClient): Promise<Descriptor> {
  const [first] = await platformsOf(content);
  return first ?? expect.fail('the index has no platform');
}

/** The same answer with another body. */
function withBody(answer: HttpResponse, text: string): HttpResponse {
  return { ...answer, body: new TextEncoder().encode(text) };
}

const notFound: HttpResponse = { status: 404, headers: {}, body: new Uint8Array() };

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

  it('come in a form that was asked for', async () => {
    const { content } = await pull();
    const { digest, manifest } = await content.manifest(PYTHON, '3.13', MEDIA_TYPES.manifest);
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

describe('blobs', () => {
  it('are read by digest, up to the size that is allowed', async () => {
    const { content } = await pull();
    const { manifest } = await content.manifest(PYTHON, (await firstPlatform(content)).digest);
    const layers = 'layers' in manifest ? [manifest.config, ...manifest.layers] : [];
    expect(layers).toHaveLength(2);
    for (const { digest: text, size } of layers) {
      const digest = parseDigest(text);
      const bytes = await content.blob(PYTHON, digest, { maxBytes: size });
      expect([sha256(bytes), bytes.length]).toEqual([digest, size]);
      expect(await content.blobSize(PYTHON, digest)).toBe(size);
      await expect(content.blob(PYTHON, digest, { maxBytes: size - 1 })).rejects.toMatchObject({
        code: 'platform_too_large',
      });
    }
    await expect(content.blob(PYTHON, NO_DIGEST, { maxBytes: 9 })).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });

  it('are refused where a byte of them was changed', async () => {
    const { content } = await pull((request, answer) =>
      request.url.includes('/blobs/') ? withBody(answer, 'something else') : answer,
    );
    const { manifest } = await content.manifest(PYTHON, (await firstPlatform(content)).digest);
    const { digest } = 'config' in manifest ? manifest.config : expect.fail('no image');
    await expect(content.blob(PYTHON, parseDigest(digest), { maxBytes: 99 })).rejects.toMatchObject({
      code: 'platform_unexpected_answer',
    });
  });

  it('are fetched from where the registry keeps them, without the credential and over one redirect', async () => {
    const elsewhere = 'https://blobs.test/of/acme?signature=1';
    const bytes = 'the blob';
    const digest = parseDigest(sha256(bytes));
    const moved = (location: string): HttpResponse => ({
      status: 307,
      headers: { location },
      body: new Uint8Array(),
    });
    const answers = (location: string) => (request: HttpRequest, answer: HttpResponse) => {
      if (request.url.includes('/blobs/')) return moved(location);
      if (request.url === elsewhere) return withBody({ status: 200, headers: {}, body: answer.body }, bytes);
      return request.url.startsWith('https://again.test') ? moved(elsewhere) : answer;
    };
    const { content, requests } = await pull(answers(elsewhere));
    const blob = await content.blob(PYTHON, digest, { maxBytes: 99 });
    expect(new TextDecoder().decode(blob)).toBe(bytes);
    expect(requests.at(-1)).toMatchObject({ url: elsewhere });
    expect(requests.at(-1)?.headers).not.toHaveProperty('authorization');
    for (const location of [
      'https://again.test/',
      'http://blobs.test/',
      'http://127.0.0.1/',
      'https://u:p@blobs.test/',
    ]) {
      const other = await pull(answers(location));
      await expect(other.content.blob(PYTHON, digest, { maxBytes: 99 })).rejects.toMatchObject({
        code: 'platform_redirected',
      });
    }
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
    expect(attestation).toMatchObject({ artifactType: MEDIA_TYPES.envelope });
    expect(await content.referrers(PYTHON, subject, MEDIA_TYPES.envelope)).toEqual([attestation]);
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
    expect(await content.referrers(PYTHON, subject, MEDIA_TYPES.envelope)).toHaveLength(1);
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
    expect(await content.referrers(PYTHON, subject, MEDIA_TYPES.envelope)).toMatchObject([
      { artifactType: MEDIA_TYPES.envelope },
    ]);
  });
});

describe('access', () => {
  it('is checked with the token of an image, asked for once', async () => {
    const { content, requests } = await pull();
    await content.checkAccess(PYTHON);
    await Promise.all([content.headManifest(PYTHON, '3.13'), content.headManifest(PYTHON, '3.12')]);
    expect(requests.filter(({ url }) => url.includes('/token'))).toHaveLength(1);
  });
});
