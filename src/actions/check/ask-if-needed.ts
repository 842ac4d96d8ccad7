import { NO_EVIDENCE } from '../../domain/check/evidence.ts';
import { historicImage } from '../../domain/check/image-use.ts';
import type { ImageUse } from '../../domain/check/image-use.ts';
import type { FetchedEvidence } from '../../domain/check/judge.ts';
import type { AskRun } from './ask.ts';

/**
 * Asks about the images that have a history to be asked for. The client is loaded for that alone: a check with nothing
 * to ask starts without it.
 */
export async function askIfNeeded(
  uses: readonly ImageUse[],
  platforms: readonly string[],
  run: AskRun,
): Promise<FetchedEvidence> {
  const historic = uses.filter((use) => historicImage(use.reference, run.endpoints.registry) !== undefined);
  if (historic.length === 0) {
    return { evidence: NO_EVIDENCE, now: run.clock.now(), mode: 'signed-in', notes: [] };
  }
  const { ask } = await import('./ask.ts');
  return ask(historic, platforms, run);
}
