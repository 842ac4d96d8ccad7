import type { Content } from './content.ts';
import type { Described, PlatformImage } from './image-source.ts';

/** Content, and for the manifest of a platform or an image index what it is that of. */
export interface Located {
  readonly content: Content;
  readonly described?: Described;
}

/** The values that were added last, by key. */
export interface Memory<Value> {
  get(key: string): Value | undefined;
  add(key: string, value: Value): void;
}

/** Creates an empty memory; when it has `maxValues` values, the oldest is forgotten. */
export function createMemory<Value>(maxValues: number): Memory<Value> {
  const remembered = new Map<string, Value>();
  return {
    get: (key) => remembered.get(key),
    add: (key, value) => {
      remembered.delete(key);
      remembered.set(key, value);
      const [oldest] = remembered.keys();
      if (remembered.size > maxValues && oldest !== undefined) remembered.delete(oldest);
    },
  };
}

/** Everything that belongs to one platform's image. */
export function partsOf(image: PlatformImage): readonly Located[] {
  const { manifest, config, layers } = image;
  return [{ content: manifest, described: image }, ...[config, ...layers].map((content) => ({ content }))];
}
