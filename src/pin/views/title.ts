import { digestName, shortDigest } from '../../values/digest.ts';
import { formatDay } from '../../values/instant.ts';
import { cutText, printable } from '../../text/printable.ts';
import { count, joinParts } from '../../text/plural.ts';
import { imagesByKind, imageUpdates, impactOf, kindOf } from './image-update.ts';
import type { ImageUpdate, ProposedMove, UpdateKind } from './image-update.ts';
import { fillTemplate } from './template.ts';
import { extentOf } from './update-text.ts';

/** GitHub takes titles of at most 256 characters. */
const LONGEST_TITLE = 250;

/** Lists of commits and pull requests truncate longer titles. */
const READABLE_TITLE = 72;

const OWN_TEMPLATE = 'chore(images): {summary}';

/** The updates of one pull request, and the key of their group. */
export interface TitledUpdates {
  readonly key: string;
  readonly moves: readonly ProposedMove[];
}

/**
 * Returns the title of a pull request and of its commit: one line that is never too long. GitHub renders code and
 * mentions in titles, so both are removed from the values.
 */
export function renderTitle(updates: TitledUpdates, template: string): string {
  const used = template.trim() === '' ? OWN_TEMPLATE : template;
  const values = titleValues(updates);
  const title = printable(fillTemplate(used, values), LONGEST_TITLE);
  if (title.length <= READABLE_TITLE) return title;
  return printable(fillTemplate(used, { ...values, summary: summaryOf(updates, 'short') }), LONGEST_TITLE);
}

/** Returns the images that a commit changes, as lines for its message. */
export function commitLines(moves: readonly ProposedMove[]): readonly string[] {
  const lines = imageUpdates(moves).map(({ image, tag, from, to }) => {
    const digests = [...(from === undefined ? [] : [from]), to].map(shortDigest).join(' → ');
    return plain(printable(`${image}:${tag}: ${digests}`));
  });
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
}

const MOST_LINES = 30;

/** The values of the placeholders of a title. */
export function titleValues(updates: TitledUpdates): Readonly<Record<string, string>> {
  const { images, files } = extentOf(updates.moves);
  const all = imageUpdates(updates.moves);
  const { first } = imagesByKind(all);
  const { resolved, introduced } = impactOf(all);
  return {
    count: String(updates.moves.length),
    images: String(images),
    files: String(files),
    group: plain(updates.key),
    summary: summaryOf(updates, 'long'),
    updated: String(images - first.length),
    pinned: String(first.length),
    fixed: String(resolved.length),
    introduced: String(introduced.length),
  };
}

type Length = 'long' | 'short';

/** `update 3 image pins, pin 5 more (fixes 2 CVEs, adds 1)`; a single image and a single CVE are named. */
function summaryOf({ key, moves }: TitledUpdates, length: Length): string {
  const updates = imageUpdates(moves);
  const impact = impactText(updates, length);
  const place = placeText(key, moves);
  const change = changeText(imagesByKind(updates), { length, isPlain: `${place}${impact}` === '' });
  return plain(`${change}${place}${impact}`);
}

/** The longest image name in a title that would be too long otherwise. */
const SHORT_NAME = 32;

/** Returns the changed images as text; with `isPlain`, also the date of a single build, or that pins are digests. */
function changeText(
  { older, newer, first }: ReturnType<typeof imagesByKind>,
  { length, isPlain }: { readonly length: Length; readonly isPlain: boolean },
): string {
  const [image, ...others] = [...older, ...newer, ...first];
  if (image !== undefined && others.length === 0) {
    const name = length === 'long' ? image.name : cutText(image.name, SHORT_NAME);
    const target =
      image.builtAt === undefined ? digestName(image.to) : `the build of ${formatDay(image.builtAt)}`;
    return `${VERBS[kindOf(image)]} ${name}${isPlain ? ` to ${target}` : ''}`;
  }
  const changed = [
    ...(newer.length === 0 ? [] : [`update ${count(newer.length, 'image pin')}`]),
    ...(older.length === 0 ? [] : [`roll back ${count(older.length, 'image pin')}`]),
  ];
  if (first.length === 0) return changed.join(', ');
  return changed.length === 0
    ? `pin ${first.length} images${isPlain ? ' to digests' : ''}`
    : `${changed.join(', ')}, pin ${first.length} more`;
}

const VERBS: Readonly<Record<UpdateKind, string>> = { older: 'roll back', newer: 'update', first: 'pin' };

/** Where the updates are, if the title does not name the image: ` in api` for a directory, ` of python` for an image. */
function placeText(key: string, moves: readonly ProposedMove[]): string {
  if (key === '') return '';
  const { images } = extentOf(moves);
  const isImage = moves.some(({ image }) => image === key);
  if (isImage) return images === 1 ? '' : ` of ${key.slice(key.lastIndexOf('/') + 1)}`;
  return ` in ${key === '.' ? 'the root directory' : key}`;
}

/** ` (fixes 2 CVEs, adds 1)`, or nothing. */
function impactText(updates: readonly ImageUpdate[], length: Length): string {
  const { resolved, introduced } = impactOf(updates);
  const fixes = resolved.length === 0 ? '' : `fixes ${idsText(resolved, length)}`;
  const more = length === 'short' && fixes !== '';
  const adds =
    introduced.length === 0 ? '' : `adds ${more ? introduced.length : idsText(introduced, length)}`;
  const past = new Set(updates.flatMap(({ name, endOfLife }) => (endOfLife === undefined ? [] : [name])));
  const ended = past.size === 0 || length === 'short' ? '' : `${count(past.size, 'tag')} past end of life`;
  const impact = joinParts([fixes, adds, ended], ', ');
  return impact === '' ? '' : ` (${impact})`;
}

function idsText(ids: readonly string[], length: Length): string {
  const [only = '', ...others] = ids;
  if (others.length === 0 && length === 'long') return only;
  return ids.every((id) => id.startsWith('CVE-'))
    ? count(ids.length, 'CVE')
    : count(ids.length, 'vulnerability', 'vulnerabilities');
}

/** Without what GitHub renders in a title: code and mentions. */
function plain(text: string): string {
  return text.replace(/`/g, "'").replace(/@(?=[A-Za-z0-9])/g, '@\u200b');
}
