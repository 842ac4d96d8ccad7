import {
  AccessToken,
  ExchangeRequest,
  IdToken,
  IdTokenQuery,
  JsonWebKeys,
  OpenIdConfiguration,
} from '../token.ts';
import type { Route } from '../route.ts';

/** The operations of signing in: GitHub's token for a job, and its exchange for one of the platform. */
export const signInRoutes = {
  mintIdToken: {
    method: 'GET',
    path: '/_github/oidc/token',
    face: 'github',
    credential: 'request-token',
    idempotent: true,
    query: IdTokenQuery,
    response: IdToken,
  },
  getIdTokenConfiguration: {
    method: 'GET',
    path: '/_github/oidc/.well-known/openid-configuration',
    face: 'github',
    credential: 'none',
    idempotent: true,
    response: OpenIdConfiguration,
  },
  getIdTokenKeys: {
    method: 'GET',
    path: '/_github/oidc/.well-known/jwks',
    face: 'github',
    credential: 'none',
    idempotent: true,
    response: JsonWebKeys,
  },
  exchangeToken: {
    method: 'POST',
    path: '/sts/exchange',
    face: 'issuer',
    credential: 'id-token',
    idempotent: true,
    form: true,
    body: ExchangeRequest,
    response: AccessToken,
  },
  exchangeTokenByQuery: {
    method: 'GET',
    path: '/sts/exchange',
    face: 'issuer',
    credential: 'id-token',
    idempotent: true,
    query: ExchangeRequest,
    response: AccessToken,
  },
} as const satisfies Record<string, Route>;
