import type { SQLOutputValue } from 'node:sqlite';

/** One row as SQLite gives it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Returns the text in a column. Throws when there is none: then the schema and the code have come apart. */
export function textColumn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

/** Returns the number in a column. Throws when there is none: then the schema and the code have come apart. */
export function numberColumn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} holds no number`);
  return value;
}
