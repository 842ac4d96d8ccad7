import type { ImageContent } from '../api/client/oci/image-content.ts';
import { digestOfBytes } from '../api/client/oci/content-digest.ts';
import type { DigestOf } from '../api/client/oci/content-digest.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { Descriptor } from '../api/registry/oci.ts';
import { SIGNATURE_PREDICATE, SIGNATURE_TYPE } from './bundle/statement.ts';
import type { Problem } from '../values/errors.ts';
import type { Digest } from '../values/digest.ts';
import type { BuildTrust } from './decide/build-trust.ts';
import { compareClaim } from './decide/claim.ts';
import { decideTrust } from './decide/decide-trust.ts';
import type { SignatureFinding } from './decide/decide-trust.ts';
import { logEntryUrl } from './decide/log-entry-url.ts';
import type { SignedContent } from './decide/signed-content.ts';
import type { TrustedSigners } from './decide/signer.ts';
import { describeTrustRoot, newerTrustRootRemedy } from './decide/trust-root-source.ts';
import type { VerifiedContent } from './verify-signature.ts';
import { verifyBySigners } from './verify-by-signers.ts';
import type { AnchorOptions } from './verify-by-signers.ts';
import { settle } from '../values/fetched.ts';
import { readClaim } from './read-claim.ts';
import { referringContents, SIGNATURES, taggedContents } from './signed-contents.ts';
import type { FoundContent } from './signed-contents.ts';

/**
 * Returns what the signatures of a build show; each digest is looked up once in a run. `image` is where the build comes
 * from: the upstream of a mirror. `index` is an image index of the same tag, if one is known: it is looked at if the digest
 * has no signature of its own and the index lists it. Never throws but `run_deadline` and `internal_bug`.
 */
export type VerifyBuild = (image: OciImage, digest: Digest, index?: Digest) => Promise<BuildTrust>;

export interface VerifyBuildOptions extends AnchorOptions {
  /** The content of an image of any registry. */
  readonly contentOf: (image: OciImage) => ImageContent;
  /** Undefined for an image without known signers. */
  readonly trustedSigners: (image: OciImage) => Promise<TrustedSigners | undefined>;
  /** That of Web Cryptography if absent. */
  readonly digestOf?: DigestOf;
  /** The host whose images are all signed: signatures are looked up without a known signer there, and nowhere else. */
  readonly registryHost: string;
}

/** Creates the verification of builds for one run (signing-rules.md#decisions). */
export function createVerifyBuild(options: VerifyBuildOptions): VerifyBuild {
  const known = new Map<string, Promise<BuildTrust>>();
  const search = createSearch(options);
  const once = (image: OciImage, digest: Digest): Promise<BuildTrust> => {
    const key = `${image.host}/${image.path}@${digest}`;
    const result = known.get(key) ?? verifyOwn(image, digest, { ...options, search });
    known.set(key, result);
    return result;
  };
  return async (image, digest, index) => {
    const own = await once(image, digest);
    if (own.kind !== 'unsigned' || index === undefined || index === digest) return own;
    const isListed = await settle(listsDigest(options.contentOf(image), index, digest));
    if (isListed.kind === 'unknown') return decideTrust([failureOf(isListed.problem)], undefined);
    if (!isListed.value) return own;
    const outer = await once(image, index);
    return outer.kind === 'verified' ? { ...outer, index } : outer;
  };
}

/** Whether an index, which is read by its digest, has this manifest. */
async function listsDigest(content: ImageContent, index: Digest, digest: Digest): Promise<boolean> {
  const { manifest } = await content.manifest(index);
  return 'manifests' in manifest && manifest.manifests.some((one) => one.digest === digest);
}

/** The places where signatures of a build can be. */
const PLACES = [referringContents, taggedContents] as const;
type Place = (typeof PLACES)[number];

/** Where a build is looked for first: one place after the other takes the fewest requests. */
interface Search {
  readonly content: ImageContent;
  readonly places: readonly Place[];
}

/**
 * Returns what finds out where to look first: at referrers, unless the first build of an organization has none. Then its
 * signatures are most likely behind tags. All places are looked at until there is a good signature.
 */
function createSearch({
  contentOf,
}: VerifyBuildOptions): (image: OciImage, digest: Digest) => Promise<Search> {
  const first = new Map<string, Promise<readonly Descriptor[]>>();
  return async (image, digest) => {
    const content = contentOf(image);
    const key = `${image.host}/${image.path.split('/', 1).join('')}`;
    const known = first.get(key);
    if (known !== undefined) {
      const listed = await settle(known);
      const hasNone = listed.kind === 'known' && listed.value.length === 0;
      return { content, places: hasNone ? PLACES.toReversed() : PLACES };
    }
    const listed = content.referrers(digest);
    first.set(key, listed);
    return { content: { ...content, referrers: () => listed }, places: PLACES };
  };
}

async function verifyOwn(
  image: OciImage,
  digest: Digest,
  options: VerifyBuildOptions & { readonly search: ReturnType<typeof createSearch> },
): Promise<BuildTrust> {
  const signers = await settle(options.trustedSigners(image));
  if (signers.kind === 'unknown') return decideTrust([failureOf(signers.problem)], undefined);
  const trusted = signers.value;
  if (trusted === undefined && image.host !== options.registryHost) return decideTrust([], trusted);
  const { digestOf = digestOfBytes } = options;
  const bytes = likelyPayload(image, digest);
  const wanted = { ...SIGNATURES, likely: { bytes, digest: await digestOf(bytes, 'sha256') } };
  const lookAt = (find: Place, content: ImageContent): AsyncGenerator<SignatureFinding> =>
    findingsOf(find(content, digest, wanted), { image, digest, trusted }, options);
  if (trusted === undefined) {
    // Without a known signer, no signature is enough: all places are looked at.
    const content = options.contentOf(image);
    const all = await Promise.all(PLACES.map((find) => Array.fromAsync(lookAt(find, content))));
    return decideTrust(all.flat(), trusted);
  }
  const { content, places } = await options.search(image, digest);
  const findings = new Map<Place, SignatureFinding[]>(PLACES.map((find) => [find, []]));
  for (const find of places) {
    // oxlint-disable-next-line no-await-in-loop -- the second place is needed only if the first one has no good signature
    for await (const finding of lookAt(find, content)) {
      findings.get(find)?.push(finding);
      const trust = decideTrust([...findings.values()].flat(), trusted);
      if (trust.kind === 'verified') return trust;
    }
  }
  return decideTrust([...findings.values()].flat(), trusted);
}

/** The payload of a legacy signature without annotations of its own, as cosign writes it. */
function likelyPayload({ host, path }: OciImage, digest: Digest): Uint8Array {
  const name = host === 'docker.io' ? 'index.docker.io' : host;
  const critical = {
    identity: { 'docker-reference': `${name}/${path}` },
    image: { 'docker-manifest-digest': digest },
    type: SIGNATURE_TYPE,
  };
  return new TextEncoder().encode(JSON.stringify({ critical, optional: null }));
}

/** The build whose signatures are read. */
interface SignedBuild {
  readonly image: OciImage;
  readonly digest: Digest;
  readonly trusted: TrustedSigners | undefined;
}

/** Yields the findings about what is found in one place; a request that fails is the last one. */
async function* findingsOf(
  found: AsyncIterator<FoundContent>,
  build: SignedBuild,
  options: VerifyBuildOptions,
): AsyncGenerator<SignatureFinding> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next signature is fetched only if it is needed
    const next = await settle(found.next());
    if (next.kind === 'unknown') {
      yield failureOf(next.problem);
      return;
    }
    if (next.value.done === true) return;
    const finding = findingOf(next.value.value, build, options);
    if (finding !== undefined) yield finding;
  }
}

function failureOf(problem: Problem): SignatureFinding {
  return problem.code === 'platform_too_large'
    ? { kind: 'unverifiable', reason: problem.message, remedy: LIMIT_REMEDY }
    : { kind: 'failed', problem };
}

const LIMIT_REMEDY = 'Remove signatures that are no longer needed from the registry.';
const KEY_REMEDY = 'Add its public key to `trust.signers` in the configuration file.';

/** Undefined for a valid attestation, which is no signature. */
function findingOf(
  content: FoundContent,
  build: SignedBuild,
  options: AnchorOptions,
): SignatureFinding | undefined {
  if (content.form === 'unread') {
    const { isLimit, reason } = content;
    return isLimit ? { kind: 'unverifiable', reason, remedy: LIMIT_REMEDY } : { kind: 'invalid', reason };
  }
  const { result: verified, source } = verifyBySigners(content, build.trusted, options);
  switch (verified.kind) {
    case 'invalid':
      return { kind: 'invalid', reason: verified.reason };
    case 'unverifiable': {
      const { reason, why } = verified;
      if (why === 'too-large') return { kind: 'unverifiable', reason, remedy: LIMIT_REMEDY };
      if (why === 'unknown-key') return { kind: 'unverifiable', reason, remedy: KEY_REMEDY };
      return {
        kind: 'unverifiable',
        reason: `${reason} (${describeTrustRoot(source)})`,
        remedy: newerTrustRootRemedy(source),
      };
    }
    case 'verified':
      return compareContent(verified, content.form, build);
  }
}

function compareContent(
  verified: VerifiedContent,
  form: SignedContent['form'],
  { digest, image }: SignedBuild,
): SignatureFinding | undefined {
  const claim = readClaim(verified);
  if (claim.kind === 'invalid') return claim;
  if (claim.predicateType !== SIGNATURE_PREDICATE) return undefined;
  const fit = compareClaim(claim, digest, image);
  if (fit.kind === 'other-digest') return { kind: 'invalid', reason: `it signs ${claim.digest} instead` };
  const { log, signedAt, signer } = verified;
  return {
    kind: 'valid',
    signer,
    signedAt,
    logUrl: log === undefined ? undefined : logEntryUrl(log.log, log.index),
    form: form === 'bundle' ? 'bundle' : 'legacy',
    signedAs: fit.kind === 'other-image' ? fit.image : undefined,
  };
}
