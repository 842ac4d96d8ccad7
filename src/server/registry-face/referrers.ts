import type { z } from 'zod';

import { MEDIA_TYPES } from '../../contract/registry/oci.ts';
import type { ImageIndex } from '../../contract/registry/oci.ts';
import type { Digest } from '../../domain/digest.ts';
import type { Image } from './images.ts';
import type { Services } from '../services.ts';
import { SPDX_PREDICATE } from './attestation.ts';
import { descriptorOf } from './content.ts';

/** The manifests that refer to this one; none is an empty list (OCI distribution specification, "Listing referrers"). */
export async function referrersOf(
  image: Image,
  subject: Digest,
  { registryContent }: Services,
): Promise<z.infer<typeof ImageIndex>> {
  const attestation = await registryContent.attestation(image, subject);
  const manifests =
    attestation === undefined
      ? []
      : [
          {
            ...descriptorOf(attestation.manifest),
            artifactType: MEDIA_TYPES.envelope,
            annotations: { predicateType: SPDX_PREDICATE },
          },
        ];
  return { schemaVersion: 2, mediaType: MEDIA_TYPES.index, manifests };
}
