import { MooringError } from '../domain/errors.ts';
import { parseDigest } from '../domain/digest.ts';
import { formatInstant, parseInstant } from '../domain/instant.ts';
import { Secret } from '../domain/secret.ts';
import { appendPage } from '../domain/tag-history.ts';
import type { TagHistory } from '../domain/tag-history.ts';
import { HISTORY_PAGE_RECORDS } from '../contract/tag-history.ts';
import type { Call } from './call.ts';

/** An image of the registry: organization and name, as its references spell them. */
export interface RegistryImage {
  readonly organization: string;
  readonly name: string;
}

/** What the registry is asked: the whole history of a tag. */
export interface RegistryClient {
  /** Every build of the tag, oldest first, over as many pages as it has. */
  tagHistory(image: RegistryImage, tag: string): Promise<TagHistory>;
}

/** A tag rebuilt every minute for a year would need 526 pages; beyond this something is wrong. */
const MOST_HISTORY_PAGES = 1_000;

/**
 * The registry client over one call path. `passwordFor` gives the platform token of the registry's audience for an
 * image, or undefined where the image is public and asked for anonymously. One registry token per image and run.
 */
export function createRegistryClient(options: {
  readonly call: Call;
  readonly passwordFor: (image: RegistryImage) => Secret | undefined;
  /** Called with every token before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}): RegistryClient {
  const tokens = new Map<string, Promise<Secret>>();

  function tokenFor(image: RegistryImage): Promise<Secret> {
    const key = `${image.organization}/${image.name}`;
    const known = tokens.get(key) ?? fetchToken(options, image);
    tokens.set(key, known);
    return known;
  }

  return {
    tagHistory: async (image, tag) => readHistory(options.call, image, tag, await tokenFor(image)),
  };
}

async function fetchToken(
  options: Parameters<typeof createRegistryClient>[0],
  image: RegistryImage,
): Promise<Secret> {
  const name = `${image.organization}/${image.name}`;
  const password = options.passwordFor(image);
  const { value } = await options.call('getRegistryToken', `get a registry token for ${name}`, {
    query: { scope: `repository:${name}:pull` },
    ...(password === undefined ? {} : { credential: password }),
  });
  const text = value.token ?? value.access_token;
  // The schema has made sure of one of the two; this is for the compiler, and says so if that ever changes.
  if (text === undefined)
    throw new MooringError('platform_unexpected_answer', `no registry token for ${name}`);
  const token = new Secret(text);
  options.onSecret(token);
  return token;
}

/** At most 1000 records come at once, oldest first: the newest build of a busy tag is on the last page (spec.md §8). */
async function readHistory(
  call: Call,
  image: RegistryImage,
  tag: string,
  token: Secret,
): Promise<TagHistory> {
  const name = `${image.organization}/${image.name}`;
  let history: TagHistory = [];
  for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
    const last = history.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the one before it ended
    const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
      path: { organization: image.organization, image: image.name, tag },
      query: { start: last === undefined ? undefined : formatInstant(last.at) },
      credential: token,
    });
    const page = value.history.map((record) => ({
      at: parseInstant(record.updateTimestamp),
      digest: parseDigest(record.digest),
    }));
    const longer = appendPage(history, page);
    history = longer ?? history;
    if (longer === undefined || page.length < HISTORY_PAGE_RECORDS) return history;
  }
  throw new MooringError('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
}
