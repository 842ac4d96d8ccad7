import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { METHODS } from './facts.ts';
import { decode, encode } from './messages.ts';
import type { Json } from './messages.ts';

/** The result of a call: its code, 0 if it succeeded, and the message that came back. */
export interface CallResult {
  readonly code: number;
  readonly json: Json;
}

/** Calls a method of the platform without a socket; the method is without `chainguard.platform.`. */
export async function callInMemory(
  platform: EmbeddedPlatform,
  method: string,
  request: Json,
  token = platform.line.adminToken,
): Promise<CallResult> {
  const path = `/chainguard.platform.${method}`;
  const { in: input, out: output } = METHODS.get(path) ?? { in: 'google.protobuf.Empty', out: '' };
  const message = encode(input, request);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  const answer = await platform.answerGrpc({
    path,
    headers: { 'content-type': 'application/grpc', authorization: `Bearer ${token}` },
    receive: async () => ({ bytes: Buffer.concat([head, message]), overflow: false }),
    chunks: [],
    signal: new AbortController().signal,
  });
  if (answer.kind !== 'response' && answer.kind !== 'refusal') throw new Error(`${method} is ${answer.kind}`);
  const code = Number(answer.trailers['grpc-status']);
  return { code, json: code === 0 ? decode(output, answer.body.subarray(5)) : {} };
}
