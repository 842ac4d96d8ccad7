import type { RegistryClient } from '../../client/registry/registry-client.ts';
import type { RegistryContentClient } from '../../client/oci/registry-content-client.ts';
import type { HistoricImage } from '../../domain/check/image-use.ts';
import type { Digest } from '../../domain/digest.ts';

/** What the questions about pins are put to. */
export interface VerifyOptions {
  /** Remembers what it was asked (`rememberHistories`), for the histories of a run are asked for once. */
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  /** The host whose images have a history, as references name it. */
  readonly registryHost: string;
  /**
   * The names of the tags of an image that point to a digest now, from whoever knows without looking at every history;
   * absent where nobody does.
   */
  readonly tagsOfDigest?: (image: HistoricImage, digest: Digest) => Promise<readonly string[]>;
}

/** One pin that is to be verified. */
export interface PinQuestion extends VerifyOptions {
  readonly image: HistoricImage;
  readonly digest: Digest;
}
