import { readSeedDuration } from './seed-time.ts';
import type { OrganizationSeed, RepoSeed, TagSeed } from './seed.ts';
import { readSignatures } from './signature-seed.ts';
import { parseDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { formatInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build } from '../../values/tag-history.ts';
import { signingIdentities } from '../iam/signing-identities.ts';
import type { ImageContents, Signing } from '../registry/content/image-contents.ts';
import { createImageSource } from '../registry/content/image-source.ts';
import type { ImageSource } from '../registry/content/image-source.ts';
import { tagForm } from '../../values/tag-history.ts';
import type { SigningIdentity } from '../signing/certificate-authority.ts';
import { RELEASE_WORKFLOW, serviceIdentity } from '../signing/identities.ts';
import { derivedChildUid, derivedRootUid } from '../resources/uid.ts';
import { planContents, planTagContents, timeOf } from './plan-contents.ts';
import { plannedResource, seedFault } from './planned.ts';
import type { Planned, SeedPath, PlannedResource } from './planned.ts';

/** The builds of a tag: when, and a digest if the seed gives one. */
interface Series {
  readonly length: number;
  readonly at: (index: number) => Instant;
  readonly digest: (index: number) => string | undefined;
}

/** Returns an organization's repositories, their tags, and what the tags have pointed to. */
export function planRegistry(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly Planned[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  const signers = signersOf(organization, parent);
  return organization.repos.flatMap((repo, index) => {
    const image = {
      name: `${organization.name}/${repo.name}`,
      parent,
      signatures: readSignatures(repo.signatures ?? organization.signatures),
      signers,
    };
    return planRepo(repo, image, [...path, 'repos', index], now);
  });
}

/** The image of a repository, and how it is signed. */
interface PlannedImage {
  readonly name: string;
  /** The uid of its organization. */
  readonly parent: string;
  readonly signatures: Omit<Signing, 'signer'>;
  readonly signers: Signers;
}

/** Who signs the images of an organization as they are in the catalog, and who signs customized ones. */
interface Signers {
  readonly unchanged: SigningIdentity;
  readonly customized: SigningIdentity;
}

/** The release workflow signs public images; others, the identities of their organization (signing-rules.md#signers). */
function signersOf({ public: isPublic, identities }: OrganizationSeed, uid: string): Signers {
  if (isPublic) return { unchanged: RELEASE_WORKFLOW, customized: RELEASE_WORKFLOW };
  const { syncer, builder } = signingIdentities(uid, identities);
  return { unchanged: serviceIdentity(syncer.uid), customized: serviceIdentity(builder.uid) };
}

function planRepo(repo: RepoSeed, image: PlannedImage, path: SeedPath, now: Instant): readonly Planned[] {
  const uid = repo.uid ?? derivedChildUid(image.parent, 'repo', repo.name);
  const { signatures, signers } = image;
  const signing = { ...signatures, signer: signers.unchanged };
  const { contents, faults } = planContents(repo, { path, signing, now });
  const source = createImageSource(image.name, contents);
  const tags = repo.tags.flatMap((tag, index) => {
    const place = {
      path: [...path, 'tags', index],
      signing: { ...signing, signer: signers.customized },
      now,
    };
    const { contents: own, faults: ownFaults } = planTagContents(tag, contents, place);
    const ofTag = own === undefined ? source : createImageSource(image.name, own);
    return [...ownFaults, planTag(tag, { uid, source: ofTag, contents: own }, place.path, now)];
  });
  const stored = tags.flatMap((tag) => (tag.kind === 'resource' ? [tag.resource] : []));
  const planned = plannedResource('repo', path, {
    uid,
    parent: image.parent,
    name: repo.name,
    body: { description: repo.description },
    createTime: stored.reduce((first, { createTime }) => (createTime < first ? createTime : first), now),
    updateTime: stored.reduce(
      (last, { updateTime }) => (updateTime > last ? updateTime : last),
      toInstant(0),
    ),
  });
  return [...faults, { ...planned, contents }, ...tags];
}

function planTag(
  tag: TagSeed,
  repo: { readonly uid: string; readonly source: ImageSource; readonly contents: ImageContents | undefined },
  path: SeedPath,
  now: Instant,
): Planned {
  const series = readSeries(tag, now);
  if (series.length === 0)
    return seedFault([...path, 'history', 'until'], 'is before `from`; a tag needs at least one build');
  const planned = plannedResource('tag', path, {
    uid: derivedChildUid(repo.uid, 'tag', tag.name),
    parent: repo.uid,
    name: tag.name,
    facet: tagForm(tag.name),
    body: { ...(tag.deprecated ? { deprecated: true } : {}), eol: eolOf(tag, now) },
    createTime: series.at(0),
    updateTime: series.at(series.length - 1),
  });
  const digestAt = (index: number): Digest => digestOf(index, { series, source: repo.source, tag: tag.name });
  return {
    ...planned,
    lateFields: () => ({ digest: digestAt(series.length - 1) }),
    contents: repo.contents,
    builds: { [Symbol.iterator]: () => buildsOf(series, digestAt) },
  };
}

/** Returns the end-of-life data of the tag with resolved times. */
function eolOf({ eol }: TagSeed, now: Instant): Readonly<Record<string, unknown>> | undefined {
  if (eol?.gracePeriodExpiryDate === undefined) return eol;
  return { ...eol, gracePeriodExpiryDate: formatInstant(timeOf(eol.gracePeriodExpiryDate, now)) };
}

function* buildsOf(series: Series, digestAt: (index: number) => Digest): Generator<Build, void, undefined> {
  for (let index = 0; index < series.length; index += 1)
    yield { at: series.at(index), digest: digestAt(index) };
}

/** Listed builds oldest first, whatever their order in the file; generated ones from `from` on. */
function readSeries({ history }: TagSeed, now: Instant): Series {
  if ('from' in history) {
    const from = timeOf(history.from, now);
    const every = readSeedDuration(history.every) ?? 1;
    const untilCount = Math.floor((timeOf(history.until ?? 'now', now) - from) / every) + 1;
    return {
      length: Math.max(0, history.count ?? untilCount),
      at: (index) => toInstant(from + index * every),
      digest: () => undefined,
    };
  }
  const builds = history
    .map(({ at, digest }) => ({ at: timeOf(at, now), digest }))
    .sort((one, other) => one.at - other.at);
  return {
    length: builds.length,
    at: (index) => builds[index]?.at ?? now,
    digest: (index) => builds[index]?.digest,
  };
}

/**
 * Returns the digest that the seed gives, or else that of the build's content: what the registry serves for it has this
 * one.
 */
function digestOf(
  index: number,
  { series, source, tag }: { readonly series: Series; readonly source: ImageSource; readonly tag: string },
): Digest {
  const given = series.digest(index);
  if (given !== undefined) return parseDigest(given);
  const at = series.at(index);
  let position = 0;
  while (position < index && series.at(index - position - 1) === at) position += 1;
  return source.build({ tag, at, position }).index.digest;
}

/** Plans the policies for pulls of an organization's images. */
export function planPolicies(
  organization: OrganizationSeed,
  path: SeedPath,
  now: Instant,
): readonly PlannedResource[] {
  const parent = organization.uid ?? derivedRootUid(organization.name);
  return organization.policies.map(({ name, ...body }, index) =>
    plannedResource('policy', [...path, 'policies', index], {
      uid: derivedChildUid(parent, 'policy', name, `${index}`),
      parent,
      name,
      body,
      createTime: now,
      updateTime: now,
    }),
  );
}
