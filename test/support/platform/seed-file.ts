import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse, stringify } from 'yaml';

/** The example seed with other values for some of its keys, as a file of its own; gives its path. */
export function seedFile(changes: Readonly<Record<string, unknown>> = {}): string {
  const seed: unknown = parse(readFileSync('examples/platform.seed.yml', 'utf8'));
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-seed-')), 'seed.yml');
  writeFileSync(path, stringify({ ...(seed as object), ...changes }));
  return path;
}
