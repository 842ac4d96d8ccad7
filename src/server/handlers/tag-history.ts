import { HISTORY_PAGE_RECORDS, TagHistoryQuery } from '../../contract/tag-history.ts';
import { formatInstant, readInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import { isPublic, maySee, mayUse } from '../authorization.ts';
import { loadCaller } from '../caller.ts';
import { findImage, findTag } from '../images.ts';
import { readQuery } from '../query.ts';
import { notFound, permissionDenied, Refusal, unauthenticated } from '../refusal.ts';
import { pathValue, readAuthorization } from '../route-call.ts';
import type { Handler, RouteCall } from '../route-call.ts';
import type { Services } from '../services.ts';

/**
 * What a tag has pointed to, oldest first, at most 1000 records (spec.md §4). `start` and `end` are both included,
 * which spec.md leaves open: a client that pages by the time of the last record then misses none.
 */
export const getTagHistory: Handler = async (call, services) => {
  const image = `${pathValue(call, 'organization')}/${pathValue(call, 'image')}`;
  await requireAccess(image, call, services);
  const { start, end } = readQuery(TagHistoryQuery, call.url.searchParams);
  const tag = findTag(image, pathValue(call, 'tag'), services.store);
  if (tag === undefined) throw notFound('Tag', `${image}:${pathValue(call, 'tag')}`);
  const period = { start: instantOf(start), end: instantOf(end), limit: HISTORY_PAGE_RECORDS };
  const builds = services.store.history.read(tag.uid, period);
  return { history: builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest })) };
};

/**
 * Two kinds of token open the history of an image: a registry token for just that image, or a platform token of the
 * registry's audience whose identity may list tags there. A platform token of another audience is refused with 403
 * (spec.md §5 rule 5), anything that is no token with 401.
 */
async function requireAccess(image: string, call: RouteCall, services: Services): Promise<void> {
  const token = readAuthorization(call, 'Bearer');
  if (token === undefined) throw challenge('a token is required', image, services);
  const registryToken = await services.registryTokens.read(token);
  if (registryToken.kind === 'valid') {
    if (!registryToken.images.includes(image)) throw denied('the token is not for this image');
    return;
  }
  const platformToken = await services.platformTokens.read(token, services.addresses.registry);
  if (platformToken.kind === 'other-audience') throw denied('the token is for another audience');
  if (platformToken.kind === 'invalid') throw challenge('the token is not valid', image, services);
  requireTagList(image, platformToken.identityUid, services);
}

/** Under an organization that the identity has no part in there is nothing to be found, whatever there is. */
function requireTagList(image: string, identityUid: string, { store }: Services): void {
  const caller = loadCaller(identityUid, store);
  if (caller === undefined) throw denied('the identity of the token is not there any more');
  const repo = findImage(image, store);
  if (repo !== undefined && isPublic(repo, store)) return;
  if (repo === undefined || !maySee(caller, repo)) throw notFound('Repo', image);
  if (!mayUse(caller, repo, 'tag.list')) throw permissionDenied('tag.list');
}

/** Text that the schema has let through is a time. */
function instantOf(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : readInstant(text);
}

function denied(why: string): Refusal {
  return new Refusal('PERMISSION_DENIED', `Permission denied: ${why}`);
}

/** Tells where a token for the image is to be had (DIST token.md). */
function challenge(why: string, image: string, { addresses }: Services): Refusal {
  const scope = `repository:${image}:pull`;
  return unauthenticated(why, {
    'www-authenticate': `Bearer realm="${addresses.tokenUrl}/token",service="${addresses.registry}",scope="${scope}"`,
  });
}
