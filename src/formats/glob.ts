import picomatch from 'picomatch/posix.js';

/** Creates a path matcher for a glob with `*`, `**` (matches `/` too) and `{a,b}`. Matches dotfiles. */
export function globMatcher(glob: string): (path: string) => boolean {
  // Extended globs can take exponential time.
  const matches = picomatch(glob, { dot: true, noextglob: true, nonegate: true });
  return (path) => matches(path);
}
