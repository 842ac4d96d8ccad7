import { NOWHERE, sourceText, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** What a variable stands for while a word is expanded. */
export interface VariableValue {
  readonly source: SourceText;
  /** It differs from one target or build platform to another. */
  readonly dependsOnPlatform: boolean;
  /** A global ARG without a default that it was made with. */
  readonly missing: string | undefined;
  /** Number of the ARG default in which the whole text stands, as it is. */
  readonly origin: number | undefined;
}

/** A part of an expanded word that comes from one `$…`. */
export interface Substitution {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The variable whose text it took or looked at; undefined where only the word after the modifier was taken. */
  readonly value: VariableValue | undefined;
}

/** Expanded text, and what it depends on. */
export interface Fragment {
  readonly source: SourceText;
  readonly substitutions: readonly Substitution[];
  readonly dependsOnPlatform: boolean;
  readonly missing: string | undefined;
}

/** No text, made without any variable. */
export const EMPTY_FRAGMENT: Fragment = {
  source: sourceText('', NOWHERE),
  substitutions: [],
  dependsOnPlatform: false,
  missing: undefined,
};

/** Gathers a fragment from literal characters and expanded parts. */
export class FragmentBuilder {
  readonly #text = new SourceTextBuilder();
  readonly #substitutions: Substitution[] = [];
  #dependsOnPlatform = false;
  #missing: string | undefined;

  addLiteral(text: string, offset: number): void {
    this.#text.append(text, offset);
  }

  /** Adds literal characters with their places. */
  addSource(source: SourceText): void {
    this.#text.appendSource(source);
  }

  /** Adds what `$name` or `${name…}` came to. */
  addSubstitution(name: string, fragment: Fragment, value: VariableValue | undefined): void {
    const start = this.#text.length;
    this.#text.appendSource(fragment.source);
    this.#substitutions.push({ name, start, end: this.#text.length, value });
    for (const inner of fragment.substitutions) {
      this.#substitutions.push({ ...inner, start: inner.start + start, end: inner.end + start });
    }
    this.#dependsOnPlatform ||= fragment.dependsOnPlatform;
    this.#missing ??= fragment.missing;
  }

  build(): Fragment {
    return {
      source: this.#text.build(),
      substitutions: this.#substitutions,
      dependsOnPlatform: this.#dependsOnPlatform,
      missing: this.#missing,
    };
  }
}

/** The fragment that a value is by itself. */
export function fragmentOf({ source, dependsOnPlatform, missing }: VariableValue): Fragment {
  return { source, substitutions: [], dependsOnPlatform, missing };
}
