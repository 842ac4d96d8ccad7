import type { AdvisoryClient } from '../../api/client/platform/advisory-client.ts';
import type { PlatformClient } from '../../api/client/platform/platform-client.ts';
import type { RegistryClient } from '../../api/client/registry/registry-client.ts';
import { contentOf } from '../../api/client/oci/image-content.ts';
import type { RegistryContentClient } from '../../api/client/oci/registry-content-client.ts';
import type { VersionOneClient } from '../../api/client/platform/version-one-client.ts';
import type { VulnerabilityClient } from '../../api/client/platform/vulnerability-client.ts';
import { tagKey } from '../decide/evidence.ts';
import { artifactNames } from '../../sbom/decide/image-packages.ts';
import type { Evidence, RunAccess, TagEvidence } from '../decide/evidence.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { FetchedEvidence } from '../decide/judge.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { MooringError } from '../../values/errors.ts';
import type { Digest } from '../../values/digest.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { pinKey } from '../../tag-history/decide/pin-origin.ts';
import type { Instant } from '../../values/instant.ts';
import { mapLimit, HISTORIES_IN_FLIGHT, IN_FLIGHT, once } from '../../values/concurrency.ts';
import type { VerifyOptions } from '../../tag-history/search-origin.ts';
import { settle } from '../../values/fetched.ts';
import { fetchAdvisoriesOn } from '../../advisories/fetch-advisories.ts';
import { attestsGrace } from './attests-grace.ts';
import { createLifecycleFetcher } from '../../end-of-life/fetch-lifecycle.ts';
import type { LifecycleFetcher } from '../../end-of-life/fetch-lifecycle.ts';
import { fetchOrganizationLists, NO_LISTS, takePage } from '../../end-of-life/organization-lists.ts';
import type { OrganizationLists } from '../../end-of-life/organization-lists.ts';
import { fetchPackages, sbomSignatures } from '../../sbom/fetch-packages.ts';
import type { PackageSources } from '../../sbom/fetch-packages.ts';
import { fetchPullPolicies } from './fetch-pull-policies.ts';
import { fetchSignatures } from './fetch-signatures.ts';
import type { SignatureSources } from './fetch-signatures.ts';
import { fetchOrigins, fetchTagsOfDigests } from './digest-origins.ts';
import { findTagsOfDigest } from '../../tag-history/find-tags-of-digest.ts';
import { wantedImages } from './wanted-images.ts';
import type { WantedImage, WantedOptions } from './wanted-images.ts';

/** The clients of the platform's API, which takes a token. */
export interface PlatformClients {
  readonly platform: PlatformClient;
  readonly versionOne: Pick<VersionOneClient, 'listEolTags' | 'checkPolicies' | 'rawSbom'>;
  readonly vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>;
}

/** The clients and facts that evidence is fetched with. */
export interface EvidenceSources {
  /** Undefined if the run is unauthenticated: only public images can be queried then. */
  readonly signedIn: PlatformClients | undefined;
  readonly access: RunAccess;
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  readonly published: Pick<AdvisoryClient, 'listDocuments' | 'listMetadata'>;
  /** The registry's host, as references name it. */
  readonly registryHost: string;
  /** The caller's organization: its name in references, and the uid of its root group. */
  readonly organization: { readonly name: string; readonly uid: string };
  /** The platforms of references that name none, as `linux/amd64`. */
  readonly platforms: readonly string[];
  readonly now: Instant;
  /** Undefined if no signature is looked at. */
  readonly signatures?: SignatureSources | undefined;
}

/**
 * Fetches the evidence on images, each fact once: per image its repository and a registry token, per tag its history and
 * its lifecycle (of many images by lists of their organization), per reference its packages, and the advisories on all
 * names together. A request that fails is part of the evidence.
 */
export async function fetchEvidence(
  uses: readonly ImageUse[],
  sources: EvidenceSources,
): Promise<FetchedEvidence> {
  const { access, now } = sources;
  return { evidence: await fetchAll(uses, sources), now, access };
}

async function fetchAll(uses: readonly ImageUse[], options: EvidenceSources): Promise<Evidence> {
  const tagless = wantedImages(uses, new Map(), wantedFrom(options));
  const tagsOfDigests = await fetchTagsOfDigests(tagless, verifyOptions(options), options.signedIn?.platform);
  const images = wantedImages(uses, tagsOfDigests, wantedFrom(options));
  const lists = fetchLists(images, options);
  const wanted = images.map((one) => withLists(one, lists, options));
  const references = uses.map(({ reference }) => reference);
  // Packages first: they take the longest chain of requests, and connections are given in the order of requests.
  const packaged = fetchAllPackages(wanted, options);
  const historic = fetchTags(wanted, options).then(async (fetched) => ({
    tags: fetched,
    origins: await fetchOrigins(references, fetched, verifyOptions(options)),
  }));
  const indexOf = async (reference: ImageReference): Promise<Digest | undefined> => {
    const origin = (await historic).origins.get(pinKey(reference));
    return origin?.kind === 'platform-manifest' ? origin.index : undefined;
  };
  const [packages, advisories, { tags, origins }, pullPolicies, signatures] = await Promise.all([
    packaged,
    packaged.then((found) => fetchAdvisoriesOn(namesOf(wanted, found), options)),
    historic,
    fetchPullPolicies(wanted, options),
    options.signatures && fetchSignatures(uses, { ...options, ...options.signatures, indexOf }),
  ]);
  const repositories = await fetchRepositories(wanted, tags, options);
  return {
    ...(repositories && { repositories }),
    tags,
    tagsOfDigests,
    origins,
    packages,
    advisories,
    pullPolicies,
    signatures: signatures ?? new Map(),
    fixes: new Map(),
  };
}

/** Lists the names of the caller's repositories, if one of its images is missing: one of them can be meant. */
async function fetchRepositories(
  wanted: readonly ListedImage[],
  tags: Evidence['tags'],
  { organization, signedIn }: EvidenceSources,
): Promise<readonly string[] | undefined> {
  const isMissing = wanted.some(
    ({ image, isOwn, tags: names }) =>
      isOwn &&
      [...names].some((tag) => {
        const lifecycle = tags.get(tagKey(image, tag))?.lifecycle;
        return lifecycle?.kind === 'unknown' && lifecycle.problem.code === 'platform_not_found';
      }),
  );
  if (!isMissing || signedIn === undefined) return undefined;
  const repos = await settle(takePage(signedIn.platform.listRepos({ childrenOf: organization.uid })));
  return repos.kind === 'unknown' ? undefined : repos.value.map(({ name }) => name);
}

function wantedFrom({ organization, platforms, registryHost, signedIn }: EvidenceSources): WantedOptions {
  return { organization, platforms, registryHost, platform: signedIn?.platform };
}

/** The options for finding the origin of a digest. */
function verifyOptions({ registry, content, registryHost, signedIn }: EvidenceSources): VerifyOptions {
  const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: findTagsOfDigest(signedIn.platform) };
  return { registry, content, registryHost, ...tagsOfDigest };
}

/** Fetches in lists what many images of the caller's organization have in common. */
function fetchLists(
  images: readonly WantedImage[],
  { organization, signedIn }: EvidenceSources,
): OrganizationLists {
  if (signedIn === undefined) return NO_LISTS;
  const own = images.filter(({ historic }) => historic.organization === organization.name);
  const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
  return fetchOrganizationLists(organization.uid, wanted, signedIn);
}

/** An image whose repository and lifecycles come from the lists, as far as they are there. */
function withLists(
  one: WantedImage,
  lists: OrganizationLists,
  { content, now, organization, registryHost: host, signatures, signedIn }: EvidenceSources,
): ListedImage {
  const isOwn = one.historic.organization === organization.name;
  const repoUid = once(async () => {
    const listed = isOwn ? await lists.repo(one.historic.name) : undefined;
    return listed?.uid ?? one.repoUid();
  });
  const verify = signatures?.verifySbom;
  const image = { host, path: `${one.historic.organization}/${one.historic.name}` };
  const isInGrace =
    verify &&
    ((digest: Digest) => attestsGrace(image, digest, { content: contentOf(content, one.historic), verify }));
  const given = { repoUid, wanted: [...one.tags], lists, now, isInGrace };
  const lifecycles = signedIn && createLifecycleFetcher({ ...given, ...signedIn });
  return { ...one, isOwn, repoUid, lifecycles };
}

interface ListedImage extends WantedImage {
  /** Whether it is of the caller's own organization. */
  readonly isOwn: boolean;
  /** Undefined if the run is unauthenticated. */
  readonly lifecycles: LifecycleFetcher | undefined;
}

async function fetchTags(
  wanted: readonly ListedImage[],
  { registry }: EvidenceSources,
): Promise<ReadonlyMap<string, TagEvidence>> {
  const tags = wanted.flatMap(({ historic, image, lifecycles, tags: names }) =>
    [...names].map((tag) => ({ historic, image, tag, lifecycles })),
  );
  const [histories, found] = await Promise.all([
    mapLimit(tags, HISTORIES_IN_FLIGHT, ({ historic, tag }) => settle(registry.tagHistory(historic, tag))),
    mapLimit(
      tags,
      IN_FLIGHT,
      async ({ tag, lifecycles }) => lifecycles && settle(lifecycles.lifecycleOf(tag)),
    ),
  ]);
  const entries = tags.map(({ image, tag }, index) => {
    const history = histories[index];
    if (history === undefined) throw new MooringError('internal_bug', 'a tag was not fetched');
    return [tagKey(image, tag), { history, lifecycle: found[index] }] as const;
  });
  return new Map(entries);
}

async function fetchAllPackages(
  wanted: readonly WantedImage[],
  options: EvidenceSources,
): Promise<ReadonlyMap<string, Fetched<ImagePackages>>> {
  const references = wanted.flatMap((image) =>
    [...image.references].map(([key, { platforms, reference }]) => ({ image, key, platforms, reference })),
  );
  const packages = await mapLimit(references, IN_FLIGHT, async ({ image, key, platforms, reference }) => {
    const { tag, digest } = reference;
    const request = fetchPackages(
      { image: image.historic, reference: digest ?? tag ?? 'latest', platforms },
      packageSources(options, image.repoUid),
    );
    return [key, await settle(request)] as const;
  });
  return new Map(packages);
}

/** The sources of the packages of an image. */
export function packageSources(
  {
    content,
    registryHost: host,
    signatures,
    signedIn,
  }: Pick<EvidenceSources, 'content' | 'registryHost' | 'signatures' | 'signedIn'>,
  repoUid: () => Promise<string>,
): PackageSources {
  const sources = { content, sboms: signedIn?.versionOne, repoUid };
  return { ...sources, signatures: signatures && sbomSignatures(host, signatures) };
}

function namesOf(
  wanted: readonly WantedImage[],
  packages: ReadonlyMap<string, Fetched<ImagePackages>>,
): readonly string[] {
  const names = wanted.flatMap(({ references }) =>
    [...references].flatMap(([key, { reference }]) => {
      const known = packages.get(key);
      return artifactNames(known?.kind === 'known' ? known.value : undefined, reference);
    }),
  );
  return [...new Set(names)].sort();
}
