import { changesCell } from '../../diff/views/changes-cell.ts';
import { digestName } from '../../values/digest.ts';
import { formatDay } from '../../values/instant.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import { breakable, code, tableHead, tableRow } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import { kindOf } from './image-update.ts';
import type { ImageUpdate } from './image-update.ts';
import { fullImpact, impactCell } from './impact-text.ts';
import { signatureFact, signatureNote } from './signature-section.ts';
import { newerByText, distanceText, placeLink } from './update-text.ts';

interface SectionOptions {
  readonly files: RepositoryVersion | undefined;
  /** Where everything is listed that does not fit. */
  readonly elsewhere: string;
}

/** The updates of pins, one row per image and change; what they change is a column if it was requested for any. */
export function updatesTable(
  updates: readonly ImageUpdate[],
  { elsewhere }: SectionOptions,
  room: number,
): string {
  const isCompared = updates.some(({ diff }) => diff !== undefined);
  const isJudged = updates.some(({ advisories }) => advisories !== undefined);
  const heads = ['Image', 'Digest', 'Built', 'Newer by'];
  const more = [...(isCompared ? ['Changes'] : []), ...(isJudged ? ['Advisories'] : [])];
  const lines = updates
    .filter((update) => kindOf(update) !== 'first')
    .map((update) => {
      const changes = isCompared
        ? [update.diff === undefined ? 'not compared' : changesCell(update.diff)]
        : [];
      const impact = isJudged ? [impactCell(update.advisories)] : [];
      return tableRow([...changeCells(update), ...changes, ...impact]);
    });
  return fitted(
    { before: `${tableHead([...heads, ...more])}\n`, lines, after: '', noun: 'update', elsewhere },
    room,
  );
}

function changeCells(update: ImageUpdate): readonly string[] {
  const { from, to } = update;
  const change = [...(from === undefined ? [] : [from]), to].map((digest) => code(digestName(digest)));
  return [nameCell(update), change.join(' → '), builtText(update), newerByText(update)];
}

function nameCell({ name, endOfLife, trust }: ImageUpdate): string {
  const notes = [signatureNote(trust), endOfLife === undefined ? '' : 'end of life'];
  return `**${breakable(name)}**${notes.map((note) => (note === '' ? '' : `<br>⚠️ ${note}`)).join('')}`;
}

function builtText({ builtAt, isKept }: ImageUpdate): string {
  if (isKept === true) return 'as proposed before';
  return builtAt === undefined ? 'unknown' : formatDay(builtAt);
}

/** The images that are pinned for the first time; collapsed if there are updates as well. */
export function pinsSection(
  updates: readonly ImageUpdate[],
  { elsewhere }: SectionOptions,
  room: number,
): string {
  const first = updates.filter((update) => kindOf(update) === 'first');
  const lines = first.map((update) =>
    tableRow([nameCell(update), code(digestName(update.to)), builtText(update)]),
  );
  const head = `${tableHead(['Image', 'Pinned to', 'Built'])}\n`;
  const list = { lines, noun: 'image', elsewhere };
  if (first.length === updates.length) return fitted({ ...list, before: head, after: '' }, room);
  const title = `📌 ${count(first.length, 'image')} pinned for the first time`;
  const before = `<details><summary>${title}</summary>\n\n${head}`;
  return fitted({ ...list, before, after: '\n\n</details>' }, room);
}

/** Every update with its whole name, digests and files, collapsed. */
export function placesSection(
  updates: readonly ImageUpdate[],
  { files, elsewhere }: SectionOptions,
  room: number,
): string {
  const lines = updates.flatMap((update) => {
    const { image, tag, from, to, trust, advisories, places } = update;
    const distance = from === undefined ? '' : distanceText(update);
    const facts = [
      code(`${image}:${tag}`),
      ...(from === undefined ? [] : [`from ${code(from)}`]),
      `to ${code(to)}`,
      ...(distance === '' ? [] : [distance]),
      ...signatureFact(trust),
      ...fullImpact(advisories),
    ];
    return [`- ${facts.join('<br>')}`, ...places.map((place) => `  - ${placeLink(place, files)}`)];
  });
  const before = '<details><summary>Files and full digests</summary>\n\n';
  return fitted({ before, lines, after: '\n\n</details>', noun: 'line', elsewhere }, room);
}
