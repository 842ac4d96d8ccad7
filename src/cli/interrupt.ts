import type { CliStatus } from './command.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work with a signal that is aborted when this process is to end: it ends what it has started, and returns
 * undefined. The exit status is then 130, as in a shell. Throws what the work throws.
 */
export async function withInterrupt(
  work: (signal: AbortSignal) => Promise<CliStatus | undefined>,
): Promise<CliStatus> {
  const controller = new AbortController();
  const interrupt = (): void => controller.abort();
  for (const name of SIGNALS) process.on(name, interrupt);
  try {
    return (await work(controller.signal)) ?? 130;
  } catch (error) {
    // A request that the signal ended.
    if (controller.signal.aborted) return 130;
    throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, interrupt);
  }
}
