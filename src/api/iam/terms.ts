import { z } from 'zod';

import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** That an organization accepted a document (openapi `iam.v2.TermsAcceptance`). */
export const TermsAcceptance = z.object({
  docId: z.string(),
  orgUid: z.string().optional(),
  /** The uid of the identity that accepted it. */
  acceptedBy: z.string().optional(),
  createTime: Timestamp.optional(),
});
export type TermsAcceptance = z.infer<typeof TermsAcceptance>;

export const TermsAcceptancePage = PageEnvelope.extend({
  termsAcceptances: z.array(TermsAcceptance).default([]),
});

/** The documents to accept. */
export const NewTermsAcceptance = z.object({
  documentIds: z.array(z.string().min(1, 'must not be empty')).min(1, 'must not be empty'),
});

/** The documents that are accepted now. */
export const AcceptedTerms = z.object({
  group: z.string().optional(),
  documentIds: z.array(z.string()).default([]),
});
