import type { Fetched } from '../../values/fetched.ts';
import type { Problem } from '../../values/errors.ts';
import type { Digest } from '../../values/digest.ts';
import { formatDuration, roughDuration } from '../../values/duration.ts';
import { chooseBuild, rollBack, stepTo } from '../../tag-history/decide/choose-build.ts';
import type { BuildChoice, BuildWish, PinStep, RollBack } from '../../tag-history/decide/choose-build.ts';
import { distanceOf } from '../../tag-history/decide/lag.ts';
import { findBuild, usualInterval } from '../../values/tag-history.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { formatDay, formatInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import { findHold, isDenied } from '../../config/policy/pin-settings.ts';
import type { PinSettings } from '../../config/policy/pin-settings.ts';
import type { PinMove, PinSkipCode } from './pin-plan.ts';
import type { TagFacts } from '../../tag-history/decide/tag-facts.ts';

/** The builds that a run requests, beyond the configuration file. */
export interface PinWish {
  /** All images as they were at this time; older builds are allowed. */
  readonly asOf: Instant | undefined;
  readonly rollBack: RollBack | undefined;
}

/** The rules of a run. */
export interface PinRules {
  readonly settings: PinSettings;
  readonly wish: PinWish;
  readonly now: Instant;
}

/** One reference that follows a tag. */
export interface PinCase {
  readonly reference: ImageReference;
  readonly facts: Fetched<TagFacts>;
  /** The build chosen for its tag together with others (`chooseInLockstep`). */
  readonly chosen: BuildChoice | undefined;
  /** No build after it, instead of those that are too young (`FastLaneSearch`). */
  readonly cutoff?: Instant | undefined;
}

/** The decision about one reference. */
export type PinDecision =
  | ({ readonly kind: 'move' } & Pick<PinMove, 'to' | 'builtAt' | 'builds' | 'days' | 'trust' | 'fastLane'>)
  | { readonly kind: 'skip'; readonly code: PinSkipCode; readonly reason: string };

/** Decides whether one reference is updated, by the rules of the run. */
export function decidePin(one: PinCase, rules: PinRules): PinDecision {
  const { reference, facts } = one;
  const hold = findHold(rules.settings.holds, reference, rules.now);
  if (hold !== undefined) return skip('held', hold.reason);
  if (facts.kind === 'unknown') return lookupFailed(facts.problem);
  return facts.value.kind === 'digest'
    ? decideByDigest(reference, facts.value.digest, rules)
    : decideByHistory(one, facts.value.history, rules);
}

/** Returns the builds that the rules of a run allow for an image, with a cutoff of its own if it has one. */
export function buildWish(
  reference: ImageReference,
  { settings, wish, now }: PinRules,
  cutoff?: Instant,
): BuildWish {
  const from = wish.asOf ?? now;
  const isFree = wish.asOf === undefined && settings.minAgeMs === 0;
  return {
    cutoff: cutoff ?? (isFree ? undefined : toInstant(from - settings.minAgeMs)),
    isDenied: (build) => isDenied(settings.denies, reference, build),
  };
}

function decideByDigest(
  reference: ImageReference,
  digest: Digest,
  { settings, wish }: PinRules,
): PinDecision {
  const { host } = reference;
  if (reference.digest === digest) return skip('current', "it is the tag's current digest");
  if (wish.asOf !== undefined || wish.rollBack !== undefined)
    return skip('no-history', `${host} has no tag history, so past builds are unknown`);
  if (isDenied(settings.denies, reference, { digest, at: undefined }))
    return skip('denied', "the tag's current digest is denied by the configuration file");
  if (settings.minAgeMs > 0 && settings.unknownAge === 'skip') {
    const age = formatDuration(settings.minAgeMs);
    return skip(
      'age-unknown',
      `${host} publishes no build timestamps, and a minimum age of ${age} is set; set unknown-age: accept to allow it`,
    );
  }
  return { kind: 'move', to: digest, builtAt: undefined, builds: undefined, days: undefined };
}

function decideByHistory(
  { reference, chosen, cutoff }: PinCase,
  history: TagHistory,
  rules: PinRules,
): PinDecision {
  const { wish } = rules;
  const builds = buildWish(reference, rules, cutoff);
  const choice =
    wish.rollBack === undefined
      ? (chosen ?? chooseBuild(history, builds))
      : rollBack(history, reference.digest, wish.rollBack, builds.isDenied);
  if (choice.kind === 'none') return skip(choice.why, whyNone(choice.why, { reference, history }, rules));
  const { build } = choice;
  const allowsBack = wish.asOf !== undefined || wish.rollBack !== undefined;
  const step = stepTo(history, reference.digest, build, allowsBack);
  if (step !== 'move') return skip(step, whyNot(step, build.at, wasDeniedSince(reference, history, rules)));
  const distance =
    reference.digest === undefined ? undefined : distanceOf(history, reference.digest, build.digest);
  return {
    kind: 'move',
    to: build.digest,
    builtAt: build.at,
    builds: distance?.builds,
    days: distance?.days,
  };
}

function whyNone(
  why: Extract<BuildChoice, { kind: 'none' }>['why'],
  { reference, history }: { readonly reference: ImageReference; readonly history: TagHistory },
  { settings, wish }: PinRules,
): string {
  switch (why) {
    case 'no-build':
      if (history.length === 0) return 'its tag has no history';
      if (wish.rollBack?.kind === 'to') return 'its tag has never pointed to that digest';
      return reference.digest === undefined || findBuild(history, reference.digest) !== undefined
        ? 'its tag does not have that many earlier builds'
        : "its digest is not in the tag's history, so builds cannot be counted back from it";
    case 'denied':
      return 'every matching build is denied by the configuration file';
    case 'too-young':
      return whyTooYoung(history, wish.asOf, settings.minAgeMs);
    case 'lockstep':
      return 'it is in lockstep with other tags of its image in this file, and not all of them have a matching build';
  }
}

function whyTooYoung(history: TagHistory, asOf: Instant | undefined, minAgeMs: number): string {
  const [first] = history;
  if (asOf !== undefined && first !== undefined && first.at > asOf)
    return `its tag did not exist yet; the first build is from ${formatInstant(first.at)}`;
  const age = formatDuration(minAgeMs);
  if (asOf !== undefined) return `its oldest build at that time was younger than ${age}`;
  const usual = usualInterval(history);
  const often = usual === undefined ? '' : `; the tag is usually rebuilt every ${roughDuration(usual)}`;
  return `its oldest build is younger than ${age}${often}`;
}

/**
 * True if the pinned build is denied. A pin is never moved back automatically, so the reason says so instead.
 */
function wasDeniedSince(
  reference: ImageReference,
  history: TagHistory,
  { settings: { denies } }: PinRules,
): boolean {
  const pinned = reference.digest === undefined ? undefined : findBuild(history, reference.digest);
  return pinned !== undefined && isDenied(denies, reference, pinned);
}

function whyNot(step: Exclude<PinStep, 'move'>, at: Instant, isPinDenied: boolean): string {
  switch (step) {
    case 'current':
      return 'it is already on the selected build';
    case 'would-go-back':
      return isPinDenied
        ? `the pinned build is denied by the configuration file, and the selected build, of ${formatDay(at)}, is older; use rollback to select an older build`
        : `the selected build, of ${formatDay(at)}, is older than the pinned build`;
    case 'not-in-history':
      return "its digest is not in the tag's history; run `mooring verify` to find its origin, or remove the digest to pin it again";
  }
}

/** Returns the skip of a reference whose lookup failed, with the hint of the problem. */
export function lookupFailed({ message, hint }: Problem): Extract<PinDecision, { readonly kind: 'skip' }> {
  return { kind: 'skip', code: 'lookup-failed', reason: `${message}. ${hint.replace(/\.$/, '')}` };
}

function skip(code: PinSkipCode, reason: string): PinDecision {
  return { kind: 'skip', code, reason };
}
