import { canonicalReference } from '../../values/image-reference.ts';
import type { ImageUse, UnreadUse } from '../../references/decide/image-use.ts';
import type { Observation } from '../decide/finding.ts';
import { observed } from '../decide/observation.ts';

const TITLE = 'Image in a text that was not read';

/**
 * A text with a known registry that is no image, skip or name. A warning, so that no image passes unseen; it fails a strict
 * check, or one that has the rule in `fail-on`. Prose, fixtures and generated files are a notice (text-rules.md#unread).
 */
export function observeUnreadText({ file, line, reason, scope, written }: UnreadUse): Observation {
  const isAside = scope === 'text-aside';
  return {
    rule: 'unread',
    weight: isAside ? 'minor' : 'blocking',
    ...(isAside ? {} : { failsOnlyIf: 'named' as const }),
    key: `unread|${reason}`,
    file,
    line,
    reference: written,
    title: TITLE,
    message: reason,
    remedy: isAside
      ? 'No action is needed, unless the image is used: then write it as a value of its own, or list the fixture in `text.include`.'
      : 'Write the tag in the same text. If no image is used here, add the comment `mooring: ignore`, or list the file in `text.exclude`.',
  };
}

/** An image in a text that the registry does not have: it can be the name of a result, so that nothing else is known about it. */
export function observeAbsentText(use: ImageUse): Observation {
  return observed(use, {
    rule: 'unread',
    weight: 'blocking',
    failsOnlyIf: 'named',
    title: TITLE,
    message: `${canonicalReference(use.reference)}: the registry has no such tag.`,
    remedy:
      'Check the spelling. If no image is used here, add the comment `mooring: ignore`, or list the file in `text.exclude`.',
  });
}
