import { printable } from '../domain/text/printable.ts';
import type { Runner } from '../ports/runner.ts';

/** Writes the summary of a step; one that cannot be written is a warning, since the work is done without it. */
export async function writeSummary(markdown: string, runner: Runner): Promise<void> {
  try {
    await runner.writeSummary(markdown);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    runner.warning(`The summary could not be written (${printable(why, 500)}); this log says the same.`);
  }
}
