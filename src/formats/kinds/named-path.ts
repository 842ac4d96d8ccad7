import { readableText } from '../../text/byte-text.ts';
import type { TextNode } from '../data-node.ts';
import { skip } from '../found-text.ts';
import type { FoundPath, FoundText } from '../found-text.ts';

/**
 * Returns the path that a text names, or a skipped text for what is not in the repository. `path` is undefined if only a
 * variable says what it is.
 */
export function findPath(
  { start, text }: TextNode,
  path: string | undefined,
  how: Pick<FoundPath, 'of' | 'base' | 'context' | 'isDefault'>,
): FoundText {
  if (path === undefined) return skip(start, text, 'not-followed', 'its path comes from a variable');
  if (isElsewhere(path)) return skip(start, text, 'not-followed', 'it is not in this repository');
  return { kind: 'path', at: start, path: path.replace(/^(?:\.\/+)+(?=.)/, ''), ...how };
}

/** Finds the Dockerfile at the path in a text in which `$` begins a variable; it starts at a directory. */
export function findDockerfilePath(
  node: TextNode,
  { directory = '.', isDefault = false }: { readonly directory?: string; readonly isDefault?: boolean } = {},
): FoundText {
  const name = readableText(node.text);
  const path = isElsewhere(name) ? name : `${readableText(directory)}/${name}`;
  return findPath(node, name.includes('$') ? undefined : path, {
    of: 'dockerfile',
    base: undefined,
    isDefault,
  });
}

/** Returns true for a URL, an address of Git, an absolute path, or one in the home directory. */
export function isElsewhere(path: string): boolean {
  return /^(?:\/|~|[a-z][a-z0-9+.-]*:|git@|github\.com\/)/i.test(path);
}
