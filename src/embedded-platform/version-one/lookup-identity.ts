import { operations } from '../operations.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Handler } from '../requests/route-call.ts';
import { IdentityLookup } from '../../api/iam/identity.ts';

/** Returns the identity of the uid that v2 looks up, with its uid only if it is not stored or the caller cannot see it. */
export const lookupIdentity: Handler = async (call, services) => {
  const { uid } = IdentityLookup.parse(await operations.lookupIdentity(call, services));
  try {
    return await operations.getIdentity({ ...call, values: { uid } }, services);
  } catch (error) {
    if (error instanceof Refusal) return { uid };
    throw error;
  }
};
