import { createHash } from 'node:crypto';

import { createOciRegistryClient } from '../../../src/api/client/oci/oci-registry-client.ts';
import type { OciRegistryClient } from '../../../src/api/client/oci/oci-registry-client.ts';
import { MEDIA_TYPES } from '../../../src/api/registry/oci.ts';
import type { Descriptor } from '../../../src/api/registry/oci.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { TransportFailure } from '../../../src/api/http.ts';
import type { HttpResponse, HttpSend } from '../../../src/api/http.ts';
import { fakeClock } from '../platform/fake-clock.ts';
import { json } from '../platform/scripted-http.ts';

/** Members of a descriptor, or of a manifest, that a test sets. */
type Extra = Readonly<Record<string, unknown>>;

/** A registry in memory, of whatever content: also what no registry of ours would serve. */
export interface MemoryRegistry {
  readonly client: OciRegistryClient;
  /** What was requested, without `/v2/` itself: `manifests/sha256-….sig`. */
  readonly requests: readonly string[];
  /** Keeps bytes; the descriptor is about them, unless a test says something else. */
  blob(bytes: Uint8Array | string, mediaType: string, extra?: Extra): Descriptor;
  /** Keeps a manifest of these layers, behind a tag if there is one. */
  manifest(layers: readonly Descriptor[], extra?: Extra, tag?: string): Digest;
  /** Keeps an image index, behind a tag if there is one. */
  index(manifests: readonly unknown[], tag?: string): Digest;
  /** Lists a referrer of a digest. */
  refer(subject: Digest, descriptor: Extra): void;
  /** Answers requests for paths that match in this way, before anything else. */
  answer(path: RegExp, answer: HttpResponse | TransportFailure): void;
}

/** Starts a registry. `hasReferrers` is false for one without the referrers API. */
export function startMemoryRegistry({ hasReferrers = true } = {}): MemoryRegistry {
  const [content, tags, requests] = [
    new Map<string, Uint8Array>(),
    new Map<string, string>(),
    [] as string[],
  ];
  const referrers = new Map<string, unknown[]>();
  const answers: { readonly path: RegExp; readonly answer: HttpResponse | TransportFailure }[] = [];
  const keep = (bytes: Uint8Array): Digest => {
    const digest = parseDigest(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    content.set(digest, bytes);
    return digest;
  };
  const keepManifest = (manifest: unknown, tag: string | undefined): Digest => {
    const digest = keep(Buffer.from(JSON.stringify(manifest)));
    if (tag !== undefined) tags.set(tag, digest);
    return digest;
  };
  const send: HttpSend = async ({ url, maxBytes }) => {
    const [, kind = '', reference = ''] = /\/(manifests|blobs|referrers)\/([^/?]+)/.exec(url) ?? [];
    if (kind === '') return json(200, {});
    requests.push(`${kind}/${reference}`);
    const given = answers.find(({ path }) => path.test(url))?.answer;
    if (given instanceof TransportFailure) throw given;
    if (given !== undefined) return given;
    if (kind === 'referrers') return hasReferrers ? json(200, indexOf(referrers.get(reference) ?? [])) : GONE;
    const body = content.get(tags.get(reference) ?? reference);
    if (body === undefined) return GONE;
    if (body.length > maxBytes) throw new TransportFailure('too_large', 'too large');
    return { status: 200, headers: {}, body };
  };
  const blob: MemoryRegistry['blob'] = (bytes, mediaType, extra = {}) => {
    const data = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    return { mediaType, digest: keep(data), size: data.length, ...extra };
  };
  const empty = blob('{}', MEDIA_TYPES.empty);
  return {
    requests,
    blob,
    client: createOciRegistryClient({
      send,
      clock: fakeClock(),
      loginFor: async () => undefined,
      tokenHosts: [],
      onSecret: () => undefined,
    }),
    manifest: (layers, extra = {}, tag) =>
      keepManifest(
        { schemaVersion: 2, mediaType: MEDIA_TYPES.manifest, config: empty, layers, ...extra },
        tag,
      ),
    index: (manifests, tag) => keepManifest(indexOf(manifests), tag),
    refer: (subject, descriptor) => {
      const one = { mediaType: MEDIA_TYPES.manifest, size: 870, ...descriptor };
      referrers.set(subject, [...(referrers.get(subject) ?? []), one]);
    },
    answer: (path, answer) => answers.unshift({ path, answer }),
  };
}

const GONE = json(404, { errors: [{ code: 'MANIFEST_UNKNOWN' }] });

function indexOf(manifests: readonly unknown[]): unknown {
  return { schemaVersion: 2, mediaType: MEDIA_TYPES.index, manifests };
}
