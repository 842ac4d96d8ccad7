import type { AdvisoryStatus } from '../../advisory/advisory-status.ts';
import type { Severity } from '../../advisory/severity.ts';
import type { AdvisoryFacts, Finding } from '../../check/finding.ts';
import { affectedPackages, packagesText } from '../../check/problems.ts';
import type { ReportedProblem } from '../../check/problems.ts';
import type { ReportedImage } from '../../check/report.ts';
import { DAY_MS, parseInstant, readInstant } from '../../instant.ts';
import { vulnerabilityUrl } from '../../links.ts';
import { breakable, breakableCode, link, small, strong } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { imageNamesOf, placesOf, shorten, shortName } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { capitalized, lifecycleText } from './wording.ts';
import { lineKey, lineUrl, ruleUrl } from './view-context.ts';
import type { ProblemPlace, ViewContext } from './view-context.ts';

/** The number of images, and of places, to list in a cell. */
const MOST_LISTED = 5;

/** The image of a problem with its linked places, as a cell; several images are counted, and linked to a place of each. */
export function imageCell(view: CheckView, { findings }: ReportedProblem): string {
  const names = imageNamesOf(view, findings);
  const [name = ''] = names;
  if (findings[0].file === '') return 'this run';
  if (names.length < 2)
    return joinLines([strong(breakable(name, 200)), ...placeLinks(view.context, placesOf(findings))]);
  const left = names.length - MOST_LISTED;
  const linked = names.slice(0, MOST_LISTED).map((one) => {
    const place = findings.find(({ reference }) => shortName(view, reference) === one);
    return link(breakable(one, 100), place === undefined ? undefined : lineUrl(view.context, place));
  });
  const listed = `${linked.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  return joinLines([strong(count(names.length, 'image')), small(listed)]);
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('<br>');
}

/** Linked places; a long path is cut, but keeps its line number. */
export function placeLinks(context: ViewContext, places: readonly ProblemPlace[]): readonly string[] {
  const linked = places.slice(0, MOST_LISTED).map((place) => {
    const text = breakable(
      lineKey({ file: cutText(printable(place.file, 1_000), 200), line: place.line }),
      220,
    );
    return small(link(text, lineUrl(context, place)));
  });
  const left = places.length - linked.length;
  return left > 0 ? [...linked, small(`and ${count(left, 'more place')}`)] : linked;
}

/** The problem as a cell: a linked title with its facts, and the details below it. */
export function problemCell(view: CheckView, problem: ReportedProblem): string {
  const [{ exception, ...first }] = problem.findings;
  const image = view.imageOf(first);
  const accepted =
    exception === undefined ? '' : `Accepted until ${printable(exception.until, 40)}: ${exception.reason}`;
  return joinLines([
    ...(first.advisory === undefined || first.cause !== undefined
      ? plainWords(view, problem, image)
      : advisoryWords(view, problem, { image, advisory: first.advisory })),
    small(breakable(accepted, 400)),
  ]);
}

function plainWords(
  view: CheckView,
  { findings, message, rule, title }: ReportedProblem,
  image: ReportedImage | undefined,
): readonly string[] {
  const [{ cause }] = findings;
  const isOfTag = rule === 'end-of-life' && cause === undefined;
  const lifecycle = isOfTag ? lifecycleText(image?.endOfLife ?? null) : '';
  const words = lifecycle === '' ? title : capitalized(lifecycle);
  const newest = isOfTag ? newestText(view, image) : '';
  return [
    link(strong(breakable(words, 200)), words === '' ? undefined : ruleUrl(view.context, rule)),
    small(breakableCode(`${shorten(view, message, image)}${newest}`, 1_000)),
  ];
}

/** The last build of an image, with its age. */
function newestText({ report }: CheckView, image: ReportedImage | undefined): string {
  const at = image?.newestBuiltAt ?? null;
  if (at === null) return '';
  return ` Last build ${at.slice(0, 10)}, ${count(daysBetween(at, report.checkedAt), 'day')} ago.`;
}

function advisoryWords(
  view: CheckView,
  { findings }: ReportedProblem,
  { advisory, image }: { readonly advisory: AdvisoryFacts; readonly image: ReportedImage | undefined },
): readonly string[] {
  const { id, note = '', severity, since, status } = advisory;
  const packages = affectedPackages(findings);
  const days = since === null ? undefined : daysBetween(since, view.report.checkedAt);
  const isFixed = status === 'affected_fix_available';
  const fixed = advisory.fixedVersion === null ? '' : `fixed in ${advisory.fixedVersion}`;
  const age =
    days === undefined ? '' : isFixed ? `fixed ${count(days, 'day')} ago` : `open ${count(days, 'day')}`;
  const details = [
    packages.length === 0 ? '' : packagesText(packages),
    isFixed ? fixed || age : age,
    note === '' ? '' : `“${cutText(printable(note, 400), 200)}”`,
  ];
  return [
    [
      strong(link(breakable(id, 100), vulnerabilityUrl(id, advisory.advisoryId))),
      severityText(severity),
      statusText(status, image),
    ].join(' · '),
    small(breakable(details.filter((part) => part !== '').join(' · '), 1_000)),
  ];
}

function daysBetween(from: string, to: string): number {
  const [start, end] = [readInstant(from), parseInstant(to)];
  return start === undefined ? 0 : Math.max(0, Math.floor((end - start) / DAY_MS));
}

const SEVERITY_SIGNS: Readonly<Record<Severity['rating'], string>> = {
  critical: '🔴 ',
  high: '🟠 ',
  medium: '🟡 ',
  low: '🔵 ',
  none: '⚪ ',
  unscored: '',
};

function severityText({ rating, score }: Severity): string {
  const words = `${SEVERITY_SIGNS[rating]}${capitalized(rating)}`;
  return score === null ? words : `${words}\u00a0${score.toFixed(1)}`;
}

/** Returns whether a newer build than the one in use exists: an image without a pin always uses the newest. */
export function hasNewerBuild(image: ReportedImage | undefined): boolean {
  return image !== undefined && image.pinned !== null && image.behind?.builds !== 0;
}

const STATUS_TEXTS: Readonly<Record<AdvisoryStatus, string>> = {
  affected_fix_available: 'fixed, not built yet',
  affected: 'no fix yet',
  affected_wont_fix: 'no fix planned',
  affected_pending_upstream: 'waiting for upstream',
  under_investigation: 'under investigation',
  unknown: 'undecided',
  unknown_not_analysed: 'not analyzed',
  unreviewed: 'not reviewed yet',
  fixed_assumed: 'probably fixed',
  fixed: 'fixed',
  not_affected: 'not affected',
};

/** The state of an advisory in a few words. */
export function statusText(status: AdvisoryStatus, image: ReportedImage | undefined): string {
  if (status === 'affected_fix_available' && hasNewerBuild(image)) return 'fixed in a newer build';
  return STATUS_TEXTS[status];
}

/** The fix as a cell, with a link to exceptions if a vulnerability has none. */
export function fixCell(view: CheckView, { findings, remedy }: ReportedProblem): string {
  const [finding] = findings;
  const image = view.imageOf(finding);
  const text = shorten(view, remedy, image);
  if (finding.level === 'notice' || !isUnfixed(finding, image)) return breakableCode(text, 600);
  const exception = link('add an exception', ruleUrl(view.context, 'exception'));
  return `${breakableCode(text.replace(/\.$/, ''), 600)}, or ${exception}.`;
}

function isUnfixed({ advisory }: Finding, image: ReportedImage | undefined): boolean {
  return advisory !== undefined && !(advisory.status === 'affected_fix_available' && hasNewerBuild(image));
}
