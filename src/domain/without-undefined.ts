/** The same without what is undefined: what is not given changes nothing where it is laid over something else. */
export function withoutUndefined<Shape extends object>(
  values: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  const given: { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } = {};
  for (const key in values) {
    const value = values[key];
    if (isGiven(value)) given[key] = value;
  }
  return given;
}

function isGiven<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
