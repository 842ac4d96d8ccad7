import type { AdvisoryFacts, Finding } from '../decide/finding.ts';
import { problemsOf } from '../decide/problems.ts';
import { allPlaces } from '../decide/placed.ts';
import { findingsOf } from '../report/place-lists.ts';
import { inOrderOfPlaces } from '../decide/weigh.ts';
import { withoutDigest, readImageReference } from '../../values/image-reference.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import type { CheckReport } from '../report/check-report.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { problemFixability } from './fixability.ts';
import type { Fixability } from './fixability.ts';
import { joinParts } from '../../text/plural.ts';
import { ADJECTIVES, LAPTOP, lineKey } from './view-context.ts';
import type { ProblemPlace, ViewContext } from './view-context.ts';

/** A problem with everything that more than one view shows of it. */
export interface ShownProblem extends ReportedProblem {
  /** The image that its worst finding is about; undefined if it is about none. */
  readonly image: ReportedImage | undefined;
  /** Its worst finding's; undefined if it is no vulnerability. */
  readonly advisory: AdvisoryFacts | undefined;
  /** Where its fix is; undefined if it is no vulnerability. */
  readonly fixability: Fixability | undefined;
  /** Its images, each once, by their short names, with a place of each. */
  readonly images: readonly (ProblemPlace & { readonly name: string })[];
  /** Worst first, each once. */
  readonly places: readonly ProblemPlace[];
}

/** Problems of one list. */
export interface ProblemGroup {
  /** `blocking problem`, `pre-existing warning`, with an adjective for their novelty if they have one. */
  readonly noun: string;
  readonly problems: readonly ShownProblem[];
}

/** A report as its views for people render it. */
export interface CheckView {
  readonly report: CheckReport;
  readonly context: ViewContext;
  /** Worst first. */
  readonly problems: readonly ShownProblem[];
  /** Of these, the errors, the warnings and the notices. */
  readonly blocking: readonly ShownProblem[];
  readonly warnings: readonly ShownProblem[];
  readonly notices: readonly ShownProblem[];
  /** The errors and the warnings as they are listed: what blocks, then new warnings, then the others. */
  readonly groups: readonly ProblemGroup[];
  /** The images, those with the worst problems first. */
  readonly images: readonly ReportedImage[];
  /** The image that a finding is about; undefined if it is about none. */
  readonly imageOf: (finding: Finding) => ReportedImage | undefined;
  /** The lines with an image that is known to stay out of the final image, by `lineKey`, of the images that have some. */
  readonly buildStages: ReadonlyMap<ReportedImage | undefined, ReadonlySet<string>>;
  /** A path without what all images with this last component have in common: `acme/node`, or `node`. */
  readonly shortPath: (path: string) => string;
}

/** The number of problems that a reader takes in one by one. */
const MOST_OPEN = 10;

/** Whether the worst problems are too many for an open table; their images are shown instead. */
export function isLong({ groups: [first] }: Pick<CheckView, 'groups'>): boolean {
  return first !== undefined && first.problems.length > MOST_OPEN;
}

/** Prepares a report for its views: the table of problems that all of them show. */
export function createView(report: CheckReport, context: ViewContext = LAPTOP): CheckView {
  const byReference = new Map(
    report.images.flatMap((image) => referencesOf(image).map((reference) => [reference, image] as const)),
  );
  const tagged = [...report.images.map(({ image }) => image), ...report.resolved.flatMap(imageReference)];
  const short = shortPaths([...new Set(tagged.map(pathOf))]);
  const imageOf = ({ reference }: Finding): ReportedImage | undefined => byReference.get(reference);
  const shortPath = (path: string): string => short.get(path) ?? path;
  const show = (problem: ReportedProblem): ShownProblem => {
    const { findings } = problem;
    const placed = findings.filter(({ file }) => file !== '');
    const named = Map.groupBy(placed, ({ reference }) => shortName({ shortPath }, reference));
    return {
      ...problem,
      image: imageOf(findings[0]),
      advisory: findings[0].advisory,
      fixability: problemFixability(problem, imageOf),
      images: [...named].flatMap(([name, [first]]) =>
        first === undefined ? [] : [{ name, file: first.file, line: first.line }],
      ),
      places: placesOf(placed),
    };
  };
  const problems = problemsOf(findingsOf(report)).map(show);
  const of = Map.groupBy(problems, ({ level }) => level);
  const [blocking = [], warnings = []] = [of.get('error'), of.get('warning')];
  return {
    report,
    context,
    problems,
    blocking,
    warnings,
    notices: of.get('notice') ?? [],
    groups: groupsOf(blocking, warnings),
    images: worstFirst(report.images, problems, imageOf),
    imageOf,
    buildStages: new Map(report.images.flatMap(stagesOf)),
    shortPath,
  };
}

function groupsOf(
  blocking: readonly ShownProblem[],
  warnings: readonly ShownProblem[],
): readonly ProblemGroup[] {
  const byNovelty = [...Map.groupBy(warnings, ({ novelty }) => novelty)]
    .map(([novelty, problems]) => ({ noun: joinParts([ADJECTIVES[novelty], 'warning'], ' '), problems }))
    .toSorted((a, b) => Number(b.noun === 'new warning') - Number(a.noun === 'new warning'));
  return [...(blocking.length === 0 ? [] : [{ noun: 'blocking problem', problems: blocking }]), ...byNovelty];
}

/** Images in the order of their worst problems; those without any keep their order. */
function worstFirst(
  images: readonly ReportedImage[],
  problems: readonly ShownProblem[],
  imageOf: CheckView['imageOf'],
): readonly ReportedImage[] {
  const ranked = problems.flatMap(({ findings }) => findings.flatMap((one) => imageOf(one) ?? []));
  return [...new Set([...ranked, ...images])];
}

function stagesOf(image: ReportedImage): readonly (readonly [ReportedImage, ReadonlySet<string>])[] {
  const lines = image.places.filter(({ isFinal }) => isFinal === false).map(lineKey);
  return lines.length === 0 ? [] : [[image, new Set(lines)]];
}

function imageReference({ reference }: Pick<Finding, 'reference'>): readonly string[] {
  return readImageReference(reference).kind === 'reference' ? [withoutDigest(reference)] : [];
}

/** The references to an image: with a digest, also the one without the tag, which was found by the digest. */
function referencesOf({ image, pinned }: ReportedImage): readonly string[] {
  return pinned === null ? [image] : [`${pathOf(image)}@${pinned}`, `${image}@${pinned}`];
}

/** An image without its tag: `host/path`. */
export function pathOf(image: string): string {
  const colon = image.lastIndexOf(':');
  return colon > image.lastIndexOf('/') ? image.slice(0, colon) : image;
}

/** The shortest ends of paths, in whole components, that differ from each other. */
function shortPaths(paths: readonly string[], components = 1): ReadonlyMap<string, string> {
  const groups = [...Map.groupBy(paths, (path) => path.split('/').slice(-components).join('/'))];
  return new Map(
    groups.flatMap(([short, group]): readonly (readonly [string, string])[] => {
      const [first] = group;
      if (first === undefined || group.length === 1 || components > MOST_COMPONENTS)
        return group.map((path) => [path, components > MOST_COMPONENTS ? path : short]);
      return Array.from(shortPaths(group, components + 1));
    }),
  );
}

const MOST_COMPONENTS = 8;

/** The short name of a reference, without its digest: `node:22`. */
export function shortName({ shortPath }: Pick<CheckView, 'shortPath'>, reference: string): string {
  const tagged = withoutDigest(reference);
  const path = pathOf(tagged);
  return `${shortPath(path)}${tagged.slice(path.length)}`;
}

/** Shortens the names and the digests in a text about an image. */
export function shorten(view: Pick<CheckView, 'shortPath'>, text: string, image?: ReportedImage): string {
  const path = image === undefined ? '' : pathOf(image.image);
  const named = path === '' ? text : text.replaceAll(path, () => view.shortPath(path));
  return named.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
}

/**
 * The places of findings that have some, worst first, each once, in their order: findings that differ in nothing but their
 * places and packages are in the order of all their places.
 */
export function placesOf(placed: readonly Finding[]): readonly ProblemPlace[] {
  const [first] = placed;
  const lists = new Set(placed.map((one) => one.places ?? lineKey(one)));
  if (first === undefined || lists.size < 2) return first === undefined ? [] : allPlaces(first);
  return [...new Map(inOrderOfPlaces(placed).map(({ place }) => [lineKey(place), place])).values()];
}
