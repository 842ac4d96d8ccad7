import { RATINGS } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { coverageText } from '../report/coverage.ts';
import type { Level } from '../decide/finding.ts';
import { vulnerabilityKey } from '../decide/problems.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import { allPlaces } from '../decide/placed.ts';
import { updatesOf } from '../report/place-lists.ts';
import type { Update } from '../report/place-lists.ts';
import type { ReportedUpdate, Trend } from '../report/check-report.ts';
import { count, joinParts } from '../../text/plural.ts';
import { SEVERITY_SIGNS } from './advisory-words.ts';
import type { CheckView } from './check-view.ts';
import { problemFixability } from './fixability.ts';

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
    { title: 'Blocking', text: levelText(view, 'error') },
    { title: 'Warnings', text: levelText(view, 'warning') },
    { title: 'Updates', text: updatesText(updates) },
    { title: 'Trend', text: trend === undefined ? '' : trendText(trend) },
    { title: 'Coverage', text: coverage === undefined ? '' : coverageText(coverage) },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Counts the problems of a level; empty if none is a vulnerability. */
function levelText(view: CheckView, level: Level): string {
  const problems = view.problems.filter((one) => one.level === level);
  return problems.every(({ findings }) => findings[0].advisory === undefined)
    ? ''
    : countsText(problems, (group) => fixableText(view, group)).join(' · ');
}

function fixableText(view: CheckView, problems: readonly ReportedProblem[]): string {
  const fixable = problems.filter((one) => problemFixability(one, view.imageOf) === 'build').length;
  return fixable === 0 ? '' : ` (${fixable} fixable)`;
}

/** Counts vulnerabilities by severity, with a remark on those of each, and other problems by rule. */
export function countsText(
  problems: readonly ReportedProblem[],
  remark: (problems: readonly ReportedProblem[]) => string = () => '',
): readonly string[] {
  const open = problems.filter(({ findings }) => findings[0].advisory !== undefined);
  const byRating = Map.groupBy(open, ({ severity }) => severity?.rating);
  const others = problems.filter(({ findings }) => findings[0].advisory === undefined);
  const known = open.filter(({ findings }) => findings[0].advisory?.exploit?.known === true).length;
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
