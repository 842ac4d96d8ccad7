import { ImageIndex, ImageManifest, MEDIA_TYPES } from '../../api/registry/oci.ts';
import { isDigest, parseDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { digestOfTag, findTag } from './images.ts';
import type { Image } from './images.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Services } from '../services.ts';
import type { Content } from './content/content.ts';
import { toContent, descriptorOf } from './content/content.ts';
import type { z } from 'zod';

const MANIFEST_TYPES: ReadonlySet<string> = new Set([MEDIA_TYPES.index, MEDIA_TYPES.manifest]);

/**
 * Returns the manifest of a tag or digest. Besides stored tags there are tags derived from a manifest digest:
 * `sha256-<hex>.sig` and `.att`, its signature and attestations (cosign), and `sha256-<hex>`, its referrers for clients
 * without the referrers API (OCI distribution specification). Throws MANIFEST_UNKNOWN.
 */
export async function findManifest(image: Image, reference: string, services: Services): Promise<Content> {
  const content = isDigest(reference)
    ? await services.registryContent.find(image, reference)
    : await findTagged(image, reference, services);
  if (content === undefined || !MANIFEST_TYPES.has(content.mediaType))
    throw unknownManifest(image, reference, services);
  return content;
}

async function findTagged(image: Image, tag: string, services: Services): Promise<Content | undefined> {
  const stored = findTag(image.name, tag, services.store);
  if (stored !== undefined) {
    const digest = digestOfTag(stored);
    return digest && services.registryContent.ofTag(image, { uid: stored.uid, digest });
  }
  const [, hex, place] = /^sha256-([0-9a-f]{64})(?:\.(sig|att))?$/.exec(tag) ?? [];
  if (hex === undefined) return undefined;
  const subject = parseDigest(`sha256:${hex}`);
  if (place === 'sig' || place === 'att') {
    const [artifact] = await services.registryContent.artifacts(image, subject, place);
    return artifact?.manifest;
  }
  const { manifests, ...index } = await referrersOf(image, subject, services);
  if (manifests.length === 0) return undefined;
  // As cosign writes this index: entries say what they are, and nothing else about it.
  const entries = manifests.map(({ mediaType, digest, size, artifactType }) => ({
    mediaType,
    digest,
    size,
    artifactType,
  }));
  return toContent(MEDIA_TYPES.index, JSON.stringify({ ...index, manifests: entries }));
}

/** Returns MANIFEST_UNKNOWN; the message says if the seed sets the digest, so that there is no content. */
function unknownManifest(image: Image, reference: string, { store }: Services): Refusal {
  const stored = isDigest(reference) ? undefined : findTag(image.name, reference, store);
  const digest = (stored && digestOfTag(stored)) ?? reference;
  const isGiven = isDigest(digest) && store.builds.find(digest, { repo: image.repo.uid }).length > 0;
  const reason = isGiven
    ? `the seed sets the digest ${digest}, so the platform has no content for it`
    : `${image.name} has no ${reference}`;
  return new Refusal('NOT_FOUND', `Not found: manifest unknown: ${reason}`, {
    registryCode: 'MANIFEST_UNKNOWN',
  });
}

/**
 * Returns the manifests that refer to this one; none is an empty list (OCI distribution specification, "Listing
 * referrers").
 */
export async function referrersOf(
  image: Image,
  subject: Digest,
  { registryContent }: Services,
): Promise<z.infer<typeof ImageIndex>> {
  const artifacts = await registryContent.artifacts(image, subject, 'referrers');
  const manifests = artifacts.map(({ manifest }) => {
    const { artifactType, annotations } = ImageManifest.parse(
      JSON.parse(Buffer.from(manifest.body).toString()),
    );
    return Object.assign(descriptorOf(manifest), { artifactType, annotations });
  });
  return { schemaVersion: 2, mediaType: MEDIA_TYPES.index, manifests };
}

/** Returns the manifest of linux/amd64 on an index, or undefined if it has none. */
export async function imageManifestOf(
  image: Image,
  index: Content,
  { registryContent }: Services,
): Promise<Content | undefined> {
  const { manifests } = ImageIndex.parse(JSON.parse(Buffer.from(index.body).toString()));
  const own = manifests.find(({ platform }) => platform?.architecture === 'amd64');
  return own === undefined ? undefined : registryContent.find(image, own.digest);
}
