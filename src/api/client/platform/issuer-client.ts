import type { JsonWebKeys, OpenIdConfiguration } from '../../iam/token.ts';
import type { signInRoutes } from '../../routes/sign-in-routes.ts';
import type { Call } from '../transport/call.ts';
import { readTrustedUrl } from '../transport/endpoints.ts';

/** Discovery documents and keys of token issuers (OpenID Connect Discovery). No authentication required. */
export interface IssuerClient {
  /** Returns the configuration of the platform's issuer, which signs its tokens and events. */
  configuration(): Promise<OpenIdConfiguration>;
  keys(): Promise<JsonWebKeys>;
  /** Returns the configuration of another issuer by its URL. Throws `config_endpoint_invalid` if it is not https. */
  workloadConfiguration(issuer: string): Promise<OpenIdConfiguration>;
  workloadKeys(configuration: OpenIdConfiguration): Promise<JsonWebKeys>;
}

/** Creates the client over one call path. */
export function createIssuerClient(call: Call<keyof typeof signInRoutes>): IssuerClient {
  return {
    configuration: async () =>
      (await call('getIssuerConfiguration', 'read the configuration of the issuer')).value,
    keys: async () => (await call('getIssuerKeys', 'read the keys of the issuer')).value,
    workloadConfiguration: async (issuer) => {
      const url = readTrustedUrl('issuer', `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`);
      return (await call('getIdTokenConfiguration', `read the configuration of ${url.host}`, { url })).value;
    },
    workloadKeys: async ({ jwks_uri: address }) => {
      const url = readTrustedUrl('jwks_uri', address);
      return (await call('getIdTokenKeys', `read the keys of ${url.host}`, { url })).value;
    },
  };
}
