/** Returns the values without undefined ones, so that spreading them overrides only what is set. */
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
