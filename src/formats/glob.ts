import picomatch from 'picomatch/posix.js';

/** A test for paths by a glob: `*` stays in a folder, `**` does not, `{a,b}` is either. Names with a leading dot fit too. */
export function globMatcher(glob: string): (path: string) => boolean {
  // Extended globs are left out: nobody needs them here, and they can be written to take exponential time.
  const matches = picomatch(glob, { dot: true, noextglob: true, nonegate: true });
  return (path) => matches(path);
}
