/** Joins a relative path to a directory of a repository, '' for its root; undefined if it leads out of the repository. */
export function pathInRepository(directory: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${directory}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Returns the directory of a file, and all directories that it is in, up to the root of the repository, ''. */
export function directoriesOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join('/')).toReversed();
}
