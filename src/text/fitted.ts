import { count } from './plural.ts';

/** A list in Markdown of which the last lines can be left out. */
export interface FittedList {
  readonly before: string;
  /** Markdown lines, most important first. */
  readonly lines: readonly string[];
  readonly after: string;
  /** The noun for one line, for counting those left out. */
  readonly noun: string;
  /** Where all lines are, `the job summary`. */
  readonly elsewhere: string;
  /** The most lines; no limit if absent. */
  readonly most?: number;
}

/** Renders a list within `room` characters: lines that do not fit are counted. Empty without lines, or without room. */
export function fitted(list: FittedList, room: number): string {
  const { before, lines, after, noun, elsewhere, most = Infinity } = list;
  if (lines.length === 0) return '';
  const rest = (left: number): string =>
    `\n\n… and ${count(left, `more ${noun}`)}; ${elsewhere} lists all of them.`;
  let length = before.length + rest(lines.length).length + after.length;
  const tooLong = lines.findIndex((line, index) => {
    length += line.length + 1;
    return length > room || index >= most;
  });
  if (tooLong === 0) return '';
  const shown = tooLong === -1 ? lines : lines.slice(0, tooLong);
  const left = lines.length - shown.length;
  return [before, shown.join('\n'), left === 0 ? '' : rest(left), after].join('');
}
