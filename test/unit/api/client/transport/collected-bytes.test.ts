import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CollectedBytes } from '../../../../../src/api/client/transport/collected-bytes.ts';

describe('api/client/transport/collected-bytes', () => {
  it('holds the bytes of all pieces, and no more than twice as many', () => {
    const packet = fc.uint8Array({ minLength: 1, maxLength: 60 });
    const pieces = fc.array(
      fc.tuple(packet, fc.nat(60), fc.nat(60)).map(([bytes, start, end]) => bytes.subarray(start, end)),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const collected = new CollectedBytes();
        for (const part of parts) collected.append(part);
        const bytes = collected.toBytes();
        expect(Buffer.from(bytes)).toEqual(Buffer.concat(parts));
        expect(collected.length).toBe(bytes.length);
        expect(bytes.buffer.byteLength).toBeLessThanOrEqual(2 * bytes.length);
      }),
    );
  });
});
