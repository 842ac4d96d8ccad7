import { assertNever } from '../../values/errors.ts';
import type { GrpcAnswer } from '../grpc/grpc-answer.ts';
import type { StreamAnswer } from './send-answer.ts';

/** Returns the answer of a call as the stream carries it: the status of a response with trailers is 200. */
export function toStreamAnswer(answer: GrpcAnswer): StreamAnswer {
  switch (answer.kind) {
    case 'http':
      return { kind: 'response', response: answer.response };
    case 'cut':
    case 'hang':
      return answer;
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

/** Calls are `POST` requests; other methods are refused as by gRPC servers of Go. */
export const METHOD_NOT_ALLOWED: StreamAnswer = {
  kind: 'response',
  response: { status: 405, headers: { allow: 'POST' }, body: new Uint8Array() },
};
