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

const BRACE = '{'.charCodeAt(0);
const BARE_NAME = /\w*/y;
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
    let dollar = word.indexOf('$');
    if (dollar === -1) return { text: word, names: NO_NAMES, isAlone: true };
    const names: string[] = [];
    let text = '';
    let at = 0;
    for (; dollar !== -1; dollar = word.indexOf('$', at)) {
      const isBraced = word.charCodeAt(dollar + 1) === BRACE;
      const start = dollar + (isBraced ? 2 : 1);
      const end = isBraced ? word.indexOf('}', start) : endOfName(word, start);
      const name = word.slice(start, end);
      const arg = this.#args.get(name);
      if (arg === undefined) return undefined;
      names.push(name);
      text += word.slice(at, dollar) + arg.text;
      at = isBraced ? end + 1 : end;
    }
    const isAlone = names.length === 1 && at === word.length && word.startsWith('$');
    return { text: text + word.slice(at), names, isAlone };
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

function endOfName(word: string, start: number): number {
  BARE_NAME.lastIndex = start;
  BARE_NAME.test(word);
  return BARE_NAME.lastIndex;
}

/** The place of a text that stands in one run from `start` on. */
export function placePlainText(text: string, start: number): EditPlace {
  return { kind: 'editable', text, spans: [{ start, end: start + text.length }], replaceableFrom: 0 };
}
