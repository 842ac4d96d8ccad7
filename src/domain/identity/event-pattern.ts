/** The event names of a pattern in the form `^(one|other)$`; undefined for every other pattern. */
export function readEventPattern(pattern: string): readonly string[] | undefined {
  const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
  const names = list?.split('|') ?? [];
  return names.length > 0 && !names.includes('') ? names : undefined;
}
