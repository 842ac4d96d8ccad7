import { createHash } from 'node:crypto';

import type { PlatformOptions } from '../../../../src/embedded-platform/platform.ts';
import { basic, PULLER, startTestPlatform, WORLD } from '../test-platform.ts';
import type { Ask, Reply, TestPlatform } from '../test-platform.ts';

/** The world with packages in one image, one of them for one platform only. */
export const STOCKED = WORLD.replace(
  'description: Python',
  `packages:
          - { name: openssl, version: 3.5.4-r0 }
          - { name: libcrypto3, version: 3.5.4-r0, origin: openssl }
          - { name: grub-efi, version: 2.12-r1, arch: x86_64 }
        description: Python`,
);

/** A seed whose organization `acme` signs as its key `signatures` says. */
export function signedAs(signatures: unknown, seed = STOCKED): string {
  return seed.replace('- name: acme\n', `- name: acme\n    signatures: ${JSON.stringify(signatures)}\n`);
}

/** A platform, and what lies below an image of it, asked for with a token for that image. */
export interface ImagePull {
  readonly test: TestPlatform;
  get(path: string, ask?: Ask): Promise<Reply>;
  bytes(path: string): Promise<Buffer>;
}

/** Starts a platform and gets a token for pulling the image. */
export async function openImagePull(
  image = 'acme/python',
  seed = STOCKED,
  options: Pick<PlatformOptions, 'dataFile'> = {},
): Promise<ImagePull> {
  const test = await startTestPlatform(seed, options);
  const headers = basic('_token', await test.registryPasswordOf(PULLER));
  const { token } = (await test.ask(`/token?scope=repository:${image}:pull`, { headers })).json;
  return {
    test,
    get: (path, ask) => test.ask(`/v2/${image}/${path}`, { token, ...ask }),
    bytes: async (path) => {
      const { body } = await test.platform.handle({
        method: 'GET',
        url: `${test.platform.line.apiUrl}/v2/${image}/${path}`,
        headers: { authorization: `Bearer ${token}` },
        timeoutMs: 1000,
        maxBytes: 1_000_000,
      });
      return Buffer.from(body);
    },
  };
}

/** The digest of bytes, by which the registry has to name them. */
export function sha256(bytes: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
