import type { Fetched } from '../../../domain/check/evidence.ts';
import { isRequestFailure, MooringError } from '../../../domain/errors.ts';
import type { ErrorCode } from '../../../domain/errors.ts';

/** The fallback that the domain asks for: what could not be asked becomes a finding. Our own faults stay errors. */
export async function settle<Value>(question: Promise<Value>): Promise<Fetched<Value>> {
  try {
    return known(await question);
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    return { kind: 'unknown', problem: { code: error.code, message: error.message, hint: error.hint } };
  }
}

export function known<Value>(value: Value): Fetched<Value> {
  return { kind: 'known', value };
}

/** The answer, or undefined where the service says that there is none, or none for this caller. */
export async function orNone<Value>(
  question: Promise<Value>,
  none: readonly ErrorCode[] = ['platform_not_found', 'auth_forbidden'],
): Promise<Value | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof MooringError && none.includes(error.code)) return undefined;
    throw error;
  }
}

/** The answer, or why there is none, in the words that are given for each code. */
export async function orReason<Value>(
  question: Promise<Value>,
  whys: Readonly<Partial<Record<ErrorCode, string>>>,
): Promise<Value | string> {
  try {
    return await question;
  } catch (error) {
    const why = error instanceof MooringError ? whys[error.code] : undefined;
    if (why !== undefined) return why;
    throw error;
  }
}
