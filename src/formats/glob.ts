import picomatch from 'picomatch/posix.js';

import { canonicalName } from '../values/image-reference.ts';

/** Creates a path matcher for a glob with `*`, `**` (matches `/` too) and `{a,b}`. Matches dotfiles. */
export function globMatcher(glob: string): (path: string) => boolean {
  // Extended globs can take exponential time.
  const matches = picomatch(glob, { dot: true, noextglob: true, nonegate: true });
  return (path) => matches(path);
}

/** Creates a matcher of image names, whose registry a glob can spell in any way: `CGR.DEV/**`, `cgr.dev:443/**`. */
export function imageMatcher(glob: string): (name: string) => boolean {
  return globMatcher(glob.includes('/') ? canonicalName(glob) : glob);
}
