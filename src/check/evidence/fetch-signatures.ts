import type { ImageContent } from '../../api/client/oci/image-content.ts';
import type { OciImage } from '../../api/client/oci/oci-authorization.ts';
import type { RegistryClient } from '../../api/client/registry/registry-client.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Fetched } from '../../values/fetched.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import type { Digest } from '../../values/digest.ts';
import { newestBuild } from '../../values/tag-history.ts';
import { canonicalReference, effectiveTag } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { upstreamOf } from '../../config/policy/pin-settings.ts';
import type { Mirror } from '../../config/policy/pin-settings.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { IN_FLIGHT, mapLimit } from '../../values/concurrency.ts';
import type { VerifyBuild } from '../../signatures/verify-build.ts';
import type { VerifySbom } from '../../signatures/verify-sbom.ts';
import { settle } from '../../values/fetched.ts';

/** Verifies the signatures of a run. */
export interface SignatureSources {
  readonly verifyBuild: VerifyBuild;
  readonly verifySbom: VerifySbom;
  /** Whether an SBOM has to be verified to be used. */
  readonly areRequired: boolean;
  /** The copies of images: their signatures are where they come from. */
  readonly mirrors: readonly Mirror[];
  /** The content of an image in its registry. */
  readonly contentOf: (image: OciImage) => ImageContent;
  /** Uses of images of other registries that have a trusted signer, or an upstream. */
  readonly others: readonly ImageUse[];
}

interface BuildSources extends SignatureSources {
  readonly registry: Pick<RegistryClient, 'tagHistory'>;
  readonly registryHost: string;
  /** The image index of a digest that is the manifest of one platform; waits for the origins of digests. */
  readonly indexOf: (reference: ImageReference) => Promise<Digest | undefined>;
}

/**
 * Verifies the builds that references stand for: the pinned one, or the newest one of the tag. Returns no entry for a build
 * that is not known, whose history is a finding already.
 */
export async function fetchSignatures(
  uses: readonly ImageUse[],
  sources: BuildSources,
): Promise<Evidence['signatures']> {
  const all = [...uses, ...sources.others].map(({ reference }) => reference);
  const references = [...new Map(all.map((one) => [canonicalReference(one), one]))];
  const found = await mapLimit(references, IN_FLIGHT, async ([key, reference]) => {
    const trust = await verifyReference(reference, sources);
    return trust === undefined ? [] : [[key, trust] as const];
  });
  return new Map(found.flat());
}

async function verifyReference(
  reference: ImageReference,
  sources: BuildSources,
): Promise<BuildTrust | undefined> {
  const { indexOf, mirrors, verifyBuild } = sources;
  const digest = await digestOf(reference, sources);
  if (digest?.kind === 'unknown') return { kind: 'not-checked', problem: digest.problem };
  if (digest?.value === undefined) return undefined;
  const image = upstreamOf(mirrors, reference);
  const own = await verifyBuild(image, digest.value);
  if (own.kind !== 'unsigned' || reference.digest === undefined) return own;
  const index = await indexOf(reference);
  return index === undefined ? own : verifyBuild(image, digest.value, index);
}

/** The build of a reference; undefined if the history of its tag does not have one, or is not known. */
async function digestOf(
  reference: ImageReference,
  { contentOf, registry, registryHost }: BuildSources,
): Promise<Fetched<Digest | undefined> | undefined> {
  const { digest, host, path } = reference;
  if (digest !== undefined) return { kind: 'known', value: digest };
  const tag = effectiveTag(reference) ?? 'latest';
  const historic = historicImage(reference, registryHost);
  if (historic === undefined) {
    const manifest = await settle(contentOf({ host, path }).manifest(tag));
    return manifest.kind === 'unknown' ? manifest : { kind: 'known', value: manifest.value.digest };
  }
  const history = await settle(registry.tagHistory(historic, tag));
  return history.kind === 'unknown'
    ? undefined
    : { kind: 'known', value: newestBuild(history.value)?.digest };
}
