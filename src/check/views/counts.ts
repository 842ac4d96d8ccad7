import type { Rule } from '../../config/policy/rule-ids.ts';
import { RATINGS } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { vulnerabilityKey } from '../decide/problems.ts';
import { allPlaces } from '../decide/placed.ts';
import { updatesOf } from '../report/place-lists.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { count, joinParts, sentenceList } from '../../text/plural.ts';
import { SEVERITY_SIGNS } from './advisory-words.ts';
import { isLong, shortName } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { uncheckedText } from './wording.ts';

const ALL_RATINGS: readonly Severity['rating'][] = [...RATINGS, 'unscored'];

/**
 * Returns the numbers of a report that its lists do not show, in sentences: the problems that are listed below, what was
 * checked, and for many problems the difference to the base.
 */
export function countSentences(view: CheckView): readonly string[] {
  return [alsoText(view), coverageText(view), isLong(view) ? trendText(view) : ''].filter(
    (one) => one !== '',
  );
}

function alsoText({ groups: [, ...others] }: CheckView): string {
  const clauses = others.map(({ noun, problems }) =>
    countedText(noun, problems.length, countsText(problems)),
  );
  return clauses.length === 0 ? '' : `Also ${sentenceList(clauses)}.`;
}

/** A number with its parts: `3 new warnings (2 high, 1 unsigned)`, `2 new warnings (high)`. */
export function countedText(noun: string, number: number, parts: readonly string[]): string {
  const [first = '', second] = parts;
  return `${count(number, noun)} (${second === undefined ? first.replace(/^\d+ /, '') : parts.join(', ')})`;
}

/** Counts vulnerabilities by severity, after its sign if wanted, otherwise with those that have a fix; and others by rule. */
export function countsText(problems: readonly ShownProblem[], hasSigns = false): readonly string[] {
  const open = problems.filter(({ advisory }) => advisory !== undefined);
  const byRating = Map.groupBy(open, ({ severity }) => severity?.rating);
  const others = problems.filter(({ advisory }) => advisory === undefined);
  const known = open.filter(({ advisory }) => advisory?.exploit?.known === true).length;
  return [
    ...(known === 0 ? [] : [`${known} known exploited`]),
    ...ALL_RATINGS.flatMap((rating) => {
      const group = byRating.get(rating) ?? [];
      if (group.length === 0) return [];
      return [hasSigns ? `${SEVERITY_SIGNS[rating]}${group.length} ${rating}` : withFix(group, rating)];
    }),
    ...countsByRule(others),
  ];
}

/** Counts findings or problems by rule: `2 not checked`. */
export function countsByRule(found: readonly { readonly rule: Rule }[]): readonly string[] {
  return [...Map.groupBy(found, ({ rule }) => rule)].map(
    ([rule, { length }]) => `${length} ${rule.replaceAll('-', ' ').replace('sbom', 'SBOM')}`,
  );
}

function withFix(group: readonly ShownProblem[], rating: string): string {
  const fixable = group.filter(({ fixability }) => fixability === 'build').length;
  if (fixable === 0) return `${group.length} ${rating}`;
  return `${fixable === group.length ? '' : `${fixable} of `}${group.length} ${rating} with a fix`;
}

/** The images checked by SBOM and by signature, and every other image once; empty if the headline says that nothing was. */
function coverageText(view: CheckView): string {
  const { coverage, images } = view.report;
  if (coverage === undefined || images.length === 0 || uncheckedText(images) !== '') return '';
  const by = Map.groupBy(images, ({ judgedBy = 'none' }) => (judgedBy === 'api' ? 'sbom' : judgedBy));
  const { sbom = [], name = [], none = [], otherRegistry = [] } = Object.fromEntries(by);
  const partly = sbom.filter(({ packages }) => packages?.missing ?? packages?.unrecognized).length;
  const unverified = coverage.signatures?.unverifiedSboms ?? 0;
  const details = [
    partly === 0 ? '' : `${partly} partly`,
    unverified === 0 ? '' : `${count(unverified, 'SBOM')} not verified`,
  ];
  const rest = [
    namedText(view, name, ['was matched by image name only', 'were matched by image name only']),
    namedText(view, none, ['could not be checked', 'could not be checked']),
    namedText(view, otherRegistry, ['is in another registry', 'are in other registries']),
  ];
  const all = count(images.length, 'image');
  const checked =
    sbom.length < images.length ? `${sbom.length} of ${all}` : images.length > 2 ? `All ${all}` : all;
  const shown = joinParts(details, ', ');
  const clause = `${checked} checked by SBOM${shown === '' ? '' : ` (${shown})`}${signaturesText(view)}`;
  return `${joinParts([clause, sentenceList(rest.filter((one) => one !== ''))], '; ')}.`;
}

function namedText(
  view: CheckView,
  images: readonly ReportedImage[],
  [one, many]: readonly [string, string],
): string {
  const [first] = images;
  if (first === undefined) return '';
  return images.length === 1 ? `${shortName(view, first.image)} ${one}` : `${images.length} ${many}`;
}

function signaturesText({ report: { coverage } }: CheckView): string {
  if (coverage?.signatures === undefined) return '';
  const { noKnownSigner, rejected, unknown, verified } = coverage.signatures;
  const all = verified + rejected + unknown + noKnownSigner;
  if (all === 0) return '';
  if (verified < all) return `, ${verified} of ${count(all, 'signature')} verified`;
  return all === 1 ? ', signature verified' : ', all signatures verified';
}

/** The difference of the open vulnerabilities to the base; empty if there is none. */
function trendText({ context: { baseName }, report: { trend } }: CheckView): string {
  if (trend === undefined) return '';
  const parts = ALL_RATINGS.flatMap((rating) => {
    const difference = trend[rating].head - trend[rating].base;
    return difference === 0 ? [] : [`${Math.abs(difference)} ${difference < 0 ? 'fewer' : 'more'} ${rating}`];
  });
  if (parts.length === 0) return '';
  return `Open vulnerabilities: ${sentenceList(parts)} than ${baseName === undefined ? 'in the base' : `on ${baseName}`}.`;
}

/** Sums up the updates of a change, each vulnerability of an image once: `2 updates resolve 18 vulnerabilities and bring 1`. */
export function updatesText({ report }: CheckView): string {
  const updates = updatesOf(report);
  const number = updates.flatMap(allPlaces).length;
  if (number === 0) return '';
  const backward = updates.filter(({ direction }) => direction === 'backward').flatMap(allPlaces).length;
  const resolved = new Set(
    updates.flatMap((one) => one.resolved.map((id) => vulnerabilityKey(one.from, id))),
  );
  const brought = updates.flatMap((one) =>
    one.introduced.map(({ id, status }) => ({ key: vulnerabilityKey(one.to, id), status })),
  );
  const introduced = new Set(brought.map(({ key }) => key)).size;
  const investigated = new Set(
    brought.flatMap(({ key, status }) => (status === 'under_investigation' ? [key] : [])),
  ).size;
  const verb = (one: string): string => (number === 1 ? `${one}s` : one);
  const noun = (of: number): string => count(of, 'vulnerability', 'vulnerabilities');
  const effects = [
    ...(resolved.size === 0 ? [] : [`${verb('resolve')} ${noun(resolved.size)}`]),
    ...(introduced === 0 ? [] : [`${verb('bring')} ${resolved.size === 0 ? noun(introduced) : introduced}`]),
  ];
  const words = [
    `${count(number, 'update')} ${sentenceList(effects) || `${verb('change')} no vulnerabilities`}`,
    investigated === 0 ? '' : `${investigated} of them under investigation`,
    backward === 0 ? '' : count(backward, 'downgrade'),
  ];
  return joinParts(words, ', ');
}
