import { openListener } from '../../../src/embedded-platform/listen.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import { wallClock } from '../../../src/embedded-platform/main.ts';
import { SIGNING_KEYS } from './signing-keys.ts';

export interface SocketPlatform {
  readonly platform: EmbeddedPlatform;
  close(): Promise<void>;
}

/** A platform of any seed on sockets and by the real time: programs of others have no other. */
export async function startSocketPlatform(seedYaml: string): Promise<SocketPlatform> {
  const listener = await openListener(0);
  const clock = wallClock();
  const platform = await createPlatform({
    clock,
    seed: readSeed(seedYaml, 'seed.yml', clock.now()),
    signingKeys: SIGNING_KEYS,
    origin: listener.origin,
    validateResponses: true,
    onBug: (error) => {
      throw error;
    },
  });
  listener.serve(platform.answer, platform.answerGrpc);
  return {
    platform,
    close: async () => {
      await listener.close();
      platform.close();
    },
  };
}
