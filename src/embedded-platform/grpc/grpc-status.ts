import { GRPC_CODES } from '../../api/schema/failure.ts';
import type { Failure } from '../../api/schema/failure.ts';
import type { Messages } from './write-message.ts';

/** Returns the trailers of a call that failed, with the same details as the body of the REST response, if it has any. */
export function failureTrailers(
  failure: Failure,
  { registry, write }: Messages,
): Readonly<Record<string, string>> {
  const { code, message } = failure;
  // v1 declares no details (service-rules.md#v1).
  if (failure.details?.length === 0) return statusTrailers(code, message);
  const schema = registry.getMessage('google.rpc.Status');
  if (schema === undefined) throw new Error('no message has the name google.rpc.Status');
  const status = write(schema, failure);
  const details = Buffer.from(status).toString('base64').replace(/=+$/, '');
  return {
    ...statusTrailers(code, message),
    ...(details.length > MOST_DETAILS ? {} : { 'grpc-status-details-bin': details }),
  };
}

/** Most characters of the details; HTTP/2 stacks refuse a header block of 64 KiB. */
const MOST_DETAILS = 32 * 1024;

/** Returns the trailers without details. */
export function statusTrailers(code: number, message: string): Readonly<Record<string, string>> {
  return { 'grpc-status': String(code), 'grpc-message': percentEncode(message) };
}

/** Encodes all but printable ASCII, and the percent sign (gRPC over HTTP/2, "Responses"). */
function percentEncode(message: string): string {
  return [...Buffer.from(message.slice(0, MOST_MESSAGE))]
    .map((byte) =>
      byte >= 0x20 && byte <= 0x7e && byte !== 0x25
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}

/** Most characters of a message, for the same reason. */
const MOST_MESSAGE = 2_048;

/** A refusal by the protocol, outside of any handler; it has no details. */
export class GrpcFailure extends Error {
  override readonly name = 'GrpcFailure';
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Codes that clients derive from an HTTP status (gRPC, "HTTP to gRPC Status Code Mapping"). */
export const HTTP_CODES: Readonly<Record<number, number>> = {
  400: GRPC_CODES.INTERNAL,
  401: GRPC_CODES.UNAUTHENTICATED,
  403: GRPC_CODES.PERMISSION_DENIED,
  404: GRPC_CODES.UNIMPLEMENTED,
  429: GRPC_CODES.UNAVAILABLE,
  502: GRPC_CODES.UNAVAILABLE,
  503: GRPC_CODES.UNAVAILABLE,
  504: GRPC_CODES.UNAVAILABLE,
};
