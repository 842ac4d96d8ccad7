import { z } from 'zod';

import type { TrustRootSource } from '../decide/trust-root-source.ts';

/** The media types of trusted roots; their forms differ only in optional fields. */
const MEDIA_TYPES = [
  'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
  'application/vnd.dev.sigstore.trustedroot.v0.1+json',
  'application/vnd.dev.sigstore.trustedroot.v0.2+json',
] as const;

const Base64 = z.base64('must be base64').min(4, 'must be base64');

const Time = z.iso.datetime({ offset: true, error: 'must be a timestamp such as 2026-05-01T00:00:00Z' });

/** A key without a window would be valid forever. */
const Window = z.looseObject({ start: Time, end: Time.optional() });

const Log = z.looseObject({
  publicKey: z.looseObject({ rawBytes: Base64, keyDetails: z.string(), validFor: Window }),
  logId: z.looseObject({ keyId: Base64 }),
});

const Authority = z.looseObject({
  certChain: z.looseObject({
    certificates: z.array(z.looseObject({ rawBytes: Base64 })).min(1, 'must not be empty'),
  }),
  validFor: Window,
});

/**
 * The keys and certificates that signatures are verified with: `trusted_root.json` of a Sigstore instance. Fields that are
 * not listed are kept (signing-rules.md#trust-root).
 */
export const TrustedRoot = z.looseObject(
  {
    mediaType: z.enum(MEDIA_TYPES, {
      error: () => `must be the media type of a trusted root, such as ${MEDIA_TYPES[0]}`,
    }),
    /** A log of the second generation is found by its URL. */
    tlogs: z.array(Log.extend({ baseUrl: z.string().min(1, 'must not be empty') })).default([]),
    certificateAuthorities: z.array(Authority).default([]),
    ctlogs: z.array(Log).default([]),
    timestampAuthorities: z.array(Authority).default([]),
  },
  'must be a JSON object',
);
export type TrustedRoot = z.infer<typeof TrustedRoot>;

/** The trust root of a run. */
export interface TrustRoot {
  readonly root: TrustedRoot;
  readonly source: TrustRootSource;
}
