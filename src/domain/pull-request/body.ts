import { code, details, escapeMarkdown, table } from '../text/markdown.ts';
import { shortDigest } from '../digest.ts';
import type { MoveAdvisories } from '../pin/advisory-impact.ts';
import type { PinMove, PinSkip } from '../pin/pin-plan.ts';
import { distanceText, extentOf, targetOf } from './update-text.ts';
import { fillTemplate } from './template.ts';
import { count } from '../text/plural.ts';

/** An update, with its advisory impact if that was requested. */
export interface ProposedMove extends PinMove {
  readonly advisories?: MoveAdvisories;
}

export interface BodyParts {
  /** The key of the group; empty if there is only one. */
  readonly key: string;
  readonly moves: readonly ProposedMove[];
  readonly skipped: readonly PinSkip[];
  /** Closing sentences, in Markdown. */
  readonly notes: readonly string[];
  /** Markdown with placeholders; empty for the default. It is part of the workflow, so it is not escaped. */
  readonly template: string;
}

/** GitHub refuses a body of more than 65,536 characters; the marker and a reason for closing have to fit as well. */
export const BODY_LIMIT = 50_000;

const OWN_TEMPLATE =
  'This pull request pins {count} to exact builds in {files}.\n\n{table}\n\n{skipped}\n\n{notes}';

/**
 * Returns the body of a pull request, or a section of a summary: the updates, and the skipped references with
 * their reasons. Rows beyond `limit` characters are left out and counted. Text from files and registries is
 * escaped.
 */
export function renderBody(parts: BodyParts, limit: number): string {
  const { images, files } = extentOf(parts.moves);
  const own = parts.template.trim() === '';
  const values = {
    count: own
      ? `${count(parts.moves.length, 'reference')} of ${count(images, 'image')}`
      : String(parts.moves.length),
    images: String(images),
    files: own ? count(files, 'file') : String(files),
    group: escapeMarkdown(parts.key),
    notes: parts.notes.join('\n\n'),
  };
  const template = (own ? OWN_TEMPLATE : parts.template).slice(0, limit / 2);
  const fixed = fillTemplate(template, { ...values, table: '', skipped: '' }).length;
  const room = Math.max(0, limit - fixed - 1_000);
  const moves = movesTable(parts.moves, room * (2 / 3));
  const skipped = skippedSection(parts.skipped, room - moves.length);
  return fillTemplate(template, { ...values, table: moves, skipped })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function movesTable(moves: readonly ProposedMove[], room: number): string {
  const withAdvisories = moves.some(({ advisories }) => advisories !== undefined);
  const heads = ['File', 'Image', 'Tag', 'From', 'To', 'Change', ...(withAdvisories ? ['Advisories'] : [])];
  const rows = moves.map((move) => moveRow(move, withAdvisories));
  return fitted(rows, room, (shown) => table(heads, shown), 'reference');
}

function moveRow(move: ProposedMove, withAdvisories: boolean): readonly string[] {
  const cells = [
    code(`${move.file}:${move.line}`),
    code(move.image),
    code(move.tag),
    move.from === undefined ? 'no digest' : code(shortDigest(move.from)),
    code(targetOf(move)),
    distanceText(move),
  ];
  return withAdvisories ? [...cells, advisoryCell(move.advisories)] : cells;
}

function advisoryCell(advisories: ProposedMove['advisories']): string {
  if (advisories === undefined) return 'not checked';
  if (advisories.kind === 'unknown') return 'unknown';
  const { resolved, introduced } = advisories;
  const parts = [
    ...(resolved.length > 0 ? [`resolves ${idList(resolved)}`] : []),
    ...(introduced.length > 0 ? [`**introduces ${idList(introduced)}**`] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join('; ');
}

const MOST_IDS = 8;
const LONGEST_ID = 60;

function idList(ids: readonly string[]): string {
  const shown = ids
    .slice(0, MOST_IDS)
    .map((id) => escapeMarkdown(id, LONGEST_ID))
    .join(', ');
  return ids.length > MOST_IDS ? `${shown} and ${ids.length - MOST_IDS} more` : shown;
}

const MOST_REASONS = 3;

/** Returns one sentence, in Markdown, for each reason why the advisory impact of updates is unknown. */
export function advisoryNotes(moves: readonly ProposedMove[]): readonly string[] {
  const whys = moves.flatMap(({ advisories }) => (advisories?.kind === 'unknown' ? [advisories.why] : []));
  const reasons = [...Map.groupBy(whys, (why) => why)].map(([why, same]) => ({ why, moves: same.length }));
  const more = reasons.slice(MOST_REASONS).reduce((sum, { moves: some }) => sum + some, 0);
  return [
    ...reasons
      .slice(0, MOST_REASONS)
      .map(({ why, moves: some }) => `${notKnown(some)}: ${escapeMarkdown(why, 300)}.`),
    ...(more === 0 ? [] : [`${notKnown(more)}, for other reasons.`]),
  ];
}

function notKnown(unknown: number): string {
  return `Advisory impact unknown for ${count(unknown, 'update')}`;
}

/** Lists the skipped references; those that are already on the selected build are only counted. */
function skippedSection(skipped: readonly PinSkip[], room: number): string {
  const listed = skipped.filter((skip) => skip.code !== 'current');
  const current = skipped.length - listed.length;
  const lines = current > 0 ? [`${count(current, 'reference')} already on the selected build.`] : [];
  if (listed.length > 0) {
    const rows = listed.map(({ file, line, written, reason }) => [
      code(`${file}:${line}`),
      written === '' ? '' : code(written),
      escapeMarkdown(reason),
    ]);
    const list = fitted(rows, room, (shown) => table(['File', 'Reference', 'Reason'], shown), 'reference');
    lines.push(details(`${count(listed.length, 'reference')} skipped`, list));
  }
  return lines.join('\n\n');
}

function fitted(
  rows: readonly (readonly string[])[],
  room: number,
  render: (shown: readonly (readonly string[])[]) => string,
  word: string,
): string {
  let length = 0;
  const fits = rows.findIndex((row) => {
    length += row.reduce((sum, cell) => sum + cell.length + 3, 2);
    return length > room;
  });
  const shown = fits === -1 ? rows : rows.slice(0, fits);
  if (shown.length === rows.length) return render(rows);
  const rest = `… and ${count(rows.length - shown.length, `more ${word}`)}; the job summary lists all of them.`;
  return [render(shown), rest].filter((text) => text !== '').join('\n\n');
}
