import { sliceSource } from '../../domain/source/source-text.ts';
import type { SourceText } from '../../domain/source/source-text.ts';
import { readImageReference } from '../../domain/image-reference.ts';
import type { MapEntry, TextNode } from '../data-node.ts';
import { skip } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { findInSource } from '../text-reference.ts';

const PREFIX = 'docker-image://';

/**
 * The images among the named contexts of a build: `name = docker-image://…`. A name that is itself an image with a tag
 * takes the place of that image in FROM, and no longer does once the FROM carries a digest (docker/buildx#2328): said.
 * `defaultOf` takes a text that is one variable with a default to that default, and every other one to itself.
 */
export function findInNamedContexts(
  contexts: readonly MapEntry[],
  defaultOf: (source: SourceText) => SourceText,
): readonly Finding[] {
  return contexts.flatMap(({ key, value }) => [
    ...warnOfReplacement(key),
    ...(value.kind === 'text' ? findInContext(value, defaultOf) : []),
  ]);
}

function findInContext(node: TextNode, defaultOf: (source: SourceText) => SourceText): readonly Finding[] {
  const source = defaultOf(node.source);
  if (!source.text.startsWith(PREFIX)) return [];
  return findInSource(defaultOf(sliceSource(source, PREFIX.length)), node);
}

function warnOfReplacement(key: TextNode): readonly Finding[] {
  const reading = readImageReference(key.text);
  if (reading.kind === 'invalid' || reading.reference.tag === undefined) return [];
  const reason = `this context takes the place of FROM ${key.text}, and will not once that FROM carries a digest`;
  return [skip(key.start, key.text, 'replaces-base', reason)];
}
