import type { SourceText } from '../../text/source-text.ts';
import type { ArgDefault } from '../syntax/stages.ts';
import type { BuildArguments } from './global-scope.ts';
import { isPredefined } from './global-scope.ts';
import { variableNameEnd } from './variable-name.ts';

/**
 * The global ARGs that the words of a file name, directly or in the defaults of other ARGs, whether an expansion takes
 * their text or only tests it.
 */
export class ReachedArgs {
  readonly #defaults: readonly ArgDefault[];
  readonly #given: BuildArguments;
  /** The index of the ARG that a name stands for after the last one, and in each default the indexes of those it names. */
  readonly #last = new Map<string, number>();
  readonly #inner: (readonly number[])[] = [];
  /** The build arguments that each ARG has in it. */
  readonly #givenIn: ReadonlySet<string>[] = [];
  readonly #reached = new Set<number>();

  constructor(defaults: readonly ArgDefault[], given: BuildArguments) {
    this.#defaults = defaults;
    this.#given = given;
    for (const [index, { name, value }] of defaults.entries()) {
      const isGiven = given.has(name);
      const inner = isGiven || value === undefined ? [] : this.#named(value.text);
      this.#inner.push(inner.flatMap((named) => this.#last.get(named) ?? []));
      this.#givenIn.push(isGiven ? new Set([name]) : this.#givenBy(inner));
      if (isGiven || value !== undefined) this.#last.set(name, index);
    }
  }

  /** Records that a word of the file is expanded, and returns the build arguments in it, in the order of their names in it. */
  expand(word: SourceText): readonly string[] {
    const named = this.#named(word.text);
    const open = named.flatMap((name) => this.#last.get(name) ?? []);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (this.#reached.has(index)) continue;
      this.#reached.add(index);
      open.push(...(this.#inner[index] ?? []));
    }
    return [...this.#givenBy(named)];
  }

  /** Returns the defaults that recorded words take text from, or test; not those in whose place a build argument is. */
  get defaults(): readonly SourceText[] {
    return [...this.#reached].flatMap((index) => {
      const { name, value } = this.#defaults[index] ?? {};
      return value === undefined || name === undefined || this.#given.has(name) ? [] : [value];
    });
  }

  #named(text: string): readonly string[] {
    if (!text.includes('$')) return NO_NAMES;
    const names = new Set<string>();
    for (const { index, 0: mark } of text.matchAll(/\$\{?/g)) {
      const start = index + mark.length;
      names.add(text.slice(start, variableNameEnd(text, start)));
    }
    return [...names];
  }

  #givenBy(names: readonly string[]): ReadonlySet<string> {
    if (this.#given.size === 0 || names.length === 0) return NO_ARGUMENTS;
    const all = new Set<string>();
    for (const name of names) {
      const index = this.#last.get(name);
      if (index === undefined && this.#given.has(name) && isPredefined(name)) all.add(name);
      for (const one of (index === undefined ? undefined : this.#givenIn[index]) ?? NO_ARGUMENTS)
        all.add(one);
    }
    return all;
  }
}

const NO_NAMES: readonly string[] = [];
const NO_ARGUMENTS: ReadonlySet<string> = new Set();
