import type { Fetched } from '../../values/fetched.ts';
import type { BuildChoice } from '../../tag-history/decide/choose-build.ts';
import { chooseInLockstep, lockstepSets } from '../../tag-history/decide/lockstep.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import type { ListedImage } from '../../references/decide/image-list.ts';
import { buildWish, decidePin } from './decide-pin.ts';
import type { PinDecision, PinRules } from './decide-pin.ts';
import type { TagFacts } from '../../tag-history/decide/tag-facts.ts';
import type { TagHistory } from '../../values/tag-history.ts';

/** A reference of a repository, with the facts about the tag that it follows. */
export interface FollowingImage {
  readonly image: ListedImage;
  /** `host/path` at which its tag was looked up. */
  readonly upstream: string;
  /** Undefined if the reference names no tag; then there are no facts either. */
  readonly tag: string | undefined;
  readonly facts: Fetched<TagFacts> | undefined;
}

export interface DecidedPin extends FollowingImage {
  readonly decision: PinDecision;
}

/** The last time of a tag's builds that a run can use, by `upstream:tag`; for other tags, the minimum age decides. */
export type Cutoffs = ReadonlyMap<string, Instant>;

/** Decides about all references of a run in the given order; references in lockstep are decided together. */
export function decidePins(
  images: readonly FollowingImage[],
  rules: PinRules,
  cutoffs: Cutoffs = new Map(),
): readonly DecidedPin[] {
  const chosen = chooseTogether(images, rules, cutoffs);
  const decisions = new Map<string, PinDecision>();
  // Equal references get the same decision, so each history is searched only once.
  const decided = images.map((one) => {
    const key = JSON.stringify([one.upstream, one.tag ?? null, canonicalReference(one.image.reference)]);
    const decision = decisions.get(key) ?? decideOne(one, rules, { chosen, cutoffs });
    decisions.set(key, decision);
    return { ...one, decision };
  });
  return keepInLockstep(decided, rules);
}

/**
 * Skips the updates of a lockstep set of which another one is skipped: also needed after updates were held for other
 * reasons than their builds.
 */
export function keepInLockstep(decided: readonly DecidedPin[], rules: PinRules): readonly DecidedPin[] {
  return isLockstep(rules) ? keepTogether(decided) : decided;
}

function decideOne(
  { image, upstream, tag, facts }: FollowingImage,
  rules: PinRules,
  { chosen, cutoffs }: { readonly chosen: ReadonlyMap<string, BuildChoice>; readonly cutoffs: Cutoffs },
): PinDecision {
  if (tag === undefined || facts === undefined) {
    const reason = 'it has a digest but no tag; write the tag before the digest';
    return { kind: 'skip', code: 'digest-alone', reason };
  }
  const key = `${upstream}:${tag}`;
  const reference = { ...image.reference, tag };
  return decidePin({ reference, facts, chosen: chosen.get(key), cutoff: cutoffs.get(key) }, rules);
}

/** References that are decided together: those of one tag, or of all tags of a lockstep set. */
export interface TagUnit<Image extends FollowingImage> {
  /** `upstream:tag`, each once. */
  readonly tags: readonly string[];
  /** In the given order. */
  readonly images: readonly Image[];
}

/** Groups references that have a tag into those that are decided together. */
export function tagUnits<Image extends FollowingImage>(
  images: readonly Image[],
  rules: PinRules,
): readonly TagUnit<Image>[] {
  const sets = isLockstep(rules) ? lockstepSets(images.flatMap(lockstepUse)) : [];
  const leads = new Map<string, string>(
    sets.flatMap(({ image, tags }) => tags.map((tag) => [`${image}:${tag}`, `${image}:${tags[0]}`] as const)),
  );
  const keyOf = ({ upstream, tag }: FollowingImage): string => `${upstream}:${tag}`;
  const tagged = images.filter(({ tag }) => tag !== undefined);
  const units = Map.groupBy(tagged, (one) => leads.get(keyOf(one)) ?? keyOf(one));
  return [...units.values()].map((same) => ({ tags: [...new Set(same.map(keyOf))], images: same }));
}

/** True if lockstep applies. `as-of` and rollback select builds explicitly, so they turn it off. */
function isLockstep({ settings, wish }: PinRules): boolean {
  return settings.lockstep && wish.asOf === undefined && wish.rollBack === undefined;
}

/** Returns the builds of tags in lockstep, by image and tag. */
function chooseTogether(
  images: readonly FollowingImage[],
  rules: PinRules,
  cutoffs: Cutoffs,
): ReadonlyMap<string, BuildChoice> {
  if (!isLockstep(rules)) return new Map();
  const histories = historiesOf(images);
  const sets = lockstepSets(images.flatMap(lockstepUse));
  const chosen = sets.flatMap(({ image, tags }) => {
    const known = tags.flatMap((tag) => histories.get(`${image}:${tag}`) ?? []);
    const [first] = known;
    if (first === undefined || known.length < tags.length) return [];
    const wish = buildWish(first.reference, rules, cutoffs.get(`${image}:${first.tag}`));
    const choices = chooseInLockstep(known, wish, rules.now);
    return [...choices].map(([tag, choice]) => [`${image}:${tag}`, choice] as const);
  });
  return new Map(chosen);
}

interface KnownTag {
  readonly tag: string;
  readonly history: TagHistory;
  readonly reference: ListedImage['reference'];
}

function historiesOf(images: readonly FollowingImage[]): ReadonlyMap<string, KnownTag> {
  const known = images.flatMap(({ image: { reference }, upstream, tag, facts }) => {
    if (tag === undefined || facts?.kind !== 'known' || facts.value.kind !== 'history') return [];
    return [[`${upstream}:${tag}`, { tag, history: facts.value.history, reference }] as const];
  });
  return new Map(known);
}

function lockstepUse({
  image: { file, kind },
  upstream,
  tag,
}: FollowingImage): Parameters<typeof lockstepSets>[0] {
  const isDockerfile = kind.startsWith('dockerfile-');
  return isDockerfile && tag !== undefined ? [{ file, image: upstream, tag }] : [];
}

/**
 * Skips all updates of a lockstep set in a file if one of its tags is skipped: a pull request never combines
 * a new builder with an old runtime (pinning-rules.md#lockstep).
 */
function keepTogether(decided: readonly DecidedPin[]): readonly DecidedPin[] {
  const inSets = decided.filter((one) => lockstepUse(one).length > 0);
  const groups = Map.groupBy(inSets, ({ image, upstream }) => `${image.file}\0${upstream}`);
  const stays = new Map<DecidedPin, DecidedPin>();
  for (const group of groups.values()) {
    const blocking = group.find(({ decision }) => decision.kind === 'skip' && decision.code !== 'current');
    const isSet = new Set(group.map(({ tag }) => tag)).size > 1;
    if (blocking === undefined || !isSet) continue;
    for (const one of group) if (one.decision.kind === 'move') stays.set(one, blocking);
  }
  return decided.map((one) => {
    const blocking = stays.get(one);
    if (blocking === undefined || blocking.decision.kind === 'move') return one;
    const reason = `it is in lockstep with tag ${blocking.tag ?? ''}, which was skipped: ${blocking.decision.reason}`;
    // A failed lookup of one tag leaves the decision about the others open as well.
    const code = blocking.decision.code === 'lookup-failed' ? 'lookup-failed' : 'lockstep';
    return { ...one, decision: { kind: 'skip', code, reason } };
  });
}
