import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { OciRegistryClient } from '../api/client/oci/oci-registry-client.ts';
import type { RegistryClient } from '../api/client/registry/registry-client.ts';
import type { RegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { ImagePlatform } from '../api/registry/oci.ts';
import type { Manifest } from '../api/registry/oci.ts';
import { unknownBy } from '../values/fetched.ts';
import type { Fetched } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import { isRequestFailure, MooringError } from '../values/errors.ts';
import type { TagFacts } from './decide/tag-facts.ts';
import { nameOf } from '../api/client/registry/registry-tokens.ts';
import type { TagHistory } from '../values/tag-history.ts';
import type { PlatformEntry } from '../values/platform-digest.ts';
import { parseJson } from '../text/parse-json.ts';

/** Looks up images in any registry. Every request is sent once in a run. */
export interface TagSource {
  /** The history of a tag, or where its registry keeps none, what it is now. */
  tag(image: OciImage, tag: string): Promise<Fetched<TagFacts>>;
  /** Whether a registry has a digest under the name of an image. */
  has(image: OciImage, digest: Digest): Promise<Fetched<boolean>>;
  /** The manifests of the platforms of an image: those of its index, or the one that the digest is of. */
  platforms(image: OciImage, digest: Digest): Promise<Fetched<readonly PlatformEntry[]>>;
}

/** The maximum size of a configuration; those of images have some kilobytes. */
export const CONFIG_BYTES = 4 * 1024 * 1024;

export interface TagSourceOptions {
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  /** The host whose images have a history, as references name it. */
  readonly registryHost: string;
  /** All other registries. */
  readonly others: OciRegistryClient;
}

/** The source over the platform's registry and all others. */
export function createTagSource(options: TagSourceOptions): TagSource {
  const { registry, content, registryHost, others } = options;
  const tags = new Map<string, Promise<Fetched<TagFacts>>>();
  const digests = new Map<string, Promise<Fetched<boolean>>>();
  const platforms = new Map<string, Promise<Fetched<readonly PlatformEntry[]>>>();

  async function fetchTag(image: OciImage, tag: string): Promise<TagFacts> {
    const historic = historicOf(image, registryHost);
    return historic === undefined
      ? { kind: 'digest', digest: await others.digestOf(image, tag) }
      : { kind: 'history', history: await registry.tagHistory(historic, tag) };
  }

  async function fetchDigest(image: OciImage, digest: Digest): Promise<boolean> {
    const historic = historicOf(image, registryHost);
    const question: Promise<unknown> =
      historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
    try {
      await question;
      return true;
    } catch (error) {
      if (error instanceof MooringError && error.code === 'platform_not_found') return false;
      throw error;
    }
  }

  async function fetchManifest(image: OciImage, digest: Digest): Promise<Manifest> {
    const historic = historicOf(image, registryHost);
    const request =
      historic === undefined ? others.manifest(image, digest) : content.manifest(historic, digest);
    return (await request).manifest;
  }

  async function fetchPlatforms(image: OciImage, digest: Digest): Promise<readonly PlatformEntry[]> {
    const manifest = await fetchManifest(image, digest);
    if ('manifests' in manifest) return manifest.manifests;
    const historic = historicOf(image, registryHost);
    const config = manifest.config.digest;
    const bytes =
      historic === undefined
        ? await others.blob(image, config, { maxBytes: CONFIG_BYTES })
        : await content.blob(historic, config, { maxBytes: CONFIG_BYTES });
    const { data: platform } = ImagePlatform.safeParse(parseJson(new TextDecoder().decode(bytes)));
    return [{ digest, platform }];
  }

  return {
    tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
    has: (image, digest) =>
      once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
    platforms: (image, digest) =>
      once(platforms, `${image.host}/${image.path}@${digest}`, () => fetchPlatforms(image, digest)),
  };
}

function historicOf(image: OciImage, registryHost: string): ReturnType<typeof historicImage> {
  return historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
}

function once<Value>(
  known: Map<string, Promise<Fetched<Value>>>,
  key: string,
  fetchValue: () => Promise<Value>,
): Promise<Fetched<Value>> {
  const answer = known.get(key) ?? answerOf(fetchValue());
  known.set(key, answer);
  return answer;
}

/** Returns a failed request as a problem, which changes no pin; bugs and the end of the run stay errors. */
async function answerOf<Value>(question: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return { kind: 'known', value: await question };
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    return unknownBy(error);
  }
}

/** A registry client that fetches each history once in a run, failures included (architecture.md#fetch-once). */
export function rememberHistories(registry: RegistryClient): RegistryClient {
  const histories = new Map<string, Promise<TagHistory>>();
  return {
    ...registry,
    tagHistory: (image, tag) => {
      const key = `${nameOf(image)}:${tag}`;
      const history = histories.get(key) ?? registry.tagHistory(image, tag);
      histories.set(key, history);
      return history;
    },
  };
}
