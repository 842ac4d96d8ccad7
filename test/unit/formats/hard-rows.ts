import { expect, it } from 'vitest';

import { parseDigest } from '../../../src/values/digest.ts';
import { listText, pinText } from '../../support/views/list-text.ts';

/** The digest that is there, and the one that is to come. */
export const OLD = `sha256:${'0'.repeat(64)}`;
export const D = parseDigest(`sha256:${'d'.repeat(64)}`);

export const POD = 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n';

/** A row of pinning-rules.md#other-files by its number: the input, and its right-hand behaviour. */
export interface Row {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly images?: readonly string[];
  readonly skipped?: readonly string[];
  /** The text once all that can be pinned is; unchanged when left out and there is no image. */
  readonly pinned?: string;
}

/** A tag that its tool reads as a number is none any more once the pin is in quotes. */
function lasting(skipped: readonly string[]): readonly string[] {
  return skipped.filter((one) => !one.includes(' read-as-number '));
}

/** One test for each row: what is listed, what a pin makes of it, and that a second pin changes nothing. */
export function testRows(rows: readonly Row[]): void {
  it.each(rows)('$name', async ({ file, text, images = [], skipped = [], pinned = text }) => {
    expect(await listText(file, text)).toEqual({ images, skipped });
    expect(await pinText(file, text, D)).toBe(pinned);
    expect(await pinText(file, pinned, D)).toBe(pinned);
    const again = await listText(file, pinned);
    expect(again.images).toHaveLength(images.length);
    expect(lasting(again.skipped)).toHaveLength(lasting(skipped).length);
  });
}
