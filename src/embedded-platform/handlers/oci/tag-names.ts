import { TagNamesQuery } from '../../../api/registry/oci.ts';
import { readQuery } from '../../requests/read-request.ts';
import { openImage } from '../../registry/image-access.ts';
import { jsonAnswer } from '../../registry/content-answer.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';

/** The most names that one answer holds; the specification allows fewer than were requested. */
const MAX_NAMES = 1000;

/** No uid comes after this: a position with it is behind the tag of its name. */
const AFTER_EVERY_UID = '~';

/**
 * The names of an image's tags in the order of their characters, hidden ones too: it is the management API that hides
 * (OCI distribution specification, "Listing tags"). A Link header leads to the rest.
 */
const listTagNames: Handler = async (call, services) => {
  const image = await openImage(call, 'tag.list', services);
  const { n = MAX_NAMES, last } = readQuery(TagNamesQuery, call);
  const limit = Math.min(n, MAX_NAMES);
  const found = services.store.resources.page({
    filter: { kind: 'tag', childrenOf: image.repo.uid, names: image.onlyTags },
    order: { column: 'name', descending: false },
    ...(last === undefined ? {} : { after: { value: last, uid: AFTER_EVERY_UID } }),
    skip: 0,
    limit: limit + 1,
  });
  const tags = found.slice(0, limit).map(({ name }) => name);
  const query = new URLSearchParams({ n: String(limit), last: tags.at(-1) ?? '' });
  const isLast = limit === 0 || found.length <= limit;
  return jsonAnswer(
    { name: image.name, tags },
    isLast ? {} : { link: `</v2/${image.name}/tags/list?${query.toString()}>; rel="next"` },
  );
};

/** Handler of `tags/list`. */
export const tagNameHandlers = { listTagNames } satisfies Handlers;
