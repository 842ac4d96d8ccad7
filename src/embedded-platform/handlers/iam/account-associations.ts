import { AccountCheck, NewAccountAssociation } from '../../../api/iam/account-association.ts';
import type { AccountCheckResult } from '../../../api/iam/account-association.ts';
import { routes } from '../../../api/routes.ts';
import { TYPE_NAMES } from '../../access/authorization.ts';
import { authorize } from '../../access/visible-resource.ts';
import { alreadyExists } from '../../requests/refusal.ts';
import { readBody } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';

/** A group has one association, with the uid of the group (service-rules.md#account-associations). */
const ASSOCIATION = {
  kind: 'accountAssociation',
  fields: NewAccountAssociation,
  toItem: toWire,
  newUid: (group: string): string => group,
} as const;

/** Reports an account as ready if the association names one: the embedded platform has no cloud to query. */
const checkAccountAssociation: Handler = async (call, services) => {
  const { capabilities } = routes.checkAccountAssociation;
  const { resource } = await authorize(call, services, { kind: ASSOCIATION.kind, capabilities });
  const field = FIELDS[readBody(AccountCheck, call).providerType];
  return checkResult(field, resource.body[field] !== undefined);
};

/** Handlers of `/iam/v2/accountAssociations`. */
export const accountAssociationHandlers = {
  listAccountAssociations: listHandler(ASSOCIATION, routes.listAccountAssociations, {
    field: 'accountAssociations',
    filter: byName,
  }),
  getAccountAssociation: getHandler(ASSOCIATION, routes.getAccountAssociation),
  createAccountAssociation: createHandler(ASSOCIATION, routes.createAccountAssociation, {
    findSame: requireFirst,
  }),
  updateAccountAssociation: patchHandler(ASSOCIATION, routes.updateAccountAssociation),
  deleteAccountAssociation: deleteHandler(ASSOCIATION, routes.deleteAccountAssociation),
  checkAccountAssociation,
} satisfies Handlers;

/** Finds none: the second association of a group is an error, even if it is the same. */
function requireFirst({ kind, uid }: Resource, { services }: WriteContext): undefined {
  if (services.store.resources.get(kind, uid) !== undefined) throw alreadyExists(TYPE_NAMES[kind], uid);
}

const FIELDS: Readonly<Record<AccountCheck['providerType'], string>> = {
  ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
  ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
  ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
};

function checkResult(provider: string, isReady: boolean): AccountCheckResult {
  if (isReady) return { status: 'CHECK_STATUS_READY' };
  return {
    status: 'CHECK_STATUS_NOT_READY',
    reason: 'not configured',
    message: `the association names no account of ${provider}`,
  };
}
