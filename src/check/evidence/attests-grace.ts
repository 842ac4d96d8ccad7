import type { ImageContent } from '../../api/client/oci/image-content.ts';
import type { OciImage } from '../../api/client/oci/oci-authorization.ts';
import type { Digest } from '../../values/digest.ts';
import { referringContents, taggedContents } from '../../signatures/signed-contents.ts';
import type { WantedContent } from '../../signatures/signed-contents.ts';
import type { VerifySbom } from '../../signatures/verify-sbom.ts';
import { settle } from '../../values/fetched.ts';

/** The attestation that builds have in the grace period of their tag; what it states besides is not documented. */
const END_OF_LIFE: WantedContent = {
  predicateType: 'https://chainguard.dev/end-of-life',
  legacyForm: 'legacy-attestation',
  tagSuffix: '.att',
  maxBytes: 128 * 1024,
  maxTotalBytes: 128 * 1024,
  most: 1,
};

/**
 * Returns whether a trusted signer attests the grace period of a build's tag (advisory-rules.md#end-of-life-data). False if
 * nothing of that is found or a request fails, which proves nothing.
 */
export async function attestsGrace(
  image: OciImage,
  digest: Digest,
  sources: { readonly content: ImageContent; readonly verify: VerifySbom },
): Promise<boolean> {
  const found = await settle(findGrace(image, digest, sources));
  return found.kind === 'known' && found.value;
}

async function findGrace(
  image: OciImage,
  digest: Digest,
  { content, verify }: { readonly content: ImageContent; readonly verify: VerifySbom },
): Promise<boolean> {
  for (const find of [referringContents, taggedContents]) {
    // oxlint-disable-next-line no-await-in-loop -- the second place is needed only if the first one has nothing
    for await (const found of find(content, digest, END_OF_LIFE)) {
      const proof =
        found.form === 'unread' ? undefined : await verify(image, digest, found, END_OF_LIFE.predicateType);
      if (proof?.kind === 'verified') return true;
    }
  }
  return false;
}
