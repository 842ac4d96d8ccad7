import type { Level } from '../decide/finding.ts';
import { cutText, printable } from '../../text/printable.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import { lineKey } from './view-context.ts';
import type { ProblemPlace } from './view-context.ts';

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
  readonly annotated: ReadonlySet<ShownProblem>;
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
  const levels = [view.blocking, view.warnings].map((problems) => {
    const kept = problems.length <= MOST_PER_LEVEL + 1 ? problems : problems.slice(0, MOST_PER_LEVEL);
    return { kept, left: problems.slice(kept.length) };
  });
  return {
    annotations: levels.flatMap(({ kept, left }) => [...kept.map(annotationOf), ...countRest(left)]),
    annotated: new Set(levels.flatMap(({ kept }) => kept)),
  };
}

function annotationOf(problem: ShownProblem): Annotation {
  const { level, message, remedy, title } = problem;
  const images = imagesText(problem);
  const places = images === '' ? placesText(problem) : '';
  return {
    level,
    ...placeOf(problem),
    title: cutText(printable(title), LONGEST_TITLE),
    message: joinParts([printable(message, 1_000), images, printable(remedy, 600), places], ' '),
  };
}

function placeOf({ findings: [{ file, line }], places: [first] }: ShownProblem): ProblemPlace {
  return first ?? { file, line };
}

/** The images of a problem, if there are several. */
export function imagesText({ images }: ShownProblem): string {
  return images.length < 2
    ? ''
    : `Images: ${listText(images, MOST_NAMED, ({ name }) => printable(name, 80))}.`;
}

/** The places of a problem, since a log does not show where an annotation is. */
export function placesText({ places }: ShownProblem): string {
  return places.length === 0
    ? ''
    : `(${listText(places, MOST_NAMED, (place) => printable(lineKey(place), 200))})`;
}

/** The annotation that counts the rest, at the first place of its worst problem. */
function countRest(problems: readonly ShownProblem[]): readonly Annotation[] {
  const [worst] = problems;
  if (worst === undefined) return [];
  const more = count(problems.length, `more ${worst.level === 'error' ? 'blocking problem' : 'warning'}`);
  const message = `${more}: see the log or the job summary.`;
  return [{ level: worst.level, ...placeOf(worst), title: more, message }];
}
