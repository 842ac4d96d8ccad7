import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { DAY_MS, formatDay, formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build } from '../../values/tag-history.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { buildInUse } from '../decide/evidence.ts';
import type { TagEvidence } from '../decide/evidence.ts';
import type { Observation, Weight } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import { allowedFrom, NO_EOL } from '../../end-of-life/decide/pull-policy.ts';
import type { PullPolicy } from '../../end-of-life/decide/pull-policy.ts';

/** The facts about the tag of a use. */
interface PulledTag {
  readonly tag: TagEvidence | undefined;
  /** The end-of-life findings of the use: they report the policy `no-eol` themselves. */
  readonly endOfLife: readonly Observation[];
  readonly now: Instant;
}

/**
 * Reports each policy that denies pulling the build in use: blocking if it is enforced, minor in a dry run, and a warning
 * if an enforced one could not be evaluated.
 */
export function observePullPolicies(
  use: ImageUse,
  policies: readonly PullPolicy[],
  { tag, endOfLife, now }: PulledTag,
): readonly Observation[] {
  return policies.flatMap((policy) => {
    const weight = weightOf(policy);
    const { name, isEnforced, result } = policy;
    const isReported = name === NO_EOL && result === 'denied' && endOfLife.length > 0;
    if (weight === undefined || isReported) return [];
    const builtAt = buildInUse(use.reference, tag)?.at;
    const from = builtAt === undefined ? undefined : allowedFrom(builtAt, [{ ...policy, isEnforced: true }]);
    const denied = { policy, builtAt, from };
    return observed(use, {
      rule: 'pull-denied',
      weight,
      subject: `${canonicalReference(use.reference)}|${name}`,
      title: titleOf(denied),
      message: messageOf(denied),
      remedy: remedyOf(denied, use.reference, { tag, now }),
      pullPolicy: { name, isEnforced, allowedFrom: from === undefined ? null : formatInstant(from) },
    });
  });
}

function weightOf({ isEnforced, result }: PullPolicy): Weight | undefined {
  if (result === 'denied') return isEnforced ? 'blocking' : 'minor';
  return result === 'error' && isEnforced ? 'warning' : undefined;
}

interface Denied {
  readonly policy: PullPolicy;
  readonly builtAt: Instant | undefined;
  /** When the policy allows the build. */
  readonly from: Instant | undefined;
}

function titleOf({ policy, from }: Denied): string {
  const name = `Policy ${cutText(printable(policy.name, 100), 24)}`;
  if (policy.result === 'error') return `${name} could not be evaluated`;
  const denies = policy.isEnforced ? `${name} denies pulls` : `${name} (dry run) would deny pulls`;
  return from === undefined ? denies : `${denies} until ${formatDay(from)}`;
}

function messageOf({ policy, ...times }: Denied): string {
  const name = `The policy ${printable(policy.name, 100)} of the organization`;
  if (policy.result === 'error') return `${name} could not be evaluated for this build.`;
  const denies = policy.isEnforced ? 'denies pulls' : 'is in a dry run; if enforced, it denies pulls';
  return `${name} ${denies} of this build${reasonOf(policy, times)}.`;
}

function reasonOf({ name, days, months }: PullPolicy, { builtAt, from }: Omit<Denied, 'policy'>): string {
  if (name === NO_EOL) return ': its main package has reached its end of life';
  if (months !== undefined)
    return `: its version must be supported for at least ${count(months, 'month')}, from release to end of life`;
  if (days === undefined) return '';
  const age = `: it must be at least ${count(days, 'day')} old`;
  if (builtAt === undefined || from === undefined) return age;
  return `${age}, and was built on ${formatDay(builtAt)}; pulls are allowed from ${formatDay(from)}`;
}

function remedyOf(
  { policy, from }: Denied,
  reference: ImageReference,
  given: Pick<PulledTag, 'tag' | 'now'>,
): string {
  const { name, days, months, result } = policy;
  if (result === 'error') return 'Run the check again, or have the policy fixed.';
  if (days !== undefined) {
    const older = newestAllowed(policy, given);
    const wait = from === undefined ? '' : `, or wait until ${formatDay(from)}`;
    if (older === undefined) return `Use an older build${wait}.`;
    const pinned = canonicalReference({ ...reference, digest: older.digest });
    return `Use ${pinned}, built on ${formatDay(older.at)}${wait}.`;
  }
  if (name !== NO_EOL && months === undefined)
    return 'Use a build that the policy allows, or have an owner of the organization override the policy.';
  const { lifecycle } = given.tag ?? {};
  const successor = lifecycle?.kind === 'known' ? lifecycle.value.successor : undefined;
  return successor === undefined
    ? `Use a tag of ${formatImage(reference)} that is supported for longer.`
    : `Use ${formatImage(reference)}:${successor}.`;
}

/** The newest build of the tag that a cooldown allows now. */
function newestAllowed(policy: PullPolicy, { tag, now }: Pick<PulledTag, 'tag' | 'now'>): Build | undefined {
  const builds = tag?.history.kind === 'known' ? tag.history.value : [];
  return builds.findLast(({ at }) => at + (policy.days ?? 0) * DAY_MS <= now);
}
