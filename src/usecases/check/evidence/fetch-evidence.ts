import type { AdvisoryClient } from '../../../client/platform/advisory-client.ts';
import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import type { RegistryClient } from '../../../client/registry/registry-client.ts';
import type { RegistryContentClient } from '../../../client/oci/registry-content-client.ts';
import type { VersionOneClient } from '../../../client/platform/version-one-client.ts';
import type { VulnerabilityClient } from '../../../client/platform/vulnerability-client.ts';
import { tagKey } from '../../../domain/check/evidence.ts';
import type { Fetched, Evidence, ImagePackages, TagEvidence } from '../../../domain/check/evidence.ts';
import { historicImage } from '../../../domain/check/image-use.ts';
import type { HistoricImage, ImageUse } from '../../../domain/check/image-use.ts';
import { artifactNames } from '../../../domain/check/evidence.ts';
import { MooringError } from '../../../domain/errors.ts';
import { canonicalReference, formatImage } from '../../../domain/image-reference.ts';
import type { ImageReference } from '../../../domain/image-reference.ts';
import type { Instant } from '../../../domain/instant.ts';
import { HISTORIES_IN_FLIGHT, IN_FLIGHT, mapLimit } from '../../concurrency.ts';
import type { VerifyOptions } from '../../verify/search-origin.ts';
import { findTagsOfDigest } from './tags-of-digest.ts';
import { answer } from './answer.ts';
import { askAdvisories, askPublishedAdvisories } from './fetch-advisories.ts';
import { createLifeAsker } from './fetch-lifecycle.ts';
import { askOrganizationLists, NO_LISTS } from './organization-lists.ts';
import type { OrganizationLists } from './organization-lists.ts';
import { askOrigins } from './fetch-origins.ts';
import { askTagsOfDigests } from './fetch-tags-of-digests.ts';
import { findRepo } from './find-repo.ts';

/** What the platform itself is asked with, by somebody who is signed in. */
export interface SignedInClients {
  readonly platform: PlatformClient;
  readonly versionOne: Pick<VersionOneClient, 'listEolTags' | 'checkPolicies' | 'rawSbom'>;
  readonly vulnerabilities: Pick<VulnerabilityClient, 'allAdvisories'>;
}

export interface AskOptions {
  /** Undefined where nobody is signed in: then only what is public can be asked. */
  readonly signedIn: SignedInClients | undefined;
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  readonly published: Pick<AdvisoryClient, 'listDocuments'>;
  /** The registry's host, as references name it. */
  readonly registryHost: string;
  /** The caller's organization: its name in references, and the uid of its root group. */
  readonly organization: { readonly name: string; readonly uid: string };
  /** `linux/amd64`: what is built for where a reference does not say. */
  readonly platforms: readonly string[];
  readonly now: Instant;
}

/** One image with everything in it that is asked for. */
interface WantedImage {
  /** `host/path`. */
  readonly image: string;
  readonly historic: HistoricImage;
  readonly repoUid: () => Promise<string>;
  readonly tags: ReadonlySet<string>;
  /** By canonical reference. */
  readonly references: ReadonlyMap<string, WantedReference>;
}

interface WantedReference {
  readonly reference: ImageReference;
  readonly platforms: readonly string[];
}

/**
 * Asks the service everything that judging these uses takes, each question once: per image its repository, its life and a
 * registry token, per tag its history and its state (both of many images by lists of their organization), per reference
 * its packages, and the advisories of all names together. What cannot be answered is part of the answer.
 */
export async function askService(uses: readonly ImageUse[], options: AskOptions): Promise<Evidence> {
  const tagless = wantedImages(uses, new Map(), options);
  const tagsOfDigests = await askTagsOfDigests(tagless, verifyOptions(options), options.signedIn?.platform);
  const images = wantedImages(uses, tagsOfDigests, options);
  const lists = askLists(images, options);
  const wanted = images.map((one) =>
    Object.assign({}, one, { repoUid: once(() => repoUidOf(one, lists, options)) }),
  );
  const references = uses.map(({ reference }) => reference);
  // Packages first: theirs is the longest chain of questions, and connections are given in the order of asking.
  const [packages, { tags, origins }] = await Promise.all([
    askAllPackages(wanted, options),
    askTags(wanted, lists, options).then(async (asked) => ({
      tags: asked,
      origins: await askOrigins(references, asked, verifyOptions(options)),
    })),
  ]);
  const names = namesOf(wanted, packages);
  const advisories =
    options.signedIn === undefined
      ? await askPublishedAdvisories(names, options.published)
      : await askAdvisories(names, options.signedIn.vulnerabilities);
  return { tags, tagsOfDigests, origins, packages, advisories };
}

/** What the origin of a digest is asked with. */
function verifyOptions({ registry, content, registryHost, signedIn }: AskOptions): VerifyOptions {
  const tagsOfDigest = signedIn === undefined ? {} : { tagsOfDigest: findTagsOfDigest(signedIn.platform) };
  return { registry, content, registryHost, ...tagsOfDigest };
}

function wantedImages(
  uses: readonly ImageUse[],
  tagsOfDigests: Evidence['tagsOfDigests'],
  options: AskOptions,
): readonly WantedImage[] {
  const groups = Map.groupBy(uses, ({ reference }) => formatImage(reference));
  return [...groups].flatMap(([image, group]) => {
    const [first] = group;
    const historic = first === undefined ? undefined : historicImage(first.reference, options.registryHost);
    if (historic === undefined) return [];
    const tags = group.flatMap(({ reference }) => {
      const found = tagsOfDigests.get(canonicalReference(reference));
      const tag = historicImage(reference, options.registryHost)?.tag;
      return tag ?? (found?.kind === 'known' ? (found.value ?? []) : []);
    });
    const references = Map.groupBy(group, ({ reference }) => canonicalReference(reference));
    return [
      {
        image,
        historic,
        repoUid: once(() => findRepo(historic, options.organization, options.signedIn?.platform)),
        tags: new Set(tags),
        references: new Map(
          [...references].map(([key, same]) => [key, wantedReference(same, options)] as const),
        ),
      },
    ];
  });
}

function wantedReference(same: readonly ImageUse[], { platforms }: AskOptions): WantedReference {
  const [first] = same;
  if (first === undefined) throw new MooringError('internal_bug', 'a reference without a use');
  const named = same.map(({ platform }) => platform);
  const all = named.flatMap((platform) => platform ?? platforms);
  return { reference: first.reference, platforms: [...new Set(all)].sort() };
}

function once<Value>(question: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => (asked ??= question());
}

/** What many images of the caller's organization have in common; nothing where nobody is signed in. */
function askLists(images: readonly WantedImage[], { organization, signedIn }: AskOptions): OrganizationLists {
  if (signedIn === undefined) return NO_LISTS;
  const own = images.filter(({ historic }) => historic.organization === organization.name);
  const wanted = own.map(({ historic, tags }) => ({ name: historic.name, tags }));
  return askOrganizationLists(organization.uid, wanted, signedIn);
}

async function repoUidOf(
  { historic, repoUid }: WantedImage,
  lists: OrganizationLists,
  { organization }: AskOptions,
): Promise<string> {
  const isOwn = historic.organization === organization.name;
  const listed = isOwn ? await lists.repo(historic.name) : undefined;
  return listed?.uid ?? repoUid();
}

async function askTags(
  wanted: readonly WantedImage[],
  lists: OrganizationLists,
  options: AskOptions,
): Promise<ReadonlyMap<string, TagEvidence>> {
  const asked = wanted.flatMap((one) => {
    const { repoUid } = one;
    const { signedIn, now } = options;
    const asker = signedIn && createLifeAsker({ repoUid, wanted: [...one.tags], lists, now, ...signedIn });
    return [...one.tags].map((tag) => ({ one, tag, asker }));
  });
  const [histories, lives] = await Promise.all([
    mapLimit(asked, HISTORIES_IN_FLIGHT, ({ one, tag }) =>
      answer(options.registry.tagHistory(one.historic, tag)),
    ),
    mapLimit(asked, IN_FLIGHT, async ({ tag, asker }) => asker && answer(asker.lifeOf(tag))),
  ]);
  const answers = asked.map(({ one, tag }, index) => {
    const history = histories[index];
    if (history === undefined) throw new MooringError('internal_bug', 'a tag was not asked about');
    return [tagKey(one.image, tag), { history, lifecycle: lives[index] }] as const;
  });
  return new Map(answers);
}

async function askAllPackages(
  wanted: readonly WantedImage[],
  options: AskOptions,
): Promise<ReadonlyMap<string, Fetched<ImagePackages>>> {
  // Pin reads packages too: one part of the bundle holds it for both.
  const { askPackages } = await import('./fetch-packages.ts');
  const asked = wanted.flatMap((one) => [...one.references].map(([key, of]) => ({ one, key, of })));
  const answers = await mapLimit(asked, IN_FLIGHT, async ({ one, key, of }) => {
    const { tag, digest } = of.reference;
    const question = askPackages(
      { image: one.historic, reference: digest ?? tag ?? 'latest', platforms: of.platforms },
      { content: options.content, boms: options.signedIn?.versionOne, repoUid: one.repoUid },
    );
    return [key, await answer(question)] as const;
  });
  return new Map(answers);
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
