import { printable } from '../text/printable.ts';
import type { Runner } from './runner.ts';

/** Writes the summary of a step; a failure is a warning, since the work is already done. */
export async function writeSummary(markdown: string, runner: Runner): Promise<void> {
  try {
    await runner.writeSummary(markdown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    runner.warning(`Could not write the summary (${printable(reason, 500)}); this log has the same content.`);
  }
}
