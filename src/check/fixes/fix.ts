import type { AdvisoryFix } from '../decide/finding.ts';
import type { ReportedImage } from '../report/reported-image.ts';

/** The earliest build of a tag that clears the most vulnerabilities with a fix in all packages that have them. */
export type ReportedFix = NonNullable<ReportedImage['fix']>;

/** The newer builds of a tag that have the fixes of one reference (advisory-rules.md#builds-with-a-fix). */
export interface ReferenceFixes {
  /** The build to update to; undefined if no newer build is known to clear a vulnerability. */
  readonly best: ReportedFix | undefined;
  /** By `fixKey`. */
  readonly byVulnerability: ReadonlyMap<string, AdvisoryFix>;
}
