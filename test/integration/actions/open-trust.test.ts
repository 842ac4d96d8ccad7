import { describe, expect, it } from 'vitest';

import { openTrust } from '../../../src/actions/access/open-trust.ts';
import type { OpenTrustOptions } from '../../../src/actions/access/create-trust.ts';
import { DEFAULT_TRUST_CONFIG } from '../../../src/domain/trust/trust-config.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { textTree } from '../../support/samples/text-tree.ts';

async function optionsOf(changes: Partial<OpenTrustOptions>): Promise<OpenTrustOptions> {
  const { clock, endpoints, send } = await startMemoryPlatform();
  return {
    config: DEFAULT_TRUST_CONFIG,
    tree: textTree({}),
    trustedRoot: '',
    access: { apiToken: undefined },
    organization: undefined,
    contentOf: () => {
      throw new Error('nothing is fetched before the first build');
    },
    endpoints,
    send,
    clock,
    signal: new AbortController().signal,
    onWarning: () => undefined,
    ...changes,
  };
}

describe('openTrust', () => {
  it('opens nothing for `signatures: off`, whatever the trust root is', async () => {
    const config = { ...DEFAULT_TRUST_CONFIG, signatures: 'off', trustedRoot: 'missing.json' } as const;
    expect(await openTrust(await optionsOf({ config }))).toBeUndefined();
  });

  it('rejects a trust root that cannot be read before anything is verified', async () => {
    const config = { ...DEFAULT_TRUST_CONFIG, trustedRoot: 'missing.json' };
    await expect(openTrust(await optionsOf({ config }))).rejects.toMatchObject({
      code: 'config_file_unreadable',
    });
  });
});
