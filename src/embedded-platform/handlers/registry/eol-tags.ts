import { EolTagQuery } from '../../../api/registry/eol-tag.ts';
import { routes } from '../../../api/routes.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { visibleGroups } from '../../access/authorization.ts';
import { byName } from '../../resources/list-handler.ts';
import { listPage } from '../../resources/list-page.ts';
import { readQuery } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import type { TagForm } from '../../../values/tag-history.ts';

/**
 * Returns the end-of-life data of tags (advisory-rules.md#end-of-life-data). Dated and epoch tags are included by
 * default; referrer tags have no lifecycle. Pages of v1 have no total count.
 */
const listEolTags: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const query = readQuery(EolTagQuery, call);
  const { capabilities } = routes.listEolTags;
  const within = visibleGroups(caller, { kind: 'tag', capabilities }, services.store);
  const filter = { kind: 'tag', within, ...byName(query), facets: shownForms(query) } as const;
  const { resources, envelope } = listPage(query, filter, services);
  return { items: resources.map(toEolTag), nextPageToken: envelope.nextPageToken ?? '' };
};

/** Handler of `/registry/v1/eoltags`. */
export const eolTagHandlers = { listEolTags } satisfies Handlers;

function shownForms({ excludeDates, excludeEpochs }: EolTagQuery): readonly TagForm[] {
  return [
    'plain',
    ...(excludeDates === true ? [] : (['dated'] as const)),
    ...(excludeEpochs === true ? [] : (['epoch'] as const)),
  ];
}

/** Returns the end-of-life data of a tag; an active tag if the seed has none. */
function toEolTag({ uid, name, body }: Resource): unknown {
  const unknown = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE', gracePeriodExpiryDate: null };
  return { id: uid, name, ...unknown, ...Object(body['eol']) };
}
