import { isDigest } from '../../../values/digest.ts';
import { Refusal } from '../../requests/refusal.ts';
import { openImage } from '../../registry/image-access.ts';
import { blobAnswer } from '../../registry/content-answer.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers, RouteCall, WholeAnswer } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';

/** The bytes of a digest, or a range of them (OCI distribution specification, "Pulling blobs"). */
const getBlob: Handler = (call, services) => answerBlob(call, services, false);

/** The same without the bytes. */
const headBlob: Handler = (call, services) => answerBlob(call, services, true);

/** Handlers of blobs. */
export const blobHandlers = { getBlob, headBlob } satisfies Handlers;

async function answerBlob(call: RouteCall, services: Services, headOnly: boolean): Promise<WholeAnswer> {
  const image = await openImage(call, 'repo.blobs.get', services);
  const digest = pathValue(call, 'digest');
  if (!isDigest(digest)) {
    throw new Refusal('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
      registryCode: 'DIGEST_INVALID',
    });
  }
  const content = await services.registryContent.find(image, digest);
  if (content === undefined) {
    throw new Refusal('NOT_FOUND', `Not found: blob unknown: ${image.name} has no ${digest}`, {
      registryCode: 'BLOB_UNKNOWN',
    });
  }
  return blobAnswer(content, call.headers['range'], headOnly);
}
