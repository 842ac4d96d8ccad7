import { createHash } from 'node:crypto';

import { parseDigest } from '../../../src/values/digest.ts';
import type { Digest } from '../../../src/values/digest.ts';

const TYPES = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
} as const;

/** Where an image is pushed to: `127.0.0.1:<port>`, and what the Authorization header is to say. */
export interface PushPlace {
  readonly host: string;
  readonly path: string;
  readonly authorization?: string;
}

export interface PushedImage {
  readonly index: Digest;
  /** By architecture. */
  readonly manifests: Readonly<Record<string, Digest>>;
}

/**
 * Pushes an image of two platforms to a registry, as any client does (OCI distribution specification, "Push"): its index as
 * `tag`, and each platform alone as `tag-amd64` and `tag-arm64`.
 */
export async function pushImage(place: PushPlace, tag: string): Promise<PushedImage> {
  const manifests: Record<string, Digest> = {};
  const entries: object[] = [];
  for (const architecture of ['amd64', 'arm64']) {
    // oxlint-disable no-await-in-loop -- an index can be pushed when all that it names is there
    const config = JSON.stringify({
      os: 'linux',
      architecture,
      tag,
      rootfs: { type: 'layers', diff_ids: [] },
    });
    await pushBlob(place, config);
    const manifest = JSON.stringify({
      schemaVersion: 2,
      mediaType: TYPES.manifest,
      config: descriptorOf(config, TYPES.config),
      layers: [],
    });
    const digest = digestOfText(manifest);
    await pushManifest(place, `${tag}-${architecture}`, { type: TYPES.manifest, text: manifest });
    manifests[architecture] = digest;
    entries.push({ ...descriptorOf(manifest, TYPES.manifest), platform: { os: 'linux', architecture } });
    // oxlint-enable no-await-in-loop
  }
  const index = JSON.stringify({ schemaVersion: 2, mediaType: TYPES.index, manifests: entries });
  await pushManifest(place, tag, { type: TYPES.index, text: index });
  return { index: digestOfText(index), manifests };
}

/** Pushes a blob in one piece. */
export async function pushBlob(place: PushPlace, text: string): Promise<void> {
  const base = `http://${place.host}`;
  const opened = await request(place, 'POST', new URL(`${base}/v2/${place.path}/blobs/uploads/`));
  const upload = new URL(opened.headers.get('location') ?? '', base);
  upload.searchParams.set('digest', digestOfText(text));
  await request(place, 'PUT', upload, { type: 'application/octet-stream', text });
}

/** Pushes a manifest or an index to a tag or a digest. */
export async function pushManifest(
  place: PushPlace,
  reference: string,
  content: { readonly type: string; readonly text: string },
): Promise<void> {
  const url = new URL(`http://${place.host}/v2/${place.path}/manifests/${reference}`);
  await request(place, 'PUT', url, content);
}

async function request(
  { authorization }: PushPlace,
  method: 'POST' | 'PUT',
  url: URL,
  content?: { readonly type: string; readonly text: string },
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(content === undefined ? {} : { 'content-type': content.type }),
    },
    ...(content === undefined ? {} : { body: content.text }),
  });
  if (response.ok) return response;
  throw new Error(`${method} ${url.pathname}: status ${response.status}: ${await response.text()}`);
}

export function descriptorOf(text: string, mediaType: string): object {
  return { mediaType, digest: digestOfText(text), size: new TextEncoder().encode(text).length };
}

export function digestOfText(text: string): Digest {
  return parseDigest(`sha256:${createHash('sha256').update(text).digest('hex')}`);
}
