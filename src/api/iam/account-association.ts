import { z } from 'zod';

import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

const text = z.string('must be text').min(1, 'must not be empty');
const texts = z.record(z.string(), text);

/** The accounts that belong to a group, by whose they are (openapi `iam.v2.AccountAssociation.*`). */
const accounts = {
  amazon: z.object({ account: text }).optional(),
  azure: z.object({ tenantId: text, clientIds: texts }).optional(),
  chainguard: z.object({ serviceBindings: texts }).optional(),
  github: z
    .object({
      appInstallations: z.record(
        z.string(),
        z.object({ installations: z.array(z.object({ installationId: text, name: z.string().optional() })) }),
      ),
    })
    .optional(),
  google: z.object({ projectId: text, projectNumber: text }).optional(),
};

/** Cloud accounts associated with a group (openapi `iam.v2.AccountAssociation`). */
export const AccountAssociation = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  ...accounts,
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type AccountAssociation = z.infer<typeof AccountAssociation>;

/** The body that creates an account association, and the fields that a PATCH changes. */
export const NewAccountAssociation = z.object({
  name: z.string('is required').min(1, 'must not be empty'),
  description: z.string('must be text').optional(),
  ...accounts,
});
export type NewAccountAssociation = z.infer<typeof NewAccountAssociation>;

export const AccountAssociationPage = PageEnvelope.extend({
  accountAssociations: z.array(AccountAssociation).default([]),
});

/** The provider whose account is checked. */
export const AccountCheck = z.object({
  providerType: z.enum(
    ['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'],
    'is not a type of provider',
  ),
});
export type AccountCheck = z.infer<typeof AccountCheck>;

/** Result of the account check. */
export const AccountCheckResult = z.object({
  status: z.enum(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
});
export type AccountCheckResult = z.infer<typeof AccountCheckResult>;
