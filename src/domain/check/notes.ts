import { NO_SBOM } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import type { DoubtfulPlace } from './exceptions.ts';
import type { ScannedImages } from './image-use.ts';
import { withoutDigest } from './problems.ts';
import { canonicalReference } from '../image-reference.ts';
import { count } from '../text/plural.ts';
import { printable } from '../text/printable.ts';

/** The number of names to list; the rest is counted. */
const MOST_NAMED = 5;

/**
 * One note on all images without an SBOM, and one per platform without one. `unchecked` are canonical references that a
 * finding reports already.
 */
export function notesOnPackages(
  { packages }: Pick<Evidence, 'packages'>,
  unchecked: ReadonlySet<string>,
): readonly string[] {
  const read = [...packages].flatMap(([reference, answer]) =>
    answer.kind === 'known' && !unchecked.has(reference) ? [{ reference, found: answer.value }] : [],
  );
  const byName = read.flatMap(({ reference, found }) =>
    found.source === 'name' ? [{ reference: `${withoutDigest(reference)}${because(found.reason)}` }] : [],
  );
  const inPart = read.flatMap(({ reference, found }) =>
    found.source === 'name' ? [] : (found.missing ?? []).map((one) => Object.assign({ reference }, one)),
  );
  return [
    ...(byName.length === 0 ? [] : [noteOnByName(byName)]),
    ...[
      ...Map.groupBy(inPart, ({ platform, reason }) => JSON.stringify([platform, reason])).values(),
    ].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { platform, reason } = first;
      return [
        `${lacking(reason)} ${named(group)} on ${platform}${because(reason)}; no advisories were matched there.`,
      ];
    }),
  ];
}

/** A note on the builds of the base whose advisories are unknown, if there are several: a finding names only one. */
export function notesOnUnknownBuilds(builds: readonly { readonly reference: string }[]): readonly string[] {
  const references = [...new Set(builds.map(({ reference }) => reference))].sort();
  if (references.length < 2) return [];
  const group = references.map((reference) => ({ reference }));
  return [
    `${count(references.length, 'build')} of the base unavailable, advisories not compared: ${named(group)}.`,
  ];
}

/** A note on the unused exceptions, by their descriptions. */
export function notesOnExceptions(unused: readonly string[]): readonly string[] {
  if (unused.length === 0) return [];
  const group = unused.map((reference) => ({ reference: printable(reference, 100) }));
  const exceptions = count(unused.length, 'exception');
  return [`Remove ${exceptions} from the configuration file if no longer needed: ${named(group)}.`];
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

/** The places of images without an SBOM for every platform, whose packages are not all known. */
export function placesOfUnreadPackages(
  { uses }: Pick<ScannedImages, 'uses'>,
  { packages }: Evidence,
): readonly DoubtfulPlace[] {
  return uses.flatMap(({ file, reference: used }) => {
    const reference = canonicalReference(used);
    const answer = packages.get(reference);
    if (answer === undefined) return [];
    const isRead =
      answer.kind === 'known' && answer.value.source !== 'name' && answer.value.missing === undefined;
    return isRead ? [] : [{ file, reference }];
  });
}

function noteOnByName(images: readonly { readonly reference: string }[]): string {
  const subject = `${count(images.length, 'image')} ${images.length === 1 ? 'has' : 'have'}`;
  return `${subject} no SBOM; advisories were matched by image name only: ${named(images)}.`;
}

function lacking(reason: string): string {
  return reason === NO_SBOM ? 'No SBOM for' : 'No usable SBOM for';
}

function because(reason: string): string {
  return reason === NO_SBOM ? '' : ` (${reason})`;
}

function named(group: readonly { readonly reference: string }[]): string {
  const names = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
  const rest = group.length - names.length;
  return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
