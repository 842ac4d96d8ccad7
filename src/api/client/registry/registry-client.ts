import { MooringError } from '../../../values/errors.ts';
import { formatInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import type { Secret } from '../../../values/secret.ts';
import { appendPage } from '../../../values/tag-history.ts';
import type { TagHistory } from '../../../values/tag-history.ts';
import { HISTORY_PAGE_RECORDS } from '../../registry/tag-history.ts';
import type { Call } from '../transport/call.ts';
import { nameOf } from './registry-tokens.ts';
import type { RegistryImage, RegistryTokens } from './registry-tokens.ts';

/** Requests the history of tags from the registry. */
export interface RegistryClient {
  /** Every build of the tag, oldest first, over as many pages as it has. */
  tagHistory(image: RegistryImage, tag: string): Promise<TagHistory>;
  /** The time of the registry, UTC, as proof that it is reachable; undefined if it returns none. */
  serverTime(): Promise<Instant | undefined>;
}

/** A tag rebuilt every minute for a year would need 526 pages; beyond this something is wrong. */
const MOST_HISTORY_PAGES = 1_000;

/** The registry client over one call path, with the tokens of the run. */
export function createRegistryClient(options: {
  readonly call: Call<'getTagHistory' | 'checkRegistryAccess'>;
  readonly tokens: RegistryTokens;
}): RegistryClient {
  return {
    tagHistory: async (image, tag) =>
      readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
    serverTime: async () =>
      (await options.call('checkRegistryAccess', 'reach the registry', { answers: [401] })).serverTime,
  };
}

/**
 * At most 1000 records come at once, oldest first: the newest build of a busy tag is on the last page
 * (service-rules.md#tag-history).
 */
async function readHistory(
  call: Call<'getTagHistory'>,
  image: RegistryImage,
  tag: string,
  token: Secret,
): Promise<TagHistory> {
  const name = nameOf(image);
  let history: TagHistory = [];
  for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
    const last = history.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
    const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
      path: { organization: image.organization, image: image.name, tag },
      query: { start: last === undefined ? undefined : formatInstant(last.at) },
      credential: token,
    });
    const page = value.history;
    const longer = appendPage(history, page);
    history = longer ?? history;
    if (longer === undefined || page.length < HISTORY_PAGE_RECORDS) return history;
  }
  throw new MooringError('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}
