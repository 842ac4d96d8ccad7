import { operations } from '../operations.ts';
import { Refusal } from '../requests/refusal.ts';
import { pathValue } from '../requests/route-call.ts';
import type { Handler, Handlers } from '../requests/route-call.ts';
import { IdentityLookup } from '../../api/iam/identity.ts';

/** Returns the identity of the uid that v2 looks up, with its uid only if it is not stored or the caller cannot see it. */
const lookupIdentity: Handler = async (call, services) => {
  const { uid } = IdentityLookup.parse(await operations.lookupIdentity(call, services));
  try {
    return await operations.getIdentity({ ...call, values: { uid } }, services);
  } catch (error) {
    if (error instanceof Refusal) return { uid };
    throw error;
  }
};

/** Creates the role bindings of a list, all below the group of the path. */
const batchCreateRoleBindings: Handler = async (call, services) => {
  const { body: list } = call;
  const requests = Array.isArray(list) ? list.map((roleBinding: unknown) => ({ roleBinding })) : list;
  const body = { parent: pathValue(call, 'uid'), requests };
  return operations.batchCreateRoleBindings({ ...call, body }, services);
};

/** Handlers of identities and role bindings. */
export const versionOneIamHandlers = { lookupIdentity, batchCreateRoleBindings } satisfies Handlers;
