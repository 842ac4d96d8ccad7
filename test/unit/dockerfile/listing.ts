import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import type { DockerfileReading } from '../../../src/dockerfile/reading.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';

/** A digest for texts, of which `@D` is the short form in Dockerfiles of the tests. */
export const DIGEST = `sha256:${'a'.repeat(64)}`;

/** Reads a Dockerfile given as text, `@D` in it standing for a digest. */
export function read(text: string): DockerfileReading {
  return readDockerfile(new TextEncoder().encode(text.replaceAll('@D', `@${DIGEST}`)));
}

/**
 * Returns one line for each image and each skipped word: `1 from docker.io/library/alpine:3.20`, `2 skipped build-arg`.
 * docker.io/library/ and the digest are shortened.
 */
export function list(text: string): readonly string[] {
  const { images, skipped } = read(text);
  return [
    ...images.map(({ line, kind, reference }) => {
      const short = canonicalReference(reference).replace('docker.io/library/', '').replaceAll(DIGEST, 'D');
      return `${line} ${kind.replace('dockerfile-', '')} ${short}`;
    }),
    ...skipped.map(({ line, code }) => `${line} skipped ${code}`),
  ];
}
