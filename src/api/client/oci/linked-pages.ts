import { MooringError } from '../../../values/errors.ts';
import type { ErrorCode } from '../../../values/errors.ts';
import type { HttpResponse } from '../../http.ts';
import type { Called } from '../transport/call.ts';
import type { Digest } from '../../../values/digest.ts';
import type { Descriptor, ImageIndex, Manifest } from '../../registry/oci.ts';

/** No list of the registry is as long as this many pages. */
const MAX_PAGES = 10_000;

/** No manifest has as many signatures and attestations, nor does their list have as many bytes on all its pages. */
const MAX_REFERRERS = 5_000;
const MAX_REFERRER_BYTES = 16 * 1024 * 1024;

/** The parameters of a page's address. */
export type PageQuery = Readonly<Record<string, string>>;

/** A page of a list, with the response that links to the next one. */
export type LinkedPage<Value> = Pick<Called<Value>, 'value' | 'response'>;

/**
 * Yields the pages of a list of the registry, each leading to the next by its Link header (RFC 8288; OCI distribution
 * specification, "Listing tags"). Of that header only the parameters are taken: the request goes to the same route of
 * the same host, wherever the header points. Throws `platform_unexpected_answer` if a page leads back.
 */
export async function* linkedPages<Value>(
  request: (query: PageQuery) => Promise<LinkedPage<Value>>,
): AsyncGenerator<Value, void, undefined> {
  const seen = new Set<string>();
  let query: PageQuery = {};
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
    const { value, response } = await request(query);
    yield value;
    const next = nextQuery(response);
    if (next === undefined) return;
    const key = JSON.stringify(next);
    if (seen.has(key)) {
      throw new MooringError('platform_unexpected_answer', 'a list links to a page that was already read');
    }
    seen.add(key);
    query = next;
  }
  throw new MooringError('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
}

function nextQuery(response: HttpResponse): PageQuery | undefined {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
  if (target === undefined || !URL.canParse(target, 'https://registry.invalid')) return undefined;
  return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
}

/** The referrers request and the functions that send it. */
interface ReferrersRequest {
  readonly subject: Digest;
  readonly artifactType: string | undefined;
  readonly requestPage: (query: PageQuery) => Promise<LinkedPage<ImageIndex>>;
  readonly requestFallback: (tag: string) => Promise<{ readonly manifest: Manifest }>;
}

/**
 * Returns the referrers of a manifest. A registry without the referrers API answers 404; clients then keep the list
 * under the tag `sha256-<hex>` (OCI distribution specification, "Unavailable Referrers API"). Registries need not
 * filter by type, so the list is filtered here again.
 */
export async function readReferrers(request: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { artifactType } = request;
  const found = (await orNotFound(requestReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
  return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
}

async function requestReferrers(request: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { artifactType, requestPage } = request;
  const type = artifactType === undefined ? {} : { artifactType };
  const found: Descriptor[] = [];
  let bytes = 0;
  const pages = linkedPages(async (query) => {
    const page = await requestPage({ ...type, ...query });
    bytes += page.response.body.length;
    return page;
  });
  for await (const page of pages) {
    found.push(...page.manifests);
    if (found.length > MAX_REFERRERS)
      throw tooLarge(`${request.subject} has more than ${MAX_REFERRERS} referrers`);
    if (bytes > MAX_REFERRER_BYTES)
      throw tooLarge(`the referrers of ${request.subject} have more than ${MAX_REFERRER_BYTES} bytes`);
  }
  return found;
}

function tooLarge(message: string): MooringError {
  const hint = 'Remove referrers that are no longer needed from the registry.';
  return new MooringError('platform_too_large', message, { hint });
}

async function readFallbackTag({
  subject,
  requestFallback,
}: ReferrersRequest): Promise<readonly Descriptor[]> {
  const { manifest } = await requestFallback(subject.replace(':', '-'));
  return 'manifests' in manifest ? manifest.manifests : [];
}

const ABSENT: ReadonlySet<ErrorCode> = new Set(['platform_not_found', 'platform_invalid_request']);

/** Returns undefined if the request fails with 404, or with 400, as on some registries without the referrers API. */
async function orNotFound<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MooringError && ABSENT.has(error.code)) return undefined;
    throw error;
  }
}
