import { GRPC_CODES } from '../../api/schema/failure.ts';
import type { Clock } from '../../values/clock.ts';
import { GrpcFailure } from './grpc-failure.ts';

/** Milliseconds of each unit of a timeout. */
const UNITS: Readonly<Record<string, number>> = {
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
  m: 1,
  u: 1e-3,
  n: 1e-6,
};

/**
 * Returns the milliseconds of a `grpc-timeout` header: at most eight digits and a unit (gRPC over HTTP/2, "Requests").
 * Returns undefined for any other text.
 */
export function readTimeout(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[unit] ?? 0);
}

/** The end of a call, measured by the platform's clock. */
export interface Deadline {
  /** Infinite for a call without a deadline. */
  readonly timeoutMs: number;
  /** Waits, and throws DEADLINE_EXCEEDED if that takes until the deadline. Rejects if the client cancels. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Throws DEADLINE_EXCEEDED if the deadline has passed. */
  check(): void;
}

/** Starts to measure. A clock that stands still only waits. */
export function startDeadline(
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
