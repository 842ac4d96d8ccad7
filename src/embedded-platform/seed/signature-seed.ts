import { z } from 'zod';

import { oneOf, strictObject } from '../../api/schema/strict-object.ts';

/**
 * How builds are signed and attested (signing-rules.md#forms): `legacy`, tags and the first log, for the image index and
 * the manifest of each platform; `bundle`, referrers, the second log and a timestamp, with a signature of the image index
 * only; `bundle-rekor-v1`, the same on the first log; `both`, legacy and bundle; `none`, neither signed nor attested.
 */
const SIGNATURE_FORMS = ['legacy', 'bundle', 'bundle-rekor-v1', 'both', 'none'] as const;
export type SignatureForm = (typeof SIGNATURE_FORMS)[number];

/**
 * Faults of signatures and attestations: `wrong-identity`, valid and by another signer; `bad-signature`, not of
 * these bytes; `bad-attestation`, the same for attestations only; `unknown-authority`, by a certificate authority and logs
 * that are not in the trusted root; `other-digest`, of another image; `other-name`, of the same digest in another
 * repository; `no-log-entry`, without proof of when it was made.
 */
const SIGNATURE_FAULTS = [
  'wrong-identity',
  'bad-signature',
  'bad-attestation',
  'unknown-authority',
  'other-digest',
  'other-name',
  'no-log-entry',
] as const;
export type SignatureFault = (typeof SIGNATURE_FAULTS)[number];

const SignatureWord = oneOf('form or fault of signatures', [...SIGNATURE_FORMS, ...SIGNATURE_FAULTS]);

/** How the builds of a repository are signed: a form, a fault of the legacy form, or a form with a fault. */
export const SignatureSeed = z.union(
  [
    SignatureWord,
    strictObject({
      form: oneOf('form of signatures', SIGNATURE_FORMS),
      fault: oneOf('fault of signatures', SIGNATURE_FAULTS),
    }),
  ],
  { error: ({ input }) => SignatureWord.safeParse(input).error?.issues[0]?.message },
);
export type SignatureSeed = z.infer<typeof SignatureSeed>;

/** Returns the form and the fault that a seed means; a word that is no form is a fault of the legacy form. */
export function readSignatures(seed: SignatureSeed): {
  readonly form: SignatureForm;
  readonly fault: SignatureFault | undefined;
} {
  if (typeof seed !== 'string') return seed;
  const fault = SIGNATURE_FAULTS.find((one) => one === seed);
  return { form: SIGNATURE_FORMS.find((one) => one === seed) ?? 'legacy', fault };
}
