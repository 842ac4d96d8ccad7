import type { Requirement } from '../../api/iam/capability.ts';
import { GRPC_CODES } from '../../api/schema/failure.ts';

/** The reasons there are so far; each is a gRPC status code, and goes with an HTTP status. */
const STATUSES = {
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
  UNAUTHENTICATED: 401,
} as const satisfies Partial<Record<keyof typeof GRPC_CODES, number>>;

type RefusalReason = keyof typeof STATUSES;

export interface FieldViolation {
  readonly field: string;
  readonly description: string;
}

/** Precondition that the request violates; `type` is such as RESOURCE_NOT_EMPTY. */
export interface PreconditionViolation {
  readonly type: string;
  readonly description: string;
}

/** Details of a refusal: at most one kind (service-rules.md#error-details). */
interface RefusalOptions {
  /** The HTTP status if it is not the one that goes with the reason. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code in the registry's form of error if the status does not return it. */
  readonly registryCode?: string;
  readonly fieldViolations?: readonly FieldViolation[];
  readonly preconditionViolations?: readonly PreconditionViolation[];
  readonly resource?: { readonly type: string; readonly name: string };
}

/** A refusal of the service, thrown by handlers and converted to an error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: RefusalReason;
  /** The gRPC status code of the body. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;
  readonly options: RefusalOptions;

  constructor(reason: RefusalReason, message: string, options: RefusalOptions = {}) {
    super(message);
    this.reason = reason;
    this.code = GRPC_CODES[reason];
    this.status = options.status ?? STATUSES[reason];
    this.options = options;
  }
}

/** Returns one field of the request is wrong (service-rules.md#error-cases). */
export function invalidArgument(field: string, description: string): Refusal {
  return invalidArguments([{ field, description }]);
}

/** Returns several fields are wrong: the message names the first, the details all. There must be at least one. */
export function invalidArguments(violations: readonly FieldViolation[]): Refusal {
  const [first = { field: 'request', description: 'is invalid' }] = violations;
  return new Refusal('INVALID_ARGUMENT', `Invalid argument: ${first.field}: ${first.description}`, {
    fieldViolations: violations,
  });
}

/** Returns NOT_FOUND, also for a resource that the caller cannot see (service-rules.md#error-cases). */
export function notFound(type: string, name: string): Refusal {
  return new Refusal('NOT_FOUND', `Not found: ${type} ${name}`, { resource: { type, name } });
}

/** There is one already, and there cannot be two. */
export function alreadyExists(type: string, name: string): Refusal {
  return new Refusal('ALREADY_EXISTS', `Already exists: ${type} ${name}`, { resource: { type, name } });
}

/** Returns the request is right, but not in the current state (service-rules.md#error-cases). */
export function failedPrecondition(type: string, description: string): Refusal {
  return new Refusal('FAILED_PRECONDITION', `Precondition failed: ${description}`, {
    preconditionViolations: [{ type, description }],
  });
}

/** Returns the caller is known and lacks a capability, which is named. */
export function permissionDenied(capability: Requirement): Refusal {
  return new Refusal('PERMISSION_DENIED', `Permission denied: missing capability ${capability}`);
}

/** Returns the refusal of a request without valid credentials. */
export function unauthenticated(reason: string, headers: Readonly<Record<string, string>> = {}): Refusal {
  return new Refusal('UNAUTHENTICATED', `Unauthenticated: ${reason}`, { headers });
}
