import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../values/historic-image.ts';
import type { HistoricImage } from '../values/historic-image.ts';
import { deniesEndOfLife } from '../end-of-life/decide/pull-policy.ts';
import type { Instant } from '../values/instant.ts';
import { endOfLifeOf } from './decide/end-of-life-warnings.ts';
import type { PinMove, PinnedEndOfLife } from './decide/pin-plan.ts';
import { createLifecycleFetcher } from '../end-of-life/fetch-lifecycle.ts';
import { pullPolicies } from '../end-of-life/pull-policies.ts';
import type { PulledBuild } from '../end-of-life/pull-policies.ts';
import { findRepo } from '../api/client/platform/find-repo.ts';
import { fetchOrganizationLists } from '../end-of-life/organization-lists.ts';
import { settle } from '../values/fetched.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';

export interface EndOfLifeOptions {
  readonly platform: PlatformClient;
  readonly versionOne: Pick<VersionOneClient, 'listEolTags' | 'checkPolicies'>;
  /** The host whose images the platform knows, as references name it. */
  readonly registryHost: string;
  /** The uid of the root group of the caller's organization. */
  readonly organizationUid: string;
  readonly now: Instant;
}

/**
 * Sets `endOfLife` on the updates whose tag is past its end of life, as far as the platform knows: an image of another
 * registry has none, and neither has one that this caller cannot read. Each tag is looked up once.
 */
export async function markEndOfLife(
  moves: readonly PinMove[],
  options: EndOfLifeOptions,
): Promise<readonly PinMove[]> {
  const images = Map.groupBy(moves, ({ upstream: { host, path } }) => `${host}/${path}`);
  const known = new Map<string, PinnedEndOfLife>();
  const wanted = [...images].flatMap(([image, [first]]) => {
    const found =
      first && historicImage({ ...first.upstream, tag: undefined, digest: undefined }, options.registryHost);
    const tags = new Map(images.get(image)?.map(({ tag, to }) => [tag, to]));
    return found === undefined ? [] : [{ image, historic: found, tags }];
  });
  const own = wanted.filter(({ historic }) => !isPublic(historic));
  const lists = fetchOrganizationLists(
    options.organizationUid,
    own.map(({ historic, tags }) => ({ name: historic.name, tags: new Set(tags.keys()) })),
    options,
  );
  await mapLimit(wanted, IN_FLIGHT, async ({ image, historic, tags }) => {
    const listed = isPublic(historic) ? undefined : await lists.repo(historic.name);
    const repoUid = listed?.uid ?? findRepo(historic, ownFor(historic, options), options.platform);
    const fetcher = createLifecycleFetcher({
      ...options,
      repoUid: async () => repoUid,
      wanted: [...tags.keys()],
      lists,
    });
    for (const [tag, digest] of tags) {
      const tagged = `${image}:${tag}`;
      // oxlint-disable-next-line no-await-in-loop -- few tags per image, and the images run side by side
      const lifecycle = await settle(fetcher.lifecycleOf(tag));
      if (lifecycle.kind === 'unknown' || endOfLifeOf(tagged, lifecycle.value, options) === undefined)
        continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const isDenied = await isPullDenied({ repo: await repoUid, digest }, options);
      const ended = endOfLifeOf(tagged, lifecycle.value, { now: options.now, isDenied });
      if (ended !== undefined) known.set(tagged, ended);
    }
  });
  return moves.map((move) => {
    const endOfLife = known.get(`${move.upstream.host}/${move.upstream.path}:${move.tag}`);
    return endOfLife === undefined ? move : { ...move, endOfLife };
  });
}

/** Whether the policy `no-eol` denies pulling a build; undefined if this caller cannot read policies. */
async function isPullDenied(
  build: PulledBuild,
  { versionOne }: EndOfLifeOptions,
): Promise<boolean | undefined> {
  const policies = await settle(pullPolicies(build, versionOne));
  return policies.kind === 'unknown' ? undefined : deniesEndOfLife(policies.value);
}

function isPublic({ organization }: HistoricImage): boolean {
  return organization === PUBLIC_ORGANIZATION;
}

/** Pin has no input for the name of the organization: every image that is not public is looked up in it first. */
function ownFor(
  image: HistoricImage,
  { organizationUid: uid }: EndOfLifeOptions,
): Parameters<typeof findRepo>[1] {
  return { uid, name: isPublic(image) ? '' : undefined };
}
