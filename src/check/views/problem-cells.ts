import type { Finding, SignerFacts, SignersFacts } from '../decide/finding.ts';
import { withoutDigest } from '../../values/image-reference.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { breakable, breakableCode, link, small, strong } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { advisoryWords, daysBetween } from './advisory-words.ts';
import { pathOf, shorten, shortName } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { lifecycleText } from './wording.ts';
import { lineUrl, ruleUrl } from './view-context.ts';
import type { ProblemPlace, ViewContext } from './view-context.ts';
import { capitalized } from '../../text/sentence.ts';

/** The number of images to list in a cell. */
const MOST_IMAGES = 5;

/** The image of a problem with its linked places, as a cell; several images are counted, and linked to a place of each. */
export function imageCell({ context }: CheckView, { findings, images, places }: ShownProblem): string {
  const [first, second] = images;
  if (findings[0].file === '') return 'this run';
  if (second === undefined)
    return joinLines([strong(breakable(first?.name ?? '', 200)), placeLinks(context, places)]);
  const listed = listText(images, MOST_IMAGES, ({ name, ...place }) =>
    link(breakable(name, 100), lineUrl(context, place)),
  );
  return joinLines([strong(count(images.length, 'image')), small(listed)]);
}

/** Lines of a cell. */
export function joinLines(lines: readonly string[]): string {
  return joinParts(lines, '<br>');
}

/** Two linked places, or the first of more with the number of the others; a long path is cut before its line number. */
export function placeLinks(context: ViewContext, places: readonly ProblemPlace[]): string {
  const linked = listText(places, places.length === 2 ? 2 : 1, (place) => {
    const path = breakable(cutText(printable(place.file, 1_000), 200), 220);
    return link(`${path}:${place.line}`, lineUrl(context, place));
  });
  return small(linked);
}

/** The problem as a cell: a linked title with its facts, and the details below it. */
export function problemCell(view: CheckView, problem: ShownProblem): string {
  const [{ cause, exception }] = problem.findings;
  const accepted =
    exception === undefined ? '' : `Accepted until ${printable(exception.until, 40)}: ${exception.reason}`;
  return joinLines([
    ...(problem.advisory === undefined || cause !== undefined
      ? plainWords(view, problem)
      : advisoryWords(view, problem, problem.advisory)),
    small(breakable(accepted, 400)),
  ]);
}

function plainWords(
  view: CheckView,
  { findings, image, message, rule, title }: ShownProblem,
): readonly string[] {
  const [{ cause, signers }] = findings;
  const isOfTag = rule === 'end-of-life' && cause === undefined;
  const lifecycle = isOfTag ? lifecycleText(image?.endOfLife ?? null) : '';
  const words = lifecycle === '' ? title : capitalized(lifecycle);
  const linked = link(strong(breakable(words, 200)), words === '' ? undefined : ruleUrl(view.context, rule));
  if (signers !== undefined) return [linked, ...signerLines(signers)];
  return [
    joinParts([linked, isOfTag ? rebuiltText(view, image) : ''], ' · '),
    small(breakableCode(shorten(view, message, image), 1_000)),
  ];
}

/** The signers that were found and expected, one below the other. */
function signerLines({ expected, found }: SignersFacts): readonly string[] {
  const named = ({ issuer, signer }: SignerFacts): string =>
    issuer === undefined || signer.startsWith(`${issuer}/`) ? signer : `${signer} (issuer ${issuer})`;
  return [`Found ${found.map(named).join(' and ')}`, `Expected ${expected.map(named).join(' or ')}`].map(
    (line) => small(breakable(line, 1_000)),
  );
}

/** The day of the last build of an image that is not rebuilt any more. */
function rebuiltText({ report }: CheckView, image: ReportedImage | undefined): string {
  const at = image?.newestBuiltAt ?? null;
  if (at === null || daysBetween(at, report.checkedAt) < DAYS_WITHOUT_REBUILD) return '';
  return `no rebuilds since ${at.slice(0, 10)}`;
}

const DAYS_WITHOUT_REBUILD = 14;

/** The fix as a cell, with a link to exceptions if a vulnerability has none. */
export function fixCell(
  view: CheckView,
  { advisory, findings, fixability, image, level, remedy }: ShownProblem,
): string {
  const text = shorten(view, remedy, image);
  const fix = withBold(
    breakableCode(text.replace(/^([^.]*(?:\.\S[^.]*)*)\.$/, '$1'), 600),
    targetOf(view, findings[0]),
  );
  if (advisory === undefined || level === 'notice' || fixability === 'build') return fix;
  return `${fix.replace(/\.$/, '')}, or ${link('add an exception', ruleUrl(view.context, 'exception'))}`;
}

/** The reference that a remedy names; empty if it names none. */
function targetOf(view: CheckView, finding: Finding): string {
  const { advisory, endOfLife, reference } = finding;
  if (advisory?.fix?.kind === 'build') return shorten(view, advisory.fix.reference, view.imageOf(finding));
  const tag = endOfLife?.successor ?? '';
  return tag === '' ? '' : `${shortName(view, pathOf(withoutDigest(reference)))}:${tag}`;
}

function withBold(markdown: string, target: string): string {
  return target === '' ? markdown : markdown.replace(breakable(target, 300), (found) => strong(found));
}
