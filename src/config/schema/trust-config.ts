import { z } from 'zod';

import { SIGNATURE_MODES } from '../../signatures/decide/trust-settings.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';

const ImageName = z
  .string('must be a glob')
  .min(1, 'must not be empty')
  .refine((glob) => !/[:@][^/]*$/.test(glob), 'must not have a tag or digest: a signature covers a build');

const NOT_EXACT = 'must be exact text, not a regular expression';
/** Characters that identities hardly ever have, and that regular expressions have nearly always. */
const REGEXP = /\^|\\|\$$|\[|\(.*\|.*\)|(?:^|\/)\.[*+]/;

const Issuer = z
  .string('must be a URL')
  .regex(/^https:\/\/\S+$/, { message: 'must be a URL that begins with https://', abort: true })
  .refine((text) => !REGEXP.test(text) && !text.includes('*'), NOT_EXACT);

const Uri = z
  .string('must be a URI')
  .regex(/^[a-z][a-z0-9+.-]*:\S+$/, {
    message: 'must be a URI: https://github.com/acme/app/.github/workflows/…',
    abort: true,
  })
  .refine((text) => !REGEXP.test(text), { message: NOT_EXACT, abort: true });

const TrustedRootPath = z.string('must be a path').min(1, 'must not be empty');

const Signer = strictObject({
  image: ImageName.describe('Names of images: `cgr.dev/acme/*`.'),
  issuer: Issuer.optional().describe('The OIDC issuer of the signer, compared exactly.'),
  identity: Uri.refine(
    (text) => !text.includes('*'),
    'must be exact text; use `identity-pattern` for wildcards',
  )
    .optional()
    .describe('The identity in the certificate of the signer, compared exactly.'),
  'identity-pattern': Uri.refine(
    (text) => /^[a-z][a-z0-9+.-]*:\/\/[^*/]+\/[^*/]+\/./.test(text),
    'must have no wildcard in the host and the first part of the path: https://github.com/acme/**',
  )
    .optional()
    .describe(
      'The whole identity, where `*` matches any characters but `/`, and `**` matches any characters.',
    ),
  'public-key': z
    .string('must be a public key in PEM, or the path of a file with one')
    .min(1, 'must not be empty')
    .optional()
    .describe('A public key in PEM, or the path of a file with one: Ed25519, ECDSA P-256 or RSA.'),
  'trusted-root': TrustedRootPath.optional().describe(
    'Sigstore trust root of this signer alone; `trust.trusted-root` if absent.',
  ),
})
  .refine(
    (signer) =>
      [signer.identity, signer['identity-pattern'], signer['public-key']].filter(
        (given) => given !== undefined,
      ).length === 1,
    { message: 'must set exactly one of identity, identity-pattern and public-key', abort: true },
  )
  .refine(
    (signer) => (signer.issuer === undefined) === (signer['public-key'] !== undefined),
    'must set issuer with identity or identity-pattern, and not with public-key',
  )
  .refine(
    (signer) => signer['trusted-root'] === undefined || signer['public-key'] === undefined,
    'must not set trusted-root with public-key: a key needs no trust root',
  );

/** The section `trust` of `.github/mooring.yml`. */
export const TrustSection = strictObject({
  signatures: oneOf('mode', SIGNATURE_MODES)
    .optional()
    .describe(
      'What happens to builds without a verified signature: `require` blocks them, `report` lists them, `off` does not look.',
    ),
  'trusted-root': TrustedRootPath.optional().describe(
    'Sigstore trust root of the signers that name none, instead of the built-in one.',
  ),
  signers: z
    .array(Signer, 'must be a list of signers')
    .default([])
    .describe('Who signs the images of your own organizations and of other registries.'),
});
export type TrustSection = z.infer<typeof TrustSection>;
