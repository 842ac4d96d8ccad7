import { NOWHERE, SourceTextBuilder, sliceSource, sourceText } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { TextNode } from '../data-node.ts';
import { textPlace, skip } from '../found-text.ts';
import type { FoundArgument, FoundText } from '../found-text.ts';
import { composeNumberText } from '../number-tag.ts';
import { findInSource } from '../text-reference.ts';
import { findArgument } from './build-arguments.ts';

/**
 * Finds the image in a text of a Compose file, after a prefix; nothing in a text without it. Variables get their defaults:
 * if one default is the whole image, it is edited there, otherwise the image is not editable. An image that depends on a
 * variable without a default is skipped.
 */
export function findInComposeText(node: TextNode | undefined, prefix = ''): readonly FoundText[] {
  if (node === undefined) return [];
  const whole = unwrapDefault(node.source);
  if (whole.text.startsWith(prefix)) {
    const inner = unwrapDefault(sliceSource(whole, prefix.length));
    if (!inner.text.includes('$') && (inner.text !== '' || node.text === prefix))
      return findInSource(inner, node);
  }
  const filled = fillDefaults(node.source);
  const isOpen = filled === undefined || filled.text === prefix;
  if (isOpen && node.text.startsWith(prefix))
    return [
      skip(textPlace(node), node.text.slice(prefix.length), 'variable', 'its value comes from a variable'),
    ];
  if (isOpen || !filled.text.startsWith(prefix)) return [];
  const written = node.text.startsWith(prefix) ? node.text.slice(prefix.length) : node.text;
  return findInSource(sliceSource(filled, prefix.length), node).map((found) => withoutEdit(found, written));
}

/** Finds the build argument in a text of a Compose file; its variables get their defaults. */
export function findComposeArgument(name: string, node: TextNode): FoundArgument {
  const number = node.style === 'plain' && node.isText !== true ? composeNumberText(node.text) : undefined;
  const inner = number === undefined ? unwrapDefault(node.source) : sourceText(number, NOWHERE);
  const isWhole = !inner.text.includes('$');
  const value = isWhole ? inner : fillDefaults(node.source);
  return findArgument(name, node, value && { source: value, isWhole });
}

function withoutEdit(found: FoundText, written: string): FoundText {
  if (found.kind !== 'image') return found;
  const reason = 'a part of it comes from a variable';
  return { ...found, written, edit: { kind: 'not-editable', code: 'arg-fragment', reason } };
}

/** `${NAME:-` or `${NAME-`: the rest is the value that Compose uses if the variable is not set. */
const DEFAULT = /\$\{[A-Za-z_]\w*:?-/y;

/** Returns the default of a text that is one variable with a default, even nested, and any other text unchanged. */
function unwrapDefault(source: SourceText): SourceText {
  const { text } = source;
  let from = 0;
  let to = text.length;
  for (let end = endOfOpening(text, from); end !== undefined; end = endOfOpening(text, from)) {
    if (!text.endsWith('}', to)) return source;
    from = end;
    to -= 1;
  }
  const inner = sliceSource(source, from, to);
  return /[{}$]/.test(inner.text) ? source : inner;
}

function endOfOpening(text: string, at: number): number | undefined {
  DEFAULT.lastIndex = at;
  return DEFAULT.test(text) ? DEFAULT.lastIndex : undefined;
}

/**
 * Returns a text with the default of each variable in its place, as Compose reads it if none is set
 * (https://docs.docker.com/reference/compose-file/interpolation/); undefined if a variable has no default.
 */
export function fillDefaults(source: SourceText): SourceText | undefined {
  const { text } = source;
  const builder = new SourceTextBuilder();
  let depth = 0;
  let copied = 0;
  for (const { index } of text.matchAll(/[${}]/g)) {
    if (index < copied) continue;
    builder.appendSource(sliceSource(source, copied, index));
    const end = text.charAt(index) === '$' ? endOfOpening(text, index) : undefined;
    const closes = text.charAt(index) === '}' && depth > 0;
    if (end === undefined && !closes) return undefined;
    depth += closes ? -1 : 1;
    copied = end ?? index + 1;
  }
  if (depth > 0) return undefined;
  builder.appendSource(sliceSource(source, copied));
  return builder.build();
}
