import type { Fragment, Substitution } from './fragment.ts';

/**
 * The number of the ARG default that the text is, whole and unchanged, through any number of names for it; undefined
 * where anything else takes part.
 */
export function wholeOrigin({ source, substitutions }: Fragment): number | undefined {
  const { text } = source;
  if (text === '' || substitutions.length === 0) return undefined;
  const isWhole = ({ start, end, value }: Substitution): boolean =>
    start === 0 && end === text.length && (value === undefined || value.source.text === text);
  if (!substitutions.every(isWhole)) return undefined;
  const origin = substitutions.find(({ value }) => value !== undefined)?.value?.origin;
  const isOne = substitutions.every(({ value }) => value === undefined || value.origin === origin);
  return isOne ? origin : undefined;
}

/** The number of the ARG default that the text is from `start` to its end, unchanged. */
export function tailOrigin({ source, substitutions }: Fragment, start: number): number | undefined {
  const tail = source.text.slice(start);
  const last = substitutions.find(
    (part) => part.start === start && part.end === source.text.length && part.value?.source.text === tail,
  );
  return last?.value?.origin;
}

/**
 * From this index to its end the text can be replaced without a build argument ever parting what was replaced: every
 * `$…` reaches the end of the text, or stands for the same name as one that does. Undefined where that holds nowhere,
 * as with `alpine:${TAG}` followed by a digest: `--build-arg TAG=` would be ignored in silence.
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

/** Which ARG defaults can get another text without any other place that uses them going wrong. */
export class ArgUsage {
  readonly #fixed = new Set<number>();
  readonly #references = new Map<number, string>();

  /** The default is used where a reference with a digest would be wrong. */
  fix(origin: number | undefined): void {
    if (origin !== undefined) this.#fixed.add(origin);
  }

  /** The text uses its values in another way than `kept`, which may be a use that bears a change. */
  fixAll({ substitutions }: Fragment, kept?: number): void {
    for (const { value } of substitutions) if (value?.origin !== kept) this.fix(value?.origin);
  }

  /** The default is this reference, or the digest of it; for a second reference it cannot be changed. */
  noteReference(origin: number, reference: string): void {
    const known = this.#references.get(origin);
    if (known !== undefined && known !== reference) this.fix(origin);
    this.#references.set(origin, reference);
  }

  isFree(origin: number): boolean {
    return !this.#fixed.has(origin);
  }
}
