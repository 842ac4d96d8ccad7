import type { InstalledPackage } from '../../sbom/decide/image-packages.ts';
import type { Instant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import type { Observation } from './finding.ts';
import { decideLifecycle, NO_LIMITS, PAST_END_OF_LIFE } from '../../end-of-life/decide/lifecycle.ts';
import type { EolEntry, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';

/**
 * Marks the advisories on the main package of a tag that is past its end of life: also in a grace period, it gets no updates
 * (advisory-rules.md#end-of-life-data). `lifecycle` is undefined if it is unknown.
 */
export function markOutsideSupport(
  observations: readonly Observation[],
  assessments: readonly Assessment[],
  { lifecycle, now }: { readonly lifecycle: TagLifecycle | undefined; readonly now: Instant },
): readonly Observation[] {
  const main = lifecycle === undefined ? undefined : endedPackage(lifecycle, now);
  if (main === undefined) return observations;
  const names = assessments.flatMap(({ package: installed }) =>
    installed !== undefined && isBuiltFrom(installed, main) ? [installed.name] : [],
  );
  const ended = new Set(names);
  return observations.map((one) => (ended.has(one.advisory?.package?.name ?? '') ? marked(one) : one));
}

type MainPackage = NonNullable<EolEntry['mainPackage']>;

function endedPackage(lifecycle: TagLifecycle, now: Instant): MainPackage | undefined {
  if (typeof lifecycle.entry === 'string') return undefined;
  const { row } = decideLifecycle(lifecycle, { isPinned: false, now, limits: NO_LIMITS });
  return PAST_END_OF_LIFE.has(row) ? lifecycle.entry.mainPackage : undefined;
}

/** The package of a version is `nodejs-18`, or `nodejs` if there is only one. */
function isBuiltFrom({ name, origin = name }: InstalledPackage, main: MainPackage): boolean {
  return [name, origin].some((one) => one === main.name || one === `${main.name}-${main.version}`);
}

function marked(observation: Observation): Observation {
  const { advisory, message } = observation;
  if (advisory === undefined) return observation;
  const isFixed = advisory.status === 'affected_fix_available';
  const name = printable(advisory.package?.name ?? '', 100);
  return {
    ...observation,
    message: isFixed ? message : `${message} ${name} is past its end of life and gets no updates.`,
    advisory: { ...advisory, isOutsideSupport: true },
  };
}
