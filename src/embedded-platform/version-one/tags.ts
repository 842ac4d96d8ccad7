import { z } from 'zod';

import { TagFields } from '../../api/registry/tag.ts';
import { isDigest } from '../../values/digest.ts';
import { authorize } from '../access/visible-resource.ts';
import { moveTag, TAG, tagCreator } from '../handlers/registry/tags.ts';
import { readBody } from '../requests/read-request.ts';
import { invalidArgument } from '../requests/refusal.ts';
import type { Handler } from '../requests/route-call.ts';
import { publishItem } from '../resources/resource-handlers.ts';

/** A tag of v1 can point to no build. */
const TagOfVersionOne = TagFields.extend({
  digest: z
    .string()
    .refine((digest) => digest === '' || isDigest(digest), 'is not a digest')
    .transform((digest) => (digest === '' ? undefined : digest))
    .optional(),
});

/** The update of a tag, which v2 does not have; its event is that of the row. */
const UPDATE_TAG = { method: 'PUT', path: '/registry/v1/tags/{uid}', capabilities: ['tag.update'] } as const;

/** Replaces a tag except its name, and its digest if none is given. */
const updateTag: Handler = async (call, services) => {
  const { capabilities } = UPDATE_TAG;
  const { caller, resource: tag } = await authorize(call, services, { kind: 'tag', capabilities });
  const { name, digest, deprecated = false, bundles = [] } = readBody(TagOfVersionOne, call);
  if (name !== tag.name) throw invalidArgument('name', `must be the name of the tag, ${tag.name}`);
  const context = { caller, services };
  const moved = moveTag(tag, { name, digest, deprecated, bundles }, context);
  return publishItem(UPDATE_TAG, TAG, moved, context);
};

/** Handlers of tags that can be without a digest, and of their update. */
export const versionOneTagHandlers = { createTag: tagCreator(TagOfVersionOne), updateTag };
