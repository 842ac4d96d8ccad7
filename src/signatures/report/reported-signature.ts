import { z } from 'zod';

import { Timestamp } from '../../api/schema/timestamp.ts';
import type { DeepReadonly } from '../../values/deep-readonly.ts';

/** The outcome of verifying the signatures of a build, in all reports. */
export const ReportedSignature = z
  .strictObject({
    status: z
      .enum([
        'verified',
        'unsigned',
        'wrong-signer',
        'bad-signature',
        'signed-as-other',
        'not-verifiable',
        'no-known-signer',
        'not-checked',
      ])
      .describe('Only `verified` means that the build is signed by a trusted signer.'),
    signer: z
      .string()
      .nullable()
      .describe(
        'Identity, or fingerprint of the public key (`sha256:…`), of a valid signature; trusted only if status is `verified`.',
      ),
    issuer: z.string().nullable().describe('Issuer of the identity; null for a public key.'),
    signedAt: Timestamp.nullable().describe('UTC, by the transparency log or a timestamp authority.'),
    logUrl: z.string().nullable().describe('The entry in the transparency log.'),
    reason: z.string().nullable().describe('Why the build is not verified; null if it is.'),
  })
  .describe('Outcome of verifying the signatures; absent if they were not verified.');
export type ReportedSignature = DeepReadonly<z.infer<typeof ReportedSignature>>;
