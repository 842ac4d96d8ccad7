import { AccountCheck, NewAccountAssociation } from '../../../contract/iam/account-association.ts';
import type { AccountCheckResult } from '../../../contract/iam/account-association.ts';
import { routes } from '../../../contract/routes.ts';
import { authorize } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import { requireUniqueName } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';

const ASSOCIATION = {
  kind: 'accountAssociation',
  fields: NewAccountAssociation,
  toItem: toWire,
  check: requireUniqueName,
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
  createAccountAssociation: createHandler(ASSOCIATION, routes.createAccountAssociation),
  updateAccountAssociation: patchHandler(ASSOCIATION, routes.updateAccountAssociation),
  deleteAccountAssociation: deleteHandler(ASSOCIATION, routes.deleteAccountAssociation),
  checkAccountAssociation,
} satisfies Handlers;

const FIELDS: Readonly<Record<AccountCheck['providerType'], string>> = {
  ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
  ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
  ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
};

function checkResult(provider: string, isReady: boolean): AccountCheckResult {
  if (isReady) return { status: 'CHECK_STATUS_READY' };
  return {
    status: 'CHECK_STATUS_NOT_READY',
    reason: 'ACCOUNT_MISSING',
    message: `the association names no account of ${provider}`,
  };
}
