import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readTrustedRoot } from '../../../src/signatures/read-trusted-root.ts';
import type { TrustRoot } from '../../../src/signatures/bundle/trusted-root.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';

/** Writes the trust root of a platform in this process to a file; gives its path. */
export async function trustedRootFile(platform: Pick<EmbeddedPlatform, 'trustedRoot'>): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-root-')), 'trusted_root.json');
  writeFileSync(path, await platform.trustedRoot());
  return path;
}

/** The trust root of a platform in this process, for a run whose service it is. */
export async function publicRootOf(platform: Pick<EmbeddedPlatform, 'trustedRoot'>): Promise<TrustRoot> {
  const name = 'the root of the platform';
  return {
    root: readTrustedRoot(name, new TextEncoder().encode(await platform.trustedRoot())),
    source: { kind: 'file', name },
  };
}
