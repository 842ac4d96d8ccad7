import { DAY_MS, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';

/** The result of one policy of an organization for pulling one build (advisory-rules.md#registry-policies). */
export interface PullPolicy {
  /** `no-eol`, `cooldown`, `support-window`, or a name of the organization's own. */
  readonly name: string;
  /** False for a policy in `DRY_RUN`, which denies nothing. */
  readonly isEnforced: boolean;
  /** `error`: the platform could not evaluate the policy. */
  readonly result: 'allowed' | 'denied' | 'error';
  /** The minimum age of a build in days, of `cooldown`. */
  readonly days?: number;
  /** The minimum months between release and end of life, of `support-window`. */
  readonly months?: number;
}

/** The policy that denies pulls from the end-of-life date on. */
export const NO_EOL = 'no-eol';

/** Returns whether an enforced `no-eol` denies pulls; undefined if the policies are unknown, or for a reason instead. */
export function deniesEndOfLife(policies: readonly PullPolicy[] | string | undefined): boolean | undefined {
  if (typeof policies !== 'object') return undefined;
  return policies.some(
    ({ name, isEnforced, result }) => name === NO_EOL && isEnforced && result === 'denied',
  );
}

/** Returns when the enforced cooldown policies allow a build made at `builtAt`; undefined without such a policy. */
export function allowedFrom(builtAt: Instant, policies: readonly PullPolicy[]): Instant | undefined {
  const days = policies.flatMap((one) => (one.isEnforced ? (one.days ?? []) : []));
  return days.length === 0 ? undefined : toInstant(builtAt + Math.max(...days) * DAY_MS);
}
