import { shortDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { formatImage } from '../../values/image-reference.ts';
import type { Build } from '../../values/tag-history.ts';
import { periodText } from '../../tag-history/decide/pin-origin.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import { count } from '../../text/plural.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import { observeUnknownOrigin } from './not-checked.ts';

/**
 * A digest outside of its tag's history: `foreign-digest` if it belongs to another tag or to no known build, `platform-manifest`
 * if it is one platform's part of a build of the tag. An origin that could not be looked up is `not-checked`.
 */
export function observeOrigin(
  use: ImageUse,
  pinned: Digest,
  given: { readonly tag: string; readonly newest: Build; readonly origin: PinOrigin | undefined },
): Observation {
  const { tag, newest, origin } = given;
  const digest = shortDigest(pinned);
  const image = formatImage(use.reference);
  const repin = `pin ${image}:${tag}@${newest.digest}`;
  switch (origin?.kind) {
    case 'foreign':
      return observed(use, {
        ...FOREIGN,
        title: 'Digest is not a build of this image',
        message: `${digest} is not in the history of any tag of ${image} (${count(origin.tags, 'tag')} searched)${origin.isInRegistry ? '' : ', nor in the registry'}.`,
        remedy: `Check where the digest comes from, and ${repin} instead.`,
      });
    case 'other-tag':
      return observed(use, {
        ...FOREIGN,
        title: `Digest belongs to tag ${origin.tag}`,
        message: `${digest} is not in the history of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${periodText(origin)}.`,
        remedy: `Use ${image}:${origin.tag}, or ${repin}.`,
      });
    case 'platform-manifest':
      return observed(use, {
        rule: 'platform-manifest',
        weight: 'warning',
        title: `Digest covers ${origin.platform} only`,
        message: `${digest} is the ${origin.platform} manifest of a build that tag ${tag} pointed to ${periodText(origin)}; it does not run on other platforms.`,
        remedy: `Pin the image index of that build, ${origin.index}, or ${repin}.`,
      });
    case 'own':
    case 'not-checked':
    case undefined: {
      const reason = origin?.kind === 'not-checked' ? origin.reason : undefined;
      return observeUnknownOrigin(use, { digest, tag, reason, repin });
    }
  }
}

/** A digest behind a tag that is known not to exist, so that nothing shows that it was a build of the tag. */
export function observeGoneTag(use: ImageUse, digest: Digest, tag: string): Observation {
  const image = formatImage(use.reference);
  return observed(use, {
    ...FOREIGN,
    title: 'Digest of a tag that does not exist',
    message: `${image}:${tag} does not exist, so nothing shows that ${shortDigest(digest)} was a build of it.`,
    remedy: `Pin a build of a tag that ${image} has.`,
  });
}

const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' } as const;
