/** Exec form, shell form, or neither. */
export type JsonArrayReading =
  | { readonly kind: 'strings'; readonly strings: readonly string[] }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'other-values' };

/**
 * Reads the exec form of an instruction, `["a", "b"]`. Text that is no JSON is the shell form; an array that holds
 * anything but strings is an error for Docker (BuildKit parser/line_parsers.go). A number beyond 64 bits is no JSON for it.
 */
export function readJsonArray(text: string): JsonArrayReading {
  if (!text.startsWith('[') || !text.endsWith(']')) return { kind: 'no-json' };
  const values = parseArray(text);
  if (values === undefined) return { kind: 'no-json' };
  const strings = values.filter((value) => typeof value === 'string');
  if (strings.length === values.length) return { kind: 'strings', strings };
  return { kind: parseArray(text, refuseInfinity) === undefined ? 'no-json' : 'other-values' };
}

function parseArray(
  text: string,
  revive?: (key: string, value: unknown) => unknown,
): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text, revive);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function refuseInfinity(_: string, value: unknown): unknown {
  if (value === Infinity || value === -Infinity) throw new RangeError('beyond 64 bits');
  return value;
}
