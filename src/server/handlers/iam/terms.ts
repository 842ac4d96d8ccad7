import { ListQuery } from '../../../contract/page.ts';
import { routes } from '../../../contract/routes.ts';
import { NewTermsAcceptance } from '../../../contract/iam/terms.ts';
import { formatInstant } from '../../../domain/instant.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible } from '../../requests/authorization.ts';
import { listPage } from '../../listing/list-page.ts';
import { readBody, readQuery } from '../../requests/query.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import { newChildUid } from '../../iam/uid.ts';

/** The documents that a group has accepted. */
export const listTermsAcceptances: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.listTermsAcceptances;
  const group = getVisible(
    caller,
    { kind: 'group', uid: pathValue(call, 'uid'), capability },
    services.store,
  );
  const query = readQuery(ListQuery, call.url.searchParams);
  const page = listPage(query, { kind: 'termsAcceptance', parent: group.uid }, services);
  return { termsAcceptances: page.resources.map(toAcceptance), ...page.envelope };
};

/** Accepts documents for a group. Who accepted one first stays the one who did. */
export const acceptTerms: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store, clock } = services;
  const { capability } = routes.acceptTerms;
  const group = getVisible(caller, { kind: 'group', uid: pathValue(call, 'uid'), capability }, store);
  const documentIds = [...new Set(readBody(NewTermsAcceptance, call).documentIds)];
  const filter = { kind: 'termsAcceptance', childrenOf: group.uid } as const;
  const known = new Set(store.resources.list({ ...filter, names: documentIds }).map(({ name }) => name));
  store.atOnce(() => {
    for (const name of documentIds.filter((id) => !known.has(id))) {
      store.resources.insert({
        kind: 'termsAcceptance',
        uid: newChildUid(group.uid),
        parent: group.uid,
        name,
        facet: '',
        createTime: clock.now(),
        updateTime: clock.now(),
        body: { acceptedBy: caller.identityUid },
      });
    }
  });
  return { group: group.uid, documentIds };
};

function toAcceptance({ name, parent, createTime, body }: Resource): unknown {
  return {
    docId: name,
    orgUid: parent,
    acceptedBy: body['acceptedBy'],
    createTime: formatInstant(createTime),
  };
}
