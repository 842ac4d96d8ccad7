import type { Finding } from './finding.ts';
import { shortReference } from '../../values/image-reference.ts';
import { count, listText } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';

/** The number of names to list; the rest is counted. */
const MOST_NAMED = 5;

/** A note on the builds of the base whose advisories are unknown, if there are several: a finding names only one. */
export function notesOnUnknownBuilds(builds: readonly { readonly reference: string }[]): readonly string[] {
  const references = [...new Set(builds.map(({ reference }) => shortReference(reference)))].sort();
  if (references.length < 2) return [];
  const group = references.map((reference) => ({ reference }));
  return [
    `${count(references.length, 'build')} of the base unavailable, advisories not compared: ${named(group)}.`,
  ];
}

/** A note on the images that a change takes from a build stage into the final image: their findings are new. */
export function notesOnFinalStages(
  places: readonly { readonly file: string; readonly line: number }[],
): readonly string[] {
  if (places.length === 0) return [];
  const group = places.map(({ file, line }) => ({ reference: printable(`${file}:${line}`, 200) }));
  const images =
    places.length === 1
      ? '1 image of a build stage is part of the final image now, so its findings are new'
      : `${places.length} images of build stages are part of the final image now, so their findings are new`;
  return [`${images}: ${named(group)}.`];
}

/** A note on the unused exceptions, by their descriptions. */
export function notesOnExceptions(unused: readonly string[]): readonly string[] {
  if (unused.length === 0) return [];
  const group = unused.map((reference) => ({ reference: printable(reference, 100) }));
  const exceptions = count(unused.length, 'exception');
  return [`Remove ${exceptions} from the configuration file if no longer needed: ${named(group)}.`];
}

/** A note on the texts that name an image which is unknown, without those in prose, fixtures and generated files. */
export function notesOnTexts(
  findings: readonly Pick<Finding, 'rule' | 'novelty' | 'weight'>[],
): readonly string[] {
  const unread = findings.filter(({ rule, weight }) => rule === 'unread' && weight !== 'minor');
  if (unread.length === 0) return [];
  const added = unread.filter(({ novelty }) => novelty === 'new').length;
  const texts = unread.length === 1 ? '1 text was not read' : `${unread.length} texts were not read`;
  return [`${texts}${added === 0 ? '' : ` (${added} new)`}.`];
}

/** A note on a change after which no image is left: it is allowed, and nothing else would say so. */
export function notesOnNoImages(
  head: readonly unknown[],
  before: readonly unknown[] = [],
): readonly string[] {
  return head.length === 0 && before.length > 0 ? [`No image reference is left (was ${before.length}).`] : [];
}

/** A note on an unauthenticated run, with the reason. */
export function noteOnAnonymous(reason: string): string {
  return `Unauthenticated run (${reason}): only public images and published advisories were checked, and no end of life.`;
}

/** A note on the `mooring: ignore` comments that a change adds. */
export function noteOnIgnores(added: number): string {
  const comments = `\`mooring: ignore\` ${added === 1 ? 'comment' : 'comments'}`;
  return `${added} ${comments} added by this change ${added === 1 ? 'takes' : 'take'} effect after the merge.`;
}

/** A note on a change of the configuration file. */
export const CONFIG_CHANGED = 'This change edits .github/mooring.yml; the edits take effect after the merge.';

/** A note on a base whose configuration file is out of reach. */
export const CONFIG_UNAVAILABLE = 'The configuration of the base is unavailable; the defaults applied.';

function named(group: readonly { readonly reference: string }[]): string {
  return listText(group, MOST_NAMED, ({ reference }) => reference);
}
