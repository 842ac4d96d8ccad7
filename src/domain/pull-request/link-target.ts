/**
 * The path in the repository that a symbolic link at `path` leads to, or undefined where it leads out of it. `target`
 * is the text of the link, as git stores it.
 */
export function linkTarget(path: string, target: string): string | undefined {
  if (target.startsWith('/')) return undefined;
  const parts = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : parts.join('/');
}
