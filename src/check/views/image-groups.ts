import { shortDigest } from '../../values/digest.ts';
import { withoutDigest } from '../../values/image-reference.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { small, strong, tableHead, tableRow } from '../../text/markdown.ts';
import { unbroken } from '../../text/unbroken.ts';
import { count } from '../../text/plural.ts';
import { placesOf } from './check-view.ts';
import type { CheckView, ShownProblem } from './check-view.ts';
import type { Section } from './fit.ts';
import { countsText } from './counts.ts';
import { fixCell, imageCell, joinLines } from './problem-cells.ts';

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
 * The images with the worst problems, for a report with more of them than a reader takes in one by one: those with known
 * exploited vulnerabilities first, then those whose update fixes most.
 */
export function imageGroupSection(view: CheckView, problems: readonly ShownProblem[]): Section {
  const groups = groupsOf(problems);
  const counts = countsText(problems, true).join(' · ');
  return {
    before: `${counts}<br>${fixableText(problems)}`,
    head: tableHead(['Image', 'Problems', 'Fix']),
    entries: groups.slice(0, MOST_IMAGES).map((group) => unbroken(groupRow(view, group))),
    after: '',
    importance: 0,
    noun: 'image',
  };
}

/** How many of the problems newer builds fix, as a sentence. */
export function fixableText(problems: readonly ShownProblem[]): string {
  const fixable = problems.filter(({ fixability }) => fixability === 'build');
  if (fixable.length === 0) return 'No newer build fixes any of them.';
  const images = new Set(fixable.map(({ findings }) => withoutDigest(findings[0].reference))).size;
  return `Newer builds of ${count(images, 'image')} fix ${fixable.length} of them.`;
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
    imageCell(view, { ...first, places }),
    joinLines([
      strong(String(problems.length)),
      small(countsText(problems, true).map(onOneLine).join(' · ')),
    ]),
    joinLines([
      ...(first.advisory === undefined || builds.length === 0 ? [fixCell(view, first)] : []),
      ...builds,
    ]),
  ]);
}

/** Text that stays on one line. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The build that clears most. */
function buildLines({ fix }: ReportedImage): readonly string[] {
  if (fix === undefined) return [];
  const build = `build of ${fix.builtAt.slice(0, 10)}, ${shortDigest(fix.digest)}`;
  return [`**Clears ${fix.clears} of ${fix.of}** with a fix`, small(build)];
}
