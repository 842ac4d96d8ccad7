import type { z } from 'zod';
import { routes } from '../../../api/routes.ts';
import type { ApiRoute } from '../../../api/route.ts';
import type {
  RenewedScimToken,
  RevokedScimToken,
  ScimLifetime,
  ScimToken,
  SwitchedScim,
} from '../../../api/iam/scim.ts';
import { rootUid } from '../../../values/uid.ts';
import type { Instant } from '../../../values/instant.ts';
import { authorize } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import { failedPrecondition } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { publishChange } from '../../resources/resource-handlers.ts';
import { derivedRoleUid } from '../../resources/uid.ts';
import type { Store } from '../../store/store.ts';
import {
  newScimToken,
  previousTokenEnd,
  requireIssued,
  requireNotIssued,
  requireScimEtag,
  revokedCredential,
  scimCredentialOf,
  scimEndpointUrl,
  scimEtag,
} from '../../iam/scim-credential.ts';
import type { ScimCredential } from '../../iam/scim-credential.ts';

/** A request for the SCIM credential of an identity provider. */
interface ScimCall<Body> {
  readonly uid: string;
  readonly given: Body;
  readonly credential: ScimCredential;
  readonly now: Instant;
  readonly endpointUrl: string;
  readonly store: Store;
}

/** The credential afterwards, and the response but for its etag. */
interface ScimChange {
  readonly credential: ScimCredential;
  readonly answer: object;
}

/** The first token; provisioning is not enabled by it. */
const generateScimToken = scimHandler(routes.generateScimToken, (call) => {
  requireNotIssued(call.credential);
  return issue(call.given, call);
});

/** A token in place of the last one, which stays valid for the overlap if it still is. */
const regenerateScimToken = scimHandler(routes.regenerateScimToken, (call) => {
  const { given, credential, now, uid } = call;
  requireScimEtag(given.etag, uid, credential);
  const overlapMs = given.overlap === undefined ? DEFAULT_OVERLAP_MS : durationMs(given.overlap);
  const previousTokenExpireTime = previousTokenEnd(credential, overlapMs, now);
  const previous = previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime };
  const issued = issue(given, call);
  return {
    credential: { ...issued.credential, ...previous },
    answer: {
      ...issued.answer,
      ...previous,
      requestedOverlap: formatDuration(overlapMs),
    } satisfies Omit<RenewedScimToken, 'etag'>,
  };
});

/** Ends every token at once. Whether people may be sent stays as it was. */
const revokeScimToken = scimHandler(routes.revokeScimToken, ({ credential, now, uid }) => {
  requireIssued(uid, credential);
  const revoked = revokedCredential(credential, now);
  const { enabled, revokeTime } = revoked;
  return {
    credential: revoked,
    answer: { identityProviderUid: uid, enabled, revokeTime } satisfies Omit<RevokedScimToken, 'etag'>,
  };
});

/** Allows a directory to send its people, or forbids it. */
const setScimEnabled = scimHandler(
  routes.setScimEnabled,
  ({ given: { enabled, etag }, credential, uid, store }) => {
    requireScimEtag(etag, uid, credential);
    if (enabled) requireTwoOwners(rootUid(uid), store);
    return {
      credential: { ...credential, enabled },
      answer: { identityProviderUid: uid, enabled } satisfies Omit<SwitchedScim, 'etag'>,
    };
  },
);

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
  route: ApiRoute & { readonly body: Schema },
  change: (call: ScimCall<z.infer<Schema>>) => ScimChange,
): Handler {
  return async (call, services) => {
    const { store, clock, addresses } = services;
    const wanted = { kind: 'identityProvider', capabilities: route.capabilities } as const;
    const { caller, resource: provider } = await authorize(call, services, wanted);
    const { uid } = provider;
    const { credential, answer } = change({
      uid,
      given: readBody(route.body, call),
      credential: scimCredentialOf(provider),
      now: clock.now(),
      endpointUrl: scimEndpointUrl(uid, addresses),
      store,
    });
    const resource = { ...provider, updateTime: clock.now(), body: { ...provider.body, scim: credential } };
    store.resources.update(resource);
    const whole = { ...answer, etag: scimEtag(uid, credential) };
    publishChange(route, resource, { ...whole, token: undefined }, { caller, services });
    return whole;
  };
}

function issue(
  lifetime: ScimLifetime,
  { uid, endpointUrl, credential: before, now }: ScimCall<unknown>,
): { readonly credential: ScimCredential; readonly answer: Omit<ScimToken, 'etag'> } {
  const { token, credential } = newScimToken(lifetime, before, now);
  const { tokenExpireTime: expireTime } = credential;
  const expiry = expireTime === undefined ? {} : { expireTime };
  return { credential, answer: { identityProviderUid: uid, token, endpointUrl, ...expiry } };
}

/**
 * A directory that changes the only owner of an organization could take the organization over, so two identities need a
 * role binding of their own as its owner. Throws FAILED_PRECONDITION.
 */
function requireTwoOwners(organization: string, { resources }: Store): void {
  const role = derivedRoleUid('', 'owner');
  const bindings = resources.list({ kind: 'roleBinding', childrenOf: organization, role });
  const owners = new Set(bindings.map(({ facet: identityUid }) => identityUid)).size;
  if (owners >= 2) return;
  const description = `two owner-tier identities are required in the organization; it has ${owners}`;
  throw failedPrecondition('SCIM_OWNERS_REQUIRED', description);
}

const DEFAULT_OVERLAP_MS = 3_600_000;

function durationMs(duration: string): number {
  return Math.floor(Number.parseFloat(duration) * 1000);
}

/** Formats as proto3 JSON does, with no digits or three after the point. */
function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return Number.isInteger(seconds) ? `${seconds}s` : `${seconds.toFixed(3)}s`;
}
