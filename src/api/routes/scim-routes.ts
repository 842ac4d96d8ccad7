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

const MANAGES_SCIM = ['identity_providers.scim.manage', 'identity_providers.list'] as const;

/** The operations of the tokens with which a directory sends its people to an identity provider. */
export const scimRoutes = {
  generateScimToken: post('/iam/v2/identityProviders/{uid}:generateScimToken', MANAGES_SCIM, {
    rpc: 'iam.v2.IdentityProvidersService/GenerateScimToken',
    body: ScimLifetime,
    response: ScimToken,
  }),
  regenerateScimToken: post('/iam/v2/identityProviders/{uid}:regenerateScimToken', MANAGES_SCIM, {
    rpc: 'iam.v2.IdentityProvidersService/RegenerateScimToken',
    body: ScimRenewal,
    response: RenewedScimToken,
  }),
  revokeScimToken: post('/iam/v2/identityProviders/{uid}:revokeScimToken', MANAGES_SCIM, {
    rpc: 'iam.v2.IdentityProvidersService/RevokeScimToken',
    body: ScimRevocation,
    response: RevokedScimToken,
  }),
  setScimEnabled: post('/iam/v2/identityProviders/{uid}:setScimEnabled', MANAGES_SCIM, {
    rpc: 'iam.v2.IdentityProvidersService/SetScimEnabled',
    body: ScimSwitch,
    response: SwitchedScim,
  }),
} as const satisfies Record<string, Route>;
