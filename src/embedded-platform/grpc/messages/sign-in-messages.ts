import type { MessagePackage } from './message-package.ts';

/** The wire form of the token exchange. */
export const signInMessages = {
  name: 'chainguard.platform.oidc',
  services: {
    SecurityTokenService: {
      Exchange: { request: 'ExchangeRequest', response: 'RawToken' },
      ExchangeRefreshToken: { request: 'ExchangeRefreshTokenRequest', response: 'TokenPair' },
    },
  },
  messages: {
    ExchangeRefreshTokenRequest: {
      aud: [1, 'string', 'repeated'],
      scope: [2, 'string'],
      cap: [3, 'string', 'repeated'],
      scopes: [4, 'string', 'repeated'],
    },
    ExchangeRequest: {
      aud: [1, 'string', 'repeated'],
      scope: [2, 'string'],
      identity: [4, 'string'],
      cap: [5, 'string', 'repeated'],
      identity_provider: [7, 'string'],
      scopes: [8, 'string', 'repeated'],
    },
    RawToken: {
      token: [1, 'string'],
      refresh_token: [2, 'string'],
      expiry: [3, 'google.protobuf.Timestamp'],
    },
    TokenPair: { token: [1, 'RawToken'], refresh_token: [2, 'RawToken'] },
  },
} as const satisfies MessagePackage;
