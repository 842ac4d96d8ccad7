import type { InstalledPackage } from '../../sbom/decide/image-packages.ts';
import type { Assessment } from './assess.ts';

/** A vulnerability that is taken for fixed by an inference from its events (advisory-rules.md#status-decisions). */
export interface AssumedFix {
  readonly id: string;
  readonly package: Pick<InstalledPackage, 'name' | 'version'>;
  /** The version that has the fix, or the patched one before the installed one. */
  readonly fixedVersion: string | null;
  /** `patched-before`: newer than a patched version; `detected-later`: fixed, and detected again in a later version. */
  readonly reason: 'patched-before' | 'detected-later';
}

/** The row of a detection in a later version than the installed one, which has the fix. */
const DETECTED_LATER = 12;

/** Returns the assumed fixes among assessments, each package and vulnerability once, in their order. */
export function assumedFixes(assessments: readonly Assessment[]): readonly AssumedFix[] {
  const found = assessments.flatMap(({ decision, id, package: installed }) => {
    const isAssumed = decision.status === 'fixed_assumed' || decision.row === DETECTED_LATER;
    if (installed === undefined || !isAssumed) return [];
    const { name, version } = installed;
    const fix: AssumedFix = {
      id,
      package: { name, version },
      fixedVersion: decision.fixedVersion ?? null,
      reason: decision.row === DETECTED_LATER ? 'detected-later' : 'patched-before',
    };
    return [[`${id} ${name} ${version}`, fix] as const];
  });
  return [...new Map(found).values()];
}
