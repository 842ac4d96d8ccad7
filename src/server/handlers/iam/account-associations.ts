import { AccountCheck, NewAccountAssociation } from '../../../contract/iam/account-association.ts';
import type { AccountCheckResult } from '../../../contract/iam/account-association.ts';
import { NamedListQuery } from '../../../contract/page.ts';
import { routes } from '../../../contract/routes.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible } from '../../requests/authorization.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import { readBody } from '../../requests/query.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import { requireUniqueName } from '../../resources/unique-name.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import { toWire } from '../../requests/wire.ts';

const ASSOCIATION = {
  kind: 'accountAssociation',
  fields: NewAccountAssociation,
  toItem: toWire,
  check: requireUniqueName,
} as const;

/** The account associations of the caller's groups. */
export const listAccountAssociations = listHandler({
  kind: 'accountAssociation',
  capability: routes.listAccountAssociations.capability,
  field: 'accountAssociations',
  query: NamedListQuery,
  filter: byName,
  toItem: toWire,
});

/** One account association by its uid. */
export const getAccountAssociation = getHandler(ASSOCIATION, routes.getAccountAssociation);

/** Associates accounts elsewhere with a group. */
export const createAccountAssociation = createHandler(ASSOCIATION, routes.createAccountAssociation);

/** Changes an account association. */
export const updateAccountAssociation = patchHandler(ASSOCIATION, routes.updateAccountAssociation);

/** Deletes an account association. */
export const deleteAccountAssociation = deleteHandler(ASSOCIATION, routes.deleteAccountAssociation);

/** Ready is what names an account of the provider: the embedded platform has no cloud to ask any further. */
export const checkAccountAssociation: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.checkAccountAssociation;
  const wanted = { kind: ASSOCIATION.kind, uid: pathValue(call, 'uid'), capability };
  const { body } = getVisible(caller, wanted, services.store);
  const field = FIELDS[readBody(AccountCheck, call).providerType];
  return checked(field, body[field] !== undefined);
};

const FIELDS: Readonly<Record<AccountCheck['providerType'], string>> = {
  ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
  ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
  ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
};

function checked(provider: string, isReady: boolean): AccountCheckResult {
  if (isReady) return { status: 'CHECK_STATUS_READY' };
  return {
    status: 'CHECK_STATUS_NOT_READY',
    reason: 'ACCOUNT_MISSING',
    message: `the association names no account of ${provider}`,
  };
}
