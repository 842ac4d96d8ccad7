import { atPlaces } from '../../decide/placed.ts';
import type { Finding, Level } from '../../decide/finding.ts';
import type { ReportedProblem } from '../../decide/problems.ts';
import { inOrderOfPlaces } from '../../decide/weigh.ts';
import { placesOf } from '../check-view.ts';

/** Returns the worst finding of each problem at each of its places, in the words of the problem: the `most` worst ones, worst first. */
export function atPlacesOf(problems: readonly ReportedProblem[], most: number): readonly Finding[] {
  const found: Finding[] = [];
  for (const one of worstFirst(problems, ({ file }) => file !== '')) if (found.push(one) >= most) break;
  return found;
}

/** Returns the same for problems of the whole run, which have no place. */
export function withoutPlace(problems: readonly ReportedProblem[]): readonly Finding[] {
  return [...worstFirst(problems, ({ file }) => file === '')];
}

/** Returns how many findings `atPlacesOf` could give. */
export function countPlaced(problems: readonly ReportedProblem[]): number {
  const groups = problems.flatMap(({ findings }) => {
    const placed = findings.filter(({ file }) => file !== '');
    return [...Map.groupBy(placed, ({ reference }) => reference).values()];
  });
  return groups.reduce((sum, group) => sum + placesOf(group).length, 0);
}

const LEVELS: readonly Level[] = ['error', 'warning', 'notice'];

function* worstFirst(
  problems: readonly ReportedProblem[],
  isWanted: (finding: Finding) => boolean,
): Generator<Finding> {
  for (const level of LEVELS) {
    const isNext = (one: Finding): boolean => one.level === level && isWanted(one);
    for (const problem of problems)
      if (problem.findings.some(isNext)) yield* onePerPlace(problem).filter(isNext);
  }
}

/** The worst finding of a problem at each of its places, in the words of the problem. */
function onePerPlace({ findings, severity, title, message, remedy }: ReportedProblem): readonly Finding[] {
  const words = { title, message, remedy };
  const shown = new Map(findings.map((one) => [one, { ...one, ...withSeverity(one, severity), ...words }]));
  const places = new Map(
    inOrderOfPlaces(findings)
      .toReversed()
      .map((one) => [JSON.stringify([one.place.file, one.place.line, one.finding.reference]), one]),
  );
  return [...places.values()]
    .toReversed()
    .flatMap(({ finding, place }) => atPlaces(shown.get(finding) ?? finding, [place]));
}

function withSeverity({ advisory }: Finding, severity: ReportedProblem['severity']): Partial<Finding> {
  return advisory === undefined || severity === undefined ? {} : { advisory: { ...advisory, severity } };
}
