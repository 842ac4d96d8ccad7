import { MooringError, isRequestFailure } from './errors.ts';
import type { Problem, ErrorCode } from './errors.ts';

export type Fetched<Value> =
  /** With a problem, a part of the value is missing. */
  | { readonly kind: 'known'; readonly value: Value; readonly problem?: Problem }
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** Returns the failure of a request as a fact that is unknown. */
export function unknownBy({ code, message, hint, request }: MooringError): Fetched<never> {
  return { kind: 'unknown', problem: { code, message, hint, request } };
}

/** Returns what was fetched. Throws the error of a request that failed. */
export function requireKnown<Value>(answer: Fetched<Value>): Value {
  if (answer.kind === 'known') return answer.value;
  const { code, message, hint, request } = answer.problem;
  throw new MooringError(code, message, { hint, ...(request === undefined ? {} : { request }) });
}

/** Waits for a request; a failure becomes part of the evidence. Throws bugs in Mooring and the end of the run. */
export async function settle<Value>(request: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return known(await request);
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    return unknownBy(error);
  }
}

/** Waits for a request as `settle`; that the run has no more time for it is a failure too. Throws bugs in Mooring. */
export async function settleInTime<Value>(request: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return known(await request);
  } catch (error) {
    if (!(error instanceof MooringError) || error.code === 'internal_bug') throw error;
    return unknownBy(error);
  }
}

export function known<Value>(value: Value): Fetched<Value> {
  return { kind: 'known', value };
}

/** Waits for a request; returns undefined if the service has no result, or none for this caller. */
export async function orNone<Value>(
  request: Promise<Value>,
  none: readonly ErrorCode[] = ['platform_not_found', 'auth_forbidden'],
): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof MooringError && none.includes(error.code)) return undefined;
    throw error;
  }
}

/** Waits for a request; returns the reason given for its error code if it fails. */
export async function orReason<Value>(
  request: Promise<Value>,
  reasons: Readonly<Partial<Record<ErrorCode, string>>>,
): Promise<Value | string> {
  try {
    return await request;
  } catch (error) {
    const reason = error instanceof MooringError ? reasons[error.code] : undefined;
    if (reason !== undefined) return reason;
    throw error;
  }
}
