import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import { isDigest } from '../../../domain/digest.ts';
import type { Image } from '../../registry-face/images.ts';
import { Refusal } from '../../requests/refusal.ts';
import { accepts } from '../../registry-face/accept.ts';
import { openImage } from '../../registry-face/access.ts';
import type { Content } from '../../registry-face/content.ts';
import { manifestAnswer } from '../../registry-face/content-answer.ts';
import { findManifest } from '../../registry-face/find-manifest.ts';
import { imageManifestOf } from '../../registry-face/image-manifest-of.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, RouteCall, WholeAnswer } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/** What a tag or a digest of an image stands for (OCI distribution specification, "Pulling manifests"). */
export const getManifest: Handler = (call, services) => answerManifest(call, services, false);

/** The same without the manifest: its type, digest and size. */
export const headManifest: Handler = (call, services) => answerManifest(call, services, true);

async function answerManifest(call: RouteCall, services: Services, headOnly: boolean): Promise<WholeAnswer> {
  const image = await openImage(call, 'manifest.list', services);
  const manifest = await findManifest(image, pathValue(call, 'reference'), services);
  return manifestAnswer(await negotiate(image, manifest, call, services), headOnly);
}

/**
 * The manifest in a form that the caller takes. Who asks by tag and knows no index gets the image of linux/amd64, as
 * from a stock registry; bytes that were asked for by their digest are never exchanged for others.
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
