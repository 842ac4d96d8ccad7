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

/** An object as JSON text, with lists of lines (`jsonLines`) behind its other members. */
export function jsonWithLists(
  members: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, readonly unknown[]>>,
): string {
  const parts = [
    ...Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]),
    ...Object.entries(lists).map(([name, values]) => [name, jsonLines(values)]),
  ];
  return `{${parts.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}
