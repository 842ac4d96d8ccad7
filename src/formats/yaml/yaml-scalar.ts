import { isAlias, isScalar } from 'yaml';
import type { Alias, Node, Scalar } from 'yaml';

/**
 * Returns the text of a scalar, one unit per byte: the failsafe schema keeps every scalar as written. Go's parsers decode
 * `!!binary`, in keys and values.
 */
export function textOf(scalar: Scalar): string {
  const { source = '', tag } = scalar;
  return tag !== undefined && tagOf(scalar) === 'binary' ? decodedBase64(source) : source;
}

/** Returns the scalar of a key, also of one that is an alias; undefined for a key that is a map or a list. */
export function scalarKey(key: unknown, targets: ReadonlyMap<Alias, Node>): Scalar | undefined {
  const scalar = isAlias(key) ? targets.get(key) : key;
  return isScalar(scalar) ? scalar : undefined;
}

/** Returns true for `<<`: without quotes, or with its tag (https://yaml.org/type/merge.html). */
export function isMergeKey(scalar: Scalar): boolean {
  if (scalar.source !== '<<') return false;
  const isPlain = scalar.type === 'PLAIN' && (scalar.tag === undefined || scalar.tag === '!');
  return isPlain || tagOf(scalar) === 'merge';
}

/** Returns true for an empty value, `null` or `~`, without a tag that makes it a text. */
export function isNull(scalar: Scalar): boolean {
  const { source = '', type = 'PLAIN' } = scalar;
  if (type !== 'PLAIN' || !/^(?:|~|null|Null|NULL)$/.test(source)) return false;
  const tag = tagOf(scalar);
  return tag !== '!' && tag !== 'str' && tag !== 'binary';
}

/** Returns the name of a scalar's tag in the schema of YAML, `!`, or undefined for none and for any other tag. */
function tagOf({ tag }: Scalar): string | undefined {
  return tag === undefined || tag === '!' ? tag : /^tag:yaml\.org,2002:(.*)$/.exec(withoutEscapes(tag))?.[1];
}

function withoutEscapes(tag: string): string {
  return tag.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function decodedBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    // Not base64: parsers reject the file.
    return text;
  }
}
