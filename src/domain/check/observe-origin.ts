import { shortDigest } from '../digest.ts';
import type { Digest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import { periodText } from '../pin/pin-origin.ts';
import type { PinOrigin } from '../pin/pin-origin.ts';
import type { Build } from '../history/tag-history.ts';
import type { Observation } from './finding.ts';
import type { ImageUse } from './image-use.ts';
import { observed } from './observation.ts';
import type { Said } from './observation.ts';

/**
 * The finding on a digest that is none of the builds of its tag: it is another tag's, one platform's image, or nobody's.
 * What could not be looked up is said, and is nothing against the digest.
 */
export function observeOrigin(
  use: ImageUse,
  digest: Digest,
  given: { readonly tag: string; readonly newest: Build; readonly origin: PinOrigin | undefined },
): Observation {
  return observed(use, saidOf(use, shortDigest(digest), given));
}

function saidOf(
  use: ImageUse,
  digest: string,
  { tag, newest, origin }: Parameters<typeof observeOrigin>[2],
): Said {
  const image = formatImage(use.reference);
  const repin = `pin ${image}:${tag}@${newest.digest}`;
  switch (origin?.kind) {
    case 'foreign':
      return {
        ...FOREIGN,
        title: 'the digest is no build of this image',
        message: `${digest} is none of the builds that any of the ${origin.tags} tags of ${image} has had${origin.isInRegistry ? '' : ', and the registry does not have it'}.`,
        remedy: `Find out who wrote it and where it comes from; ${repin} instead.`,
      };
    case 'other-tag':
      return {
        ...FOREIGN,
        title: `the digest is a build of tag ${origin.tag}`,
        message: `${digest} is none of the builds of tag ${tag}; tag ${origin.tag} of ${image} pointed to it ${periodText(origin)}.`,
        remedy: `Write ${image}:${origin.tag}, or ${repin}.`,
      };
    case 'platform-manifest':
      return {
        ...FOREIGN,
        weight: 'warning',
        title: `the digest is the image of ${origin.platform} alone`,
        message: `${digest} is what a build of tag ${tag} has for ${origin.platform}; the tag pointed to that build ${periodText(origin)}. On other platforms it does not run.`,
        remedy: `Pin the index of that build, ${origin.index}, or ${repin}.`,
      };
    case 'own':
    case 'not-verified':
    case undefined:
      return {
        rule: 'not-checked',
        weight: 'blocking',
        subject: `origin|${canonicalReference(use.reference)}`,
        title: 'the origin of the digest could not be checked',
        message: `${digest} is none of the builds of tag ${tag}, and where it comes from is not known${origin?.kind === 'not-verified' ? `: ${origin.reason}` : ''}.`,
        remedy: `Run again; or ${repin}.`,
      };
  }
}

const FOREIGN = { rule: 'foreign-digest', weight: 'blocking' } as const;
