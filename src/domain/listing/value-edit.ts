import type { Digest } from '../digest.ts';
import type { ByteEdit } from '../edit/apply-edits.ts';
import { pinnedText } from '../edit/pinned-text.ts';
import type { PinStyle } from '../edit/pinned-text.ts';
import { placeText } from '../edit/place-text.ts';
import { assertNever } from '../errors.ts';
import type { FormatImage } from './format-image.ts';

/** A digest that an image of a file is to carry, and how it is wished to be written. */
export interface ValuePin {
  readonly image: Pick<FormatImage, 'edit' | 'writing'>;
  readonly digest: Digest;
  readonly style: PinStyle;
}

/**
 * The edits that put a digest into the value of a file, none where it is there already; undefined where the file has no
 * place for it.
 */
export function planValueEdit({ image, digest, style }: ValuePin): readonly ByteEdit[] | undefined {
  const { edit, writing } = image;
  if (edit.kind === 'not-editable') return undefined;
  const accepted = writing.styles.includes(style) ? style : writing.styles[0];
  const pinned = pinnedPart(edit.text);
  if (pinned === edit.text) return [];
  return placeText(edit, `${writing.before}${pinned}${writing.after}`);

  function pinnedPart(text: string): string {
    switch (writing.part) {
      case 'reference':
        return pinnedText(text, digest, accepted);
      case 'tag':
        return `${text.replace(/@.*$/s, '')}@${digest}`;
      case 'digest':
        return digest;
      default:
        return assertNever(writing.part);
    }
  }
}
