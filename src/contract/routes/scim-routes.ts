import { post } from '../route.ts';
import type { Route } from '../route.ts';
import {
  RenewedScimToken,
  RevokedScimToken,
  ScimLifetime,
  ScimRenewal,
  ScimRevocation,
  ScimSwitch,
  ScimToken,
  SwitchedScim,
} from '../iam/scim.ts';

/** The operations of the tokens with which a directory sends its people to an identity provider. */
export const scimRoutes = {
  generateScimToken: post('/iam/v2/identityProviders/{uid}:generateScimToken', 'scim.manage', {
    body: ScimLifetime,
    response: ScimToken,
  }),
  regenerateScimToken: post('/iam/v2/identityProviders/{uid}:regenerateScimToken', 'scim.manage', {
    body: ScimRenewal,
    response: RenewedScimToken,
  }),
  revokeScimToken: post('/iam/v2/identityProviders/{uid}:revokeScimToken', 'scim.manage', {
    body: ScimRevocation,
    response: RevokedScimToken,
  }),
  setScimEnabled: post('/iam/v2/identityProviders/{uid}:setScimEnabled', 'scim.manage', {
    body: ScimSwitch,
    response: SwitchedScim,
  }),
} as const satisfies Record<string, Route>;
