import type { JsonWebKeys, OpenIdConfiguration } from '../../iam/token.ts';
import type { signInRoutes } from '../../routes/sign-in-routes.ts';
import type { Call } from '../transport/call.ts';
import { readTrustedUrl } from '../transport/endpoints.ts';
import type { CallOptions } from '../transport/request.ts';

/** Discovery documents and keys of token issuers (OpenID Connect Discovery). No authentication required. */
export interface IssuerClient {
  /** Returns the configuration of the platform's issuer, which signs its tokens and events. */
  configuration(options?: CallOptions): Promise<OpenIdConfiguration>;
  keys(options?: CallOptions): Promise<JsonWebKeys>;
  /** Returns the configuration of another issuer by its URL. Throws `config_endpoint_invalid` if it is not https. */
  workloadConfiguration(issuer: string, options?: CallOptions): Promise<OpenIdConfiguration>;
  workloadKeys(configuration: OpenIdConfiguration, options?: CallOptions): Promise<JsonWebKeys>;
}

/** Creates the client over one call path. */
export function createIssuerClient(call: Call<keyof typeof signInRoutes>): IssuerClient {
  return {
    configuration: async (options) =>
      (await call('getIssuerConfiguration', 'read the configuration of the issuer', { options })).value,
    keys: async (options) => (await call('getIssuerKeys', 'read the keys of the issuer', { options })).value,
    workloadConfiguration: async (issuer, options) => {
      const url = readTrustedUrl('issuer', `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`);
      const purpose = `read the configuration of ${url.host}`;
      return (await call('getIdTokenConfiguration', purpose, { url, options })).value;
    },
    workloadKeys: async ({ jwks_uri: address }, options) => {
      const url = readTrustedUrl('jwks_uri', address);
      return (await call('getIdTokenKeys', `read the keys of ${url.host}`, { url, options })).value;
    },
  };
}
