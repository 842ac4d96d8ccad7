import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import type { EolTag } from '../api/registry/eol-tag.ts';
import type { Tag } from '../api/registry/tag.ts';
import { decideLifecycle, NO_LIMITS } from './decide/lifecycle.ts';
import type { EolEntry, TagLifecycle } from './decide/lifecycle.ts';
import { readInstant } from '../values/instant.ts';
import type { Digest } from '../values/digest.ts';
import type { Instant } from '../values/instant.ts';
import { nearestWord } from '../text/nearest-word.ts';
import { closestTag, suggestTag } from '../tag-history/decide/tag-suggestion.ts';
import type { LiveTag } from '../tag-history/decide/tag-suggestion.ts';
import { orNone } from '../values/fetched.ts';
import { shownForms } from './organization-lists.ts';
import type { OrganizationLists } from './organization-lists.ts';

/**
 * Fetches the lifecycle of tags of one repository: v1 once for all of them, v2 once for each
 * (advisory-rules.md#end-of-life-data).
 */
export interface LifecycleFetcher {
  readonly lifecycleOf: (tag: string) => Promise<TagLifecycle>;
  /** Returns the digest that a tag points to; undefined if there is no such tag. */
  readonly digestOf: (tag: string) => Promise<string | undefined>;
}

/** Creates a fetcher for the tags of one repository. `wanted` are all its tags: their forms decide what v1 lists. */
export function createLifecycleFetcher(given: {
  readonly repoUid: () => Promise<string>;
  readonly wanted: readonly string[];
  readonly platform: PlatformClient;
  readonly versionOne: Pick<VersionOneClient, 'listEolTags'>;
  /** The facts that lists of the organization have. */
  readonly lists: Pick<OrganizationLists, 'tag' | 'eolTag'>;
  /** Whether a build has the attestation of a grace period; requested only if v1 refuses its data. */
  readonly isInGrace?: ((digest: Digest) => Promise<boolean>) | undefined;
  readonly now: Instant;
}): LifecycleFetcher {
  const { lists, platform, versionOne, wanted } = given;
  let entries: Promise<readonly EolTag[] | undefined> | undefined;
  let names: Promise<readonly Tag[]> | undefined;
  const allEntries = (repo: string): Promise<readonly EolTag[] | undefined> =>
    (entries ??= orNone(
      Array.fromAsync(versionOne.listEolTags({ childrenOf: repo, ...shownForms(wanted) })),
    ));
  const entryOf = async (repo: string, tag: string): Promise<TagLifecycle['entry']> => {
    const listed = await lists.eolTag(repo, tag);
    if (listed !== undefined) return toEntry(listed);
    const all = await allEntries(repo);
    if (all !== undefined) return toEntry(all.find(({ name }) => name === tag));
    const digest = (await currentTag(tag))?.digest;
    return digest !== undefined && (await given.isInGrace?.(digest)) === true ? IN_GRACE : 'refused';
  };
  const currentTags = new Map<string, Promise<Tag | undefined>>();
  const findTag = async (name: string): Promise<Tag | undefined> => {
    const repo = await given.repoUid();
    const listed = await lists.tag(repo, name);
    if (listed !== undefined) return listed;
    const [found] = await Array.fromAsync(platform.listTags({ childrenOf: repo, name }));
    return found;
  };
  const currentTag = (name: string): Promise<Tag | undefined> => {
    const found = currentTags.get(name) ?? findTag(name);
    currentTags.set(name, found);
    return found;
  };
  return {
    digestOf: async (tag) => (await currentTag(tag))?.digest,
    lifecycleOf: async (tag) => {
      const repo = await given.repoUid();
      const [current, entry] = await Promise.all([currentTag(tag), entryOf(repo, tag)]);
      const lifecycle: Omit<TagLifecycle, 'successor'> = {
        exists: current !== undefined,
        deprecated: current?.deprecated ?? false,
        entry,
      };
      if (!needsMore(lifecycle)) return { ...lifecycle, successor: undefined };
      names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
      const [others, known] = await Promise.all([names, allEntries(repo)]);
      const successor = successorOf(tag, others, { entries: known ?? [], now: given.now });
      const successorDigest = others.find(({ name }) => name === successor)?.digest;
      return { ...lifecycle, successor, successorDigest };
    },
  };
}

/** The entry of a tag of which only an attestation is known, which has no documented dates. */
const IN_GRACE: EolEntry = {
  tagStatus: 'TAG_IN_GRACE',
  graceStatus: 'GRACE_ACTIVE',
  graceExpiry: undefined,
  eolDate: undefined,
  isBroken: false,
};

/** Whether the tag has a problem, so that a successor is needed. */
function needsMore({ exists, deprecated, entry }: Omit<TagLifecycle, 'successor'>): boolean {
  if (!exists || deprecated) return true;
  if (typeof entry === 'string') return false;
  const isPlain = entry.tagStatus === 'TAG_ACTIVE' && entry.graceStatus === 'GRACE_NOT_ELIGIBLE';
  return !isPlain || entry.isBroken || entry.eolDate !== undefined;
}

function toEntry(known: EolTag | undefined): EolEntry | 'none' {
  if (known === undefined) return 'none';
  const { tagStatus, graceStatus, gracePeriodExpiryDate, mainPackageVersion } = known;
  return {
    tagStatus,
    graceStatus,
    graceExpiry: gracePeriodExpiryDate ?? undefined,
    eolDate: emptyToUndefined(mainPackageVersion?.eolDate),
    isBroken: mainPackageVersion?.eolBroken ?? false,
    mainPackage: toMainPackage(known),
  };
}

function toMainPackage({ mainPackageName: name, mainPackageVersion }: EolTag): EolEntry['mainPackage'] {
  return name === undefined || name === '' ? undefined : { name, version: mainPackageVersion?.version ?? '' };
}

function emptyToUndefined(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Finds the longest supported tag of the same variant and main package; for an unknown name, the most similar one. */
function successorOf(
  tag: string,
  tags: readonly Tag[],
  { entries, now }: { readonly entries: readonly EolTag[]; readonly now: Instant },
): string | undefined {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const mainPackage = byName.get(tag)?.mainPackageName;
  const isLive = ({ name, deprecated }: Tag): boolean => {
    const entry = byName.get(name);
    const other = entry?.mainPackageName;
    const isSame = mainPackage === undefined || other === undefined || other === mainPackage;
    return isSame && isMaintained({ deprecated, entry: toEntry(entry) }, now);
  };
  const live = tags.filter((one) => one.name !== tag && isLive(one)).map(({ name }) => name);
  const exists = tags.some(({ name }) => name === tag);
  const similar = exists ? undefined : (closestTag(tag, live) ?? nearestWord(tag, live));
  return (
    similar ??
    suggestTag(
      tag,
      live.map((name) => toLiveTag(name, byName.get(name), now)),
    )
  );
}

/** A date of `lts` is the day from which on a version has long-term support. */
function toLiveTag(name: string, entry: EolTag | undefined, now: Instant): LiveTag {
  const { eolDate, lts } = entry?.mainPackageVersion ?? {};
  const ends = eolDate === undefined ? undefined : readInstant(`${eolDate}T00:00:00Z`);
  const since = typeof lts === 'string' ? readInstant(`${lts}T00:00:00Z`) : undefined;
  const isLongTerm = lts === true || (since !== undefined && since <= now);
  return { name, isLongTerm, supportedUntil: ends === undefined ? undefined : eolDate };
}

/** A tag that is past its end of life, no longer built, or in an unknown state is no successor. */
function isMaintained(known: Pick<TagLifecycle, 'deprecated' | 'entry'>, now: Instant): boolean {
  const { row } = decideLifecycle(
    { ...known, exists: true, successor: undefined },
    { isPinned: false, now, limits: NO_LIMITS },
  );
  return row === 'alive' || row === 'ending';
}
