import type { SignerFacts, SignersFacts } from '../decide/finding.ts';
import { withoutDigest } from '../../values/image-reference.ts';
import type { Digest } from '../../values/digest.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { breakable, breakableCode, link, small, strong } from '../../text/markdown.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { advisoryWords, daysBetween } from './advisory-words.ts';
import { shorten } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { lifecycleText } from './wording.ts';
import { lineKey, lineUrl, ruleUrl } from './view-context.ts';
import type { ProblemPlace, ViewContext } from './view-context.ts';
import { capitalized } from '../../text/sentence.ts';

/** The number of images, and of places, to list in a cell. */
const MOST_LISTED = 5;

/** The image of a problem with its linked places, as a cell; several images are counted, and linked to a place of each. */
export function imageCell(
  { context }: CheckView,
  { findings, images, places }: ShownProblem,
  most = MOST_LISTED,
): string {
  if (findings[0].file === '') return 'this run';
  if (images.length < 2)
    return joinLines([strong(breakable(images[0]?.name ?? '', 200)), ...placeLinks(context, places, most)]);
  const listed = listText(images, MOST_LISTED, ({ name, ...place }) =>
    link(breakable(name, 100), lineUrl(context, place)),
  );
  return joinLines([strong(count(images.length, 'image')), small(listed)]);
}

/** Lines of a cell. */
export function joinLines(lines: readonly string[]): string {
  return joinParts(lines, '<br>');
}

/** Linked places; a long path is cut, but keeps its line number. */
export function placeLinks(
  context: ViewContext,
  places: readonly ProblemPlace[],
  most = MOST_LISTED,
): readonly string[] {
  const linked = places.slice(0, most).map((place) => {
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
  const newest = isOfTag ? newestText(view, image) : '';
  const linked = link(strong(breakable(words, 200)), words === '' ? undefined : ruleUrl(view.context, rule));
  if (signers !== undefined) return [linked, ...signerLines(signers)];
  return [linked, small(breakableCode(`${shorten(view, message, image)}${newest}`, 1_000))];
}

/** The signers that were found and expected, one below the other. */
function signerLines({ expected, found }: SignersFacts): readonly string[] {
  const named = ({ issuer, signer }: SignerFacts): string =>
    issuer === undefined || signer.startsWith(`${issuer}/`) ? signer : `${signer} (issuer ${issuer})`;
  return [`Found ${found.map(named).join(' and ')}`, `Expected ${expected.map(named).join(' or ')}`].map(
    (line) => small(breakable(line, 1_000)),
  );
}

/** The last build of an image, with its age. */
function newestText({ report }: CheckView, image: ReportedImage | undefined): string {
  const at = image?.newestBuiltAt ?? null;
  if (at === null) return '';
  return ` Last build ${at.slice(0, 10)}, ${count(daysBetween(at, report.checkedAt), 'day')} ago.`;
}

/** A remedy with the reference to a build, which stays whole. */
function buildToUse(remedy: string, { digest, reference }: { digest: Digest; reference: string }): string {
  const [before = '', after = ''] = remedy.split(reference);
  const image = withoutDigest(reference);
  return joinLines([breakable(before, 300), referenceCode(image, digest), breakable(after, 600)]);
}

/** A reference as small code, to be copied: it breaks between the digits of its digest, without another character. */
export function referenceCode(image: string, digest: Digest): string {
  const [algorithm = '', hex = ''] = digest.split(':');
  const digits = (hex.match(/.{1,8}/g) ?? []).join('<wbr>');
  return small(`<code>${breakable(image, 300)}<wbr>@${algorithm}:${digits}</code>`);
}

/** The fix as a cell, with a link to exceptions if a vulnerability has none. */
export function fixCell(
  view: CheckView,
  { advisory, fixability, image, level, remedy }: ShownProblem,
): string {
  const { fix } = advisory ?? {};
  if (fix?.kind === 'build' && remedy.includes(fix.reference)) return buildToUse(remedy, fix);
  const text = shorten(view, remedy, image);
  if (level === 'notice' || fixability === undefined || fixability === 'build')
    return breakableCode(text, 600);
  const exception = link('add an exception', ruleUrl(view.context, 'exception'));
  return `${breakableCode(text.replace(/\.$/, ''), 600)}, or ${exception}.`;
}
