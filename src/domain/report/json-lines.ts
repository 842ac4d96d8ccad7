/** A list as JSON text with each value on a line of its own, so that a diff of two lists says which values differ. */
export function jsonLines(values: readonly unknown[]): string {
  return jsonList([jsonValues(values)]);
}

/** The values of a list as JSON text, without what stands around them: parts of one list, made one by one. */
export function jsonValues(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n');
}

/** The list of all the values in the parts; empty parts are none. */
export function jsonList(parts: readonly string[]): string {
  const full = parts.filter((part) => part !== '');
  return full.length === 0 ? '[]' : `[\n${full.join(',\n')}\n]`;
}

/** An object as JSON text, of which one member is a list of lines (`jsonLines`) and comes last. */
export function jsonWithLines(
  members: Readonly<Record<string, unknown>>,
  name: string,
  values: readonly unknown[],
): string {
  const begin = JSON.stringify(members).slice(0, -1);
  return `${begin}${begin === '{' ? '' : ','}${JSON.stringify(name)}:${jsonLines(values)}}`;
}
