import { SPDX_PREDICATE } from '../api/advisory/spdx.ts';
import { MEDIA_TYPES } from '../api/registry/oci.ts';
import { SIGNATURE_PREDICATE } from './bundle/statement.ts';
import type { Descriptor } from '../api/registry/oci.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { Digest } from '../values/digest.ts';
import type { SignedContent } from './decide/signed-content.ts';
import { orNone, orReason } from '../values/fetched.ts';
import { mapLimit } from '../values/concurrency.ts';

/** Which signatures or attestations of a manifest are looked for. */
export interface WantedContent {
  /** The type of statement in a bundle or envelope. What a registry says about it is a hint: a match is read. */
  readonly predicateType: string;
  readonly legacyForm: 'legacy-signature' | 'legacy-attestation';
  /** How the tag of the legacy form ends. */
  readonly tagSuffix: string;
  readonly maxBytes: number;
  /** The maximum of all that is read in each form together. */
  readonly maxTotalBytes: number;
  /** The maximum number that is read in each form. */
  readonly most: number;
  /** Bytes that a layer of the legacy form likely has: it is not fetched if its digest is theirs. */
  readonly likely?: { readonly bytes: Uint8Array; readonly digest: Digest };
}

/** A signature has 5 to 12 kB, so that an SBOM is never fetched in search of one. */
export const SIGNATURES: WantedContent = {
  predicateType: SIGNATURE_PREDICATE,
  legacyForm: 'legacy-signature',
  tagSuffix: '.sig',
  maxBytes: 128 * 1024,
  maxTotalBytes: 4 * 1024 * 1024,
  most: 32,
};

/** An SBOM of ten thousand packages has some 10 MB; a larger attestation is not read. */
export const SBOMS: WantedContent = {
  predicateType: SPDX_PREDICATE,
  legacyForm: 'legacy-attestation',
  tagSuffix: '.att',
  maxBytes: 32 * 1024 * 1024,
  maxTotalBytes: 64 * 1024 * 1024,
  most: 8,
};

/** A signature or attestation, or a clause that says why it was not read. */
export type FoundContent =
  | SignedContent
  | {
      readonly form: 'unread';
      readonly reason: string;
      /** True if a limit is exceeded, and false if the registry does not have it. */
      readonly isLimit: boolean;
    };

/** The maximum number of referrers that are looked at without annotations that say what they are. */
const MOST_MANIFESTS = 64;
const MANIFESTS_IN_FLIGHT = 8;

/** The maximum of all manifests of signatures or attestations in one form: each has a few kilobytes. */
const MANIFEST_BYTES = 8 * 1024 * 1024;

/** Bytes that can still be read in one form. What is being read is taken off before. */
interface Budget {
  manifests: number;
  contents: number;
}

/**
 * Yields what refers to a manifest, each fetched when it is requested: first what the list of referrers names as wanted,
 * then what it does not name, such as the entries of a fallback tag (signing-rules.md#forms). Referrers that are no
 * manifests of the registry are skipped, and what exceeds a limit is unread. Throws what the client throws for every other
 * request.
 */
export async function* referringContents(
  content: ImageContent,
  subject: Digest,
  wanted: WantedContent,
): AsyncGenerator<FoundContent> {
  const listed = await content.referrers(subject);
  const budget: Budget = { manifests: MANIFEST_BYTES, contents: wanted.maxTotalBytes };
  const named = listed.filter(({ annotations }) => predicateOf(annotations) === wanted.predicateType);
  for (const { digest, size } of named.slice(0, wanted.most)) {
    // oxlint-disable-next-line no-await-in-loop -- the first good one is enough, and one is the rule
    const layers = await layersOf(content, digest, wanted, takeManifest(budget, size));
    yield* fetchLayers(content, layers, wanted, budget);
  }
  const unnamed = listed.filter((one) => predicateOf(one.annotations) === undefined && canHold(one, wanted));
  const layers = await mapLimit(unnamed.slice(0, MOST_MANIFESTS), MANIFESTS_IN_FLIGHT, ({ digest, size }) =>
    layersOf(content, digest, wanted, takeManifest(budget, size)),
  );
  yield* fetchLayers(content, layers.flat().sort(bySize(wanted)), wanted, budget);
  if (named.length > wanted.most) yield tooMany(named.length, wanted.most);
  if (unnamed.length > MOST_MANIFESTS) yield tooMany(unnamed.length, MOST_MANIFESTS);
}

/** Yields what is behind the tag of the legacy form, as `referringContents`. */
export async function* taggedContents(
  content: ImageContent,
  subject: Digest,
  wanted: WantedContent,
): AsyncGenerator<FoundContent> {
  const tag = `${subject.replace(':', '-')}${wanted.tagSuffix}`;
  const budget: Budget = { manifests: MANIFEST_BYTES, contents: wanted.maxTotalBytes };
  yield* fetchLayers(content, await layersOf(content, tag, wanted, MANIFEST_BYTES), wanted, budget);
}

/** Of unnamed attestations, the largest is most likely the SBOM; of bundles, the smallest is most likely a signature. */
function bySize({ legacyForm }: WantedContent): (one: Layer, other: Layer) => number {
  const sign = legacyForm === 'legacy-signature' ? 1 : -1;
  return (one, other) => sign * (sizeOf(one) - sizeOf(other));
}

function predicateOf(annotations: Descriptor['annotations']): string | undefined {
  return annotations?.['dev.sigstore.bundle.predicateType'] ?? annotations?.['predicateType'];
}

/** The artifact types of other writers of the legacy form: cosign with `--registry-referrers-mode`. */
const LEGACY_ARTIFACTS = {
  'legacy-signature': 'application/vnd.dev.cosign.artifact.sig.v1+json',
  'legacy-attestation': MEDIA_TYPES.envelope,
} as const;

/** Whether a referrer without annotations can be wanted. Fallback tags have the empty type, or none, for bundles too. */
function canHold({ artifactType = '' }: Descriptor, { legacyForm }: WantedContent): boolean {
  const types: readonly string[] = ['', MEDIA_TYPES.empty, LEGACY_ARTIFACTS[legacyForm]];
  return isBundle(artifactType) || types.includes(artifactType);
}

/** Every version's type: a verifier says which ones it takes. */
function isBundle(type: string): boolean {
  return type.startsWith('application/vnd.dev.sigstore.bundle');
}

interface KnownLayer {
  readonly form: SignedContent['form'];
  readonly descriptor: Descriptor;
}

/** A layer that can be wanted, or a manifest that is too large to be looked at. */
type Layer = KnownLayer | typeof TOO_LARGE;

function sizeOf(layer: Layer): number {
  return layer === TOO_LARGE ? 0 : layer.descriptor.size;
}

/** Takes the bytes of a manifest off; undefined if there are not as many left. */
function takeManifest(budget: Budget, size: number): number | undefined {
  if (size > budget.manifests) return undefined;
  // The list of referrers is untrusted: a negative size would add bytes.
  budget.manifests -= Math.max(size, 0);
  return size;
}

/** The layers that can be wanted; none for a manifest that is not there, or an image. */
async function layersOf(
  content: ImageContent,
  reference: string,
  wanted: WantedContent,
  maxBytes: number | undefined,
): Promise<readonly Layer[]> {
  if (maxBytes === undefined) return [TOO_LARGE];
  const manifest = orNone(content.manifest(reference, { maxBytes }), ['platform_not_found']);
  const fetched = await orReason(manifest, { platform_too_large: TOO_LARGE });
  if (fetched === TOO_LARGE) return [TOO_LARGE];
  if (typeof fetched !== 'object' || !('layers' in fetched.manifest)) return [];
  const { annotations, layers } = fetched.manifest;
  return layers.flatMap((descriptor) => {
    const form = formOf(descriptor, wanted);
    const predicate = predicateOf(descriptor.annotations) ?? predicateOf(annotations);
    const isWanted = predicate === undefined || predicate === wanted.predicateType;
    return form !== undefined && isWanted ? [{ form, descriptor }] : [];
  });
}

const LEGACY_LAYERS = {
  'legacy-signature': MEDIA_TYPES.simpleSigning,
  'legacy-attestation': MEDIA_TYPES.envelope,
} as const;

function formOf({ mediaType }: Descriptor, { legacyForm }: WantedContent): KnownLayer['form'] | undefined {
  if (isBundle(mediaType)) return 'bundle';
  return mediaType === LEGACY_LAYERS[legacyForm] ? legacyForm : undefined;
}

async function* fetchLayers(
  content: ImageContent,
  layers: readonly Layer[],
  { likely, maxBytes, most }: WantedContent,
  budget: Budget,
): AsyncGenerator<FoundContent> {
  if (layers.length === 0) return;
  if (layers.includes(TOO_LARGE)) yield { form: 'unread', reason: TOO_LARGE, isLimit: true };
  const known = layers.flatMap((layer) => (layer === TOO_LARGE ? [] : [layer]));
  for (const { form, descriptor } of known.slice(0, most)) {
    const { annotations = {}, digest, mediaType, size } = descriptor;
    const limit = Math.min(maxBytes, budget.contents);
    const request = async (): Promise<Uint8Array | string> =>
      size > limit ? TOO_LARGE : orReason(content.blob(digest, { maxBytes: limit }), UNREAD);
    // oxlint-disable-next-line no-await-in-loop -- the first good one is enough, and one is the rule
    const bytes = digest === likely?.digest ? likely.bytes : await request();
    if (typeof bytes !== 'string') budget.contents -= bytes.length;
    if (typeof bytes === 'string') yield { form: 'unread', reason: bytes, isLimit: bytes === TOO_LARGE };
    else yield form === 'bundle' ? { form, bytes, mediaType } : { form, bytes, annotations };
  }
  if (known.length > most) yield tooMany(known.length, most);
}

const TOO_LARGE = 'it is too large';
const UNREAD = { platform_not_found: 'its content is not in the registry', platform_too_large: TOO_LARGE };

function tooMany(found: number, read: number): FoundContent {
  return { form: 'unread', reason: `of ${found} only ${read} are read`, isLimit: true };
}
