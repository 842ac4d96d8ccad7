import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import type { VersionOneClient } from '../../../client/platform/version-one-client.ts';
import type { EolTag } from '../../../contract/registry/eol-tag.ts';
import type { Tag } from '../../../contract/registry/tag.ts';
import { decideLifecycle } from '../../../domain/check/lifecycle.ts';
import type { EolEntry, TagLifecycle } from '../../../domain/check/lifecycle.ts';
import type { Instant } from '../../../domain/instant.ts';
import { nearestWord } from '../../../domain/text/nearest-word.ts';
import { closestTag, suggestTag } from '../../../domain/history/tag-suggestion.ts';
import { orNone } from './settle.ts';
import { shownForms } from './organization-lists.ts';
import type { OrganizationLists } from './organization-lists.ts';

/**
 * Fetches the lifecycle of tags of one repository: v1 once for all of them, v2 once for each
 * (advisory-rules.md#end-of-life-data).
 */
export interface LifecycleFetcher {
  readonly lifecycleOf: (tag: string) => Promise<TagLifecycle>;
}

/** Creates a fetcher for the tags of one repository. `wanted` are all its tags: their forms decide what v1 lists. */
export function createLifecycleFetcher(given: {
  readonly repoUid: () => Promise<string>;
  readonly wanted: readonly string[];
  readonly platform: PlatformClient;
  readonly versionOne: Pick<VersionOneClient, 'listEolTags' | 'checkPolicies'>;
  /** The facts that lists of the organization have. */
  readonly lists: Pick<OrganizationLists, 'tag' | 'eolTag'>;
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
    return all === undefined ? 'refused' : toEntry(all.find(({ name }) => name === tag));
  };
  const currentTag = async (repo: string, name: string): Promise<Tag | undefined> => {
    const listed = await lists.tag(repo, name);
    if (listed !== undefined) return listed;
    const [found] = await Array.fromAsync(platform.listTags({ childrenOf: repo, name }));
    return found;
  };
  return {
    lifecycleOf: async (tag) => {
      const repo = await given.repoUid();
      const [current, entry] = await Promise.all([currentTag(repo, tag), entryOf(repo, tag)]);
      const lifecycle: Omit<TagLifecycle, 'successor' | 'isDenied'> = {
        exists: current !== undefined,
        deprecated: current?.deprecated ?? false,
        entry,
      };
      if (!needsMore(lifecycle)) return { ...lifecycle, isDenied: undefined, successor: undefined };
      names ??= Array.fromAsync(platform.listTags({ childrenOf: repo }));
      const isGrace = isInGrace(lifecycle) && current !== undefined;
      const denied = isGrace ? isDenied({ repo, digest: current.digest }, versionOne) : undefined;
      const [others, known] = await Promise.all([names, allEntries(repo)]);
      const successor = successorOf(tag, others, { entries: known ?? [], now: given.now });
      const successorDigest = others.find(({ name }) => name === successor)?.digest;
      return { ...lifecycle, isDenied: await denied, successor, successorDigest };
    },
  };
}

/** Whether the tag has a problem, so that a successor is needed. */
function needsMore({ exists, deprecated, entry }: Omit<TagLifecycle, 'successor' | 'isDenied'>): boolean {
  if (!exists || deprecated) return true;
  if (typeof entry === 'string') return false;
  const isPlain = entry.tagStatus === 'TAG_ACTIVE' && entry.graceStatus === 'GRACE_NOT_ELIGIBLE';
  return !isPlain || entry.isBroken || entry.eolDate !== undefined;
}

function isInGrace({ entry }: Pick<TagLifecycle, 'entry'>): boolean {
  if (typeof entry === 'string') return false;
  return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
}

/** Returns undefined for a caller who cannot read policies, as most roles (advisory-rules.md#registry-policies). */
async function isDenied(
  build: { readonly repo: string; readonly digest: string },
  versionOne: Pick<VersionOneClient, 'checkPolicies'>,
): Promise<boolean | undefined> {
  const results = await orNone(versionOne.checkPolicies(build));
  return results?.some(
    ({ policyName, mode, result }) => policyName === 'no-eol' && mode === 'ENFORCED' && result === 'DENIED',
  );
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
  };
}

function emptyToUndefined(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Finds the nearest supported tag of the same variant and main package; for an unknown name, the most similar one. */
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
  return (exists ? undefined : (closestTag(tag, live) ?? nearestWord(tag, live))) ?? suggestTag(tag, live);
}

/** A tag that is past its end of life, no longer built, or in an unknown state is no successor. */
function isMaintained(known: Pick<TagLifecycle, 'deprecated' | 'entry'>, now: Instant): boolean {
  const { row } = decideLifecycle(
    { ...known, exists: true, isDenied: undefined, successor: undefined },
    { isPinned: false, now, limits: { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' } },
  );
  return row === 'alive' || row === 'ending';
}
