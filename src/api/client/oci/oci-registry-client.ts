import { isDigest } from '../../../values/digest.ts';
import type { Digest } from '../../../values/digest.ts';
import { MooringError } from '../../../values/errors.ts';
import { ImageIndex, Manifest, MEDIA_TYPES } from '../../registry/oci.ts';
import type { Descriptor } from '../../registry/oci.ts';
import type { Secret } from '../../../values/secret.ts';
import type { HttpResponse } from '../../http.ts';
import { digestOfBytes, requireDigest } from './content-digest.ts';
import { toFetchedManifest } from './image-content.ts';
import type { FetchedManifest, ManifestLimits } from './image-content.ts';
import { readReferrers } from './linked-pages.ts';
import type { LinkedPage, PageQuery } from './linked-pages.ts';
import { isLoopback } from '../transport/endpoints.ts';
import { readTarget, REDIRECTS } from '../transport/redirect.ts';
import type { WrittenRequest } from '../transport/redirect.ts';
import { authorizationFor } from './oci-authorization.ts';
import type { OciAuthorizationOptions, OciImage } from './oci-authorization.ts';
import { limitAfter429 } from '../transport/rate-limit.ts';
import { MANIFEST_TYPES, REFUSAL_BYTES } from './registry-content-client.ts';
import { sendToOtherHost } from '../transport/send-with-retry.ts';

/** Client of any OCI registry. Such registries have no history, only current tags. */
export interface OciRegistryClient {
  /**
   * Returns the current digest of a tag: that of its image index if it has one, never that of a platform manifest. For
   * a digest, checks that the registry has it. Throws `platform_not_found`, `auth_*`, `platform_*`.
   */
  digestOf(image: OciImage, reference: string): Promise<Digest>;
  /** Returns the manifest of a tag or digest. Throws as `digestOf`, and if the bytes do not have the digest. */
  manifest(image: OciImage, reference: string, limits?: ManifestLimits): Promise<FetchedManifest>;
  /** Returns the blob with the digest, at most `maxBytes` of it. Throws as `manifest`. */
  blob(image: OciImage, digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  /** Returns the referrers of a manifest; see `readReferrers`. */
  referrers(image: OciImage, digest: Digest): Promise<readonly Descriptor[]>;
}

/** Hosts whose API is at another host. */
const API_HOSTS: ReadonlyMap<string, string> = new Map([['docker.io', 'registry-1.docker.io']]);

const MANIFEST_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/**
 * Creates the client of all registries other than the platform's. The authentication challenge of each host is
 * requested once.
 */
export function createOciRegistryClient(given: OciAuthorizationOptions): OciRegistryClient {
  const options = { ...given, send: limitAfter429(given.send) };
  const hosts = new Map<string, Promise<HttpResponse>>();
  const authorizations = new Map<string, Promise<Secret | undefined>>();

  async function authorize(image: OciImage): Promise<Secret | undefined> {
    const requested = hosts.get(image.host) ?? requestApiRoot(image.host, options);
    hosts.set(image.host, requested);
    const answer = await requested;
    return answer.status === 401 ? authorizationFor(image, answer, options) : undefined;
  }

  async function request(image: OciImage, wanted: Wanted): Promise<HttpResponse> {
    const key = `${image.host}/${image.path}`;
    const { kind, method, reference, accept, maxBytes, query = '' } = wanted;
    const purpose = `look up ${key}${isDigest(reference) ? '@' : ':'}${reference}`;
    const written: WrittenRequest = {
      method,
      url: `${addressOf(image.host, purpose)}/v2/${image.path}/${kind}/${reference}${query}`,
      headers: { accept },
      maxBytes,
    };
    const following = { ...options, purpose, isMovable: kind === 'blobs' };
    const known = authorizations.get(key) ?? authorize(image);
    authorizations.set(key, known);
    const answer = await follow(withAuthorization(written, await known), following);
    if (answer.status !== 401) return answer;
    // Some hosts challenge only this request, and a token can have expired; a second 401 is final.
    const fresh = authorizationFor(image, answer, options);
    authorizations.set(key, fresh);
    return follow(withAuthorization(written, await fresh), { ...following, isChallenged: true });
  }

  return createMethods(request);
}

/** Sends a request for content of an image, and returns the response to a granted one. */
type SendRequest = (image: OciImage, wanted: Wanted) => Promise<HttpResponse>;

function createMethods(request: SendRequest): OciRegistryClient {
  return {
    digestOf: async (image, reference) => {
      const reported =
        (await request(image, manifestBy('HEAD', reference))).headers['docker-content-digest'] ?? '';
      if (isDigest(reported) && (reported === reference || !isDigest(reference))) return reported;
      // The digest is then computed from the bytes, if they are a manifest and not, say, a login page.
      const { body } = await request(image, manifestBy('GET', reference));
      const name = `${image.host}/${image.path}${isDigest(reference) ? '@' : ':'}${reference}`;
      parseBody(Manifest, body, name);
      return isDigest(reference)
        ? requireDigest(body, reference, `look up ${name}`)
        : digestOfBytes(body, 'sha256');
    },
    manifest: (image, reference, limits) => fetchManifest(request, image, reference, limits),
    blob: async (image, digest, { maxBytes }) => {
      const wanted: Wanted = { kind: 'blobs', method: 'GET', reference: digest, accept: '*/*', maxBytes };
      const { body } = await request(image, wanted);
      await requireDigest(body, digest, `read the blob ${digest} of ${image.host}/${image.path}`);
      return body;
    },
    referrers: (image, subject) =>
      readReferrers({
        subject,
        artifactType: undefined,
        requestPage: (page) => requestReferrers(request, image, subject, page),
        requestFallback: (tag) => fetchManifest(request, image, tag),
      }),
  };
}

async function fetchManifest(
  request: SendRequest,
  image: OciImage,
  reference: string,
  { maxBytes = MANIFEST_BYTES }: ManifestLimits = {},
): Promise<FetchedManifest> {
  const purpose = `read the manifest ${reference} of ${image.host}/${image.path}`;
  const limits = { maxBytes: Math.min(Math.max(maxBytes, REFUSAL_BYTES), MANIFEST_BYTES) };
  const response = await request(image, { ...manifestBy('GET', reference), ...limits });
  const manifest = parseBody(Manifest, response.body, reference);
  return toFetchedManifest(response, { reference, manifest, purpose, digestOf: digestOfBytes });
}

async function requestReferrers(
  request: SendRequest,
  image: OciImage,
  digest: Digest,
  page: PageQuery,
): Promise<LinkedPage<ImageIndex>> {
  const query = Object.keys(page).length === 0 ? '' : `?${new URLSearchParams(page).toString()}`;
  const wanted = {
    ...manifestBy('GET', digest),
    kind: 'referrers',
    accept: MEDIA_TYPES.index,
    query,
  } as const;
  const response = await request(image, wanted);
  return { value: parseBody(ImageIndex, response.body, `the referrers of ${digest}`), response };
}

/** Content of an image: a manifest by tag or digest, or a blob or the referrers by digest. */
interface Wanted {
  readonly kind: 'manifests' | 'blobs' | 'referrers';
  readonly method: 'GET' | 'HEAD';
  readonly reference: string;
  readonly accept: string;
  readonly maxBytes: number;
  /** With its question mark. */
  readonly query?: string;
}

function manifestBy(method: Wanted['method'], reference: string): Wanted {
  return { kind: 'manifests', method, reference, accept: MANIFEST_TYPES, maxBytes: MANIFEST_BYTES };
}

/** Requests `/v2/` without credentials (OCI distribution specification, "Determining support"). */
async function requestApiRoot(host: string, options: OciAuthorizationOptions): Promise<HttpResponse> {
  const purpose = `access the registry ${host}`;
  const url = `${addressOf(host, purpose)}/v2/`;
  return sendToOtherHost(
    { method: 'GET', url, headers: {}, maxBytes: 1024 * 1024 },
    purpose,
    options,
    isAnswer,
  );
}

/** Any definite response of `/v2/` is accepted; the request for the image decides. */
function isAnswer({ status }: HttpResponse): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

interface Following extends OciAuthorizationOptions {
  readonly purpose: string;
  /** True for blobs, which registries serve from their storage. */
  readonly isMovable: boolean;
  /** True if a 401 is final. */
  readonly isChallenged?: boolean;
}

/**
 * Follows redirects of unauthenticated requests, and those of blobs without the credential: it is never sent to another
 * host (architecture.md#credentials-and-hosts).
 */
async function follow(request: WrittenRequest, options: Following, hops = 0): Promise<HttpResponse> {
  const { authorization, ...headers } = request.headers;
  const { isChallenged = false, isMovable, purpose } = options;
  const canMove = isMovable || authorization === undefined;
  const answer = await sendToOtherHost(
    request,
    purpose,
    options,
    ({ status }) => status < 300 || (status === 401 && !isChallenged) || (canMove && REDIRECTS.has(status)),
  );
  if (!REDIRECTS.has(answer.status)) return answer;
  const target = readTarget(answer.headers['location'] ?? '', request.url);
  if (target !== undefined && hops < MAX_REDIRECTS) {
    return follow({ ...request, headers, url: target.href }, options, hops + 1);
  }
  throw new MooringError('platform_redirected', `could not ${purpose}: the redirect was not followed`, {
    hint: 'Use the registry that serves the image.',
  });
}

function withAuthorization(request: WrittenRequest, authorization: Secret | undefined): WrittenRequest {
  if (authorization === undefined) return request;
  return { ...request, headers: { ...request.headers, authorization: authorization.reveal() } };
}

/** https, and http on loopback alone. Docker reads references with hosts that no request can be sent to. */
function addressOf(host: string, purpose: string): string {
  const name = API_HOSTS.get(host) ?? host;
  if (!URL.canParse(`https://${name}`))
    throw new MooringError('platform_unreachable', `could not ${purpose}: ${host} is not a valid host`, {
      hint: 'Correct the host of this reference, or its port.',
    });
  return isLoopback(new URL(`https://${name}`).hostname) ? `http://${name}` : `https://${name}`;
}

function parseBody<Value>(
  schema: { readonly parse: (json: unknown) => Value },
  bytes: Uint8Array,
  name: string,
): Value {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    const code = cause instanceof SyntaxError ? 'platform_not_json' : 'platform_unexpected_answer';
    throw new MooringError(code, `the response for ${name} is not a manifest`, { cause });
  }
}
