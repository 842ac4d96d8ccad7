import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { GRPC_CODES } from '../../api/schema/failure.ts';
import { errnoOf } from '../../values/errors.ts';
import { firstFrameBytes, FRAME_HEAD_BYTES, MAX_GRPC_BYTES } from './grpc-answer.ts';
import type { GrpcBody, GrpcRequest } from './grpc-answer.ts';
import { GrpcFailure } from './grpc-status.ts';

const COMPRESSED = 1;

/**
 * Returns the bytes of the one message that a unary call has. Throws what a server of grpc-go answers to any other
 * body: none or two messages, one that is cut off, an unknown flag, or more than 4 MiB, counted after decompression
 * (service-rules.md#grpc-limits).
 */
export async function readFrame({ bytes: body, overflow }: GrpcBody, encoding: string): Promise<Uint8Array> {
  if (body.length === 0)
    throw internal('cardinality violation: received no request message from non-client-streaming RPC');
  if (body.length < FRAME_HEAD_BYTES) throw internal('unexpected EOF');
  const head = Buffer.from(body.buffer, body.byteOffset, FRAME_HEAD_BYTES);
  const flag = head.readUInt8(0);
  const length = head.readUInt32BE(1);
  if (length > MAX_GRPC_BYTES)
    throw tooLarge(`grpc: received message larger than max (${length} vs. ${MAX_GRPC_BYTES})`);
  const end = FRAME_HEAD_BYTES + length;
  if (body.length < end) throw internal('unexpected EOF');
  const message = await decode(body.subarray(FRAME_HEAD_BYTES, end), flag, encoding);
  if (overflow || body.length > end)
    throw internal('cardinality violation: received multiple request messages for non-client-streaming RPC');
  return message;
}

/** Yields each message of a stream as soon as it is complete. Throws as `readFrame`; bytes after the last one are an error. */
export async function* readFrames(
  chunks: GrpcRequest['chunks'],
  encoding: string,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    while (held.length >= Math.min(firstFrameBytes(held), FRAME_HEAD_BYTES + MAX_GRPC_BYTES)) {
      const end = firstFrameBytes(held);
      // oxlint-disable-next-line no-await-in-loop -- messages are in order
      yield await readFrame({ bytes: held.subarray(0, end), overflow: false }, encoding);
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw internal('unexpected EOF');
}

/** Throws UNIMPLEMENTED for an encoding that is not supported, even if the message does not use it. */
export function requireEncoding(encoding: string): void {
  if (encoding !== IDENTITY && encoding !== 'gzip') {
    throw new GrpcFailure(
      GRPC_CODES.UNIMPLEMENTED,
      `grpc: Decompressor is not installed for grpc-encoding "${encoding.slice(0, 60)}"`,
    );
  }
}

/** The name of no encoding. */
export const IDENTITY = 'identity';

async function decode(bytes: Uint8Array, flag: number, encoding: string): Promise<Uint8Array> {
  if (flag === 0) return bytes;
  if (flag !== COMPRESSED) throw internal(`grpc: received unexpected payload format ${flag}`);
  if (encoding === IDENTITY) throw internal('grpc: compressed flag set with identity or empty encoding');
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_GRPC_BYTES });
  } catch (error) {
    if (errnoOf(error) === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(`grpc: received message after decompression larger than max ${MAX_GRPC_BYTES}`);
    throw internal('grpc: failed to decompress the message');
  }
}

/** Returns a message with its framing, compressed if the encoding is gzip. */
export async function writeFrame(message: Uint8Array, encoding: string): Promise<Uint8Array> {
  const isPlain = encoding === IDENTITY;
  const content = isPlain ? message : await promisify(gzip)(message);
  const frame = Buffer.allocUnsafe(FRAME_HEAD_BYTES + content.length);
  frame.writeUInt8(isPlain ? 0 : COMPRESSED, 0);
  frame.writeUInt32BE(content.length, 1);
  frame.set(content, FRAME_HEAD_BYTES);
  return frame;
}

function internal(message: string): GrpcFailure {
  return new GrpcFailure(GRPC_CODES.INTERNAL, message);
}

function tooLarge(message: string): GrpcFailure {
  return new GrpcFailure(GRPC_CODES.RESOURCE_EXHAUSTED, message);
}
