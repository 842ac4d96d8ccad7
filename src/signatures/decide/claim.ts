import type { Digest } from '../../values/digest.ts';
import { formatImage, readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';

/** A statement of verified content about one manifest. Whether its signer may state it is not part of it. */
export interface Claim {
  readonly digest: Digest;
  /** The image that it names, `host/path`; undefined in a signature of the new form, which names none. */
  readonly image: string | undefined;
  /** A signature, in both forms, has the type `SIGNATURE_PREDICATE`. */
  readonly predicateType: string;
  /** The content of an attestation; undefined in a signature. */
  readonly predicate: unknown;
}

/** How a claim fits the manifest that it was found at. */
export type ClaimFit =
  | { readonly kind: 'fits' }
  /** It is about another manifest: a signature or an attestation that was moved here. */
  | { readonly kind: 'other-digest' }
  /** It is about the manifest, as another image of the same registry. */
  | { readonly kind: 'other-image'; readonly image: string };

/**
 * Compares a claim with the manifest and the image that it is to be about. The name of another registry fits: that is
 * how a copy in a mirror looks (signing-rules.md#checks).
 */
export function compareClaim(
  { digest, image: named }: Pick<Claim, 'digest' | 'image'>,
  wanted: Digest,
  image: Pick<ImageReference, 'host' | 'path'>,
): ClaimFit {
  if (digest !== wanted) return { kind: 'other-digest' };
  const reading = named === undefined ? undefined : readImageReference(named);
  if (reading?.kind !== 'reference' || reading.reference.host !== image.host) return { kind: 'fits' };
  return reading.reference.path === image.path
    ? { kind: 'fits' }
    : { kind: 'other-image', image: formatImage(reading.reference) };
}
