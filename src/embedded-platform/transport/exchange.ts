import { firstFrameBytes, FRAME_HEAD_BYTES, MAX_GRPC_BYTES } from '../grpc/grpc-answer.ts';
import type { AnswerGrpc, GrpcAnswer, GrpcRequest } from '../grpc/grpc-answer.ts';
import { MAX_REQUEST_BYTES } from '../requests/answer.ts';
import type { AnswerRequest, PlatformRequest } from '../requests/answer.ts';
import { garbledResponse } from './garbled.ts';
import { headersOf, isHeadTooLarge, receiveBody, receiveChunks } from './message.ts';
import type { Body, Message, Reply } from './message.ts';
import { onceAborted, sendAnswer } from './send-answer.ts';
import type { StreamAnswer } from './send-answer.ts';
import { assertNever } from '../../values/errors.ts';

/** Functions that answer requests: REST over both protocols, gRPC over HTTP/2. */
export interface Answerers {
  readonly rest: AnswerRequest;
  readonly grpc: AnswerGrpc;
}

/** One request on its way: where it was sent to, who answers it, and whether its client is still there. */
interface Exchange {
  readonly origin: string;
  readonly answerers: Promise<Answerers>;
  /** Aborted when the client disconnects or the listener closes. */
  readonly gone: AbortController;
  /** Milliseconds for the complete request. */
  readonly timeoutMs: number;
}

/** Reads a request, has it answered, and sends the answer, unless the client is gone. */
export async function serveMessage(message: Message, reply: Reply, options: Exchange): Promise<void> {
  const { gone } = options;
  onceAborted(reply, () => gone.abort());
  try {
    const answer = await answerMessage(message, options);
    if (answer === undefined || gone.signal.aborted) return;
    await sendAnswer(answer, reply, { method: message.method, signal: gone.signal });
  } catch (error) {
    // A wait that ended because the caller is gone; whatever else goes wrong has become an answer before.
    if (!gone.signal.aborted) throw error;
  }
}

/** Returns the answer; undefined if the client is gone. */
async function answerMessage(message: Message, options: Exchange): Promise<StreamAnswer | undefined> {
  if (isHeadTooLarge(message)) return { kind: 'response', response: garbledResponse('HPE_HEADER_OVERFLOW') };
  if (isGrpcCall(message)) {
    if (message.method !== 'POST') return METHOD_NOT_ALLOWED;
    const { grpc } = await options.answerers;
    return toStreamAnswer(await grpc(toCall(message, options)));
  }
  const body = await receiveBody(message, { keep: MAX_REQUEST_BYTES + 1, timeoutMs: options.timeoutMs });
  const { rest } = await options.answerers;
  if (body === 'gone' || options.gone.signal.aborted) return undefined;
  if (body === 'late') return LATE;
  return rest(toRequest(message, body, options));
}

/** As the service selects the gRPC face: over HTTP/1.1, a request of this content type goes to REST. */
function isGrpcCall(message: Message): boolean {
  return 'stream' in message && (message.headers['content-type'] ?? '').includes('application/grpc');
}

const LATE: StreamAnswer = { kind: 'response', response: garbledResponse('ERR_HTTP_REQUEST_TIMEOUT') };

/** The answerer reads the body, since some calls are refused without it. */
function toCall(message: Message, { gone, timeoutMs }: Exchange): GrpcRequest {
  const keep = FRAME_HEAD_BYTES + MAX_GRPC_BYTES;
  return {
    path: message.url ?? '/',
    headers: headersOf(message),
    receive: () => receiveBody(message, { keep, timeoutMs, findEnd: firstFrameBytes }),
    chunks: receiveChunks(message),
    signal: gone.signal,
  };
}

function toRequest(message: Message, { bytes }: Body, { origin, gone }: Exchange): PlatformRequest {
  const target = message.url ?? '/';
  // A body that is too large is refused by its length: one character for each byte.
  const body = bytes.toString(bytes.length > MAX_REQUEST_BYTES ? 'latin1' : 'utf8');
  return {
    method: message.method ?? 'GET',
    url: target.startsWith('/') ? `${origin}${target}` : `${origin}/${target}`,
    headers: headersOf(message),
    body: body === '' ? undefined : body,
    signal: gone.signal,
  };
}

/** Calls are `POST` requests; other methods are refused as by gRPC servers of Go. */
const METHOD_NOT_ALLOWED: StreamAnswer = {
  kind: 'response',
  response: { status: 405, headers: { allow: 'POST' }, body: new Uint8Array() },
};

/** Returns the answer of a call as the stream carries it: the status of a response with trailers is 200. */
function toStreamAnswer(answer: GrpcAnswer): StreamAnswer {
  switch (answer.kind) {
    case 'http':
      return { kind: 'response', response: answer.response };
    case 'cut':
    case 'hang':
      return answer;
    case 'late':
      return LATE;
    case 'stream':
      return { ...answer, headers: { ...CONTENT_TYPE, ...answer.headers } };
    case 'refusal': {
      const { headers, trailers } = answer;
      return { kind: 'head', headers: { ':status': 200, ...CONTENT_TYPE, ...headers, ...trailers } };
    }
    case 'response':
    case 'truncate':
    case 'drip': {
      const { headers, body, trailers, ...how } = answer;
      return { ...how, response: { status: 200, headers: { ...CONTENT_TYPE, ...headers }, body, trailers } };
    }
    default:
      return assertNever(answer);
  }
}

const CONTENT_TYPE = { 'content-type': 'application/grpc' };
