import { MEDIA_TYPES, ReferrersQuery } from '../../../api/registry/oci.ts';
import { isDigest } from '../../../values/digest.ts';
import type { Image } from '../../registry/images.ts';
import { Refusal } from '../../requests/refusal.ts';
import { accepts, manifestAnswer, jsonAnswer } from '../../registry/content-answer.ts';
import { openImage, readHolder, requireTag } from '../../registry/image-access.ts';
import type { Content } from '../../registry/content/content.ts';
import { findManifest, imageManifestOf, referrersOf } from '../../registry/manifests.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers, RouteCall, WholeAnswer } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import { readQuery } from '../../requests/read-request.ts';

/** Returns the manifest of a tag or digest (OCI distribution specification, "Pulling manifests"). */
const getManifest: Handler = (call, services) => answerManifest(call, services, false);

/** The same without the manifest: its type, digest and size. */
const headManifest: Handler = (call, services) => answerManifest(call, services, true);

async function answerManifest(call: RouteCall, services: Services, headOnly: boolean): Promise<WholeAnswer> {
  const image = await openImage(call, 'manifest.list', services);
  const reference = pathValue(call, 'reference');
  if (!isDigest(reference)) requireTag(image, reference);
  const manifest = await findManifest(image, reference, services);
  return manifestAnswer(await negotiate(image, manifest, call, services), headOnly);
}

/**
 * Returns the manifest in an accepted media type. A client that requests a tag and does not accept an image index gets
 * the manifest of linux/amd64, as from a stock registry; a manifest requested by digest is never replaced.
 */
async function negotiate(
  image: Image,
  manifest: Content,
  call: RouteCall,
  services: Services,
): Promise<Content> {
  const accept = call.headers['accept'];
  if (accepts(accept, manifest.mediaType)) return manifest;
  const isByTag = !isDigest(pathValue(call, 'reference'));
  if (isByTag && manifest.mediaType === MEDIA_TYPES.index && accepts(accept, MEDIA_TYPES.manifest)) {
    const own = await imageManifestOf(image, manifest, services);
    if (own !== undefined) return own;
  }
  throw new Refusal(
    'NOT_FOUND',
    `Not found: the manifest is an ${manifest.mediaType}, which is not accepted`,
    {
      registryCode: 'MANIFEST_UNKNOWN',
    },
  );
}

/** Returns the referrers of a manifest. If filtered by type, a header says so. */
const listReferrers: Handler = async (call, services) => {
  const image = await openImage(call, 'referrers.list', services);
  const { artifactType } = readQuery(ReferrersQuery, call);
  const subject = pathValue(call, 'digest');
  if (!isDigest(subject)) {
    throw new Refusal('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
      registryCode: 'DIGEST_INVALID',
    });
  }
  const referrers = await referrersOf(image, subject, services);
  if (artifactType === undefined) return jsonAnswer(referrers, {}, MEDIA_TYPES.index);
  const manifests = referrers.manifests.filter((one) => one.artifactType === artifactType);
  return jsonAnswer(
    { ...referrers, manifests },
    { 'oci-filters-applied': 'artifactType' },
    MEDIA_TYPES.index,
  );
};

/**
 * Checks the token of the caller; without a token the 401 names the token endpoint (OCI distribution specification,
 * "API").
 */
const checkRegistryAccess: Handler = async (call, services) => {
  await readHolder(call, undefined, services);
  return jsonAnswer({}, { 'docker-distribution-api-version': 'registry/2.0' });
};

/** Handlers of the registry API, manifests and referrers. */
export const manifestHandlers = {
  getManifest,
  headManifest,
  listReferrers,
  checkRegistryAccess,
} satisfies Handlers;
