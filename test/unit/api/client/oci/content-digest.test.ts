import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../../../../../src/io/node-digest.ts';
import { digestOfBytes, requireDigest } from '../../../../../src/api/client/oci/content-digest.ts';
import { parseDigest } from '../../../../../src/values/digest.ts';

/** The digests of these three letters, as FIPS 180-4 gives them. */
const ABC = new TextEncoder().encode('abc');
const DIGESTS = [
  'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'sha384:cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  'sha512:ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
];

describe('api/client/oci/content-digest', () => {
  describe.each([
    ['Web Cryptography', digestOfBytes],
    ['Node', nodeDigest],
  ])('by %s', (_, digestOf) => {
    it.each(DIGESTS)('proves bytes by %s', async (text) => {
      const digest = parseDigest(text);
      await expect(requireDigest(ABC, digest, 'read the letters', digestOf)).resolves.toBe(digest);
    });

    it.each(DIGESTS)('refuses other bytes than those of %s', async (text) => {
      const refusal = requireDigest(new Uint8Array(3), parseDigest(text), 'read the letters', digestOf);
      await expect(refusal).rejects.toThrow(
        /^could not read the letters: the content has the digest sha\d{3}:/,
      );
    });
  });
});
