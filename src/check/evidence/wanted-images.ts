import type { PlatformClient } from '../../api/client/platform/platform-client.ts';
import type { Evidence } from '../decide/evidence.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import type { HistoricImage } from '../../values/historic-image.ts';
import { once } from '../../values/concurrency.ts';
import { MooringError } from '../../values/errors.ts';
import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { findRepo } from '../../api/client/platform/find-repo.ts';
import type { OwnOrganization } from '../../api/client/platform/find-repo.ts';

/** One image, with its tags and references that evidence is fetched for. */
export interface WantedImage {
  /** `host/path`. */
  readonly image: string;
  readonly historic: HistoricImage;
  readonly repoUid: () => Promise<string>;
  readonly tags: ReadonlySet<string>;
  /** By canonical reference. */
  readonly references: ReadonlyMap<string, WantedReference>;
}

interface WantedReference {
  readonly reference: ImageReference;
  readonly platforms: readonly string[];
}

/** The part of a run by which images are grouped. */
export interface WantedOptions {
  readonly organization: OwnOrganization;
  /** The platforms of references that name none. */
  readonly platforms: readonly string[];
  readonly registryHost: string;
  /** Undefined if the run is unauthenticated. */
  readonly platform: Pick<PlatformClient, 'listRepos'> | undefined;
}

/** Groups the uses of images of the registry by image, with their tags, those found for digests included. */
export function wantedImages(
  uses: readonly ImageUse[],
  tagsOfDigests: Evidence['tagsOfDigests'],
  options: WantedOptions,
): readonly WantedImage[] {
  const groups = Map.groupBy(uses, ({ reference }) => formatImage(reference));
  return [...groups].flatMap(([image, group]) => {
    const [first] = group;
    const historic = first === undefined ? undefined : historicImage(first.reference, options.registryHost);
    if (historic === undefined) return [];
    const tags = group.flatMap(({ reference }) => {
      const found = tagsOfDigests.get(canonicalReference(reference));
      const tag = historicImage(reference, options.registryHost)?.tag;
      return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
    });
    const references = Map.groupBy(group, ({ reference }) => canonicalReference(reference));
    return [
      {
        image,
        historic,
        repoUid: once(() => findRepo(historic, options.organization, options.platform)),
        tags: new Set(tags),
        references: new Map(
          [...references].map(([key, same]) => [key, wantedReference(same, options)] as const),
        ),
      },
    ];
  });
}

function wantedReference(same: readonly ImageUse[], { platforms }: WantedOptions): WantedReference {
  const [first] = same;
  if (first === undefined) throw new MooringError('internal_bug', 'a reference without a use');
  const named = same.map(({ platform }) => platform);
  const all = named.flatMap((platform) => platform ?? platforms);
  return { reference: first.reference, platforms: [...new Set(all)].sort() };
}
