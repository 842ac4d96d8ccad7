import { MEDIA_TYPES, ReferrersQuery } from '../../../contract/registry/oci.ts';
import { isDigest } from '../../../domain/digest.ts';
import { readQuery } from '../../requests/query.ts';
import { Refusal } from '../../requests/refusal.ts';
import { openImage } from '../../registry-face/access.ts';
import { jsonAnswer } from '../../registry-face/content-answer.ts';
import { referrersOf } from '../../registry-face/referrers.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';

/** What refers to a manifest, where asked of one type only; a header then says that others were left out. */
export const listReferrers: Handler = async (call, services) => {
  const image = await openImage(call, 'referrers.list', services);
  const { artifactType } = readQuery(ReferrersQuery, call.url.searchParams);
  const subject = pathValue(call, 'digest');
  if (!isDigest(subject)) {
    throw new Refusal('INVALID_ARGUMENT', 'Invalid argument: digest: is no digest', {
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
