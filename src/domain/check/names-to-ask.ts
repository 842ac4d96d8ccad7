import type { ImageReference } from '../image-reference.ts';
import type { ImagePackages } from './evidence.ts';
import { artifactName } from './image-use.ts';

/** The names of artifacts whose advisories bear on an image: its packages and their origins, or its own name. */
export function namesToAsk(
  packages: ImagePackages | undefined,
  reference: Pick<ImageReference, 'path'>,
): readonly string[] {
  if (packages === undefined || packages.source === 'name') return [artifactName(reference.path)];
  const all = packages.platforms.flatMap((one) => one.packages);
  return [
    ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
  ].sort();
}
