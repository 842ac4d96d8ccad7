import type { ImageReference } from '../image-reference.ts';
import { replaceableFrom, tailOrigin, wholeOrigin } from './arg-usage.ts';
import type { ArgUsage } from './arg-usage.ts';
import type { Fragment } from './fragment.ts';
import type { GlobalScope } from './global-scope.ts';
import type { EditPlace, NotEditableCode } from './reading.ts';
import { sliceSource, spansOf } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** What decides where an edit may go: the ARG defaults, and all that is made of them. */
export interface EditContext {
  readonly scope: GlobalScope;
  readonly usage: ArgUsage;
}

/** A word, expanded, and the reference that it came to. */
export interface ExpandedReference {
  readonly fragment: Fragment;
  readonly reference: ImageReference;
}

/**
 * Where the text of a reference can be changed: in the word that names it, or in the one ARG default that it wholly is,
 * or, for a reference with a digest, in the ARG default that is the digest. Nowhere when another use of that ARG, another
 * platform or a build argument would then mean something else than it says.
 */
export function placeEdit(
  { fragment, reference }: ExpandedReference,
  { scope, usage }: EditContext,
): EditPlace {
  if (fragment.dependsOnPlatform) {
    return notEditable('platform-dependent', 'the reference is another one for each platform');
  }
  const whole = wholeOrigin(fragment);
  if (whole !== undefined) return placeInArg(whole, fragment.source, { scope, usage });
  if (fragment.substitutions.every(({ value }) => value === undefined)) {
    return placeText(fragment.source, replaceableFrom(fragment));
  }
  const digestAt = fragment.source.text.length - (reference.digest?.length ?? 0);
  const digest = reference.digest === undefined ? undefined : tailOrigin(fragment, digestAt);
  if (digest !== undefined && replaceableFrom(fragment) === digestAt) {
    return placeInArg(digest, sliceSource(fragment.source, digestAt), { scope, usage });
  }
  return placeInArgs(fragment.substitutions.map(({ name }) => name));
}

/** Where a reference is changed that is put together from ARGs of these names: nowhere. */
export function placeInArgs(names: readonly string[]): EditPlace {
  return notEditable(
    'arg-fragment',
    `only a part of the reference comes from ARG ${[...new Set(names)].join(' and ARG ')}; put the whole reference into the default of one ARG`,
  );
}

/** Where a reference is changed that is the word itself. */
export function placeInWord(word: SourceText): EditPlace {
  return placeText(word, 0);
}

/** Where a reference is changed that is the default of an ARG with other uses: nowhere. */
export const ARG_USED_ELSEWHERE: EditPlace = notEditable(
  'arg-used-elsewhere',
  'the ARG that holds the reference is also used where a digest would be wrong',
);

/** The default is changed once for all FROMs that are the reference. */
function placeInArg(origin: number, source: SourceText, { scope, usage }: EditContext): EditPlace {
  if (!usage.isFree(origin)) return ARG_USED_ELSEWHERE;
  const fragment = scope.fragments[origin];
  return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
}

function placeText(source: SourceText, from: number | undefined): EditPlace {
  if (from === undefined) {
    return notEditable(
      'override-ignored',
      'with a digest here, a build argument that changes the reference would be ignored',
    );
  }
  const spans = spansOf(source);
  if (spans === undefined)
    return notEditable('not-in-file', 'a part of the reference stands nowhere in the file');
  return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
}

function notEditable(code: NotEditableCode, reason: string): EditPlace {
  return { kind: 'not-editable', code, reason };
}
