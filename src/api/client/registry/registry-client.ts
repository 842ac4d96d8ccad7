import { MooringError } from '../../../values/errors.ts';
import { formatInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { appendPage } from '../../../values/tag-history.ts';
import type { TagHistory } from '../../../values/tag-history.ts';
import { HISTORY_PAGE_RECORDS } from '../../registry/tag-history.ts';
import type { Call } from '../transport/call.ts';
import { nameOf } from './registry-tokens.ts';
import type { RegistryImage, RegistryTokens } from './registry-tokens.ts';
import type { CallParts } from '../transport/request.ts';

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
  const { call, tokens } = options;
  return {
    tagHistory: async (image, tag) => {
      const credential = await tokens.tokenFor(image);
      return (await Array.fromAsync(historyPages(call, { image, tag, credential }))).flat();
    },
    serverTime: async () =>
      (await call('checkRegistryAccess', 'reach the registry', { answers: [401] })).serverTime,
  };
}

/** The history of a tag, or the part of it in a period: ISO 8601 in UTC. */
interface HistoryRequest extends Pick<CallParts, 'credential' | 'options'> {
  readonly image: RegistryImage;
  readonly tag: string;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/**
 * Yields the builds of each page that are on none before it. At most 1000 records come at once, oldest first: the newest
 * build of a busy tag is on the last page (service-rules.md#tag-history). Throws what the call throws.
 */
export async function* historyPages(
  call: Call<'getTagHistory'>,
  { image, tag, start, end, ...parts }: HistoryRequest,
): AsyncGenerator<TagHistory, void, undefined> {
  const name = nameOf(image);
  let history: TagHistory = [];
  for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
    const last = history.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
    const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
      ...parts,
      path: { organization: image.organization, image: image.name, tag },
      query: { start: last === undefined ? start : formatInstant(last.at), end },
    });
    const page = value.history;
    const longer = appendPage(history, page);
    if (longer !== undefined) yield longer.slice(history.length);
    if (longer === undefined || page.length < HISTORY_PAGE_RECORDS) return;
    history = longer;
  }
  throw new MooringError('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}
