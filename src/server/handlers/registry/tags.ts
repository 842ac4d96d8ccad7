import { routes } from '../../../contract/routes.ts';
import { TagFields, TagListQuery } from '../../../contract/registry/tag.ts';
import { parseDigest } from '../../../domain/digest.ts';
import { readInstant } from '../../../domain/instant.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible } from '../../requests/authorization.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { readBody } from '../../requests/query.ts';
import { insertResource, planResource } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { updateResource } from '../../resources/patch-handler.ts';
import { storedFields } from '../../resources/resource-type.ts';
import type { ResourceType, WriteContext } from '../../resources/resource-type.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import { tagForm } from '../../../domain/history/tag-history.ts';
import type { TagForm } from '../../../domain/history/tag-history.ts';
import { toWire } from '../../requests/wire.ts';

/** Tags lie in repositories; what their names say about them is what they are filtered by. */
const TAG: ResourceType = {
  kind: 'tag',
  fields: TagFields,
  toItem: toTag,
  facetOf: ({ name }) => tagForm(String(name)),
};

/** The tags of the repositories that the caller sees; of the hidden forms only those that the query includes. */
export const listTags = listHandler({
  kind: 'tag',
  capability: routes.listTags.capability,
  field: 'tags',
  query: TagListQuery,
  filter: (query) => ({
    ...byName(query),
    digest: query.digest,
    updatedSince: query.updatedSince === undefined ? undefined : readInstant(query.updatedSince),
    facets: shownForms(query),
  }),
  toItem: toTag,
});

/** One tag by its uid, whatever its form. */
export const getTag = getHandler(TAG, routes.getTag);

/**
 * Points a tag of a repository at a digest: a new tag, or one that is there already and moves. Where a tag points to
 * from then on is the next record of its history.
 */
export const createTag: Handler = async (call, services) => {
  const context = { caller: await authenticate(call, services), services };
  const { capability } = routes.createTag;
  const { store } = services;
  const repo = getVisible(
    context.caller,
    { kind: 'repo', uid: pathValue(call, 'parent'), capability },
    store,
  );
  const given = readBody(TagFields, call);
  const [known] = store.resources.list({ kind: 'tag', childrenOf: repo.uid, names: [given.name] });
  return known === undefined ? addTag(given, repo, context) : moveTag(known, given, context);
};

/** Deletes a tag with its history. */
export const deleteTag = deleteHandler(TAG, routes.deleteTag);

function addTag(given: TagFields, parent: Resource, context: WriteContext): Fields {
  const tag = planResource(TAG, { parent, given }, context);
  return withRecord(tag.uid, given, context, () => insertResource(TAG, tag, context));
}

/** The same digest again changes nothing that a history could tell. */
function moveTag(known: Resource, given: TagFields, context: WriteContext): Fields {
  const { name: _name, ...changes } = given;
  const { body } = storedFields(TAG, { ...known.body, ...changes });
  const moved = { ...known, body };
  if (known.body['digest'] === given.digest) return updateResource(TAG, moved, context);
  return withRecord(known.uid, given, context, () => updateResource(TAG, moved, context));
}

/** Stores the tag together with the record of its history. */
function withRecord(
  uid: string,
  { digest }: TagFields,
  { services }: WriteContext,
  store: () => Fields,
): Fields {
  let item: Fields = {};
  services.store.atOnce(() => {
    item = store();
    services.store.history.append(uid, [{ at: services.clock.now(), digest: parseDigest(digest) }]);
  });
  return item;
}

/** What the platform keeps with a tag and shows elsewhere is not part of it. */
function toTag(resource: Resource): Fields {
  const { eol: _eol, ...shown } = toWire(resource);
  return shown;
}

function shownForms(query: TagListQuery): readonly TagForm[] {
  return [
    'plain',
    ...(query.includeDates === true ? (['dated'] as const) : []),
    ...(query.includeEpochs === true ? (['epoch'] as const) : []),
    ...(query.includeReferrers === true ? (['referrer'] as const) : []),
  ];
}
