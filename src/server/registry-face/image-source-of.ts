import type { Image } from './images.ts';
import type { Store } from '../store/store.ts';
import { createImageSource } from './image-source.ts';
import type { ImageSource } from './image-source.ts';

/** What makes the builds of a tag: with the packages of the tag, or else those of its repository. */
export function imageSourceOf(image: Image, tagUid: string, { packages }: Store): ImageSource {
  return createImageSource(image.name, packages.get(tagUid) ?? packages.get(image.repo.uid) ?? []);
}
