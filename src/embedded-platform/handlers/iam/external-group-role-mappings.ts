import {
  MappingBatchDelete,
  NewExternalGroupRoleMapping,
} from '../../../api/iam/external-group-role-mapping.ts';
import { routes } from '../../../api/routes.ts';
import { parentUid, rootUid } from '../../../values/uid.ts';
import { getVisible, isAtOrBelow, TYPE_NAMES } from '../../access/authorization.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { requireGrantableRole } from '../../access/grantable-role.ts';
import { readBody } from '../../requests/read-request.ts';
import { alreadyExists, invalidArgument, notFound } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import { createHandler, deleteHandler, getHandler } from '../../resources/resource-handlers.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { toNameless } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';

const MAPPING = {
  kind: 'externalGroupRoleMapping',
  fields: NewExternalGroupRoleMapping,
  toItem: toMapping,
  check: (wanted: Resource, context: WriteContext): void => {
    requireGrantable(wanted, context);
    requireUnique(wanted, context);
  },
} as const;

/**
 * Deletes the named mappings of one identity provider; those that no longer exist are skipped. Throws INVALID_ARGUMENT if
 * one belongs to another provider, whether or not it exists, and deletes none then (service-rules.md#delete).
 */
const batchDeleteExternalGroupRoleMappings: Handler = async (call, services) => {
  const context = { caller: await authenticate(call, services), services };
  const { store } = services;
  const { parent, names } = readBody(MappingBatchDelete, call);
  const { capabilities } = routes.batchDeleteExternalGroupRoleMappings;
  getVisible(context.caller, { kind: 'identityProvider', uid: parent, capabilities }, store);
  const foreign = names.find((uid) => parentUid(uid) !== parent);
  if (foreign !== undefined) throw invalidArgument('names', `${foreign} does not belong to ${parent}`);
  const mappings = [...new Set(names)].flatMap((uid) => store.resources.get(MAPPING.kind, uid) ?? []);
  store.atOnce(() => {
    for (const { uid } of mappings) store.resources.delete(MAPPING.kind, uid);
  });
  const answer = { parent, externalGroupRoleMappings: mappings.map(toMapping) };
  services.events.publish({
    route: routes.batchDeleteExternalGroupRoleMappings,
    subject: parent,
    extensions: { group: rootUid(parent), identityprovider: parent },
    body: answer,
    actor: context.caller.identityUid,
  });
  return answer;
};

/** Handlers of `/iam/v2/externalGroupRoleMappings`. */
export const externalGroupRoleMappingHandlers = {
  listExternalGroupRoleMappings: listHandler(MAPPING, routes.listExternalGroupRoleMappings, {
    field: 'externalGroupRoleMappings',
    filter: ({ identityProviderUid }) => ({ parent: identityProviderUid }),
  }),
  getExternalGroupRoleMapping: getHandler(MAPPING, routes.getExternalGroupRoleMapping),
  createExternalGroupRoleMapping: createHandler(MAPPING, routes.createExternalGroupRoleMapping, {
    parentKind: 'identityProvider',
  }),
  deleteExternalGroupRoleMapping: deleteHandler(MAPPING, routes.deleteExternalGroupRoleMapping),
  batchDeleteExternalGroupRoleMappings,
} satisfies Handlers;

function toMapping(mapping: Resource): Fields {
  return { ...toNameless(mapping), identityProviderUid: mapping.parent };
}

/** Requires the scope to be the group of the identity provider or a group below it. */
function requireGrantable(wanted: Resource, context: WriteContext): void {
  const uid = String(wanted.body['scope']);
  const scope = context.services.store.resources.get('group', uid);
  const home = parentUid(wanted.parent) ?? '';
  if (scope === undefined || !isAtOrBelow(scope, home)) throw notFound('Group', uid);
  requireGrantableRole(String(wanted.body['roleUid']), scope, context);
}

/** Throws ALREADY_EXISTS if the provider already gives the role to the external group at the scope. */
function requireUnique({ kind, parent, body }: Resource, { services }: WriteContext): void {
  const others = services.store.resources.list({ kind, childrenOf: parent });
  const fields = ['externalGroupId', 'roleUid', 'scope'];
  if (others.some((other) => fields.every((field) => other.body[field] === body[field])))
    throw alreadyExists(TYPE_NAMES[kind], String(body['externalGroupId']));
}
