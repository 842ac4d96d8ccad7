import { canonicalReference } from '../../values/image-reference.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse, UnreadUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import type { RuleHelp } from '../decide/observation.ts';

export const UNRESOLVABLE_HELP: RuleHelp = {
  explanation: 'The image reference has no fixed value, so the image it stands for is unknown.',
  remedy: 'Write the full reference, or give its variable a default value.',
};

/**
 * A reference without a fixed value. What a template or another file sets, a tag that its tool reads as a number, and an
 * invalid line of a Dockerfile are only warnings, the first unless the policy is strict (advisory-rules.md#open-texts).
 */
export function observeUnresolvable({ file, line, reason, scope, written }: UnreadUse): Observation {
  return {
    rule: 'unresolvable',
    weight: scope === 'instruction' || scope === 'tag' ? 'warning' : 'blocking',
    ...(scope === 'set-elsewhere' ? { failsOnlyIf: 'strict' as const } : {}),
    key: `text|${reason}`,
    file,
    line,
    reference: written,
    title: TITLES[scope] ?? 'Image reference cannot be resolved',
    message: reason,
    remedy: remedyFor(scope),
  };
}

const TITLES: Partial<Record<UnreadUse['scope'], string>> = {
  instruction: 'Dockerfile is not valid',
  tag: 'Tag is read as a number',
};

function remedyFor(scope: UnreadUse['scope']): string {
  if (scope === 'tag') return 'Write the tag that you mean in quotes.';
  if (scope === 'instruction')
    return 'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.';
  return scope === 'set-elsewhere'
    ? 'No action is needed if the value is checked where it is set; `strict` fails the check.'
    : 'Write the full reference, or give its variable a default value in the same file.';
}

/** A digest without a tag, which belongs to no known tag either. */
export function observeTagless(use: ImageUse): Observation {
  return observed(use, {
    rule: 'unresolvable',
    weight: 'blocking',
    title: 'Digest without a tag',
    message: `${canonicalReference(use.reference)} has no tag, and no tag of the image ever pointed to the digest; its history and its end of life cannot be checked.`,
    remedy: 'Add the tag before the digest: `image:tag@sha256:…`.',
  });
}
