import type { z } from 'zod';

import { TagFields } from '../../../api/registry/tag.ts';
import type { TagListQuery } from '../../../api/registry/tag.ts';
import { routes } from '../../../api/routes.ts';
import { parseDigest } from '../../../values/digest.ts';
import { tagForm } from '../../../values/tag-history.ts';
import type { TagForm } from '../../../values/tag-history.ts';
import { readInstant } from '../../../values/instant.ts';
import { authorize } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import {
  deleteHandler,
  getHandler,
  insertResource,
  planResource,
  publishItem,
  updateResource,
} from '../../resources/resource-handlers.ts';
import { storedFields } from '../../resources/resource-type.ts';
import type { ResourceType, WriteContext } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';

/** Tags; the facet of one is its form, which follows from its name. */
export const TAG: ResourceType = {
  kind: 'tag',
  fields: TagFields,
  toItem: toTag,
  facetOf: ({ name }) => tagForm(String(name)),
};

/**
 * Returns the handler that points a new or existing tag of a repository at a digest and adds a record to its history;
 * the schema is that of its body.
 */
export function tagCreator(schema: z.ZodType<GivenTag>): Handler {
  return async (call, services) => {
    const wanted = { kind: 'repo', capabilities: routes.createTag.capabilities, pathKey: 'parent' } as const;
    const { caller, resource: repo } = await authorize(call, services, wanted);
    const context = { caller, services };
    const tag = placeTag(readBody(schema, call), repo, context);
    return publishItem(routes.createTag, TAG, tag, context);
  };
}

/** Handlers of `/registry/v2/tags`. */
export const tagHandlers = {
  listTags: listHandler(TAG, routes.listTags, {
    field: 'tags',
    filter: (query) => ({
      ...byName(query),
      digest: query.digest,
      updatedSince: query.updatedSince === undefined ? undefined : readInstant(query.updatedSince),
      facets: shownForms(query),
    }),
  }),
  getTag: getHandler(TAG, routes.getTag),
  createTag: tagCreator(TagFields),
  deleteTag: deleteHandler(TAG, routes.deleteTag),
} satisfies Handlers;

/** The fields of a tag; one without a digest keeps its own, and a new one points to no build. */
type GivenTag = Omit<TagFields, 'digest'> & { readonly digest?: string | undefined };

/** Stores a tag of a repository, or changes the one of this name, and returns it. */
function placeTag(given: GivenTag, repo: Resource, context: WriteContext): Resource {
  const filter = { kind: 'tag', childrenOf: repo.uid, names: [given.name] } as const;
  const [known] = context.services.store.resources.list(filter);
  return known === undefined ? addTag(given, repo, context) : moveTag(known, given, context);
}

function addTag(given: GivenTag, parent: Resource, context: WriteContext): Resource {
  const tag = planResource(TAG, { parent, given }, context);
  return withRecord(tag.uid, given, context, () => insertResource(tag, context.services));
}

/** Changes a tag and returns it. Adds no record to the history if the digest is unchanged. */
export function moveTag(known: Resource, given: GivenTag, context: WriteContext): Resource {
  const { name: _name, digest = known.body['digest'], ...changes } = given;
  const { body } = storedFields(TAG, { ...known.body, ...changes, digest });
  const moved = { ...known, body };
  if (known.body['digest'] === digest) return updateResource(TAG, moved, context);
  return withRecord(known.uid, given, context, () => updateResource(TAG, moved, context));
}

/** Stores the tag and the record of its history in one transaction. */
function withRecord(
  uid: string,
  { digest }: GivenTag,
  { services }: WriteContext,
  store: () => Resource,
): Resource {
  return services.store.atOnce(() => {
    const tag = store();
    if (digest !== undefined) {
      services.store.history.append(uid, [{ at: services.clock.now(), digest: parseDigest(digest) }]);
    }
    return tag;
  });
}

/** Returns the tag without its end-of-life data, which `listEolTags` shows. */
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
