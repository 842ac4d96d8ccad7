import { canonicalReference } from '../../values/image-reference.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse, UnreadUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';

/**
 * A reference without a fixed value. What a template or another file sets, a tag that its tool reads as a number, and an
 * invalid line of a Dockerfile are only warnings, the first unless the policy is strict (advisory-rules.md#open-texts).
 */
export function observeUnresolvable({ file, line, reason, scope, code, written }: UnreadUse): Observation {
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
    remedy: remedyFor(scope, code),
  };
}

const TITLES: Partial<Record<UnreadUse['scope'], string>> = {
  instruction: 'Dockerfile is not valid',
  tag: 'Tag is read as a number',
};

/**
 * The fix of each code, at the place itself, so that the change that has the finding can also make it: a comment or the
 * configuration has an effect only after the merge (ADR 0007).
 */
const REMEDIES: Partial<Record<NonNullable<UnreadUse['code']>, string>> = {
  'build-arg': 'Give the argument a default value in the file: `ARG NAME=image:tag`.',
  'inline-dockerfile': 'Write the Dockerfile as a plain text, with full references.',
  'invalid-reference': 'Write a valid reference, such as `registry/name:tag`.',
  'number-tag': 'Write the tag in quotes.',
  'onbuild-stage-or-image': 'Write the full reference of the image, with its registry and tag.',
  'read-as-number': 'Write the tag that you mean in quotes.',
  'replaces-base': 'Give the context a name without a tag, and use that name in FROM.',
  'scratch-with-tag': 'Write `scratch` without a tag.',
};

function remedyFor(scope: UnreadUse['scope'], code: UnreadUse['code']): string {
  if (scope === 'instruction')
    return 'Fix the file, or exclude it with `exclude` in .github/mooring.yml; its other references are checked.';
  return scope === 'set-elsewhere'
    ? 'No action is needed if the value is checked where it is set; `strict` fails the check.'
    : ((code && REMEDIES[code]) ?? 'Write the full reference, without variables.');
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
