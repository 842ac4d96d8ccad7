import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import { isRequestFailure } from '../values/errors.ts';
import type { ImageReference } from '../values/image-reference.ts';
import { periodOf, pinKey } from './decide/pin-origin.ts';
import type { PinOrigin } from './decide/pin-origin.ts';
import type { TagHistory } from '../values/tag-history.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { VerifyOptions } from './search-origin.ts';
import { searchOrigin } from './search-origin.ts';

/**
 * Returns the origins of pinned digests, by `pinKey`; references without a digest are left out. A pin that is
 * a build of its own tag costs the history of that tag and nothing else. A pin whose requests failed is
 * `not-checked`, never `foreign`. Throws only `run_deadline` and `internal_bug`.
 */
export async function verifyPins(
  references: readonly ImageReference[],
  options: VerifyOptions,
): Promise<ReadonlyMap<string, PinOrigin>> {
  const pins = new Map(references.map((reference) => [pinKey(reference), reference]));
  const first = await mapLimit([...pins], IN_FLIGHT, async ([key, reference]) => ({
    key,
    reference,
    origin: await verifyByHistory(reference, options),
  }));
  const origins = new Map<string, PinOrigin>();
  for (const { key, reference, origin } of first) {
    if (reference.digest === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- a search has many requests in flight by itself
    origins.set(key, origin ?? (await search(reference, reference.digest, options)));
  }
  return origins;
}

/** Returns the origin if the tag's own history has it; undefined if more has to be searched. */
async function verifyByHistory(
  reference: ImageReference,
  { registry, registryHost }: VerifyOptions,
): Promise<PinOrigin | undefined> {
  const { digest } = reference;
  const image = historicImage(reference, registryHost);
  if (digest === undefined) return undefined;
  if (image === undefined) {
    return notChecked('other-registry', `${reference.host} has no tag history`);
  }
  const { tag } = image;
  if (tag === undefined) return undefined;
  return orNotChecked(async (): Promise<PinOrigin | undefined> => {
    const history: TagHistory = await registry.tagHistory(image, tag);
    if (history.length === 0) return notChecked('empty-history', 'its tag has no history');
    const period = periodOf(history, digest);
    return period === undefined ? undefined : { kind: 'own', tag, ...period };
  });
}

async function search(reference: ImageReference, digest: Digest, options: VerifyOptions): Promise<PinOrigin> {
  const image = historicImage(reference, options.registryHost);
  if (image === undefined) return notChecked('other-registry', `${reference.host} has no tag history`);
  return orNotChecked(() => searchOrigin({ ...options, image, digest }));
}

/** Returns `not-checked` if the registry refuses or does not answer: that is no evidence against a pin. */
async function orNotChecked<Found>(question: () => Promise<Found>): Promise<Found | PinOrigin> {
  try {
    return await question();
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    return notChecked('lookup-failed', error.message);
  }
}

function notChecked(code: Extract<PinOrigin, { kind: 'not-checked' }>['code'], reason: string): PinOrigin {
  return { kind: 'not-checked', code, reason };
}
