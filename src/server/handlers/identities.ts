import { IDENTITY_NAME, NewIdentity } from '../../contract/identity.ts';
import { NamedListQuery } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { authenticate } from '../authentication.ts';
import { getVisible } from '../authorization.ts';
import { findClaimMatchFaults } from '../claim-match.ts';
import { byName, listHandler } from '../listing/list-handler.ts';
import { readBody } from '../query.ts';
import { invalidArguments } from '../refusal.ts';
import type { FieldViolation } from '../refusal.ts';
import { pathValue } from '../route-call.ts';
import type { Handler } from '../route-call.ts';
import type { Resource } from '../store/resource.ts';
import { newChildUid } from '../uid.ts';
import { toWire } from '../wire.ts';

/** The identities of the caller's groups. */
export const listIdentities = listHandler({
  kind: 'identity',
  capability: routes.listIdentities.capability,
  field: 'identities',
  query: NamedListQuery,
  filter: byName,
  toItem: toWire,
});

/** One identity by its uid. */
export const getIdentity: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.getIdentity;
  const wanted = { kind: 'identity', uid: pathValue(call, 'uid'), capability } as const;
  return toWire(getVisible(caller, wanted, services.store));
};

/**
 * A new identity in a group. Whether names are unique in a group is not documented (sign-in.md §4.2): here they are
 * not, so that a client which creates twice is found out.
 */
export const createIdentity: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store } = services;
  const { capability } = routes.createIdentity;
  const group = getVisible(caller, { kind: 'group', uid: pathValue(call, 'parent'), capability }, store);
  const given = readBody(NewIdentity, call.body);
  const faults = findFaults(given);
  if (faults.length > 0) throw invalidArguments(faults);
  const now = services.clock.now();
  const identity: Resource = {
    kind: 'identity',
    uid: newChildUid(group.uid),
    parent: group.uid,
    name: given.name ?? '',
    facet: '',
    createTime: now,
    updateTime: now,
    body: { description: given.description, claimMatch: given.claimMatch },
  };
  store.resources.insert(identity);
  return toWire(identity);
};

/** Deletes an identity with the role bindings that it has. */
export const deleteIdentity: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.deleteIdentity;
  const { store } = services;
  const wanted = { kind: 'identity', uid: pathValue(call, 'uid'), capability } as const;
  const { uid } = getVisible(caller, wanted, store);
  store.atOnce(() => {
    for (const binding of store.resources.list({ kind: 'roleBinding', facets: [uid] })) {
      store.resources.delete('roleBinding', binding.uid);
    }
    store.resources.delete('identity', uid);
  });
  return undefined;
};

/** A missing name is as wrong as one that does not match (spec.md §7). */
function findFaults(given: NewIdentity): readonly FieldViolation[] {
  const nameFaults = IDENTITY_NAME.test(given.name ?? '')
    ? []
    : [{ field: 'name', description: `must match ${IDENTITY_NAME.source}` }];
  if (given.claimMatch === undefined)
    return [...nameFaults, { field: 'claimMatch', description: 'is required' }];
  return [...nameFaults, ...findClaimMatchFaults(given.claimMatch)];
}
