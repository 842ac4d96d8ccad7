import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../../../src/values/digest.ts';
import type { HttpRequest, HttpResponse } from '../../../../../src/api/http.ts';
import { sha256 } from '../../../embedded-platform/registry/image-pull.ts';
import { firstPlatform, NO_DIGEST, pull, PYTHON, withBody } from './pulling-client.ts';

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
