import { sliceText } from '../data-node.ts';
import type { DataNode, TextNode } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';
import { findInNamedContexts } from './named-context.ts';
import { findNamedPath } from './named-path.ts';

/** Finds the image of a container; the runner also accepts `docker://` before it. */
export function findInContainer(node: DataNode): readonly FoundText[] {
  const isPrefixed = node.kind === 'text' && node.text.startsWith('docker://');
  return findInText(node, isPrefixed ? { prefix: 'docker://' } : {});
}

/** Finds the image of a named context of a build, `name=docker-image://…`. */
export function findContext(line: TextNode): readonly FoundText[] {
  const equals = line.text.indexOf('=');
  const entry = { key: sliceText(line, 0, Math.max(equals, 0)), value: sliceText(line, equals + 1) };
  return findInNamedContexts([entry], (node, prefix) => findInText(node, { prefix }));
}

/** Finds the path of a file of bake; one that a variable gives is not known. */
export function findBakeFile(line: TextNode): readonly FoundText[] {
  return line.text.includes('$') ? [] : findNamedPath(line, { of: 'bake' });
}
