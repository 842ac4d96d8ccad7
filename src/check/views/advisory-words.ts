import type { Severity } from '../../values/severity.ts';
import type { AdvisoryFacts, Finding } from '../decide/finding.ts';
import {
  affectedPackages,
  packageChangesText,
  packagesText,
  STATUS_TEXTS,
  textByPackage,
} from '../decide/problem-words.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { DAY_MS, parseInstant, readInstant } from '../../values/instant.ts';
import { vulnerabilityUrl } from '../../values/links.ts';
import { breakable, link, small, strong } from '../../text/markdown.ts';
import { count, joinParts } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { allPlaces } from '../decide/placed.ts';
import { lineKey } from './view-context.ts';
import type { CheckView } from './check-view.ts';
import { fixabilityOf } from './fixability.ts';
import { capitalized } from '../../text/sentence.ts';

/** The words of a vulnerability in a cell: a linked title with its state, and the details below it. */
export function advisoryWords(
  view: CheckView,
  problem: ReportedProblem,
  advisory: AdvisoryFacts,
): readonly string[] {
  const { id, exploit } = advisory;
  const words = [
    strong(link(breakable(id, 100), vulnerabilityUrl(id, advisory.advisoryId))),
    severityText(problem.severity ?? advisory.severity),
    exploit?.known === true ? strong('known exploited') : '',
    breakable(
      textByPackage(problem.findings, (one, finding) => statusText(one, view.imageOf(finding))),
      400,
    ),
  ];
  const details = advisoryDetails(view, problem, advisory);
  return [joinParts(words, ' · '), small(breakable(joinParts(details, ' · '), 1_000))];
}

/** The details of an advisory, as text. */
function advisoryDetails(
  view: CheckView,
  { findings }: ReportedProblem,
  { component, exploit, isOutsideSupport, note = '' }: AdvisoryFacts,
): readonly string[] {
  const packages = affectedPackages(findings);
  const part = component === undefined ? '' : joinParts([component.name, component.location ?? ''], ' ');
  return [
    packages.length === 0 ? '' : packagesText(packages),
    packageChangesText(findings),
    part,
    textByPackage(findings, (one) => versionText(one) || ageText(view, one)),
    (exploit?.epss ?? null) === null ? '' : `EPSS ${((exploit?.epss ?? 0) * 100).toFixed(1)}%`,
    isOutsideSupport === true ? 'package outside support' : '',
    isBuildStageOnly(view, findings) ? 'build stage only' : '',
    note === '' ? '' : `“${cutText(printable(note, 400), 200)}”`,
  ];
}

function versionText({ fixedVersion, status }: AdvisoryFacts): string {
  return status === 'affected_fix_available' && fixedVersion !== null ? `fixed in ${fixedVersion}` : '';
}

/** The days since a fix, or since the first report: without a detection, the advisory may be older than its first update. */
function ageText(
  { report }: CheckView,
  advisory: Pick<AdvisoryFacts, 'detectedAt' | 'fixedAt' | 'since' | 'status'>,
): string {
  const { detectedAt = null, fixedAt = null, since, status } = advisory;
  const isFixed = status === 'affected_fix_available';
  const at = isFixed ? (fixedAt ?? since) : since;
  if (at === null) return '';
  const days = count(daysBetween(at, report.checkedAt), 'day');
  if (isFixed) return `fixed ${days} ago`;
  return since === detectedAt ? `open ${days}` : `first reported ${days} ago`;
}

/** Whether the images of findings are known to stay out of the final image at all of their places. */
function isBuildStageOnly(view: CheckView, findings: readonly Finding[]): boolean {
  return findings.every((finding) => {
    const outside = view.buildStages.get(view.imageOf(finding));
    return outside !== undefined && allPlaces(finding).every((place) => outside.has(lineKey(place)));
  });
}

/** Whole days between two times; 0 if the first is invalid or later. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [readInstant(from), parseInstant(to)];
  return start === undefined ? 0 : Math.max(0, Math.floor((end - start) / DAY_MS));
}

/** The sign of a severity, with a space that does not break. */
export const SEVERITY_SIGNS: Readonly<Record<Severity['rating'], string>> = {
  critical: '🔴\u00a0',
  high: '🟠\u00a0',
  medium: '🟡\u00a0',
  low: '🔵\u00a0',
  none: '⚪\u00a0',
  unscored: '',
};

function severityText({ rating, score }: Severity): string {
  const words = `${SEVERITY_SIGNS[rating]}${capitalized(rating)}`;
  return score === null ? words : `${words}\u00a0${score.toFixed(1)}`;
}

/** The state of an advisory in a few words. */
export function statusText(
  advisory: Pick<AdvisoryFacts, 'fix' | 'status'>,
  image: ReportedImage | undefined,
): string {
  switch (fixabilityOf(advisory, image)) {
    case 'awaited':
      return 'fixed, in no build yet';
    case 'not-known':
      return 'fixed, build unknown';
    case 'build':
    case 'none':
      return STATUS_TEXTS[advisory.status];
  }
}
