import { readableText } from '../../text/byte-text.ts';
import type { TextNode } from '../data-node.ts';
import { textPlace, skip } from '../found-text.ts';
import type { FoundPath, FoundText } from '../found-text.ts';

/**
 * Returns the path that a text names, or a skipped text for what is not in the repository. `path` is undefined if only a
 * variable says what it is.
 */
export function findPath(
  node: Pick<TextNode, 'start' | 'end' | 'text'>,
  path: string | undefined,
  how: Pick<FoundPath, 'of' | 'base' | 'context' | 'isDefault' | 'isPattern' | 'args'>,
): FoundText {
  const { text } = node;
  const place = textPlace(node);
  if (path === undefined) return skip(place, text, 'not-followed', 'its path comes from a variable');
  if (isElsewhere(path)) return skip(place, text, 'not-followed', 'it is not in this repository');
  return { kind: 'path', ...place, path: path.replace(/^(?:\.\/+)+(?=.)/, ''), ...how };
}

/** How the path in a text is read. */
export interface NamedPath {
  readonly of: FoundPath['of'];
  /** The directory that it starts at, relative to that of the file. */
  readonly directory?: string;
  /** True if the text can be something else: the absence of the file is no mistake then. */
  readonly isOptional?: boolean;
}

/** Finds the file at the path in a text in which `$` begins a variable, and `{{` a template. */
export function findNamedPath(
  node: TextNode,
  { of, directory, isOptional = false }: NamedPath,
): readonly FoundText[] {
  // A URL, or a document.
  if (isOptional && (node.text === '' || /[\n:?]/.test(node.text))) return [];
  const name = readableText(node.text);
  const path = directory === undefined || isElsewhere(name) ? name : `${readableText(directory)}/${name}`;
  const isOpen = !isOptional && /\$|\{\{/.test(name);
  return [findPath(node, isOpen ? undefined : path, { of, base: undefined, isDefault: isOptional })];
}

/** Returns true for a URL, an address of Git, an absolute path, or one in the home directory. */
export function isElsewhere(path: string): boolean {
  return /^(?:\/|~|[a-z][a-z0-9+.-]*:|git@|github\.com\/)/i.test(path);
}
