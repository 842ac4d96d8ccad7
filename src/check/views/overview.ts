import { RATINGS } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { coverageText } from '../report/coverage.ts';
import { vulnerabilityKey } from '../decide/problems.ts';
import { allPlaces } from '../decide/placed.ts';
import { updatesOf } from '../report/place-lists.ts';
import type { Update } from '../report/place-lists.ts';
import type { ReportedUpdate, Trend } from '../report/check-report.ts';
import { count, joinParts } from '../../text/plural.ts';
import { SEVERITY_SIGNS } from './advisory-words.ts';
import type { CheckView, ShownProblem } from './check-view.ts';

/** One line of the overview, without markup. */
export interface OverviewLine {
  readonly title: string;
  readonly text: string;
}

type Rating = Severity['rating'];

const ALL_RATINGS: readonly Rating[] = [...RATINGS, 'unscored'];

/**
 * The numbers of a report, before its lists: the vulnerabilities by severity with those that an update fixes, the effect of
 * the updates of a change, the trend, and what was judged. Lines about nothing are left out.
 */
export function overviewOf(view: CheckView): readonly OverviewLine[] {
  const { coverage, trend } = view.report;
  const updates = updatesOf(view.report);
  const lines = [
    { title: 'Blocking', text: levelText(view.blocking) },
    { title: 'Warnings', text: levelText(view.warnings) },
    { title: 'Updates', text: updatesText(updates) },
    { title: 'Trend', text: trend === undefined ? '' : trendText(trend) },
    { title: 'Coverage', text: coverage === undefined ? '' : coverageText(coverage) },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Counts problems; empty if none is a vulnerability. */
function levelText(problems: readonly ShownProblem[]): string {
  const isPlain = problems.every(({ advisory }) => advisory === undefined);
  return isPlain ? '' : countsText(problems, fixableText).join(' · ');
}

function fixableText(problems: readonly ShownProblem[]): string {
  const fixable = problems.filter(({ fixability }) => fixability === 'build').length;
  return fixable === 0 ? '' : ` (${fixable} fixable)`;
}

/** Counts vulnerabilities by severity, with a remark on those of each, and other problems by rule. */
export function countsText(
  problems: readonly ShownProblem[],
  remark: (problems: readonly ShownProblem[]) => string = () => '',
): readonly string[] {
  const open = problems.filter(({ advisory }) => advisory !== undefined);
  const byRating = Map.groupBy(open, ({ severity }) => severity?.rating);
  const others = problems.filter(({ advisory }) => advisory === undefined);
  const known = open.filter(({ advisory }) => advisory?.exploit?.known === true).length;
  return [
    ...(known === 0 ? [] : [`${known} known exploited`]),
    ...ALL_RATINGS.flatMap((rating) => {
      const group = byRating.get(rating) ?? [];
      return group.length === 0 ? [] : [`${SEVERITY_SIGNS[rating]}${group.length} ${rating}${remark(group)}`];
    }),
    ...[...Map.groupBy(others, ({ rule }) => rule)].map(
      ([rule, group]) => `${group.length} ${rule.replaceAll('-', ' ')}`,
    ),
  ];
}

/** The numbers of open problems of head, with the difference to the base. */
function trendText(trend: Trend): string {
  const parts = ALL_RATINGS.flatMap((rating) => {
    const { base, head } = trend[rating];
    return base + head === 0
      ? []
      : [`${SEVERITY_SIGNS[rating]}${head} ${rating}${differenceText(head - base)}`];
  });
  return parts.join(' · ');
}

function differenceText(difference: number): string {
  return difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
}

/** Sums up the updates of a change, each vulnerability of an image once: `3 updates resolve 18, bring 1 under investigation`. */
function updatesText(updates: readonly Update[]): string {
  if (updates.length === 0) return '';
  const placesOf = (some: readonly Update[]): number => some.flatMap(allPlaces).length;
  const resolved = new Set(updates.flatMap((one) => one.resolved.map((id) => vulnerabilityKey(one.from, id))))
    .size;
  const introduced = updates.flatMap((one) =>
    one.introduced.map(({ id, status }) => ({ key: vulnerabilityKey(one.to, id), status })),
  );
  const statuses = new Map(
    introduced
      .toSorted((a, b) => Number(isInvestigated(b)) - Number(isInvestigated(a)))
      .map(({ key, ...one }) => [key, one]),
  );
  const number = placesOf(updates);
  const backward = placesOf(updates.filter(({ direction }) => direction === 'backward'));
  const investigated = [...statuses.values()].filter(isInvestigated).length;
  const isOne = number === 1;
  const effects = [
    resolved === 0 ? '' : `${isOne ? 'resolves' : 'resolve'} ${resolved}`,
    statuses.size === 0 ? '' : `${isOne ? 'brings' : 'bring'} ${introducedText(statuses.size, investigated)}`,
  ];
  const none = `${isOne ? 'changes' : 'change'} no advisories`;
  const words = `${count(number, 'update')} ${joinParts(effects, ', ') || none}`;
  return backward === 0 ? words : `${words} · ${count(backward, 'downgrade')}`;
}

function isInvestigated({ status }: Pick<ReportedUpdate['introduced'][number], 'status'>): boolean {
  return status === 'under_investigation';
}

function introducedText(all: number, investigated: number): string {
  if (investigated === 0) return String(all);
  return investigated === all
    ? `${all} under investigation`
    : `${all}, ${investigated} of them under investigation`;
}

/** The text of a line for a log: without the signs of severities. */
export function withoutSigns(text: string): string {
  return Object.values(SEVERITY_SIGNS).reduce(
    (rest, sign) => (sign === '' ? rest : rest.replaceAll(sign, '')),
    text,
  );
}
