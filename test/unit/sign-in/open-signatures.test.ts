import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { loadTrustRoot } from '../../../src/sign-in/open-signatures.ts';
import { PUBLIC_GOOD_ROOT } from '../../../src/signatures/bundle/public-good-root.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const tree = textTree({ 'ca/input.json': PUBLIC_GOOD_ROOT.json, 'ca/config.json': PUBLIC_GOOD_ROOT.json });

/** Loads the trust root for an input and a configuration. */
async function load(
  trustedRoot: string,
  configured: string | undefined,
  directory = '.',
): Promise<string | undefined> {
  const loaded = await loadTrustRoot({
    trustedRoot,
    config: { trustedRoot: configured },
    tree,
    directory,
  });
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

  it('reads a path below the workspace from the tree, however it is written, not from the files of a change', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'mooring-'));
    const [workspace, link] = [join(parent, 'shop'), join(parent, 'link')];
    await mkdir(join(workspace, 'ca'), { recursive: true });
    await symlink(workspace, link);
    // What a change has at these paths is no trust root.
    for (const name of ['input.json', 'new.json']) await writeFile(join(workspace, 'ca', name), '{}');
    const known = [
      'ca/input.json',
      './x/../ca/input.json',
      '../shop/ca/input.json',
      join(workspace, 'ca/input.json'),
      `${parent}//shop/./x/../ca/input.json`,
      join(link, 'ca/input.json'),
    ];
    for (const path of known) expect(await load(path, undefined, workspace)).toBe(`trusted-root ${path}`);
    for (const path of ['ca/new.json', join(workspace, 'ca/new.json'), join(link, 'ca/new.json')])
      await expect(load(path, undefined, workspace)).rejects.toMatchObject({
        code: 'config_file_unreadable',
      });
    await writeFile(join(parent, 'outside.json'), PUBLIC_GOOD_ROOT.json);
    expect(await load('../outside.json', undefined, workspace)).toBe('trusted-root ../outside.json');
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
