import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';

/** Returns the version of Mooring from the package.json above the directory of a launcher. Throws if it cannot be read. */
export async function readVersion(launcher: string): Promise<string> {
  const file = findPackageJSON('..', launcher) ?? '';
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { readonly version: string };
  return version;
}
