import { readFile } from 'node:fs/promises';

/** Returns the version of Mooring from its package.json; launchers know where that is. Throws if it cannot be read. */
export async function readVersion(packageFile: URL): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { readonly version: string };
  return version;
}
