/** A type whose lists and objects are readonly at every level. Primitives keep their brand, and tuples their length. */
export type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };
