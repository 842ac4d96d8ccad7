import type { Descriptor, Manifest } from '../../registry/oci.ts';
import { isDigest } from '../../../values/digest.ts';
import type { Digest } from '../../../values/digest.ts';
import type { HttpResponse } from '../../http.ts';
import { requireDigest } from './content-digest.ts';
import type { DigestOf } from './content-digest.ts';

/** A manifest as the registry keeps it. */
export interface FetchedManifest {
  /** The digest of these very bytes. */
  readonly digest: Digest;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly manifest: Manifest;
}

/** Limits of a manifest. Small ones are not enforced: a refusal has a body too. */
export interface ManifestLimits {
  readonly maxBytes?: number;
}

/** The content of one image in its registry, whichever client reads it. Throws what the client throws. */
export interface ImageContent {
  /** A `reference` is a tag or a digest; the manifest has at most `maxBytes`, those of a response if absent. */
  manifest(reference: string, limits?: ManifestLimits): Promise<FetchedManifest>;
  /** Bytes that have the digest, at most `maxBytes` of them. */
  blob(digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  /** The manifests that refer to a manifest. */
  referrers(digest: Digest): Promise<readonly Descriptor[]>;
}

/** A client of a registry, which reads the content of any of its images. */
export interface ContentClient<Image> {
  manifest(image: Image, reference: string, limits?: ManifestLimits): Promise<FetchedManifest>;
  blob(image: Image, digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  referrers(image: Image, digest: Digest): Promise<readonly Descriptor[]>;
}

/** Returns the content of one image. */
export function contentOf<Image>(client: ContentClient<Image>, image: Image): ImageContent {
  return {
    manifest: (reference, limits) => client.manifest(image, reference, limits),
    blob: (digest, limits) => client.blob(image, digest, limits),
    referrers: (digest) => client.referrers(image, digest),
  };
}

/**
 * Returns a manifest with its digest. Bytes that were requested by digest must have it; those of a tag, the digest that
 * the registry says they have. Throws `platform_unexpected_answer` otherwise. `purpose` completes "could not …".
 */
export async function toFetchedManifest(
  response: HttpResponse,
  given: {
    readonly reference: string;
    readonly manifest: Manifest;
    readonly purpose: string;
    readonly digestOf: DigestOf;
  },
): Promise<FetchedManifest> {
  const { digestOf, manifest, purpose, reference } = given;
  const head = readManifestHead(response);
  const expected = isDigest(reference) ? reference : head.digest;
  const digest =
    expected === undefined
      ? await digestOf(response.body, 'sha256')
      : await requireDigest(response.body, expected, purpose, digestOf);
  return { digest, mediaType: manifest.mediaType ?? head.mediaType, bytes: response.body, manifest };
}

/** Returns the digest, if the registry returns one, and the media type of a manifest from the headers. */
export function readManifestHead({ headers }: HttpResponse): {
  readonly digest: Digest | undefined;
  readonly mediaType: string;
} {
  const digest = headers['docker-content-digest'] ?? '';
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
  return { digest: isDigest(digest) ? digest : undefined, mediaType: mediaType.trim() };
}
