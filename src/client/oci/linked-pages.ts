import { MooringError } from '../../domain/errors.ts';
import type { HttpResponse } from '../../ports/http.ts';
import type { Called } from '../transport/call.ts';

/** No list of the registry is as long as this many pages. */
const MOST_PAGES = 10_000;

/** The parameters of a page's address. */
export type PageQuery = Readonly<Record<string, string>>;

/**
 * The pages of a list of the registry, each leading to the next by its Link header (RFC 8288; OCI distribution
 * specification, "Listing tags"). Of that header only the parameters are taken: the request goes to the same route of
 * the same host, wherever the header points. Throws `platform_unexpected_answer` where a page leads back.
 */
export async function* linkedPages<Value>(
  ask: (query: PageQuery) => Promise<Called<Value>>,
): AsyncGenerator<Value, void, undefined> {
  const seen = new Set<string>();
  let query: PageQuery = {};
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
    const { value, response } = await ask(query);
    yield value;
    const next = nextQuery(response);
    if (next === undefined) return;
    const key = JSON.stringify(next);
    if (seen.has(key)) {
      throw new MooringError(
        'platform_unexpected_answer',
        'a list leads back to a page that was read before',
      );
    }
    seen.add(key);
    query = next;
  }
  throw new MooringError('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}

function nextQuery(response: HttpResponse): PageQuery | undefined {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
  if (target === undefined || !URL.canParse(target, 'https://registry.invalid')) return undefined;
  return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
}
