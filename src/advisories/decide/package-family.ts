/**
 * Returns the name of a package without the parts that are versions, so that one package of two builds has one family:
 * `kubectl-1.33` and `kubectl-1.34` are `kubectl`, `py3.13-pip` is `py-pip`, `openjdk-21-jre` is `openjdk-jre`. A number
 * without a separator belongs to the name: `libssl3`, `bzip2` (advisory-rules.md#package-families).
 */
export function packageFamily(name: string): string {
  const [first = '', ...parts] = name.split('-');
  const kept = parts.filter((part) => !/^\d+(?:\.\d+)*$/.test(part));
  return [first, ...kept].map((part) => part.replace(/(?<=[a-z])\d+(?:\.\d+)+$/i, '')).join('-');
}
