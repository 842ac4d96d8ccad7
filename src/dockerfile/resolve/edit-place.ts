import type { ImageReference } from '../../values/image-reference.ts';
import { sliceSource, spansOf } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { replaceableFrom, tailOrigin, wholeOrigin } from '../expand/arg-usage.ts';
import type { ArgUsage } from '../expand/arg-usage.ts';
import type { Fragment } from '../expand/fragment.ts';
import type { GlobalScope } from '../expand/global-scope.ts';
import type { EditPlace, FromArguments, NotEditableCode } from '../reading.ts';

/** The ARG defaults and their uses, which limit the edits. */
export interface EditContext {
  readonly scope: GlobalScope;
  readonly usage: ArgUsage;
}

/** An expanded word and its reference. */
export interface ExpandedReference {
  readonly fragment: Fragment;
  readonly reference: ImageReference;
  readonly fromArguments: FromArguments | undefined;
}

/**
 * Returns the place to edit a reference: the word that names it, or the one ARG default that is the whole reference, or,
 * for a reference with a digest, the ARG default that is the digest. Not editable if the edit would break another use of
 * that ARG, another platform or a build argument, and not in this file if the reference is a build argument.
 */
export function placeEdit(
  { fragment, reference, fromArguments }: ExpandedReference,
  { scope, usage }: EditContext,
): EditPlace {
  if (fragment.dependsOnPlatform) {
    return notEditable('platform-dependent', 'the reference differs by platform');
  }
  const whole = wholeOrigin(fragment);
  if (whole !== undefined) return placeInArg(whole, fragment.source, { scope, usage });
  if (fromArguments !== undefined) return notEditable('not-in-file', 'a build argument is in it');
  if (fragment.substitutions.every(({ value }) => value === undefined)) {
    return placeText(fragment.source, replaceableFrom(fragment));
  }
  const digestAt = fragment.source.text.length - (reference.digest?.length ?? 0);
  const digest = reference.digest === undefined ? undefined : tailOrigin(fragment, digestAt);
  if (digest !== undefined && replaceableFrom(fragment) === digestAt) {
    return placeInArg(digest, sliceSource(fragment.source, digestAt), { scope, usage });
  }
  return notEditable('arg-fragment', partInArgs(fragment));
}

function partInArgs({ substitutions }: Fragment): string {
  const names = [...new Set(substitutions.map(({ name }) => name))].join(' and ARG ');
  return `only part of the reference is in ARG ${names}; put the whole reference in the default of one ARG`;
}

/** The default is edited once for all FROMs that are the reference. */
function placeInArg(origin: number, source: SourceText, { scope, usage }: EditContext): EditPlace {
  if (!usage.isFree(origin)) {
    const reason = 'the ARG that holds the reference has another use that a digest would break';
    return notEditable('arg-used-elsewhere', reason);
  }
  const fragment = scope.fragments[origin];
  return placeText(source, fragment === undefined ? undefined : replaceableFrom(fragment));
}

/** Returns the place of a text in the file that can be replaced from the index `from` on; undefined: not at all. */
export function placeText(source: SourceText, from: number | undefined): EditPlace {
  if (from === undefined) {
    return notEditable(
      'override-ignored',
      'with a digest here, a build argument that changes the reference would be ignored',
    );
  }
  const spans = spansOf(source);
  if (spans === undefined) return notEditable('not-in-file', 'part of the reference is not in the file');
  return { kind: 'editable', text: source.text, spans, replaceableFrom: from };
}

function notEditable(code: NotEditableCode, reason: string): EditPlace {
  return { kind: 'not-editable', code, reason };
}
