import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../src/values/digest.ts';
import type { ByteSpan } from '../../../src/text/source-text.ts';
import type { PinStyle } from '../../../src/formats/pin-writing.ts';
import { effectiveTag } from '../../../src/values/image-reference.ts';
import type { ListedImage } from '../../../src/references/decide/image-list.ts';
import { listBytes, pinBytes, pinText } from '../../support/views/list-text.ts';
import { samples } from './samples.ts';

const D = parseDigest(`sha256:${'d'.repeat(64)}`);
const RUNS = { numRuns: 400 };
const styles = fc.constantFrom<PinStyle>('tag@digest', 'digest');

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const oneByteEach = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Returns the expected image after pinning. */
function whenPinned({ kind, reference, writing }: ListedImage, style: PinStyle): unknown {
  const accepted = writing.styles.includes(style) ? style : writing.styles[0];
  const tag = accepted === 'digest' ? undefined : effectiveTag(reference);
  return { kind, reference: { ...reference, tag, digest: D } };
}

/** The bytes that a pin may change: those of the text, and where its tag goes in a comment. */
function placesOf({ edit, writing: { tagComment } }: ListedImage): readonly ByteSpan[] {
  const spans = edit.kind === 'editable' ? edit.spans : [];
  return tagComment === undefined ? spans : [...spans, tagComment];
}

describe('property: reading, pinning and reading again', () => {
  it('gives the same references, each with its digest', async () => {
    await fc.assert(
      fc.asyncProperty(samples, styles, async ({ file, text }, style) => {
        const before = await listBytes(file, bytesOf(text));
        const { bytes, dropped } = await pinBytes(file, bytesOf(text), { digest: D, style });
        const after = await listBytes(file, bytes);
        expect(after.images.map(({ kind, reference }) => ({ kind, reference }))).toEqual(
          before.images.map((image) => whenPinned(image, style)),
        );
        expect([...after.skipped, ...dropped]).toEqual([]);
      }),
      RUNS,
    );
  });

  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(samples, styles, async ({ file, text }, style) => {
        const once = await pinText(file, text, D, style);
        expect(await pinText(file, once, D, style)).toBe(once);
      }),
      RUNS,
    );
  });

  it('leaves every byte outside the places it lists', async () => {
    await fc.assert(
      fc.asyncProperty(samples, styles, async ({ file, text }, style) => {
        const bytes = bytesOf(text);
        const places = (await listBytes(file, bytes)).images.flatMap(placesOf);
        let rest = oneByteEach((await pinBytes(file, bytes, { digest: D, style })).bytes);
        let at = 0;
        for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
          const kept = oneByteEach(bytes.subarray(at, start));
          const found = rest.indexOf(kept);
          expect(at === 0 ? found === 0 : found > -1).toBe(true);
          rest = rest.slice(found + kept.length);
          at = end;
        }
        expect(rest.endsWith(oneByteEach(bytes.subarray(at)))).toBe(true);
      }),
      RUNS,
    );
  });
});
