import { changesCell } from '../../diff/views/changes-cell.ts';
import { formatDay } from '../../values/instant.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import { breakable, code, tableHead, tableRow } from '../../text/markdown.ts';
import { count } from '../../text/plural.ts';
import { fitted } from '../../text/fitted.ts';
import { kindOf } from './image-update.ts';
import type { ImageUpdate } from './image-update.ts';
import { fullImpact, impactCell } from './impact-text.ts';
import { signatureFact, signatureNote, signatureSection } from './signature-section.ts';
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
  const heads = ['Image', 'Now built', 'Newer by'];
  const more = [...(isCompared ? ['What changes'] : []), ...(isJudged ? ['Advisories'] : [])];
  const lines = updates
    .filter((update) => kindOf(update) !== 'first')
    .map((update) =>
      tableRow([
        nameCell(update),
        builtText(update),
        newerByText(update),
        ...(isCompared ? [update.diff === undefined ? 'not compared' : changesCell(update.diff)] : []),
        ...(isJudged ? [impactCell(update.advisories)] : []),
      ]),
    );
  return fitted(
    { before: `${tableHead([...heads, ...more])}\n`, lines, after: '', noun: 'update', elsewhere },
    room,
  );
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
  const lines = first.map((update) => tableRow([nameCell(update), builtText(update)]));
  const head = `${tableHead(['Image', 'Now built'])}\n`;
  const list = { lines, noun: 'image', elsewhere };
  if (first.length === updates.length) return fitted({ ...list, before: head, after: '' }, room);
  const ended = first.filter(({ endOfLife }) => endOfLife !== undefined).length;
  const note = ended === 0 ? '' : ` (${ended} past ${ended === 1 ? 'its' : 'their'} end of life)`;
  const title = `📌 ${count(first.length, 'image')} pinned for the first time${note}`;
  const before = `<details><summary>${title}</summary>\n\n${head}`;
  return fitted({ ...list, before, after: '\n\n</details>' }, room);
}

/** Every update with its whole name, digests, files and signature, and the signers, collapsed. */
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
  const signers = signatureSection(updates, { elsewhere }, room / 4);
  const title = signers === '' ? '📄 Files and digests' : '🔏 Signers, files, digests and log entries';
  const before = `<details><summary>${title}</summary>\n\n${signers === '' ? '' : `${signers}\n\n`}`;
  return fitted({ before, lines, after: '\n\n</details>', noun: 'line', elsewhere }, room);
}
