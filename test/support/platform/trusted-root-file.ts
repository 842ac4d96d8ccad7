import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';

/** Writes the trust root of a platform in this process to a file; gives its path. */
export async function trustedRootFile(platform: Pick<EmbeddedPlatform, 'trustedRoot'>): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-root-')), 'trusted_root.json');
  writeFileSync(path, await platform.trustedRoot());
  return path;
}
