import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { storedGzip } from '../../../../../src/embedded-platform/registry/content/image-layer.ts';

describe('a gzip file of stored blocks', () => {
  it.each([0, 1, 65_535, 65_536, 200_000])('holds %i bytes', (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
    expect(Buffer.compare(gunzipSync(storedGzip(bytes)), bytes)).toBe(0);
  });
});
