import { openRun } from '../../../src/sign-in/open-run.ts';
import type { Run, RunOptions } from '../../../src/sign-in/open-run.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { publicRootOf } from './trusted-root-file.ts';

/** Opens a run against a platform in memory: unauthenticated, on a machine without logins, unless it is changed. */
export function openMemoryRun(
  { clock, endpoints, platform, send }: Pick<MemoryPlatform, 'clock' | 'endpoints' | 'platform' | 'send'>,
  changes: Partial<RunOptions> = {},
): Run {
  return openRun({
    clock,
    endpoints,
    send,
    access: { apiToken: undefined, registryToken: undefined },
    signal: AbortSignal.timeout(600_000),
    onSecret: () => undefined,
    variables: {},
    directory: '.',
    tokenHosts: [],
    loadPublicRoot: () => publicRootOf(platform),
    ...changes,
  });
}
