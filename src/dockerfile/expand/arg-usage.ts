import type { Fragment, Substitution, VariableValue } from './fragment.ts';

/**
 * Returns the index of the ARG default that is the whole text, unchanged, through any number of names for it; undefined
 * if the text has any other part.
 */
export function wholeOrigin({ source, substitutions }: Fragment): number | undefined {
  const { text } = source;
  if (text === '') return undefined;
  let first: VariableValue | undefined;
  for (const { start, end, value } of substitutions) {
    if (start !== 0 || end !== text.length) return undefined;
    if (value === undefined) continue;
    first ??= value;
    if (value.source.text !== text || value.origin !== first.origin) return undefined;
  }
  return first?.origin;
}

/** Returns the index of the ARG default that is the text from `start` to its end, unchanged. */
export function tailOrigin({ source, substitutions }: Fragment, start: number): number | undefined {
  const tail = source.text.slice(start);
  const last = substitutions.find(
    (part) => part.start === start && part.end === source.text.length && part.value?.source.text === tail,
  );
  return last?.value?.origin;
}

/**
 * Returns the index from which the text can be replaced up to its end without a build argument splitting the replacement:
 * every `$…` reaches the end of the text, or has the same name as one that does. Returns undefined if there is none, as in
 * `alpine:${TAG}` followed by a digest: `--build-arg TAG=` would be silently ignored.
 */
export function replaceableFrom({ source, substitutions }: Fragment): number | undefined {
  if (substitutions.length === 0) return 0;
  const lastByName = new Map<string, Substitution>();
  for (const substitution of substitutions) lastByName.set(substitution.name, substitution);
  const last = [...lastByName.values()];
  const { length } = source.text;
  if (last.some(({ start, end }) => end !== length || start === end)) return undefined;
  return last.reduce((latest, { start }) => Math.max(latest, start), 0);
}

/** Records which ARG defaults can be changed without breaking another use of them. */
export class ArgUsage {
  readonly #fixed = new Set<number>();
  readonly #references = new Map<number, string>();

  /** Records a use that a digest would break. */
  fix(origin: number | undefined): void {
    if (origin !== undefined) this.#fixed.add(origin);
  }

  /** Records such a use for every ARG in the text except `kept`. */
  fixAll({ substitutions }: Fragment, kept?: number): void {
    for (const { value } of substitutions)
      if (value !== undefined && value.origin !== kept) this.fix(value.origin);
  }

  /** Records that the default is this reference, or its digest; a default of two references cannot be changed. */
  noteReference(origin: number, reference: string): void {
    const known = this.#references.get(origin);
    if (known !== undefined && known !== reference) this.fix(origin);
    this.#references.set(origin, reference);
  }

  /** Returns true if the default can be changed. */
  isFree(origin: number): boolean {
    return !this.#fixed.has(origin);
  }
}
