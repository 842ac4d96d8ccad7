import { offsetAt, spansOf } from '../text/source-text.ts';
import type { SourceText } from '../text/source-text.ts';
import type { TextNode } from './data-node.ts';
import type { FoundArgument } from './found-text.ts';
import type { FormatEditPlace } from './format-image.ts';
import { WHOLE_REFERENCE } from './pin-writing.ts';
import { editPlaceOf } from './text-reference.ts';

/** The value of a build argument, with its place in the file. */
export interface ArgumentValue {
  readonly source: SourceText;
  /** Whether it is one run of the file, without the value of a variable in it. */
  readonly isWhole: boolean;
}

/**
 * Returns the build argument in a text, to be passed on with the path of its Dockerfile. `value` is undefined if only a
 * variable of the file says what it is.
 */
export function findArgument(name: string, node: TextNode, value: ArgumentValue | undefined): FoundArgument {
  const at = Math.max(node.start, offsetAt(node.source, 0));
  const writing = { ...WHOLE_REFERENCE, tagComment: node.tagComment };
  const spans = spansOf(node.source) ?? [];
  const edit = editOf(node, value);
  return { kind: 'argument', at, name, value: value?.source.text, written: node.text, edit, writing, spans };
}

function editOf({ aliases }: TextNode, value: ArgumentValue | undefined): FormatEditPlace {
  if (value?.isWhole !== true)
    return { kind: 'not-editable', code: 'arg-fragment', reason: 'a part of it comes from a variable' };
  if (aliases > 0)
    return { kind: 'not-editable', code: 'used-elsewhere', reason: 'an alias uses it in another place' };
  return editPlaceOf(value.source);
}
