import {
  Identity,
  IDENTITY_NAME,
  IdentityListQuery,
  IdentityLookupQuery,
  NewIdentity,
} from '../../../contract/iam/identity.ts';
import { NewRelationship } from '../../../contract/iam/relationship.ts';
import { routes } from '../../../contract/routes.ts';
import { authenticate } from '../../requests/authentication.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { readQuery } from '../../requests/query.ts';
import { invalidArguments } from '../../requests/refusal.ts';
import { findRelationshipFaults, IDENTITY_ALTERNATIVES, relationshipType } from '../../iam/relationship.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { derivedRootUid } from '../../iam/uid.ts';
import { toWire } from '../../requests/wire.ts';

/**
 * Whether names are unique in a group is not documented (sign-in-rules.md#undocumented): here they are not,
 * so that a client which creates twice is found out.
 */
const IDENTITY = {
  kind: 'identity',
  fields: NewIdentity,
  toItem: showIdentity,
  facetOf: relationshipType,
  check: requireSound,
  alternatives: IDENTITY_ALTERNATIVES,
} as const;

/** The identities of the caller's groups, of every relationship or of one. */
export const listIdentities = listHandler({
  kind: 'identity',
  capability: routes.listIdentities.capability,
  field: 'identities',
  query: IdentityListQuery,
  filter: (query) => ({ ...byName(query), facets: relationshipFacets(query) }),
  toItem: showIdentity,
});

/** One identity by its uid. */
export const getIdentity = getHandler(IDENTITY, routes.getIdentity);

/** A new identity in a group. */
export const createIdentity = createHandler(IDENTITY, routes.createIdentity);

/** Changes an identity; whether its next token matches is asked at the next exchange. */
export const updateIdentity = patchHandler(IDENTITY, routes.updateIdentity);

/** Deletes an identity with the role bindings that it has. */
export const deleteIdentity = deleteHandler(IDENTITY, { ...routes.deleteIdentity, prepare: unbind });

/**
 * The uid that follows from issuer and subject, whether there is such a person or not
 * (sign-in-rules.md#identity-lookup).
 */
export const lookupIdentity: Handler = async (call, services) => {
  await authenticate(call, services);
  const { issuer, subject } = readQuery(IdentityLookupQuery, call.url.searchParams);
  return { uid: derivedRootUid(JSON.stringify([issuer, subject])) };
};

/** Without what a person told of themselves: only they see it (`updateIdentityMetadata`). */
function showIdentity(identity: Resource): Fields {
  const { metadata: _, ...shown } = toWire(identity);
  return shown;
}

function relationshipFacets({ relationshipType: type }: IdentityListQuery): readonly string[] | undefined {
  return type === undefined || type === 'RELATIONSHIP_TYPE_UNSPECIFIED' ? undefined : [type];
}

function unbind({ uid }: Resource, { resources }: Store): void {
  for (const binding of resources.list({ kind: 'roleBinding', facets: [uid] })) {
    resources.delete('roleBinding', binding.uid);
  }
}

/** A missing name is as wrong as one that does not match (service-rules.md#error-cases). */
function requireSound(wanted: Resource): void {
  const identity = Identity.parse(toWire(wanted));
  const faults = [
    ...(IDENTITY_NAME.test(identity.name)
      ? []
      : [{ field: 'name', description: `must match ${IDENTITY_NAME.source}` }]),
    ...findRelationshipFaults(NewRelationship.parse(identity)),
  ];
  if (faults.length > 0) throw invalidArguments(faults);
}
