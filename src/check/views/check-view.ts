import type { Finding } from '../decide/finding.ts';
import { problemsOf } from '../decide/problems.ts';
import { allPlaces } from '../decide/placed.ts';
import { findingsOf } from '../report/place-lists.ts';
import { inOrderOfPlaces } from '../decide/weigh.ts';
import { withoutDigest, readImageReference } from '../../values/image-reference.ts';
import type { ReportedProblem } from '../decide/problems.ts';
import type { CheckReport } from '../report/check-report.ts';
import type { ReportedImage } from '../report/reported-image.ts';
import { lineKey } from './view-context.ts';
import type { ProblemPlace, ViewContext } from './view-context.ts';

/** A report as its views for people render it. */
export interface CheckView {
  readonly report: CheckReport;
  readonly context: ViewContext;
  /** Worst first. */
  readonly problems: readonly ReportedProblem[];
  /** The image that a finding is about; undefined if it is about none. */
  readonly imageOf: (finding: Finding) => ReportedImage | undefined;
  /** The lines with an image that is known to stay out of the final image, by `lineKey`, of the images that have some. */
  readonly buildStages: ReadonlyMap<ReportedImage | undefined, ReadonlySet<string>>;
  /** A path without what all images with this last component have in common: `acme/node`, or `node`. */
  readonly shortPath: (path: string) => string;
}

/** Prepares a report for its views. */
export function createView(report: CheckReport, context: ViewContext): CheckView {
  const byReference = new Map(
    report.images.flatMap((image) => referencesOf(image).map((reference) => [reference, image] as const)),
  );
  const tagged = [...report.images.map(({ image }) => image), ...report.resolved.flatMap(imageReference)];
  const short = shortPaths([...new Set(tagged.map(pathOf))]);
  return {
    report,
    context,
    problems: problemsOf(findingsOf(report)),
    imageOf: ({ reference }) => byReference.get(reference),
    buildStages: new Map(report.images.flatMap(stagesOf)),
    shortPath: (path) => short.get(path) ?? path,
  };
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
 * The places of findings, worst first, each once, in their order: findings that differ in nothing but their places and
 * packages are in the order of all their places.
 */
export function placesOf(findings: readonly Finding[]): readonly ProblemPlace[] {
  const placed = findings.filter(({ file }) => file !== '');
  const [first] = placed;
  const lists = new Set(placed.map((one) => one.places ?? lineKey(one)));
  if (first === undefined || lists.size < 2) return first === undefined ? [] : allPlaces(first);
  return [...new Map(inOrderOfPlaces(placed).map(({ place }) => [lineKey(place), place])).values()];
}

/** The images of findings, each once, by their short names. */
export function imageNamesOf(view: CheckView, findings: readonly Finding[]): readonly string[] {
  const named = findings.filter(({ file }) => file !== '').map(({ reference }) => shortName(view, reference));
  return [...new Set(named)];
}
