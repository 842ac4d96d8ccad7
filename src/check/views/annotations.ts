import type { Finding, Level } from '../decide/finding.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import { cutText, printable } from '../../text/printable.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import { imageNamesOf, placesOf } from './check-view.ts';
import type { CheckView } from './check-view.ts';
import { lineKey } from './view-context.ts';

/** One message at one line of a file. */
export interface Annotation {
  readonly level: Level;
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** One line: a log shows nothing else of an annotation. */
  readonly message: string;
}

/** The annotations of a report, and the problems that have one of their own. */
export interface Annotations {
  readonly annotations: readonly Annotation[];
  readonly annotated: ReadonlySet<ReportedProblem>;
}

/** GitHub shows ten annotations of a level per step (github-limits.md#annotations): nine, and one for the rest. */
const MOST_PER_LEVEL = 9;
const LONGEST_TITLE = 70;
/** The number of other places, and of images, to name. */
const MOST_NAMED = 5;

/**
 * Returns one annotation per blocking problem and per warning, at its first place, worst first, and the problems that they
 * report. Notices are only in the summary.
 */
export function annotate(view: CheckView): Annotations {
  const levels = (['error', 'warning'] as const).map((level) => {
    const problems = view.problems.filter((one) => one.level === level);
    const kept = problems.length <= MOST_PER_LEVEL + 1 ? problems : problems.slice(0, MOST_PER_LEVEL);
    return { kept, left: problems.slice(kept.length) };
  });
  return {
    annotations: levels.flatMap(({ kept, left }) => [
      ...kept.map((problem) => annotationOf(view, problem)),
      ...countRest(left),
    ]),
    annotated: new Set(levels.flatMap(({ kept }) => kept)),
  };
}

function annotationOf(
  view: CheckView,
  { findings, level, message, remedy, title }: ReportedProblem,
): Annotation {
  const { file, line } = placeOf(findings);
  const images = imagesText(view, findings);
  const places = images === '' ? placesText(findings) : '';
  return {
    level,
    file,
    line,
    title: cutText(printable(title), LONGEST_TITLE),
    message: joinParts([printable(message, 1_000), images, printable(remedy, 600), places], ' '),
  };
}

function placeOf(findings: readonly [Finding, ...Finding[]]): {
  readonly file: string;
  readonly line: number;
} {
  const [{ file, line }] = findings;
  return placesOf(findings)[0] ?? { file, line };
}

/** The images of a problem, if there are several. */
export function imagesText(view: CheckView, findings: readonly Finding[]): string {
  const names = imageNamesOf(view, findings);
  return names.length < 2 ? '' : `Images: ${listText(names, MOST_NAMED, (name) => printable(name, 80))}.`;
}

/** The places of a problem, since a log does not show where an annotation is. */
export function placesText(findings: readonly Finding[]): string {
  const places = placesOf(findings);
  return places.length === 0
    ? ''
    : `(${listText(places, MOST_NAMED, (place) => printable(lineKey(place), 200))})`;
}

/** The annotation that counts the rest, at the first place of its worst problem. */
function countRest(problems: readonly ReportedProblem[]): readonly Annotation[] {
  const [worst] = problems;
  if (worst === undefined) return [];
  const more = count(problems.length, `more ${worst.level === 'error' ? 'blocking problem' : 'warning'}`);
  const { file, line } = placeOf(worst.findings);
  return [
    { level: worst.level, file, line, title: more, message: `${more}: see the log or the job summary.` },
  ];
}
