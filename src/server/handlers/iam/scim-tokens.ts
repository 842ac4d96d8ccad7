import type { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import { ScimLifetime, ScimRenewal, ScimRevocation, ScimSwitch } from '../../../contract/iam/scim.ts';
import type {
  RenewedScimToken,
  RevokedScimToken,
  ScimToken,
  SwitchedScim,
} from '../../../contract/iam/scim.ts';
import { formatInstant, parseInstant, toInstant } from '../../../domain/instant.ts';
import type { Instant } from '../../../domain/instant.ts';
import { authorize } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import {
  newScimToken,
  requireScimEtag,
  requireToken,
  scimCredentialOf,
  scimEtag,
} from '../../iam/scim-credential.ts';
import type { ScimCredential } from '../../iam/scim-credential.ts';
import { toIdentityProvider } from './identity-providers.ts';

/** A request for the SCIM credential of an identity provider. */
interface ScimCall<Body> {
  readonly uid: string;
  readonly given: Body;
  readonly credential: ScimCredential;
  readonly now: Instant;
  readonly endpointUrl: string;
}

/** The credential afterwards, and the response but for its etag. */
interface ScimChange {
  readonly credential: ScimCredential;
  readonly answer: object;
}

/**
 * The first token, or another one after the last has expired or was revoked. The endpoint that it is for is named as
 * the service names it; the embedded platform takes no people there.
 */
const generateScimToken = scimHandler(ScimLifetime, (call) => {
  requireToken(false, call.credential, call.now);
  return issue(call.given, call, {});
});

/** A token in place of the current one, which is valid for a while longer if an overlap is requested. */
const regenerateScimToken = scimHandler(ScimRenewal, (call) => {
  const { given, credential, now, uid } = call;
  requireScimEtag(given.etag, uid, credential);
  requireToken(true, credential, now);
  const previous = previousEnd(given.overlap, credential, now);
  const requested = given.overlap === undefined ? {} : { requestedOverlap: given.overlap };
  return issue(given, call, { ...previous, ...requested });
});

/** Ends every token at once. Whether people may be sent stays as it was. */
const revokeScimToken = scimHandler(ScimRevocation, ({ credential, now, uid }) => {
  requireToken(true, credential, now);
  const { enabled } = credential;
  const revokeTime = formatInstant(now);
  return {
    credential: { enabled, revokeTime },
    answer: { identityProviderUid: uid, enabled, revokeTime } satisfies Omit<RevokedScimToken, 'etag'>,
  };
});

/** Allows a directory to send its people, or forbids it. */
const setScimEnabled = scimHandler(ScimSwitch, ({ given: { enabled, etag }, credential, uid }) => {
  requireScimEtag(etag, uid, credential);
  return {
    credential: { ...credential, enabled },
    answer: { identityProviderUid: uid, enabled } satisfies Omit<SwitchedScim, 'etag'>,
  };
});

/** Handlers of the SCIM tokens of `/iam/v2/identityProviders`. */
export const scimHandlers = {
  generateScimToken,
  regenerateScimToken,
  revokeScimToken,
  setScimEnabled,
} satisfies Handlers;

/**
 * Returns the handler that authorizes the caller, applies the change, stores it with its new etag and publishes the
 * event.
 */
function scimHandler<Schema extends z.ZodType>(
  schema: Schema,
  change: (call: ScimCall<z.infer<Schema>>) => ScimChange,
): Handler {
  return async (call, services) => {
    const { store, clock, addresses, events } = services;
    const wanted = { kind: 'identityProvider', capability: routes.generateScimToken.capability } as const;
    const { caller, resource: provider } = await authorize(call, services, wanted);
    const { uid } = provider;
    const { credential, answer } = change({
      uid,
      given: readBody(schema, call),
      credential: scimCredentialOf(provider),
      now: clock.now(),
      endpointUrl: `${addresses.apiUrl}/scim/v2/${uid}`,
    });
    const resource = { ...provider, updateTime: clock.now(), body: { ...provider.body, scim: credential } };
    store.resources.update(resource);
    const item = toIdentityProvider(resource, services);
    events.publish({ action: 'updated', resource, item, actor: caller.identityUid });
    return { ...answer, etag: scimEtag(uid, credential) };
  };
}

function issue(
  lifetime: ScimLifetime,
  { uid, endpointUrl, credential: before, now }: ScimCall<unknown>,
  { previousTokenExpireTime, ...more }: Partial<RenewedScimToken>,
): ScimChange {
  const { token, credential } = newScimToken(lifetime, before, now);
  const previous = previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime };
  const { tokenExpireTime: expireTime } = credential;
  const answer: Omit<ScimToken, 'etag'> = {
    identityProviderUid: uid,
    token,
    endpointUrl,
    ...(expireTime === undefined ? {} : { expireTime }),
  };
  return { credential: { ...credential, ...previous }, answer: { ...answer, ...previous, ...more } };
}

/** Returns the expiry of the current token: after the overlap, at most its own expiry. */
function previousEnd(
  overlap: string | undefined,
  { tokenExpireTime }: ScimCredential,
  now: Instant,
): Pick<RenewedScimToken, 'previousTokenExpireTime'> {
  const overlapMs = Math.floor(Number.parseFloat(overlap ?? '0s') * 1000);
  if (overlapMs === 0) return {};
  const own = tokenExpireTime === undefined ? Infinity : parseInstant(tokenExpireTime);
  return { previousTokenExpireTime: formatInstant(toInstant(Math.min(now + overlapMs, own))) };
}
