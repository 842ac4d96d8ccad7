import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory for new objects as small as it is now. Without a limit, V8 doubles it up to 128 MB while a run reads
 * large responses, most of which is garbage at once (ADR 0017). An engine without this flag ignores it.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
