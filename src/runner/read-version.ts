import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';

/** Returns the path of the package.json above the directory of a launcher; empty if there is none. */
export function findPackage(launcher: string): string {
  return findPackageJSON('..', launcher) ?? '';
}

/** Returns the version of Mooring from the package.json of a launcher. Throws if it cannot be read. */
export async function readVersion(launcher: string): Promise<string> {
  const { version } = JSON.parse(await readFile(findPackage(launcher), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
