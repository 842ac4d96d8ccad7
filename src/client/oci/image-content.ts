import type { Descriptor } from '../../contract/registry/oci.ts';
import type { Digest } from '../../domain/digest.ts';
import type { FetchedManifest } from './registry-content-client.ts';

/** The content of one image in its registry, whichever client reads it. Throws what the client throws. */
export interface ImageContent {
  /** A `reference` is a tag or a digest. */
  manifest(reference: string): Promise<FetchedManifest>;
  /** Bytes that have the digest, at most `maxBytes` of them. */
  blob(digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  /** The manifests that refer to a manifest. */
  referrers(digest: Digest): Promise<readonly Descriptor[]>;
}

/** A client of a registry, which reads the content of any of its images. */
interface ContentClient<Image> {
  manifest(image: Image, reference: string): Promise<FetchedManifest>;
  blob(image: Image, digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  referrers(image: Image, digest: Digest): Promise<readonly Descriptor[]>;
}

/** Returns the content of one image. */
export function contentOf<Image>(client: ContentClient<Image>, image: Image): ImageContent {
  return {
    manifest: (reference) => client.manifest(image, reference),
    blob: (digest, limits) => client.blob(image, digest, limits),
    referrers: (digest) => client.referrers(image, digest),
  };
}
