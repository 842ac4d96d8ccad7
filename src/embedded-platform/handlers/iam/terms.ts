import { NewTermsAcceptance } from '../../../api/iam/terms.ts';
import { ListQuery } from '../../../api/schema/page.ts';
import { routes } from '../../../api/routes.ts';
import { formatInstant } from '../../../values/instant.ts';
import { authorize } from '../../access/visible-resource.ts';
import { readBody, readQuery } from '../../requests/read-request.ts';
import { publishChange } from '../../resources/resource-handlers.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { listPage } from '../../resources/list-page.ts';
import { newChildUid } from '../../resources/uid.ts';
import type { Resource } from '../../store/resource.ts';

const listTermsAcceptances: Handler = async (call, services) => {
  const { capabilities } = routes.listTermsAcceptances;
  const { resource: group } = await authorize(call, services, { kind: 'group', capabilities });
  const query = readQuery(ListQuery, call);
  const page = listPage(query, { kind: 'termsAcceptance', parent: group.uid }, services);
  return { termsAcceptances: page.resources.map(toAcceptance), ...page.envelope };
};

/** Accepts documents for a group. Accepting a document again keeps the first acceptance. */
const acceptTerms: Handler = async (call, services) => {
  const { store, clock } = services;
  const { capabilities } = routes.acceptTerms;
  const { caller, resource: group } = await authorize(call, services, { kind: 'group', capabilities });
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
  const answer = { group: group.uid, documentIds };
  const context = { caller, services };
  publishChange(routes.acceptTerms, group, answer, context);
  return answer;
};

/** Handlers of `/iam/v2/terms`. */
export const termsHandlers = { listTermsAcceptances, acceptTerms } satisfies Handlers;

function toAcceptance({ name, parent, createTime, body }: Resource): unknown {
  return {
    docId: name,
    orgUid: parent,
    acceptedBy: body['acceptedBy'],
    createTime: formatInstant(createTime),
  };
}
