import { parseDigest } from '../../../src/values/digest.ts';
import type { PinStyle } from '../../../src/formats/pin-writing.ts';
import type { ImageList } from '../../../src/references/decide/image-list.ts';
import { pinFile } from '../../../src/pin/rewrite-files.ts';
import type { PinFileResult } from '../../../src/pin/rewrite-files.ts';
import { readFile } from '../../../src/references/read-file.ts';

/** `@D` and `@P` stand in the texts of the tests for the digest that is there and the one that is to come. */
export const OLD = parseDigest(`sha256:${'a'.repeat(64)}`);
export const NEW = parseDigest(`sha256:${'b'.repeat(64)}`);

const DOCKERFILE = {
  file: 'Dockerfile',
  format: { language: 'dockerfile' },
} as const;

/** The bytes as a Dockerfile to be read or pinned. */
export function dockerfileOf(bytes: Uint8Array): typeof DOCKERFILE & { readonly bytes: Uint8Array } {
  return { ...DOCKERFILE, bytes };
}

export async function listDockerfile(bytes: Uint8Array): Promise<ImageList> {
  return readFile(dockerfileOf(bytes));
}

/** Pins every image of a Dockerfile to NEW. */
export async function pinAll(bytes: Uint8Array, style: PinStyle = 'tag@digest'): Promise<PinFileResult> {
  const { images } = await listDockerfile(bytes);
  return pinFile(bytes, [
    { ...dockerfileOf(bytes), pins: images.map((image) => ({ image, digest: NEW })), style },
  ]);
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text.replaceAll('@D', `@${OLD}`).replaceAll('=D', `=${OLD}`));
}

export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.replaceAll(OLD, 'D').replaceAll(NEW, 'P');
}
