import type { Assessment } from './assess.ts';
import type { AdvisoryFix, ReferenceFixes } from './fix.ts';

/** The build in use, and what a search for fixes of it found; undefined for one that was not searched. */
export interface FixOptions {
  readonly isNewest: boolean;
  readonly fixes: ReferenceFixes | undefined;
}

/** Where the fix of a vulnerability is; undefined if there is none, or it was not searched. */
export function fixOf(assessment: Assessment, { isNewest, fixes }: FixOptions): AdvisoryFix | undefined {
  if (assessment.decision.status !== 'affected_fix_available') return undefined;
  if (assessment.package === undefined) return { kind: 'not-known', reason: 'matched by image name only' };
  return isNewest ? { kind: 'none-yet' } : fixes?.byVulnerability.get(fixKey(assessment));
}

/** The key of a vulnerability of a package in a build. */
export function fixKey({ id, package: installed }: Pick<Assessment, 'id' | 'package'>): string {
  return `${installed?.name} ${installed?.version} ${id}`;
}
