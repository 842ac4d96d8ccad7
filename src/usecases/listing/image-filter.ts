/**
 * A test for names of images by globs, any of which may fit (`cgr.dev/acme/*`, `alpine:3.*`); undefined, for all images,
 * where there are none.
 */
export async function imageFilter(
  globs: readonly string[],
): Promise<((name: string) => boolean) | undefined> {
  if (globs.length === 0) return undefined;
  const { globMatcher } = await import('../../formats/glob.ts');
  const matchers = globs.map(globMatcher);
  return (name) => matchers.some((matches) => matches(name));
}
