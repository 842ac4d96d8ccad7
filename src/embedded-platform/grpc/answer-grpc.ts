import { GRPC_CODES } from '../../api/schema/failure.ts';
import { MESSAGE_PACKAGES } from './messages/message-packages.ts';
import { answerCall } from '../requests/answer-call.ts';
import type { AnswererOptions, AnswerForm } from '../requests/answer-call.ts';
import { toFailure, toInternalError } from '../requests/error-body.ts';
import { WholeAnswer } from '../requests/route-call.ts';
import { readTimeout, startDeadline } from './deadline.ts';
import type { Deadline } from './deadline.ts';
import { IDENTITY, readFrame, requireEncoding, writeFrame } from './frame.ts';
import type { AnswerGrpc, GrpcAnswer, GrpcRequest, GrpcResponse } from './grpc-answer.ts';
import { GrpcFailure } from './grpc-failure.ts';
import { replacedAnswer } from './grpc-faults.ts';
import { failureTrailers, statusTrailers } from './grpc-status.ts';
import { createMessageRegistry } from './message-registry.ts';
import { createMethods, matchMethod } from './methods.ts';
import type { GrpcMethod, GrpcMethods } from './methods.ts';
import { readMessage } from './read-message.ts';
import { createMessageWriter } from './write-message.ts';
import type { Messages } from './write-message.ts';

/**
 * Creates the function that answers calls over gRPC (service-rules.md#grpc), by the same handlers as REST. It throws
 * only if the request's signal aborts a delay.
 */
export function createGrpcAnswerer(options: AnswererOptions): AnswerGrpc {
  const wire = createWire();
  return async (request) => {
    const abort = findAbort(request);
    if (abort !== undefined) return abort;
    try {
      return await answerGrpc(request, wire, options);
    } catch (error) {
      if (!(error instanceof GrpcFailure)) throw error;
      return { kind: 'response', ...withoutMessage(statusTrailers(error.code, error.message)) };
    }
  };
}

/** Descriptors and methods, the same for all calls. */
interface Wire {
  readonly messages: Messages;
  readonly methods: GrpcMethods;
}

function createWire(): Wire {
  const registry = createMessageRegistry(MESSAGE_PACKAGES);
  const messages = { registry, write: createMessageWriter(registry) };
  return { messages, methods: createMethods(MESSAGE_PACKAGES, registry) };
}

/** Returns the answer to a request whose head is malformed, as of grpc-go: an HTTP error with a status of gRPC. */
function findAbort({ headers }: GrpcRequest): GrpcAnswer | undefined {
  const { 'content-type': type = '', 'grpc-timeout': timeout } = headers;
  if (!/^application\/grpc(?:[+;].*)?$/.test(type))
    return aborted(
      415,
      GRPC_CODES.INVALID_ARGUMENT,
      `invalid gRPC request content-type "${type.slice(0, 60)}"`,
    );
  if (timeout !== undefined && readTimeout(timeout) === undefined)
    return aborted(400, GRPC_CODES.INTERNAL, `malformed grpc-timeout: "${timeout.slice(0, 60)}"`);
  return undefined;
}

function aborted(status: number, code: number, message: string): GrpcAnswer {
  const headers = { 'content-type': 'application/grpc', ...statusTrailers(code, message) };
  return { kind: 'http', response: { status, headers, body: new Uint8Array() } };
}

async function answerGrpc(request: GrpcRequest, wire: Wire, options: AnswererOptions): Promise<GrpcAnswer> {
  const { path, headers, signal } = request;
  const timeout = headers['grpc-timeout'];
  const timeoutMs = timeout === undefined ? Infinity : (readTimeout(timeout) ?? Infinity);
  const deadline = startDeadline(timeoutMs, { clock: options.services.clock, signal });
  deadline.check();
  if (options.latencyMs > 0) await deadline.sleep(options.latencyMs);
  const match = matchMethod(path, wire.methods);
  if (match.kind === 'unknown') throw new GrpcFailure(GRPC_CODES.UNIMPLEMENTED, match.reason);
  const encoding = headers['grpc-encoding'] || IDENTITY;
  requireEncoding(encoding);
  const call = readMessage(match.method, await readFrame(request, encoding), headers);
  const form = grpcForm({ method: match.method, messages: wire.messages, encoding, deadline }, options);
  const answer = await answerCall({ name: match.method.name, call, sleep: deadline.sleep }, form, options);
  deadline.check();
  return answer;
}

/** Context that determines the form of one call's answer. */
interface CallContext {
  readonly method: GrpcMethod;
  readonly messages: Messages;
  /** How the message of the request is compressed: that of the response is compressed in the same way. */
  readonly encoding: string;
  readonly deadline: Deadline;
}

/** Returns how the results of a call are expressed over gRPC. */
function grpcForm(
  { method, messages, encoding, deadline }: CallContext,
  { services }: AnswererOptions,
): AnswerForm<GrpcResponse, GrpcAnswer> {
  const { path } = method.route;
  const place = { path, serviceDomain: services.addresses.hostname };
  return {
    respond: async (value) => {
      const shown = value instanceof WholeAnswer ? value.value : value;
      const body = await writeFrame(messages.write(method.response, shown), encoding);
      const compression = encoding === IDENTITY ? {} : { 'grpc-encoding': encoding };
      return { headers: { ...ACCEPTED, ...compression }, body, trailers: { 'grpc-status': '0' } };
    },
    refuse: (refusal) => withoutMessage(failureTrailers(toFailure(refusal, place), messages)),
    fail: () => withoutMessage(failureTrailers(toInternalError(), messages)),
    deliver: (response, delivery) => ({ ...delivery, ...response }),
    replace: (fault) => replacedAnswer(fault, messages),
    withhold: async (kind) => {
      if (kind === 'hang' && Number.isFinite(deadline.timeoutMs)) await deadline.sleep(Infinity);
      return { kind };
    },
  };
}

/** The compression that a request can have. */
const ACCEPTED = { 'grpc-accept-encoding': 'gzip' };

function withoutMessage(trailers: GrpcResponse['trailers']): GrpcResponse {
  return { headers: ACCEPTED, body: new Uint8Array(), trailers };
}
