import type { Evidence, MissingPlatform } from './evidence.ts';
import type { DoubtfulPlace } from './exceptions.ts';
import type { ScannedImages } from './image-use.ts';
import { canonicalReference } from '../image-reference.ts';
import { printable } from '../text/printable.ts';

/** So many images are named; of more, their number is told. */
const MOST_NAMED = 5;

/** What a reader has to know of the packages that advisories were compared with: where they were not to be had. */
export function notesOnPackages({ packages }: Evidence): readonly string[] {
  const read = [...packages].flatMap(([reference, answer]) =>
    answer.kind === 'known' ? [{ reference, found: answer.value }] : [],
  );
  const byName = read.flatMap(({ reference, found }) =>
    found.source === 'name' ? [{ reference, reason: found.reason }] : [],
  );
  const inPart = read.flatMap(({ reference, found }) =>
    found.source === 'name' ? [] : (found.missing ?? []).map((one) => Object.assign({ reference }, one)),
  );
  return [
    ...[...Map.groupBy(byName, ({ reason }) => reason)].map(
      ([reason, group]) =>
        `The packages of ${named(group)} are not known (${reason}); advisories were compared with the name of the image alone.`,
    ),
    ...[...Map.groupBy(inPart, onPlatform)].map(
      ([what, group]) => `The packages of ${named(group)} are not known ${what}; nothing was compared there.`,
    ),
  ];
}

/** What a reader has to know of files of which the base could not be read. */
export function notesOnUnread(files: ReadonlySet<string>): readonly string[] {
  if (files.size === 0) return [];
  const group = [...files].sort().map((reference) => ({ reference }));
  return [`The base of ${named(group)} could not be read, so nothing there is called new.`];
}

/** What a reader can clean up: exceptions that cover nothing, named by what they are about. */
export function notesOnExceptions(idle: readonly string[]): readonly string[] {
  if (idle.length === 0) return [];
  const group = idle.map((reference) => ({ reference: printable(reference, 100) }));
  return [
    `In the settings, ${idle.length === 1 ? 'an exception covers' : `${idle.length} exceptions cover`} nothing that was found; take out what is needed no more: ${named(group)}.`,
  ];
}

/** Where images are of which nobody told the packages, on every platform: what is in them is not known. */
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

function onPlatform({ platform, reason }: MissingPlatform): string {
  return `on ${platform} (${reason})`;
}

function named(group: readonly { readonly reference: string }[]): string {
  const names = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
  const rest = group.length - names.length;
  return `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
