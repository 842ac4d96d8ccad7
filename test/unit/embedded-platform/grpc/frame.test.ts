import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { readFrame, requireEncoding, writeFrame } from '../../../../src/embedded-platform/grpc/frame.ts';
import { MAX_GRPC_BYTES } from '../../../../src/embedded-platform/grpc/grpc-answer.ts';

/** A frame that announces a length, by default that of its content. */
function frame(flag: number, content: Uint8Array, length = content.length): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flag, 0);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, content]);
}

const message = Buffer.from('message');
const none = 'cardinality violation: received no request message from non-client-streaming RPC';
const several = 'cardinality violation: received multiple request messages for non-client-streaming RPC';

describe('the body of a call', () => {
  it.each([
    ['plain', 'identity', frame(0, message)],
    ['plain although the call has an encoding', 'gzip', frame(0, message)],
    ['compressed', 'gzip', frame(1, gzipSync(message))],
  ])('is one message: %s', async (_, encoding, body) => {
    expect(Buffer.from(await readFrame({ bytes: body, overflow: false }, encoding))).toEqual(message);
  });

  it('can hold an empty message', async () => {
    expect(await readFrame({ bytes: frame(0, Buffer.alloc(0)), overflow: false }, 'identity')).toHaveLength(
      0,
    );
  });

  it('can be as large as the limit, and no larger', async () => {
    const largest = frame(0, Buffer.alloc(MAX_GRPC_BYTES));
    expect(await readFrame({ bytes: largest, overflow: false }, 'identity')).toHaveLength(MAX_GRPC_BYTES);
    const tooLarge = frame(0, Buffer.alloc(MAX_GRPC_BYTES), MAX_GRPC_BYTES + 1);
    await expect(readFrame({ bytes: tooLarge, overflow: true }, 'identity')).rejects.toMatchObject({
      code: 8,
      message: `grpc: received message larger than max (${MAX_GRPC_BYTES + 1} vs. ${MAX_GRPC_BYTES})`,
    });
  });

  it.each([
    ['nothing', 'identity', Buffer.alloc(0), none],
    ['a part of the head', 'identity', Buffer.alloc(4), 'unexpected EOF'],
    ['a part of the message', 'identity', frame(0, message, 8), 'unexpected EOF'],
    ['two messages', 'identity', Buffer.concat([frame(0, message), frame(0, message)]), several],
    ['a byte after the message', 'identity', Buffer.concat([frame(0, message), Buffer.alloc(1)]), several],
    ['a reserved flag', 'gzip', frame(2, message), 'grpc: received unexpected payload format 2'],
    ['all flags', 'gzip', frame(255, message), 'grpc: received unexpected payload format 255'],
    [
      'compression without an encoding',
      'identity',
      frame(1, gzipSync(message)),
      'grpc: compressed flag set with identity or empty encoding',
    ],
    ['no gzip', 'gzip', frame(1, message), 'grpc: failed to decompress the message'],
    [
      'a part of a gzip',
      'gzip',
      frame(1, gzipSync(message).subarray(0, 12)),
      'grpc: failed to decompress the message',
    ],
  ])('is INTERNAL for %s', async (_, encoding, body, text) => {
    await expect(readFrame({ bytes: body, overflow: false }, encoding)).rejects.toMatchObject({
      code: 13,
      message: text,
    });
  });

  it('is INTERNAL if the client sent more than was kept', async () => {
    await expect(readFrame({ bytes: frame(0, message), overflow: true }, 'identity')).rejects.toMatchObject({
      code: 13,
      message: several,
    });
  });

  it('is not decompressed beyond the limit', async () => {
    const bomb = frame(1, gzipSync(Buffer.alloc(256 * 1024 * 1024)));
    const before = process.memoryUsage().arrayBuffers;
    await expect(readFrame({ bytes: bomb, overflow: false }, 'gzip')).rejects.toMatchObject({
      code: 8,
      message: `grpc: received message after decompression larger than max ${MAX_GRPC_BYTES}`,
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('the encoding of a call', () => {
  it('is gzip or none', () => {
    expect(() => ['identity', 'gzip'].map(requireEncoding)).not.toThrow();
    expect(() => requireEncoding('deflate')).toThrow(
      'grpc: Decompressor is not installed for grpc-encoding "deflate"',
    );
  });

  it.each(['identity', 'gzip'])('%s is also that of the response', async (encoding) => {
    const body = await writeFrame(message, encoding);
    expect(Buffer.from(await readFrame({ bytes: body, overflow: false }, encoding))).toEqual(message);
    expect(body[0]).toBe(encoding === 'gzip' ? 1 : 0);
  });
});
