import type { Clock } from '../../../values/clock.ts';
import { formatInstant, toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import type { Secret } from '../../../values/secret.ts';
import { createList } from '../platform/list.ts';
import type { List } from '../platform/list.ts';
import type { Call } from '../transport/call.ts';
import type { CallOptions } from '../transport/request.ts';
import { historyPages } from './registry-client.ts';
import { MARGIN_MS, nameOf, requestToken } from './registry-tokens.ts';
import type { RegistryImage } from './registry-tokens.ts';

/** One record of a tag's history: the digest that the tag pointed to from this time on. */
export interface TagHistoryRecord {
  /** ISO 8601 in UTC, with milliseconds. */
  readonly updateTimestamp: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
}

/** A token of the registry, which is valid for one image. */
export interface ImageToken {
  readonly token: Secret;
  /** Milliseconds since 1970 by the clock of the client. */
  readonly expiresAt: Instant;
}

/** The tag history API: the builds that a tag has pointed to, and the tokens of the registry. */
export interface TagHistoryClient {
  /**
   * Lists the builds that a tag of the registry has pointed to, oldest first. `start` and `end` limit them to a period;
   * ISO 8601 in UTC. Private images require the option `registryToken` of the client.
   */
  listTagHistory(
    image: RegistryImage,
    tag: string,
    period?: { readonly start?: string; readonly end?: string },
    options?: CallOptions,
  ): List<TagHistoryRecord>;
  /** Returns a token to pull one image, valid for at least 30 seconds: as a bearer token, or by `docker login`. */
  getRegistryToken(image: RegistryImage, options?: CallOptions): Promise<ImageToken>;
}

/**
 * Creates the client over one call path. `token` is a platform token of the registry's audience; undefined for public
 * images alone. Its methods throw what the call throws (`failure.ts`).
 */
export function createTagHistoryClient(from: {
  readonly call: Call<'getRegistryToken' | 'getTagHistory'>;
  readonly token: Secret | undefined;
  readonly clock: Pick<Clock, 'now'>;
}): TagHistoryClient {
  const { clock } = from;
  const tokens = new Map<string, ImageToken>();

  async function getRegistryToken(image: RegistryImage, options?: CallOptions): Promise<ImageToken> {
    const known = tokens.get(nameOf(image));
    if (known !== undefined && clock.now() < known.expiresAt - MARGIN_MS) return known;
    const { token, lifetimeSeconds } = await requestToken(image, {
      call: (name, purpose, parts) => from.call(name, purpose, { ...parts, options }),
      passwordFor: () => from.token,
      onSecret: () => undefined,
    });
    const fresh = { token, expiresAt: toInstant(clock.now() + lifetimeSeconds * 1000) };
    tokens.set(nameOf(image), fresh);
    return fresh;
  }

  return {
    getRegistryToken,
    listTagHistory: (image, tag, period, options) =>
      createList(async function* pages() {
        const { token: credential } = await getRegistryToken(image, options);
        const request = { image, tag, ...period, credential, options };
        for await (const builds of historyPages(from.call, request)) {
          const items = builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest }));
          yield { items, totalCount: undefined, skipped: 0 };
        }
      }),
  };
}
