import { parseDigest } from '../../../../src/domain/digest.ts';
import { readDockerfile } from '../../../../src/domain/dockerfile/read-dockerfile.ts';
import { pinDockerfile } from '../../../../src/domain/edit/pin-dockerfile.ts';
import type { PinResult } from '../../../../src/domain/edit/pin-dockerfile.ts';
import type { PinStyle } from '../../../../src/domain/edit/pinned-text.ts';

/** `@D` and `@P` stand in the texts of the tests for the digest that is there and the one that is to come. */
export const OLD = parseDigest(`sha256:${'a'.repeat(64)}`);
export const NEW = parseDigest(`sha256:${'b'.repeat(64)}`);

/** Pins every image of a Dockerfile to NEW. */
export function pinAll(bytes: Uint8Array, style: PinStyle = 'tag@digest'): PinResult {
  const pins = readDockerfile(bytes).images.map((image) => ({ image, digest: NEW }));
  return pinDockerfile({ bytes, pins, style });
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text.replaceAll('@D', `@${OLD}`).replaceAll('=D', `=${OLD}`));
}

export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.replaceAll(OLD, 'D').replaceAll(NEW, 'P');
}
