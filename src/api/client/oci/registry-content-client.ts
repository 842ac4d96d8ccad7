import type { Digest } from '../../../values/digest.ts';
import { MooringError } from '../../../values/errors.ts';
import { DOCKER_MEDIA_TYPES, MEDIA_TYPES } from '../../registry/oci.ts';
import type { Descriptor } from '../../registry/oci.ts';
import type { PullRouteName } from '../../routes/pull-routes.ts';
import type { RouteResponse } from '../../routes.ts';
import type { HttpResponse } from '../../http.ts';
import type { Call, Called } from '../transport/call.ts';
import { digestOfBytes, requireDigest } from './content-digest.ts';
import type { DigestOf } from './content-digest.ts';
import { readManifestHead, toFetchedManifest } from './image-content.ts';
import type { FetchedManifest, ManifestLimits } from './image-content.ts';
import { linkedPages, readReferrers } from './linked-pages.ts';
import { nameOf } from '../registry/registry-tokens.ts';
import type { RegistryImage, RegistryTokens } from '../registry/registry-tokens.ts';
import type { CallParts } from '../transport/request.ts';

/** Metadata of a manifest, without its content. */
export interface ManifestHead {
  /** Undefined if the registry does not return it. */
  readonly digest: Digest | undefined;
  readonly mediaType: string;
  /** Bytes; undefined if the registry does not return them. */
  readonly size: number | undefined;
}

/** Which manifest is wanted: `accept` is a list of media types, by default all that Mooring reads. */
interface ManifestOptions extends ManifestLimits {
  readonly accept?: string;
}

/**
 * Pulls content from the registry (OCI distribution specification, "Pull" and "Content discovery"). A `reference` is a
 * tag or a digest.
 */
export interface RegistryContentClient {
  /** Throws `platform_not_found`, and `platform_unexpected_answer` if the content does not match the digest. */
  manifest(image: RegistryImage, reference: string, options?: ManifestOptions): Promise<FetchedManifest>;
  headManifest(image: RegistryImage, reference: string, accept?: string): Promise<ManifestHead>;
  /** Bytes that have the digest, at most `maxBytes` of them. Throws as `manifest` does, and `platform_too_large`. */
  blob(image: RegistryImage, digest: Digest, limits: { readonly maxBytes: number }): Promise<Uint8Array>;
  /** The size of a blob in bytes; undefined if the registry does not return it. */
  blobSize(image: RegistryImage, digest: Digest): Promise<number | undefined>;
  /** The names of the tags, in the order of the registry. */
  tags(image: RegistryImage): AsyncIterable<string>;
  /** Returns the referrers of a manifest, optionally of one type; see `readReferrers`. */
  referrers(image: RegistryImage, digest: Digest, artifactType?: string): Promise<readonly Descriptor[]>;
  /** Resolves if the registry grants access with the token for this image. */
  checkAccess(image: RegistryImage): Promise<void>;
}

/** Every form of image that Mooring reads. */
export const MANIFEST_TYPES = [
  MEDIA_TYPES.index,
  MEDIA_TYPES.manifest,
  DOCKER_MEDIA_TYPES.index,
  DOCKER_MEDIA_TYPES.manifest,
].join(', ');

/** Bytes that a response may have however small the blob: a refusal has a body too. */
export const REFUSAL_BYTES = 64 * 1024;

type RequestRoute = <Name extends PullRouteName>(
  name: Name,
  image: RegistryImage,
  purpose: string,
  parts: Pick<CallParts, 'query' | 'accept' | 'maxBytes'> & {
    readonly at?: Readonly<Record<string, string>>;
  },
) => Promise<Called<RouteResponse<Name>>>;

/** Creates the client over one call path, with the tokens of the run: see `createRegistryTokens`. */
export function createRegistryContentClient(options: {
  readonly call: Call<PullRouteName>;
  readonly tokens: RegistryTokens;
  /** That of Web Cryptography if absent. */
  readonly digestOf?: DigestOf;
}): RegistryContentClient {
  const { digestOf = digestOfBytes } = options;
  const request: RequestRoute = async (name, image, purpose, { at, ...parts }) =>
    options.call(name, `${purpose} of ${nameOf(image)}`, {
      ...parts,
      path: { organization: image.organization, image: image.name, ...at },
      credential: await options.tokens.tokenFor(image),
    });
  return {
    manifest: (image, reference, wanted = {}) =>
      readManifest({ request, digestOf }, image, reference, wanted),
    headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
      const purpose = `check the manifest ${reference}`;
      return readHead(
        (await request('headManifest', image, purpose, { at: { reference }, accept })).response,
      );
    },
    blob: (image, digest, { maxBytes }) => readBlob({ request, digestOf }, image, digest, maxBytes),
    blobSize: async (image, digest) => {
      const purpose = `check the blob ${digest}`;
      return readSize(
        (await request('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response,
      );
    },
    tags: async function* tags(image) {
      const pages = linkedPages((query) => request('listTagNames', image, 'list the tags', { query }));
      for await (const page of pages) yield* page.tags;
    },
    referrers: (image, subject, artifactType) =>
      readReferrers({
        subject,
        artifactType,
        requestPage: (query) =>
          request('listReferrers', image, `list the referrers of ${subject}`, {
            at: { digest: subject },
            accept: MEDIA_TYPES.index,
            query,
          }),
        requestFallback: (tag) =>
          readManifest({ request, digestOf }, image, tag, { accept: MEDIA_TYPES.index }),
      }),
    checkAccess: async (image) => {
      await request('checkRegistryAccess', image, 'access the registry for an image', {});
    },
  };
}

/** Dependencies of the functions that read content. */
interface Reading {
  readonly request: RequestRoute;
  readonly digestOf: DigestOf;
}

async function readBlob(
  { request, digestOf }: Reading,
  image: RegistryImage,
  digest: Digest,
  maxBytes: number,
): Promise<Uint8Array> {
  const purpose = `read the blob ${digest}`;
  const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
  const { body } = (await request('getBlob', image, purpose, { at: { digest }, ...limits })).response;
  if (body.length > maxBytes) {
    throw new MooringError('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
  }
  await requireDigest(body, digest, purpose, digestOf);
  return body;
}

async function readManifest(
  { request, digestOf }: Reading,
  image: RegistryImage,
  reference: string,
  { accept = MANIFEST_TYPES, maxBytes }: ManifestOptions,
): Promise<FetchedManifest> {
  const purpose = `read the manifest ${reference}`;
  const limits = maxBytes === undefined ? {} : { maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
  const parts = { at: { reference }, accept, ...limits };
  const { value, response } = await request('getManifest', image, purpose, parts);
  return toFetchedManifest(response, { reference, manifest: value, purpose, digestOf });
}

function readHead(response: HttpResponse): ManifestHead {
  return { ...readManifestHead(response), size: readSize(response) };
}

function readSize(response: HttpResponse): number | undefined {
  const length = response.headers['content-length'] ?? '';
  return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}
