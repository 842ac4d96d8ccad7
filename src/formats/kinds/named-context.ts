import { sliceSource } from '../../domain/source/source-text.ts';
import type { SourceText } from '../../domain/source/source-text.ts';
import { readImageReference } from '../../domain/image-reference.ts';
import type { MapEntry, TextNode } from '../data-node.ts';
import { skip } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInSource } from '../text-reference.ts';

const PREFIX = 'docker-image://';

/**
 * Finds the images among the named contexts of a build: `name = docker-image://…`. A name that is itself an
 * image with a tag replaces that image in FROM, but not once the FROM has a digest (docker/buildx#2328), so
 * it is reported as skipped. `defaultOf` returns the default of a text that is a variable with a default, and
 * any other text unchanged.
 */
export function findInNamedContexts(
  contexts: readonly MapEntry[],
  defaultOf: (source: SourceText) => SourceText,
): readonly FoundText[] {
  return contexts.flatMap(({ key, value }) => [
    ...warnOfReplacement(key),
    ...(value.kind === 'text' ? findInContext(value, defaultOf) : []),
  ]);
}

function findInContext(node: TextNode, defaultOf: (source: SourceText) => SourceText): readonly FoundText[] {
  const source = defaultOf(node.source);
  if (!source.text.startsWith(PREFIX)) return [];
  return findInSource(defaultOf(sliceSource(source, PREFIX.length)), node);
}

function warnOfReplacement(key: TextNode): readonly FoundText[] {
  const reading = readImageReference(key.text);
  if (reading.kind === 'invalid' || reading.reference.tag === undefined) return [];
  const reason = `this context replaces FROM ${key.text}, but not if that FROM has a digest`;
  return [skip(key.start, key.text, 'replaces-base', reason)];
}
