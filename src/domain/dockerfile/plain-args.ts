import { ARG_USED_ELSEWHERE, placeInArgs } from './edit-place.ts';
import type { EditPlace } from './reading.ts';

/** An ARG before the first FROM whose default is text without variables. */
interface PlainArg {
  readonly text: string;
  /** Byte where the default starts. */
  readonly start: number;
  /** Nothing but whole references is made of it. */
  isFree: boolean;
}

/** A word of a FROM with the ARGs in it replaced by their defaults. */
export interface PlainBase {
  readonly text: string;
  /** The names of the ARGs in it, in order. */
  readonly names: readonly string[];
  /** It is text without an ARG, or one ARG without other text. */
  readonly isAlone: boolean;
}

const VARIABLE = /\$(?:\{(\w+)\}|(\w+))/g;
const WHOLE = /^\$(?:\{\w+\}|\w+)$/;
const NO_NAMES: readonly string[] = [];

/** The global ARGs of an ordinary file: as `GlobalScope` and `ArgUsage`, for defaults that are not empty and name no other. */
export class PlainArgs {
  readonly #args = new Map<string, PlainArg | undefined>();

  /** Notes an ARG; the later of a name counts. One without a default is known, and nothing can be made of it. */
  declare(name: string, text: string | undefined, start: number): void {
    this.#args.set(name, text === undefined ? undefined : { text, start, isFree: true });
  }

  /** Expands the word of a FROM; undefined where a variable in it has no default. */
  expand(word: string): PlainBase | undefined {
    if (!word.includes('$')) return { text: word, names: NO_NAMES, isAlone: true };
    const names: string[] = [];
    let hasDefaults = true;
    const text = word.replace(VARIABLE, (_, braced: string | undefined, bare: string | undefined) => {
      const name = braced ?? bare ?? '';
      const arg = this.#args.get(name);
      hasDefaults &&= arg !== undefined;
      names.push(name);
      return arg?.text ?? '';
    });
    return hasDefaults ? { text, names, isAlone: WHOLE.test(word) } : undefined;
  }

  /** The defaults of these ARGs have to stay as they are. */
  fix(names: readonly string[]): void {
    for (const name of names) {
      const arg = this.#args.get(name);
      if (arg !== undefined) arg.isFree = false;
    }
  }

  /** Where a reference is edited that was made of ARGs, as `placeEdit` says; asked for once all uses are noted. */
  place({ names, isAlone }: PlainBase): EditPlace {
    const arg = isAlone ? this.#args.get(names[0] ?? '') : undefined;
    if (arg === undefined) return placeInArgs(names);
    return arg.isFree ? placePlainText(arg.text, arg.start) : ARG_USED_ELSEWHERE;
  }
}

/** The place of a text that stands in one run from `start` on. */
export function placePlainText(text: string, start: number): EditPlace {
  return { kind: 'editable', text, spans: [{ start, end: start + text.length }], replaceableFrom: 0 };
}
