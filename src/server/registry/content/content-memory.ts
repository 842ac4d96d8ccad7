import type { Digest } from '../../../domain/digest.ts';
import type { Attestation } from './attestation.ts';
import type { Content } from './content.ts';
import type { Described, PlatformImage } from './image-source.ts';

/** Content, and for the manifest of a platform or an image index what it is that of. */
export interface Located {
  readonly content: Content;
  readonly described?: Described;
}

/** Cache of generated content by repository and digest. */
export interface ContentMemory {
  get(repoUid: string, digest: Digest): Located | undefined;
  add(repoUid: string, located: Located): void;
}

/** Content of a whole image with its platforms is seven of these. */
const MAX_CACHED = 1_000;

/** Creates an empty memory; when it is full the oldest is forgotten. */
export function createContentMemory(): ContentMemory {
  const remembered = new Map<string, Located>();
  return {
    get: (repoUid, digest) => remembered.get(`${repoUid} ${digest}`),
    add: (repoUid, located) => {
      const key = `${repoUid} ${located.content.digest}`;
      remembered.delete(key);
      remembered.set(key, located);
      const [oldest] = remembered.keys();
      if (remembered.size > MAX_CACHED && oldest !== undefined) remembered.delete(oldest);
    },
  };
}

/** Everything that belongs to one platform's image. */
export function partsOf(image: PlatformImage): readonly Located[] {
  const { manifest, config, layer } = image;
  return [{ content: manifest, described: image }, { content: config }, { content: layer }];
}

/** Everything that belongs to an attestation. */
export function attestationParts({ manifest, config, envelope }: Attestation): readonly Located[] {
  return [manifest, config, envelope].map((content) => ({ content }));
}
