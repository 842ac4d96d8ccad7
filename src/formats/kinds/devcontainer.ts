import type { PinWriting } from '../../domain/listing/pin-writing.ts';
import type { DataNode } from '../data-node.ts';
import { mapAt, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInSource, findInText } from '../text-reference.ts';

/** The devcontainer CLI rejects a tag and a digest together (devcontainers/cli#1307), in `image` and in features. */
const DIGEST_ONLY: PinWriting = { part: 'reference', before: '', after: '', styles: ['digest'] };

/** The image of a development container, and the features that are put on top of it: each key names one. */
export function findDevcontainerImages(root: DataNode): readonly Finding[] {
  const image = findInText(textAt(root, 'image'), { writing: DIGEST_ONLY });
  const features = mapAt(root, 'features')?.entries ?? [];
  return [
    ...image,
    ...features
      .filter(({ key }) => isInRegistry(key.text))
      .flatMap(({ key }) => findInSource(key.source, key, DIGEST_ONLY)),
  ];
}

/** Not a folder (`./x`), not an archive (`https://…`), not one of the short names of old (`docker-in-docker`). */
function isInRegistry(feature: string): boolean {
  return !/^\.|:\/\//.test(feature) && feature.includes('/');
}
