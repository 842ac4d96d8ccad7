import type { AdvisoryFacts } from '../decide/finding.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import type { ReportedImage } from '../report/reported-image.ts';

/** Where the fix of a vulnerability is, the worst first: there is none, or it is unknown, in no build yet, or in a build. */
const FIXABILITIES = ['none', 'not-known', 'awaited', 'build'] as const;
export type Fixability = (typeof FIXABILITIES)[number];

/** Returns where the fix of a vulnerability is; a report without searched builds only knows whether there is a newer one. */
export function fixabilityOf(
  { fix, status }: Pick<AdvisoryFacts, 'fix' | 'status'>,
  image: ReportedImage | undefined,
): Fixability {
  if (status !== 'affected_fix_available') return 'none';
  switch (fix?.kind) {
    case 'build':
      return 'build';
    case 'none-yet':
      return 'awaited';
    case 'not-known':
      return 'not-known';
    case undefined:
      return hasNewerBuild(image) ? 'not-known' : 'awaited';
  }
}

/** Returns where the fix of a problem is, by the worst of its packages; undefined for one that is no vulnerability. */
export function problemFixability(
  { findings }: ReportedProblem,
  imageOf: (finding: ReportedProblem['findings'][number]) => ReportedImage | undefined,
): Fixability | undefined {
  const found = new Set(
    findings.flatMap((one) => (one.advisory === undefined ? [] : fixabilityOf(one.advisory, imageOf(one)))),
  );
  return FIXABILITIES.find((one) => found.has(one));
}

/** Returns whether a newer build than the one in use exists: an image without a pin always uses the newest. */
function hasNewerBuild(image: ReportedImage | undefined): boolean {
  return image !== undefined && image.pinned !== null && image.behind?.builds !== 0;
}
