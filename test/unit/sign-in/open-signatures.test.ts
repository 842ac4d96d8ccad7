import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadTrustRoot } from '../../../src/sign-in/open-signatures.ts';
import { PUBLIC_GOOD_ROOT } from '../../../src/signatures/bundle/public-good-root.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const tree = textTree({ 'ca/input.json': PUBLIC_GOOD_ROOT.json, 'ca/config.json': PUBLIC_GOOD_ROOT.json });

/** Loads the trust root for an input and a configuration. */
async function load(trustedRoot: string, configured: string | undefined): Promise<string | undefined> {
  const loaded = await loadTrustRoot({ trustedRoot, config: { trustedRoot: configured }, tree });
  return loaded?.source.kind === 'file' ? loaded.source.name : undefined;
}

describe('the trust root of a run', () => {
  it('uses the file of the input first, then that of the configuration file, then the built-in root', async () => {
    const sources = [
      await load('ca/input.json', 'ca/config.json'),
      await load('', 'ca/config.json'),
      await load('', undefined),
    ];
    expect(sources).toEqual(['trusted-root ca/input.json', 'trust.trusted-root ca/config.json', undefined]);
  });

  it('reads a file outside of the repository by its absolute path', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'mooring-')), 'root.json');
    await writeFile(path, PUBLIC_GOOD_ROOT.json);
    expect(await load(path, undefined)).toBe(`trusted-root ${path}`);
  });

  it.each([
    ['missing.json', undefined, 'trusted-root missing.json: it does not exist'],
    ['', 'missing.json', 'trust.trusted-root missing.json: it does not exist'],
  ])(
    'does not replace the missing file "%s" or %s by the built-in root',
    async (input, configured, message) => {
      await expect(load(input, configured)).rejects.toThrow(
        expect.objectContaining({ code: 'config_file_unreadable', message }),
      );
    },
  );
});
