import { expect, it } from 'vitest';

import { list } from './listing.ts';

/** A row of dockerfile-rules.md#hard-inputs by its number: a Dockerfile, and what is to come out. */
export type Row = readonly [row: string, dockerfile: string, listed: readonly string[]];

/** One test for each row. */
export function testRows(what: string, rows: readonly Row[]): void {
  it.each(rows)(`${what}, row %s`, (_, dockerfile, listed) => expect(list(dockerfile)).toEqual(listed));
}
