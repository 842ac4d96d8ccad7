import { isDeepStrictEqual } from 'node:util';

import { Identity, IDENTITY_NAME, IdentityLookupQuery, NewIdentity } from '../../../api/iam/identity.ts';
import type { IdentityListQuery } from '../../../api/iam/identity.ts';
import { IdentityMetadataChange, NewIdentityMetadata } from '../../../api/iam/identity-metadata.ts';
import { routes } from '../../../api/routes.ts';
import { requireCapabilitiesOf } from '../../access/grantable-role.ts';
import { authenticate } from '../../access/visible-resource.ts';
import {
  findRelationshipFaults,
  IDENTITY_ALTERNATIVES,
  relationshipOf,
  relationshipType,
} from '../../iam/relationship.ts';
import { readBody, readQuery } from '../../requests/read-request.ts';
import { invalidArguments, notFound } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { withUnpopulated } from '../../requests/unpopulated-fields.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import { applyPatch, planPatch } from '../../resources/patch.ts';
import type { Fields } from '../../resources/patch.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { derivedRootUid } from '../../resources/uid.ts';
import { toWire } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

/**
 * The service does not document whether names are unique in a group (sign-in-rules.md#undocumented). Here they are not, so that tests
 * detect a client that creates an identity twice.
 */
const IDENTITY = {
  kind: 'identity',
  fields: NewIdentity,
  toItem: toIdentity,
  facetOf: relationshipType,
  check: requireChangeable,
  alternatives: IDENTITY_ALTERNATIVES,
} as const;

/** Returns the uid derived from issuer and subject, whether or not such an identity exists (sign-in-rules.md#identity-lookup). */
const lookupIdentity: Handler = async (call, services) => {
  await authenticate(call, services);
  const { issuer, subject } = readQuery(IdentityLookupQuery, call);
  return { uid: derivedRootUid(JSON.stringify([issuer, subject])) };
};

/**
 * Changes the caller's own metadata by the rules of every PATCH; the mask is in the body. Identities do not show their
 * metadata, except `company`, which is a field of the identity. Throws NOT_FOUND for the administrator.
 */
const updateIdentityMetadata: Handler = async (call, services) => {
  const { identityUid } = await authenticate(call, services);
  const { resources } = services.store;
  const identity = resources.get('identity', identityUid);
  if (identity === undefined) throw notFound('Identity', identityUid);
  const { identityMetadata, updateMask } = readBody(IdentityMetadataChange, call);
  const patch = planPatch(identityMetadata, updateMask, NewIdentityMetadata);
  const { company, ...metadata } = applyPatch(metadataOf(identity), patch);
  const { company: _, ...others } = identity.body;
  const body = { ...others, ...(company === undefined ? {} : { company }), metadata };
  resources.update({ ...identity, updateTime: services.clock.now(), body });
  return { uid: identity.uid, name: identity.name, ...metadataOf({ ...identity, body }) };
};

/** Handlers of `/iam/v2/identities`. */
export const identityHandlers = {
  listIdentities: listHandler(IDENTITY, routes.listIdentities, {
    field: 'identities',
    filter: (query) => ({ ...byName(query), facets: relationshipFacets(query) }),
  }),
  getIdentity: getHandler(IDENTITY, routes.getIdentity),
  createIdentity: createHandler(IDENTITY, routes.createIdentity),
  updateIdentity: patchHandler(IDENTITY, routes.updateIdentity),
  deleteIdentity: deleteHandler(IDENTITY, routes.deleteIdentity, deleteBindings),
  lookupIdentity,
  updateIdentityMetadata,
} satisfies Handlers;

/** Returns the identity without its metadata, which is visible only to the identity itself (`updateIdentityMetadata`). */
function toIdentity(identity: Resource): Fields {
  const { metadata: _, ...shown } = toWire(identity);
  return { ...shown, ...relationshipOf(identity) };
}

function relationshipFacets({ relationshipType: type }: IdentityListQuery): readonly string[] | undefined {
  return type === undefined || type === 'RELATIONSHIP_TYPE_UNSPECIFIED' ? undefined : [type];
}

function deleteBindings({ uid }: Resource, { resources }: Store): void {
  for (const binding of resources.list({ kind: 'roleBinding', facets: [uid] })) {
    resources.delete('roleBinding', binding.uid);
  }
}

/**
 * Throws as `requireValid`, and PERMISSION_DENIED if the caller changes how an identity signs in without holding its
 * capabilities: the changed identity could be the caller's own, with the roles of the former one.
 */
function requireChangeable(wanted: Resource, context: WriteContext): void {
  requireValid(wanted);
  const current = context.services.store.resources.get('identity', wanted.uid);
  if (current === undefined || isDeepStrictEqual(signInOf(current), signInOf(wanted))) return;
  requireCapabilitiesOf(wanted.uid, context);
}

/** Returns how an identity signs in as the service shows it: fields set to nothing are like those that are not set. */
function signInOf(identity: Resource): unknown {
  return withUnpopulated(relationshipOf(identity), routes.getIdentity);
}

/** Throws INVALID_ARGUMENT if the name is missing or invalid (service-rules.md#error-cases), or the relationship is invalid. */
function requireValid(wanted: Resource): void {
  const identity = Identity.parse(toWire(wanted));
  const faults = [
    ...(IDENTITY_NAME.test(identity.name)
      ? []
      : [{ field: 'name', description: `must match ${IDENTITY_NAME.source}` }]),
    ...findRelationshipFaults(relationshipOf(wanted), wanted.createTime),
  ];
  if (faults.length > 0) throw invalidArguments(faults);
}

function metadataOf({ body }: Resource): Fields {
  const { company } = body;
  const metadata = NewIdentityMetadata.parse(body['metadata'] ?? {});
  return { ...metadata, ...(company === undefined ? {} : { company }) };
}
