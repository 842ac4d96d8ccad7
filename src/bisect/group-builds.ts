import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { groupCandidates } from './decide/candidates.ts';
import type { Candidate } from './decide/session.ts';
import { digestOfPlatform, platformName } from '../values/platform-digest.ts';
import type { PlatformEntry } from '../values/platform-digest.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { TagSource } from '../tag-history/tag-source.ts';

/**
 * Puts consecutive builds whose image for the platform is the same into one group; without a platform, those with the
 * same image for each. A build that the registry does not return is a group of its own.
 */
export async function groupByContent(
  candidates: readonly Candidate[],
  {
    source,
    image,
    platform,
  }: {
    readonly source: Pick<TagSource, 'platforms'>;
    readonly image: OciImage;
    readonly platform: string | undefined;
  },
): Promise<readonly Candidate[]> {
  const keys = await mapLimit(candidates, IN_FLIGHT, async ({ digest }) => {
    const answer = await source.platforms(image, digest);
    return [digest, answer.kind === 'unknown' ? undefined : contentKey(answer.value, platform)] as const;
  });
  const keyByDigest = new Map(keys);
  return groupCandidates(candidates, ({ digest }) => keyByDigest.get(digest));
}

function contentKey(entries: readonly PlatformEntry[], platform: string | undefined): string | undefined {
  if (platform !== undefined) {
    const choice = digestOfPlatform(entries, platform);
    return choice.kind === 'found' ? choice.digest : undefined;
  }
  return entries
    .flatMap(({ digest, platform: its }) =>
      its === undefined || its.os === 'unknown' ? [] : `${platformName(its)}=${digest}`,
    )
    .sort()
    .join();
}
