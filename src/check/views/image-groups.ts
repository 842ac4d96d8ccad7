import { withoutDigest } from '../../values/image-reference.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { breakableCode, small, strong, tableHead, tableRow } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { placesOf, shorten } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import type { Section } from './fit.ts';
import { countsText } from './overview.ts';
import { imageCell, joinLines, referenceCode } from './problem-cells.ts';

/** The number of images to show before the folded list of all problems. */
const MOST_IMAGES = 4;

/** The problems of one image, or one problem of several images or of the whole run. */
interface ImageGroup {
  readonly problems: readonly [ShownProblem, ...ShownProblem[]];
  /** Those that a newer build fixes. */
  readonly fixable: number;
  readonly exploited: number;
}

/**
 * The images with the problems of a level, for a report with more of them than a reader takes in one by one: those with known
 * exploited vulnerabilities first, then those whose update fixes most.
 */
export function imageGroupSection(
  view: CheckView,
  problems: readonly ShownProblem[],
  title: string,
): Section {
  const groups = groupsOf(problems);
  const fixable = groups.reduce((sum, one) => sum + one.fixable, 0);
  const images = groups.filter((one) => one.fixable > 0).length;
  const text =
    fixable === 0
      ? 'No newer build fixes any of them.'
      : `Newer builds of ${count(images, 'image')} fix ${fixable} of ${count(problems.length, 'problem')}.`;
  return {
    before: `### ${title}\n\n${text}`,
    head: tableHead(['Image', 'Problems', 'Fix']),
    entries: groups.slice(0, MOST_IMAGES).map((group) => groupRow(view, group)),
    after: '',
    importance: 0,
    noun: 'image',
  };
}

function groupsOf(problems: readonly ShownProblem[]): readonly ImageGroup[] {
  const groups = Map.groupBy(problems, (problem) =>
    problem.images.length === 1 ? withoutDigest(problem.findings[0].reference) : problem,
  );
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [groupOf([first, ...others])]))
    .toSorted((a, b) => b.exploited - a.exploited || b.fixable - a.fixable);
}

function groupOf(problems: ImageGroup['problems']): ImageGroup {
  return {
    problems,
    fixable: problems.filter(({ fixability }) => fixability === 'build').length,
    exploited: problems.filter(({ advisory }) => advisory?.exploit?.known === true).length,
  };
}

function groupRow(view: CheckView, { problems }: ImageGroup): string {
  const [first] = problems;
  const findings = problems.flatMap((one) => one.findings);
  const places = placesOf(findings.filter(({ file }) => file !== ''));
  const images = new Set(findings.flatMap((one) => view.imageOf(one) ?? []));
  const builds = [...images].flatMap((image) => buildLines(image));
  return tableRow([
    imageCell(view, { ...first, places }, 1),
    joinLines([strong(String(problems.length)), small(countsText(problems).map(unbroken).join(' · '))]),
    joinLines([
      ...(first.advisory === undefined || builds.length === 0
        ? [breakableCode(shorten(view, first.remedy, first.image), 300)]
        : []),
      ...builds,
    ]),
  ]);
}

/** Text that stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The build to write in the file. */
function buildLines({ fix, image }: ReportedImage): readonly string[] {
  if (fix === undefined) return [];
  return [
    `**Clears ${fix.clears} of ${fix.of}** with a fix · built ${fix.builtAt.slice(0, 10)}`,
    referenceCode(image, fix.digest),
  ];
}
