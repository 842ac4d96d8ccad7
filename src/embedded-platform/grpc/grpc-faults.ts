import { Failure, GRPC_CODES } from '../../api/schema/failure.ts';
import { faultHeaders, replacedResponse } from '../requests/faults.ts';
import type { ReplacingFault } from '../requests/faults.ts';
import type { GrpcAnswer } from './grpc-answer.ts';
import { failureTrailers, statusTrailers } from './grpc-status.ts';
import type { Messages } from './write-message.ts';

/**
 * Returns what a fault is over gRPC. A status becomes the one of gRPC that a client makes of it, or the one that its
 * body has; a page of a portal stays what it is.
 */
export function replacedAnswer(fault: ReplacingFault, messages: Messages): GrpcAnswer {
  const status = fault.status ?? 200;
  if (fault.kind === 'html') return { kind: 'http', response: replacedResponse(fault) };
  const given = Failure.safeParse(fault.body);
  if (fault.kind === 'status' && given.success) {
    const details = given.data.details?.filter((detail) => isKnown(detail['@type'], messages));
    return answered(fault, failureTrailers({ ...given.data, details }, messages));
  }
  if (status !== 200)
    return answered(fault, statusTrailers(CODES[status] ?? GRPC_CODES.UNKNOWN, `HTTP status ${status}`));
  if (fault.kind === 'status') return { kind: 'http', response: replacedResponse(fault) };
  return answered(fault, OK, fault.kind === 'empty' ? new Uint8Array() : GARBLED_FRAME);
}

/** Details of other types cannot be encoded. */
function isKnown(typeUrl: string, { registry }: Messages): boolean {
  return registry.getMessage(typeUrl.slice(typeUrl.lastIndexOf('/') + 1)) !== undefined;
}

function answered(
  fault: ReplacingFault,
  trailers: Readonly<Record<string, string>>,
  body = new Uint8Array(),
): GrpcAnswer {
  const { 'content-type': _type, 'content-length': _length, ...headers } = faultHeaders(fault);
  return { kind: 'response', headers, body, trailers };
}

const OK = { 'grpc-status': '0' };

/** A message that announces a text of five bytes and ends there. */
const GARBLED_FRAME = Uint8Array.of(0, 0, 0, 0, 2, 0x0a, 5);

/** Codes that clients derive from an HTTP status (gRPC, "HTTP to gRPC Status Code Mapping"). */
const CODES: Readonly<Record<number, number>> = {
  400: GRPC_CODES.INTERNAL,
  401: GRPC_CODES.UNAUTHENTICATED,
  403: GRPC_CODES.PERMISSION_DENIED,
  404: GRPC_CODES.UNIMPLEMENTED,
  429: GRPC_CODES.UNAVAILABLE,
  502: GRPC_CODES.UNAVAILABLE,
  503: GRPC_CODES.UNAVAILABLE,
  504: GRPC_CODES.UNAVAILABLE,
};
