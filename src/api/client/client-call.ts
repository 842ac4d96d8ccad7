import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import { MooringError } from '../../values/errors.ts';
import type { ErrorCode } from '../../values/errors.ts';
import { createCaller } from './transport/call.ts';
import type { Call, CallerOptions } from './transport/call.ts';
import { toError } from './transport/failure.ts';
import type { CallContext } from './transport/failure.ts';
import { limitAfter429 } from './transport/rate-limit.ts';
import type { CallOptions } from './transport/request.ts';
import type { Outcome } from './transport/retry.ts';

/**
 * Creates the call path of the typed client, whose calls have options of their own; `defaults` are those of the client.
 * Throws as `createCaller`, with hints for a program, and the reason of the signal for an aborted call.
 */
export function createClientCall(
  { send, ...given }: Pick<CallerOptions<RouteName>, 'send' | 'clock' | 'endpoints'>,
  defaults: CallOptions,
): Call {
  requireLimits(defaults);
  const sending = { ...given, routes, send: limitAfter429(send) };
  return async (name, purpose, { options = {}, ...parts } = {}) => {
    requireLimits(options);
    const signal = joinSignals(defaults.signal, options.signal);
    const { timeoutMs = defaults.timeoutMs, retries = defaults.retries } = options;
    const call = createCaller({
      ...sending,
      errorOf,
      ...(signal === undefined ? {} : { signal }),
      ...(timeoutMs === undefined ? {} : { requestMs: timeoutMs, attemptMs: timeoutMs }),
      ...(retries === undefined ? {} : { retries }),
    });
    try {
      signal?.throwIfAborted();
      return await call(name, purpose, parts);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  };
}

/** Returns the error of a failed request with a hint for a program, and with what the response says in fields. */
function errorOf(outcome: Outcome, context: CallContext): MooringError {
  const error = toError(outcome, context);
  const { code } = error;
  const isPrivate = context.row?.name === 'getRegistryToken' && context.isAnonymous;
  const hint = isPrivate && code.startsWith('auth_') ? NO_REGISTRY_TOKEN : HINTS[code];
  return Object.assign(error, hint === undefined ? {} : { hint }, fieldsOf(outcome));
}

const NO_REGISTRY_TOKEN = 'Private images require authentication: set the option `registryToken`.';

/** For the codes whose usual hint names an input of an action. */
const HINTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  platform_timeout: 'The host responded too slowly. Retry, or raise `timeoutMs`.',
  platform_redirected:
    'Redirects are never followed with a credential. Set the endpoint to the final address.',
};

type Fields = Pick<MooringError, 'status' | 'requestId' | 'fieldViolations' | 'violations' | 'resource'>;

function fieldsOf(outcome: Outcome): Fields {
  if (outcome.kind === 'no-answer') return {};
  const { status, headers } = outcome.response;
  const requestId = headers['x-request-id'];
  const { details = [] } = (outcome.kind === 'answer' ? outcome.failure : undefined) ?? {};
  const named = details.find(({ resourceName }) => resourceName !== undefined);
  return {
    status,
    fieldViolations: details.flatMap(({ fieldViolations = [] }) => fieldViolations),
    violations: details.flatMap(({ violations = [] }) => violations),
    ...(requestId === undefined ? {} : { requestId }),
    ...(named && { resource: { type: named.resourceType ?? '', name: named.resourceName ?? '' } }),
  };
}

function joinSignals(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one === undefined || other === undefined ? (one ?? other) : AbortSignal.any([one, other]);
}

function requireLimits({ timeoutMs = 1, retries = 0 }: CallOptions): void {
  if ([timeoutMs, retries + 1].every((limit) => Number.isInteger(limit) && limit > 0)) return;
  throw new MooringError(
    'config_usage_invalid',
    `timeoutMs ${timeoutMs}, retries ${retries}: not limits of a call`,
    { hint: 'Set `timeoutMs` to a whole number of milliseconds, and `retries` to 0 or more.' },
  );
}
