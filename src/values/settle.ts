import { unknownBy } from '../check/decide/evidence.ts';
import type { Fetched } from '../check/decide/evidence.ts';
import { isRequestFailure, MooringError } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** Waits for a request; a failure becomes part of the evidence. Throws bugs in Mooring and the end of the run. */
export async function settle<Value>(request: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return known(await request);
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
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
