import { readImageReference } from '../../values/image-reference.ts';
import type { MapEntry, TextNode } from '../data-node.ts';
import { explained, textPlace, skip } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';

const PREFIX = 'docker-image://';

/**
 * Finds the images among the named contexts of a build: `name = docker-image://…`. A name that is itself an
 * image with a tag replaces that image in FROM, but not once the FROM has a digest (docker/buildx#2328), so
 * it is reported as skipped. `find` finds the image in a text after a prefix.
 */
export function findInNamedContexts(
  contexts: readonly MapEntry[],
  find: (node: TextNode, prefix: string) => readonly FoundText[],
): readonly FoundText[] {
  return contexts.flatMap(({ key, value }) => [
    ...findReplaced(key),
    ...(value.kind === 'text' ? find(value, PREFIX) : []),
  ]);
}

function findReplaced(key: TextNode): readonly FoundText[] {
  const reading = readImageReference(key.text);
  if (reading.kind === 'invalid' || reading.reference.tag === undefined) return [explained(key)];
  const reason = `this context replaces FROM ${key.text}, but not if that FROM has a digest`;
  return [skip(textPlace(key), key.text, 'replaces-base', reason)];
}
