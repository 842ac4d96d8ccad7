/** Exec form, shell form, or neither. */
export type JsonArrayReading =
  | { readonly kind: 'strings'; readonly strings: readonly string[] }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'other-values' };

/**
 * Reads the exec form of an instruction, `["a", "b"]`. Text that is no JSON is the shell form; an array that holds
 * anything but strings is an error for Docker (BuildKit parser/line_parsers.go).
 */
export function readJsonArray(text: string): JsonArrayReading {
  if (!text.startsWith('[') || !text.endsWith(']')) return { kind: 'no-json' };
  const values = parseArray(text);
  if (values === undefined) return { kind: 'no-json' };
  const strings = values.filter((value) => typeof value === 'string');
  return strings.length === values.length ? { kind: 'strings', strings } : { kind: 'other-values' };
}

function parseArray(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
