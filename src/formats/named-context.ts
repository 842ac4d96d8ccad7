import { readImageReference } from '../domain/image-reference.ts';
import type { MapEntry, TextNode } from './data-node.ts';
import { skip } from './finding.ts';
import type { Finding } from './finding.ts';
import { findInText } from './text-reference.ts';

/**
 * The images among the named contexts of a build: `name = docker-image://…`. A name that is itself an image with a tag
 * takes the place of that image in FROM, and no longer does once the FROM carries a digest (docker/buildx#2328): said.
 */
export function findInNamedContexts(contexts: readonly MapEntry[]): readonly Finding[] {
  return contexts.flatMap(({ key, value }) => [
    ...warnOfReplacement(key),
    ...findInText(value, { prefix: 'docker-image://' }),
  ]);
}

function warnOfReplacement(key: TextNode): readonly Finding[] {
  const reading = readImageReference(key.text);
  if (reading.kind === 'invalid' || reading.reference.tag === undefined) return [];
  const reason = `this context takes the place of FROM ${key.text}, and will not once that FROM carries a digest`;
  return [skip(key.start, key.text, 'replaces-base', reason)];
}
