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

const common = { method: 'POST', face: 'api', credential: 'platform', capability: 'scim.manage' } as const;

/** The operations of the tokens with which a directory sends its people to an identity provider. */
export const scimRoutes = {
  generateScimToken: {
    ...common,
    path: '/iam/v2/identityProviders/{uid}:generateScimToken',
    idempotent: false,
    body: ScimLifetime,
    response: ScimToken,
  },
  regenerateScimToken: {
    ...common,
    path: '/iam/v2/identityProviders/{uid}:regenerateScimToken',
    idempotent: false,
    body: ScimRenewal,
    response: RenewedScimToken,
  },
  revokeScimToken: {
    ...common,
    path: '/iam/v2/identityProviders/{uid}:revokeScimToken',
    idempotent: false,
    body: ScimRevocation,
    response: RevokedScimToken,
  },
  setScimEnabled: {
    ...common,
    path: '/iam/v2/identityProviders/{uid}:setScimEnabled',
    idempotent: false,
    body: ScimSwitch,
    response: SwitchedScim,
  },
} as const satisfies Record<string, Route>;
