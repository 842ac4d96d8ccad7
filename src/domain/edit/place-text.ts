import type { ByteSpan, EditPlace } from '../dockerfile/reading.ts';
import type { ByteEdit } from './apply-edits.ts';

/** A place of a file that can be edited. */
export type EditablePlace = Extract<EditPlace, { readonly kind: 'editable' }>;

/**
 * The edits that make the text of a place another one. What both begin with stays, so that a digest is only added or
 * exchanged; the rest goes in where the first difference is. Undefined when that would change text that has to stay. An
 * escape character goes with the character that it stands before: left alone, it would join the line to the next one.
 * `original` is the file.
 */
export function placeText(
  place: EditablePlace,
  text: string,
  original: Uint8Array,
): readonly ByteEdit[] | undefined {
  if (text === place.text) return [];
  const kept = commonLength(place.text, text);
  if (kept < place.replaceableFrom) return undefined;
  const [first, ...others] = spansFrom(place.spans, kept);
  if (first === undefined) return undefined;
  const edit = { ...first, replacement: new TextEncoder().encode(text.slice(kept)) };
  const removed = others.map(({ start, end }, index) => {
    const isEscaped = (others[index - 1] ?? first).end === start - 1 && ESCAPES.has(original[start - 1]);
    return { start: isEscaped ? start - 1 : start, end, replacement: new Uint8Array() };
  });
  return [edit, ...removed];
}

/** The backslash, and the backtick that `# escape=` can put in its place. */
const ESCAPES: ReadonlySet<number | undefined> = new Set([0x5c, 0x60]);

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** The spans that hold the text from `index` on; at its end, the empty span after the last character. */
function spansFrom(spans: readonly ByteSpan[], index: number): readonly ByteSpan[] {
  let before = 0;
  for (const [number, { start, end }] of spans.entries()) {
    const length = end - start;
    const isLast = number === spans.length - 1;
    if (index < before + length || isLast) {
      return [{ start: start + index - before, end }, ...spans.slice(number + 1)];
    }
    before += length;
  }
  return [];
}
