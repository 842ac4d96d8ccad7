import { fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import type { DescMessage, JsonValue } from '@bufbuild/protobuf';

import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import type { GrpcAnswer, GrpcRequest } from '../../../../src/embedded-platform/grpc/grpc-answer.ts';
import { createMessageRegistry } from '../../../../src/embedded-platform/grpc/message-registry.ts';
import { createMethods, matchMethod } from '../../../../src/embedded-platform/grpc/methods.ts';
import type { EmbeddedPlatform } from '../../../../src/embedded-platform/platform.ts';

const registry = createMessageRegistry(MESSAGE_PACKAGES);
const methods = createMethods(MESSAGE_PACKAGES, registry);

/** One call as a test makes it. */
export interface GrpcAsk {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the request in its frame. */
  readonly body?: Uint8Array;
  readonly signal?: AbortSignal;
}

/** The status of a call, and what came with it. */
export interface GrpcReply {
  readonly answer: GrpcAnswer;
  readonly code: number | undefined;
  readonly message: string | undefined;
  /** The details of a refusal as JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into messages of every form
  readonly status: any;
  /** The message of the response as JSON; undefined if there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly json: any;
}

/** Calls a method, without `chainguard.platform.`, with a request in JSON, and reads the response. */
export async function askGrpc(
  platform: EmbeddedPlatform,
  method: string,
  request: JsonValue,
  ask: GrpcAsk = {},
): Promise<GrpcReply> {
  const path = `/chainguard.platform.${method}`;
  const answer = await platform.answerGrpc({
    path,
    headers: {
      'content-type': 'application/grpc',
      ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }),
      ...ask.headers,
    },
    ...bodyOf(ask.body ?? frameOf(encodeRequest(method, request))),
    signal: ask.signal ?? new AbortController().signal,
  });
  return readAnswer(answer, method);
}

/** A body that is all there. */
export function bodyOf(bytes: Uint8Array): Pick<GrpcRequest, 'receive' | 'chunks'> {
  return { receive: async () => ({ bytes, overflow: false }), chunks: [bytes] };
}

/** The bytes of a request. */
export function encodeRequest(method: string, request: JsonValue): Uint8Array {
  const { request: schema } = schemasOf(method);
  return toBinary(schema, fromJson(schema, request, { registry }));
}

/** A message in its frame, without compression unless the flag says so. */
export function frameOf(message: Uint8Array, flag = 0): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt8(flag, 0);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** The message of a response as JSON. */
export function decodeResponse(method: string, message: Uint8Array): JsonValue {
  const { response } = schemasOf(method);
  return toJson(response, fromBinary(response, message), { registry });
}

function schemasOf(method: string): { readonly request: DescMessage; readonly response: DescMessage } {
  const match = matchMethod(`/chainguard.platform.${method}`, methods);
  if (match.kind === 'unknown') throw new Error(match.reason);
  return match.method;
}

function readAnswer(answer: GrpcAnswer, method: string): GrpcReply {
  if (!('trailers' in answer))
    return { answer, code: undefined, message: undefined, status: undefined, json: undefined };
  const { trailers, body } = answer;
  const details = trailers['grpc-status-details-bin'];
  return {
    answer,
    code: Number(trailers['grpc-status']),
    message: trailers['grpc-message'],
    status: details === undefined ? undefined : decodeStatus(details),
    json:
      body.length > 0 && answer.kind === 'response' && body[0] === 0
        ? decodeResponse(method, body.subarray(5))
        : undefined,
  };
}

function decodeStatus(details: string): JsonValue {
  const schema = registry.getMessage('google.rpc.Status');
  if (schema === undefined) throw new Error('there is no google.rpc.Status');
  return toJson(schema, fromBinary(schema, Buffer.from(details, 'base64')), { registry });
}
