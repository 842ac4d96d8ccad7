import { crc32 } from 'node:zlib';

/** The most bytes of one stored block of a deflate stream (RFC 1951 §3.2.4). */
const BLOCK_BYTES = 0xffff;

/**
 * The bytes as a gzip file whose blocks are stored, not compressed (RFC 1952, 1951): clients take it for compressed and
 * leave it as it is, and it does not depend on what a version of a library makes of it.
 */
export function storedGzip(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES));
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt8(index === count - 1 ? 1 : 0, 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(0xffff - block.length, 3);
    return Buffer.concat([head, block]);
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes), 0);
  trailer.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([HEADER, ...blocks, trailer]);
}

/** Deflate, no flags, no time, from a system that is not told. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
