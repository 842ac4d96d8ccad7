import { routes } from '../../contract/routes.ts';
import { TagListQuery } from '../../contract/tag.ts';
import { listHandler } from '../listing/list-handler.ts';
import { byName } from '../listing/list-handler.ts';
import type { TagForm } from '../tag-form.ts';
import { toWire } from '../wire.ts';

/** The tags of the repositories that the caller sees; of the hidden forms only those that the query includes. */
export const listTags = listHandler({
  kind: 'tag',
  capability: routes.listTags.capability,
  field: 'tags',
  query: TagListQuery,
  filter: (query) => ({ ...byName(query), digest: query.digest, facets: shownForms(query) }),
  toItem: toWire,
});

function shownForms(query: TagListQuery): readonly TagForm[] {
  return [
    'plain',
    ...(query.includeDates === true ? (['dated'] as const) : []),
    ...(query.includeEpochs === true ? (['epoch'] as const) : []),
    ...(query.includeReferrers === true ? (['referrer'] as const) : []),
  ];
}
