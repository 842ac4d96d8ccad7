import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { pullPoliciesOf } from '../decide/evidence.ts';
import type { Evidence, TagEvidence } from '../decide/evidence.ts';
import type { Verdict } from '../decide/finding.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { EolEntry, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import { deniesEndOfLife } from '../../end-of-life/decide/pull-policy.ts';
import { judgeLifecycle, lifecycleFacts } from '../rules/end-of-life.ts';
import type { PlatformLifecycle, ReportedLifecycle } from './reported-image.ts';

/** Reports the lifecycle of a reference's tag, with the worst verdict by any of the policies; null if it is unknown. */
export function reportLifecycle(
  reference: ImageReference,
  tag: TagEvidence | undefined,
  given: {
    readonly evidence: Evidence;
    readonly now: Instant;
    readonly variants: readonly { readonly policy: GatePolicy }[];
  },
): ReportedLifecycle | null {
  if (tag?.lifecycle?.kind !== 'known') return null;
  const { evidence, now, variants } = given;
  const life = tag.lifecycle.value;
  const isDenied = deniesEndOfLife(pullPoliciesOf(reference, evidence));
  const [worst] = variants
    .map(({ policy }) => judgeLifecycle(life, reference, { policy, now, isDenied }))
    .toSorted((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
  if (worst === undefined) return null;
  const reported = reportedLifecycle(life, isDenied);
  return { verdict: worst.verdict, ...lifecycleFacts(life, worst), reported };
}

const WORST_FIRST: readonly Verdict[] = ['fail', 'warn', 'pass'];

function reportedLifecycle(
  { exists, deprecated, entry }: TagLifecycle,
  isDenied: boolean | undefined,
): PlatformLifecycle {
  const reported = typeof entry === 'string' ? entry : reportedEntry(entry);
  return { exists, deprecated, entry: reported, isDenied: isDenied ?? null };
}

function reportedEntry({ mainPackage, ...entry }: EolEntry): PlatformLifecycle['entry'] {
  return {
    ...entry,
    graceExpiry: entry.graceExpiry ?? null,
    eolDate: entry.eolDate ?? null,
    ...(mainPackage === undefined ? {} : { mainPackage }),
  };
}
