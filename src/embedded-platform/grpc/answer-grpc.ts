import { Failure, GRPC_CODES } from '../../api/schema/failure.ts';
import { MESSAGE_PACKAGES } from './messages/message-packages.ts';
import { answerCall } from '../requests/answer-call.ts';
import type { AnswererOptions, AnswerForm } from '../requests/answer-call.ts';
import { toFailure, toInternalError } from '../requests/error-body.ts';
import { WholeAnswer } from '../requests/route-call.ts';
import { IDENTITY, readFrame, requireEncoding, writeFrame } from './frame.ts';
import type { AnswerGrpc, GrpcAnswer, GrpcRequest, GrpcResponse } from './grpc-answer.ts';
import { GrpcFailure, failureTrailers, HTTP_CODES, statusTrailers } from './grpc-status.ts';
import { createMessageRegistry } from './message-registry.ts';
import { createMethods, matchMethod } from './methods.ts';
import type { GrpcMethod, GrpcMethods } from './methods.ts';
import { createReflection, isReflection } from './reflection.ts';
import type { Reflection } from './reflection.ts';
import { readMessage } from './read-message.ts';
import { createMessageWriter } from './write-message.ts';
import type { Messages } from './write-message.ts';
import { faultHeaders, replacedResponse } from '../requests/faults.ts';
import type { ReplacingFault } from '../requests/faults.ts';
import type { Clock } from '../../values/clock.ts';

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
  readonly reflect: Reflection;
}

function createWire(): Wire {
  const registry = createMessageRegistry(MESSAGE_PACKAGES);
  const messages = { registry, write: createMessageWriter(registry) };
  const methods = createMethods(MESSAGE_PACKAGES, registry);
  return { messages, methods, reflect: createReflection(registry, methods) };
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
  const encoding = headers['grpc-encoding'] || IDENTITY;
  if (isReflection(path)) {
    requireEncoding(encoding);
    const messages = wire.reflect(request.chunks, encoding);
    return { kind: 'stream', headers: compressionHeaders(encoding), messages };
  }
  const match = matchMethod(path, wire.methods);
  // Before the body: a client that opens a stream to see whether it is there sends nothing until it knows.
  if (match.kind === 'unknown')
    return { kind: 'refusal', ...withoutMessage(statusTrailers(GRPC_CODES.UNIMPLEMENTED, match.reason)) };
  requireEncoding(encoding);
  const { name, route } = match.method;
  const body = await request.receive();
  if (typeof body === 'string') return { kind: body === 'late' ? body : 'hang' };
  const call = readMessage(match.method, await readFrame(body, encoding), headers);
  const form = grpcForm({ method: match.method, messages: wire.messages, encoding, deadline }, options);
  const answer = await answerCall({ name, route, call, sleep: deadline.sleep }, form, options);
  deadline.check();
  return answer;
}

/**
 * Returns the milliseconds of a `grpc-timeout` header: at most eight digits and a unit (gRPC over HTTP/2, "Requests").
 * Returns undefined for any other text.
 */
function readTimeout(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (TIMEOUT_UNITS[unit] ?? 0);
}

/** Milliseconds of each unit of a timeout. */
const TIMEOUT_UNITS: Readonly<Record<string, number>> = {
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
  m: 1,
  u: 1e-3,
  n: 1e-6,
};

/** The end of a call, measured by the platform's clock. */
interface Deadline {
  /** Infinite for a call without a deadline. */
  readonly timeoutMs: number;
  /** Waits, and throws DEADLINE_EXCEEDED if that takes until the deadline. Rejects if the client cancels. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Throws DEADLINE_EXCEEDED if the deadline has passed. */
  check(): void;
}

/** Starts to measure. A clock that stands still only waits. */
function startDeadline(
  timeoutMs: number,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Deadline {
  const startedAt = clock.now();
  let waitedMs = 0;
  const remaining = (): number => timeoutMs - Math.max(waitedMs, clock.now() - startedAt);
  const check = (): void => {
    if (remaining() <= 0) throw new GrpcFailure(GRPC_CODES.DEADLINE_EXCEEDED, 'context deadline exceeded');
  };
  return {
    timeoutMs,
    check,
    sleep: async (milliseconds) => {
      check();
      const wait = Math.min(milliseconds, remaining(), LONGEST_WAIT_MS);
      await clock.sleep(wait, signal);
      waitedMs += wait;
      check();
    },
  };
}

/** Longest wait of a timer of Node.js: 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

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
      return { headers: compressionHeaders(encoding), body, trailers: { 'grpc-status': '0' } };
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

function compressionHeaders(encoding: string): GrpcResponse['headers'] {
  return { ...ACCEPTED, ...(encoding === IDENTITY ? {} : { 'grpc-encoding': encoding }) };
}

function withoutMessage(trailers: GrpcResponse['trailers']): GrpcResponse {
  return { headers: ACCEPTED, body: new Uint8Array(), trailers };
}

/**
 * Returns what a fault is over gRPC. A status becomes the one of gRPC that a client makes of it, or the one that its
 * body has; a page of a portal stays what it is.
 */
function replacedAnswer(fault: ReplacingFault, messages: Messages): GrpcAnswer {
  const status = fault.status ?? 200;
  if (fault.kind === 'html') return { kind: 'http', response: replacedResponse(fault) };
  const given = Failure.safeParse(fault.body);
  if (fault.kind === 'status' && given.success) {
    const details = given.data.details?.filter((detail) => isKnownDetail(detail['@type'], messages));
    return faultAnswer(fault, failureTrailers({ ...given.data, details }, messages));
  }
  if (status !== 200)
    return faultAnswer(
      fault,
      statusTrailers(HTTP_CODES[status] ?? GRPC_CODES.UNKNOWN, `HTTP status ${status}`),
    );
  if (fault.kind === 'status') return { kind: 'http', response: replacedResponse(fault) };
  return faultAnswer(
    fault,
    { 'grpc-status': '0' },
    fault.kind === 'empty' ? new Uint8Array() : GARBLED_FRAME,
  );
}

/** Details of other types cannot be encoded. */
function isKnownDetail(typeUrl: string, { registry }: Messages): boolean {
  return registry.getMessage(typeUrl.slice(typeUrl.lastIndexOf('/') + 1)) !== undefined;
}

function faultAnswer(
  fault: ReplacingFault,
  trailers: Readonly<Record<string, string>>,
  body = new Uint8Array(),
): GrpcAnswer {
  const { 'content-type': _type, 'content-length': _length, ...headers } = faultHeaders(fault);
  return { kind: 'response', headers, body, trailers };
}

/** A message that announces a text of five bytes and ends there. */
const GARBLED_FRAME = Uint8Array.of(0, 0, 0, 0, 2, 0x0a, 5);
