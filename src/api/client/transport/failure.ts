import { assertNever, capabilityHint, MooringError } from '../../../values/errors.ts';
import type { ErrorCode, MooringErrorOptions } from '../../../values/errors.ts';
import { printable } from '../../../text/printable.ts';
import { GRPC_CODES } from '../../schema/failure.ts';
import type { Failure } from '../../schema/failure.ts';
import type { NamedRoute, RouteName } from '../../routes.ts';
import type { HttpResponse, TransportFailureKind } from '../../http.ts';
import type { Outcome } from './retry.ts';

/** Context of a failed request for its error message. */
export interface CallContext {
  /** Undefined for a registry that is not the platform's: its requests are no routes of ours. */
  readonly row: NamedRoute | undefined;
  /** The purpose of the request, such as "list the tags of cgr.dev/acme/python". */
  readonly purpose: string;
  readonly host: string;
  /** True if the request was sent without a credential. */
  readonly isAnonymous: boolean;
  readonly attempts: number;
  readonly elapsedMs: number;
  /** Milliseconds of Retry-After, if longer than the deadline allows. */
  readonly refusedWaitMs?: number;
}

/**
 * Returns the error for a call that ended badly: purpose, host, tries, what came back, and what to change
 * (architecture.md#say-what-to-do).
 */
export function toError(outcome: Outcome, context: CallContext): MooringError {
  switch (outcome.kind) {
    case 'no-answer':
      return failureOf(
        TRANSPORT_CODES[outcome.failure.kind],
        printable(outcome.failure.message),
        { cause: outcome.failure, ...transportHint(outcome.failure.kind) },
        context,
      );
    case 'garbled':
      return garbled(outcome, context);
    case 'answer':
      return outcome.response.status < 400
        ? redirected(outcome.response, context)
        : refused(outcome.response, outcome.failure, context);
    default:
      return assertNever(outcome);
  }
}

function garbled(
  { response, why }: Extract<Outcome, { kind: 'garbled' }>,
  context: CallContext,
): MooringError {
  if (why !== undefined) return failureOf('platform_unexpected_answer', why, {}, context);
  const result = `the answer (status ${response.status}, ${contentType(response)}) is not JSON`;
  return failureOf('platform_not_json', result, {}, context);
}

/** The error of a request; `result` is what came back. */
function failureOf(
  code: ErrorCode,
  result: string,
  options: Pick<MooringErrorOptions, 'cause' | 'hint'>,
  context: CallContext,
): MooringError {
  const { attempts, host, row } = context;
  const request = { host, attempts, result, capabilities: row?.route.capabilities };
  return new MooringError(code, `${describe(context)}: ${result}`, { ...options, request });
}

function transportHint(kind: TransportFailureKind): { readonly hint?: string } {
  if (kind === 'tls') return { hint: UNTRUSTED };
  return kind === 'proxy' ? { hint: PROXY_REFUSES } : {};
}

const UNTRUSTED =
  'Certificates are always verified. Set NODE_EXTRA_CA_CERTS to the certificate of your private CA or TLS-inspecting proxy.';
const PROXY_REFUSES =
  'The proxy in HTTPS_PROXY refused the connection. For 407, set http://user:password@host:port; for 403, allow the host. NO_PROXY lists hosts to reach without the proxy.';

const TRANSPORT_CODES: Readonly<Record<TransportFailureKind, ErrorCode>> = {
  unreachable: 'platform_unreachable',
  dns: 'platform_unreachable',
  tls: 'platform_unreachable',
  proxy: 'platform_unreachable',
  cut: 'platform_unreachable',
  timeout: 'platform_timeout',
  too_large: 'platform_too_large',
  cancelled: 'run_deadline',
};

/** Codes of the body first: it is more exact than the HTTP status (sign-in-rules.md#exchange-errors). */
const GRPC_ERRORS: Readonly<Record<number, ErrorCode>> = {
  [GRPC_CODES.INVALID_ARGUMENT]: 'platform_invalid_request',
  [GRPC_CODES.DEADLINE_EXCEEDED]: 'platform_timeout',
  [GRPC_CODES.NOT_FOUND]: 'platform_not_found',
  [GRPC_CODES.ALREADY_EXISTS]: 'platform_conflict',
  [GRPC_CODES.PERMISSION_DENIED]: 'auth_forbidden',
  [GRPC_CODES.RESOURCE_EXHAUSTED]: 'platform_rate_limited',
  [GRPC_CODES.FAILED_PRECONDITION]: 'platform_precondition',
  [GRPC_CODES.ABORTED]: 'platform_conflict',
  [GRPC_CODES.UNAVAILABLE]: 'platform_unavailable',
  [GRPC_CODES.UNAUTHENTICATED]: 'auth_rejected',
};

const STATUS_ERRORS: Readonly<Record<number, ErrorCode>> = {
  400: 'platform_invalid_request',
  401: 'auth_rejected',
  403: 'auth_forbidden',
  404: 'platform_not_found',
  408: 'platform_timeout',
  409: 'platform_conflict',
  422: 'platform_invalid_request',
  429: 'platform_rate_limited',
};

function refused(response: HttpResponse, failure: Failure | undefined, context: CallContext): MooringError {
  const code = codeOf(response, failure, context.row?.name);
  const said = failure === undefined ? '' : ` "${printable(failure.message)}" (code ${failure.code})`;
  const id = response.headers['x-request-id'];
  const waited =
    context.refusedWaitMs === undefined
      ? ''
      : `; Retry-After is ${Math.ceil(context.refusedWaitMs / 1000)} s, longer than the time left for this request`;
  const requestId = id === undefined ? '' : `, request ${printable(id, 80)}`;
  const hint = hintFor(code, context);
  return failureOf(
    code,
    `status ${response.status}${said}${waited}${requestId}`,
    hint === undefined ? {} : { hint },
    context,
  );
}

const OTHER_REGISTRY_HINTS: Partial<Readonly<Record<ErrorCode, string>>> = {
  auth_rejected:
    'Sign in to this registry first (`docker login`); its credentials are missing or were rejected.',
  auth_forbidden: 'Check the image name, and that the credentials for this registry can pull it.',
};

/** A rejection by GitHub's OIDC endpoint always concerns the request token of the job. */
function codeOf(
  response: HttpResponse,
  failure: Failure | undefined,
  name: RouteName | undefined,
): ErrorCode {
  const code =
    (failure === undefined ? undefined : GRPC_ERRORS[failure.code]) ??
    STATUS_ERRORS[response.status] ??
    'platform_unavailable';
  const isRefusal = code === 'auth_rejected' || code === 'auth_forbidden';
  return name === 'mintIdToken' && isRefusal ? 'auth_request_token_rejected' : code;
}

/** Returns the hint for refusals whose fix depends on the route. */
function hintFor(code: ErrorCode, { row, isAnonymous }: CallContext): string | undefined {
  if (row === undefined) return OTHER_REGISTRY_HINTS[code];
  const { name, route } = row;
  const isRefusal = code === 'auth_rejected' || code === 'auth_forbidden';
  if (isRefusal && name === 'getRegistryToken' && isAnonymous) {
    return 'Private images require authentication: set the input `identity`, or MOORING_REGISTRY_TOKEN on the command line.';
  }
  if (code === 'auth_forbidden' && route.capabilities !== undefined) {
    return capabilityHint(route.capabilities);
  }
  if (code === 'platform_not_found' && name === 'checkRegistryAccess') {
    return 'No registry at this address: check `registry`, and `registry-url` if it is set.';
  }
  if (code === 'auth_rejected' && name !== 'exchangeToken') {
    return 'The token expired or is for another service: get a new one, and check that all endpoints belong to the same service.';
  }
  if (code === 'auth_forbidden' && (route.face === 'registry' || route.face === 'token')) {
    return 'The token does not grant access to this image: check `registry`, and that the identity has the role registry.pull.';
  }
  return undefined;
}

function redirected(response: HttpResponse, context: CallContext): MooringError {
  const location = response.headers['location'] ?? '';
  const target = URL.canParse(location) ? new URL(location).host : 'another address';
  return failureOf(
    'platform_redirected',
    `unexpected redirect (status ${response.status}) to ${printable(target, 100)}`,
    {},
    context,
  );
}

function describe(context: CallContext): string {
  const tries = context.attempts === 1 ? '1 try' : `${context.attempts} tries`;
  const seconds = (context.elapsedMs / 1000).toFixed(1);
  return `could not ${context.purpose}: ${context.host}, ${tries} in ${seconds} s`;
}

function contentType(response: HttpResponse): string {
  return printable(response.headers['content-type'] ?? 'no content type', 60);
}
