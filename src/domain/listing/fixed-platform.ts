import type { ListedImage } from './image-list.ts';

/** `$BUILDPLATFORM` and the like are whatever the build is for. */
const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;

/** The platform that the file itself takes the image for, `linux/arm64`; undefined where the build decides. */
export function fixedPlatform({ platform }: Pick<ListedImage, 'platform'>): string | undefined {
  return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
}
