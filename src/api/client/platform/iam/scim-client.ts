import type {
  RenewedScimToken,
  RevokedScimToken,
  ScimLifetime,
  ScimRenewal,
  ScimToken,
  SwitchedScim,
} from '../../../iam/scim.ts';
import type { scimRoutes } from '../../../routes/scim-routes.ts';
import { Secret } from '../../../../values/secret.ts';
import type { PlatformAccess } from '../platform-access.ts';
import type { CallOptions } from '../../transport/request.ts';

/** A response of the service with the token in it kept apart from text. */
type Kept<Answer extends { readonly token: string }> = Omit<Answer, 'token'> & { readonly token: Secret };

/**
 * SCIM tokens of an identity provider, by its uid. `etag` is the last one read, from the provider or from a response
 * here; throws `platform_conflict` if the credential has changed since.
 */
export interface ScimClient {
  /** The first token. Throws `platform_precondition` if there has been one, valid or not. Never sent twice. */
  generateToken(uid: string, lifetime?: ScimLifetime, options?: CallOptions): Promise<Kept<ScimToken>>;
  /**
   * Another token in place of the last one, which stays valid for the `overlap`, `3600s` if absent, if it still is. Throws
   * `platform_not_found` before the first token. Never sent twice.
   */
  regenerateToken(uid: string, renewal: ScimRenewal, options?: CallOptions): Promise<Kept<RenewedScimToken>>;
  revokeToken(uid: string, options?: CallOptions): Promise<RevokedScimToken>;
  /** Throws `platform_precondition` when enabling if the organization has less than two owners. */
  setEnabled(uid: string, enabled: boolean, etag: string, options?: CallOptions): Promise<SwitchedScim>;
}

/** Creates the client of `/iam/v2/identityProviders/{uid}:…ScimToken`. */
export function createScimClient({ request }: PlatformAccess<keyof typeof scimRoutes>): ScimClient {
  return {
    generateToken: async (uid, lifetime = {}, options) => {
      const parts = { path: { uid }, body: { ...lifetime }, options };
      return keep(await request('generateScimToken', `generate a SCIM token for ${uid}`, parts));
    },
    regenerateToken: async (uid, renewal, options) => {
      const parts = { path: { uid }, body: { ...renewal }, options };
      return keep(await request('regenerateScimToken', `replace the SCIM token of ${uid}`, parts));
    },
    revokeToken: (uid, options) =>
      request('revokeScimToken', `revoke the SCIM token of ${uid}`, { path: { uid }, body: {}, options }),
    setEnabled: (uid, enabled, etag, options) => {
      const parts = { path: { uid }, body: { enabled, etag }, options };
      return request('setScimEnabled', `switch SCIM ${enabled ? 'on' : 'off'} for ${uid}`, parts);
    },
  };
}

function keep<Answer extends { readonly token: string }>(answer: Answer): Kept<Answer> {
  return { ...answer, token: new Secret(answer.token) };
}
