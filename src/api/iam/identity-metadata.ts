import { z } from 'zod';

const text = z.string('must be text').optional();
const yesOrNo = z.boolean('must be true or false').optional();

/** Metadata that an identity can change itself. */
export const NewIdentityMetadata = z.object({
  company: text,
  jobTitle: text,
  product: text,
  selfServe: yesOrNo,
  updatesOptIn: yesOrNo,
  hubspotUtk: text,
  latestFormSubmitUrl: text,
  latestInternalReferringUrl: text,
  utmCampaign: text,
  utmContent: text,
  utmMedium: text,
  utmSource: text,
  utmTerm: text,
});
export type NewIdentityMetadata = z.infer<typeof NewIdentityMetadata>;

/** The same with what the service knows itself (openapi `iam.v2.IdentityMetadata`). */
export const IdentityMetadata = NewIdentityMetadata.extend({
  uid: z.string().optional(),
  name: z.string().optional(),
  givenName: z.string().optional(),
  familyName: z.string().optional(),
});
export type IdentityMetadata = z.infer<typeof IdentityMetadata>;

/** A change of the caller's own metadata; the mask is part of the body here. */
export const IdentityMetadataChange = z.object({
  identityMetadata: IdentityMetadata,
  updateMask: z.string('must be text').optional(),
});
