import { spansOf } from '../../text/source-text.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { FormatEditPlace } from '../format-image.ts';
import { findTagComment, WHOLE_REFERENCE } from '../pin-writing.ts';
import type { PinWriting } from '../pin-writing.ts';
import type { ImageLiteral } from './find-literals.ts';
import type { TextLanguage } from './text-language.ts';
import type { TextLine } from './text-lines.ts';

/** Characters around a place that can be part of its command. */
export const LONGEST_COMMAND = 500;

/** An image in a text, and its line. */
interface TextPlace {
  readonly literal: ImageLiteral;
  readonly line: TextLine;
  readonly language: TextLanguage;
  readonly reference: ImageReference;
}

/** Returns how the digest of an image in a text is written: an existing one is exchanged, a first one is written if that is wished. */
export function textPin(
  { text, isPinned }: { readonly text: string; readonly isPinned: boolean },
  { literal, line, language, reference }: TextPlace,
): { readonly edit: FormatEditPlace; readonly writing: PinWriting } {
  const isDigestAlone = reference.tag === undefined && reference.digest !== undefined;
  const behind = /["'`]/.test(text.charAt(literal.end)) ? literal.end + 1 : literal.end;
  const tagComment =
    isDigestAlone && language.trailing === '#'
      ? findTagComment(text.slice(behind, line.end), behind)
      : undefined;
  const writing: PinWriting = {
    ...WHOLE_REFERENCE,
    styles: isDigestAlone ? ['digest'] : ['tag@digest'],
    ...(tagComment?.tag === undefined ? {} : { tagComment }),
  };
  const start = Math.max(line.start, literal.start - LONGEST_COMMAND);
  const around = text.slice(start, Math.min(line.end, literal.end + LONGEST_COMMAND));
  return { edit: editOf(literal, { around, isPinned, reference }), writing };
}

function editOf(
  { source }: ImageLiteral,
  {
    around,
    isPinned,
    reference,
  }: { readonly around: string; readonly isPinned: boolean; readonly reference: ImageReference },
): FormatEditPlace {
  const isNew = reference.digest === undefined;
  if (isNew && !isPinned)
    return noDigest(
      'a first digest is written into a text only with `text.pin: true` in .github/mooring.yml',
    );
  if (isNew && /\bskopeo\b/.test(around)) return noDigest('skopeo does not accept a tag with a digest');
  const spans = spansOf(source);
  if (spans === undefined) return noDigest('its text was not found in the file');
  return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
}

function noDigest(reason: string): FormatEditPlace {
  return { kind: 'not-editable', code: 'no-digest-here', reason };
}
