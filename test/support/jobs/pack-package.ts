import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files that `npm pack` reads, or that its script compiles. */
const SOURCES = ['package.json', 'tsconfig.json', 'tsconfig.client.json', 'src', 'dist', 'schema'];

/** Runs `npm pack` on a copy of the repository, so that tests do not compile into one directory; returns the tarball. */
export async function packPackage(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'mooring-pack-'));
  for (const path of [...SOURCES, 'CHANGELOG.md', 'README.md', 'LICENSE', '.ci/node/package.json']) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const { stdout } = await run('npm', ['pack', '--silent'], { cwd: copy });
  return join(copy, stdout.trim());
}
