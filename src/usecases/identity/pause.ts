import { MooringError } from '../../domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';

/** Waits so many milliseconds. Throws `run_deadline` when the time of the run is over before. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Pauses by the clock that end with the run. */
export function createPause({
  clock,
  signal,
}: {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal?: AbortSignal | undefined;
}): Pause {
  return async (milliseconds) => {
    try {
      await clock.sleep(milliseconds, signal);
    } catch (cause) {
      if (signal?.aborted !== true) throw cause;
      throw new MooringError(
        'run_deadline',
        'could not wait for the platform: the time of this run was over',
        {
          cause,
        },
      );
    }
  };
}
