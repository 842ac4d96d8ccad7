import {
  ExternalGroupRoleMappingListQuery,
  MappingBatchDelete,
  NewExternalGroupRoleMapping,
} from '../../../contract/iam/external-group-role-mapping.ts';
import { routes } from '../../../contract/routes.ts';
import { parentUid } from '../../../contract/uid.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible, isAtOrBelow } from '../../requests/authorization.ts';
import { requireGrantableRole } from '../../iam/grantable-role.ts';
import { listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { readBody } from '../../requests/query.ts';
import { invalidArgument, notFound } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler, deleteResource } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import { toNameless } from '../../requests/wire.ts';

const MAPPING = {
  kind: 'externalGroupRoleMapping',
  fields: NewExternalGroupRoleMapping,
  toItem: toMapping,
  check: requireGrantable,
} as const;

/** The mappings of the identity providers of the caller's groups. */
export const listExternalGroupRoleMappings = listHandler({
  kind: 'externalGroupRoleMapping',
  capability: routes.listExternalGroupRoleMappings.capability,
  field: 'externalGroupRoleMappings',
  query: ExternalGroupRoleMappingListQuery,
  filter: ({ identityProviderUid }) => ({ parent: identityProviderUid }),
  toItem: toMapping,
});

/** One mapping by its uid. */
export const getExternalGroupRoleMapping = getHandler(MAPPING, routes.getExternalGroupRoleMapping);

/** Gives a role to a group of an identity provider. */
export const createExternalGroupRoleMapping = createHandler(MAPPING, {
  ...routes.createExternalGroupRoleMapping,
  parentKind: 'identityProvider',
});

/** Takes a role from a group of an identity provider. */
export const deleteExternalGroupRoleMapping = deleteHandler(MAPPING, routes.deleteExternalGroupRoleMapping);

/** Deletes mappings of one identity provider: all that are named, or, where one is not there, none. */
export const batchDeleteExternalGroupRoleMappings: Handler = async (call, services) => {
  const context = { caller: await authenticate(call, services), services };
  const { parent, names } = readBody(MappingBatchDelete, call);
  const { capability } = routes.batchDeleteExternalGroupRoleMappings;
  getVisible(context.caller, { kind: 'identityProvider', uid: parent, capability }, services.store);
  const mappings = [...new Set(names)].map((uid) => {
    const mapping = getVisible(context.caller, { kind: MAPPING.kind, uid, capability }, services.store);
    if (mapping.parent !== parent) throw invalidArgument('names', `${uid} does not belong to ${parent}`);
    return mapping;
  });
  services.store.atOnce(() => {
    for (const mapping of mappings) deleteResource(MAPPING, mapping, { rules: {}, context });
  });
  return { parent, externalGroupRoleMappings: mappings.map(toMapping) };
};

function toMapping(mapping: Resource): Fields {
  return { ...toNameless(mapping), identityProviderUid: mapping.parent };
}

/** The scope is a group at or below the one that the identity provider is of. */
function requireGrantable(wanted: Resource, context: WriteContext): void {
  const uid = String(wanted.body['scope']);
  const scope = context.services.store.resources.get('group', uid);
  const home = parentUid(wanted.parent) ?? '';
  if (scope === undefined || !isAtOrBelow(scope, home)) throw notFound('Group', uid);
  requireGrantableRole(String(wanted.body['roleUid']), scope, context);
}
