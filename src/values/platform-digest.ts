import type { Digest } from './digest.ts';

/** One manifest of an image, as far as its platform is known. */
export interface PlatformEntry {
  readonly digest: Digest;
  readonly platform?:
    | { readonly os: string; readonly architecture: string; readonly variant?: string | undefined }
    | undefined;
}

/** The manifest of a platform, or why there is none, as a clause. */
export type PlatformChoice =
  | { readonly kind: 'found'; readonly digest: Digest }
  | { readonly kind: 'none'; readonly why: string };

/**
 * The manifest of a platform (`linux/arm64`, `linux/arm/v7`) among those of an image. A platform without a variant fits an entry
 * with one too, where that is the only one (`linux/arm64/v8`); two that fit alike are none, for a guess would be silent.
 * Entries of `unknown/unknown` are no images: BuildKit files attestations under that name.
 */
export function digestOfPlatform(entries: readonly PlatformEntry[], platform: string): PlatformChoice {
  const named = entries.flatMap(({ digest, platform: its }) =>
    its === undefined || its.os === 'unknown' ? [] : [{ digest, name: platformName(its) }],
  );
  const exact = named.filter(({ name }) => name === platform);
  const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
  const [found] = fitting;
  if (found === undefined) return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
  if (new Set(fitting.map(({ digest }) => digest)).size > 1)
    return { kind: 'none', why: `several match: ${fitting.map(({ name }) => name).join(', ')}` };
  return { kind: 'found', digest: found.digest };
}

function whyNone(names: readonly string[]): string {
  return names.length === 0 ? 'it names no platform' : `it has ${[...new Set(names)].join(', ')}`;
}

/** Returns the name of a platform, such as `linux/arm/v7`. */
export function platformName({ os, architecture, variant }: NonNullable<PlatformEntry['platform']>): string {
  return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
}
