import type { Handler } from '../../requests/route-call.ts';

/** Where the keys of the platform's own issuer are (OpenID Connect Discovery). */
export const getIssuerConfiguration: Handler = async (_call, { addresses }) => ({
  issuer: addresses.issuerUrl,
  jwks_uri: `${addresses.issuerUrl}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['id_token'],
  subject_types_supported: ['public'],
});

/** The keys that verify the platform's tokens and the signatures of its events. */
export const getIssuerKeys: Handler = async (_call, { publicKeys }) => ({ keys: publicKeys });
