/** How a pinned reference is written: `name:tag@digest`, or `name@digest`. */
export type PinStyle = 'tag@digest' | 'digest';

/** How a digest is written into the place of an image that may be not one run of text with its tag. */
export interface PinWriting {
  /**
   * The part of the reference that the place holds: the whole reference, its tag alone, or its digest alone
   * (possibly empty).
   */
  readonly part: 'reference' | 'tag' | 'digest';
  /** The text before and after the new text when the place is changed: a quote, or the key of a new entry. */
  readonly before: string;
  readonly after: string;
  /** The styles that the readers of such a file accept; the first one is used where the wished one is not among them. */
  readonly styles: readonly [PinStyle, ...PinStyle[]];
  /** Undefined where the language has no comments behind the text, or another text follows on the line. */
  readonly tagComment?: TagComment | undefined;
}

/** How a reference is pinned that stands in one run of text. */
export const WHOLE_REFERENCE: PinWriting = {
  part: 'reference',
  before: '',
  after: '',
  styles: ['tag@digest', 'digest'],
};

/** Where a comment behind a text gives the tag of the image in it, or can give it. */
export interface TagComment {
  /** The tag that stands there; undefined where none does. */
  readonly tag: string | undefined;
  /** The bytes of the file that another tag takes the place of; none where there is no tag yet. */
  readonly start: number;
  readonly end: number;
  /** The text before the tag. */
  readonly lead: '' | 'tag=' | ' # ' | ' # tag=';
}

const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
/** A word that is almost certainly a tag; not a date. */
const PLAIN_TAG = /^(?!\d{4}-\d\d-\d\d$)(?:v?\d|latest(?:-|$))[A-Za-z0-9._-]{0,127}$/;
const END = String.raw`(?=[ \t]*$|[ \t]+#)`;
const ALONE = new RegExp(`^([ \\t]+#[ \\t]*)(${TAG})${END}`);
const NAMED = new RegExp(`^([ \\t]+#(?:.*[ \\t]#)?[ \\t]*)tag=(${TAG})${END}`);

/**
 * The tag comment in the rest of a line behind a value, or the place for one: `# 1.2`, as Frizbee and this program write
 * it, also in front of another comment, or `# tag=1.2`, as Renovate does, also between others. A word that could be
 * anything counts only with `tag=`. `at` is the byte where the rest starts; undefined where something other than a comment
 * stands in it.
 */
export function findTagComment(rest: string, at: number): TagComment | undefined {
  const comment = withoutTrailingBlanks(rest);
  if (comment === '') return { tag: undefined, start: at, end: at, lead: ' # ' };
  if (!/^[ \t]+#/.test(comment)) return undefined;
  const [, beforeNamed = '', named] = NAMED.exec(comment) ?? [];
  if (named !== undefined) return placeOf(named, 'tag=', at + beforeNamed.length);
  const [, before = '', alone] = ALONE.exec(comment) ?? [];
  if (alone !== undefined && PLAIN_TAG.test(alone)) return placeOf(alone, '', at + before.length);
  const end = at + comment.length;
  return { tag: undefined, start: end, end, lead: ' # tag=' };
}

function placeOf(tag: string, lead: '' | 'tag=', start: number): TagComment {
  return { tag, start, end: start + lead.length + tag.length, lead };
}

/** Returns the text of a tag comment for a tag, so that `findTagComment` finds that tag again. */
export function tagCommentText({ lead }: TagComment, tag: string): string {
  const isNamed = lead.endsWith('tag=') || PLAIN_TAG.test(tag);
  return `${lead}${isNamed ? '' : 'tag='}${tag}`;
}

/** Not `trimEnd`: the text is one unit per byte, and the last byte of a letter can look like a wide blank. */
function withoutTrailingBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
