import { createRegistryClient } from '../../../src/client/registry/registry-client.ts';
import type { RegistryClient } from '../../../src/client/registry/registry-client.ts';
import { createRegistryContentClient } from '../../../src/client/oci/registry-content-client.ts';
import type { RegistryContentClient } from '../../../src/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../../src/client/registry/registry-tokens.ts';
import { Secret } from '../../../src/domain/secret.ts';
import { rememberHistories } from '../../../src/usecases/history/tag-source.ts';
import type { MemoryPlatform } from './memory-platform.ts';
import { IDENTITY } from '../samples/shop.ts';

/** The registry's clients on a platform in memory: as the example's identity, or as nobody. */
export async function registryClients(
  { call, clock, platform }: MemoryPlatform,
  who: 'identity' | 'anonymous' = 'identity',
): Promise<{ readonly registry: RegistryClient; readonly content: RegistryContentClient }> {
  const audience = platform.line.registry;
  const password =
    who === 'anonymous' ? undefined : new Secret(await platform.issueToken({ identity: IDENTITY, audience }));
  const tokens = createRegistryTokens({
    call,
    clock,
    onSecret: () => undefined,
    passwordFor: () => password,
  });
  return {
    registry: rememberHistories(createRegistryClient({ call, tokens })),
    content: createRegistryContentClient({ call, tokens }),
  };
}
