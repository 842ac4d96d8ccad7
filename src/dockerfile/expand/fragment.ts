import { NOWHERE, sourceText, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';

/** The value of a variable during expansion. */
export interface VariableValue {
  readonly source: SourceText;
  /** It differs between target or build platforms. */
  readonly dependsOnPlatform: boolean;
  /** A global ARG without a usable default that it contains. */
  readonly missing: string | undefined;
  /** Index of the ARG default that is the whole text, unchanged. */
  readonly origin: number | undefined;
}

/** The part of an expanded word that comes from one `$…`. */
export interface Substitution {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The variable whose text it uses or tests; undefined if only the word after the modifier is used. */
  readonly value: VariableValue | undefined;
}

/** Expanded text with its substitutions. */
export interface Fragment {
  readonly source: SourceText;
  readonly substitutions: readonly Substitution[];
  readonly dependsOnPlatform: boolean;
  readonly missing: string | undefined;
}

const NO_SUBSTITUTIONS: readonly Substitution[] = [];

/** Returns a text without variables; `missing` names the ARG that it stands for. */
export function literalFragment(source: SourceText, missing?: string): Fragment {
  return { source, substitutions: NO_SUBSTITUTIONS, dependsOnPlatform: false, missing };
}

/** Empty text without variables. */
export const EMPTY_FRAGMENT: Fragment = literalFragment(sourceText('', NOWHERE));

/** Builds a fragment from literal characters and expanded parts. */
export class FragmentBuilder {
  readonly #text = new SourceTextBuilder();
  readonly #substitutions: Substitution[] = [];
  #dependsOnPlatform = false;
  #missing: string | undefined;

  addLiteral(text: string, offset: number): void {
    this.#text.append(text, offset);
  }

  /** Adds literal characters with their offsets. */
  addSource(source: SourceText): void {
    this.#text.appendSource(source);
  }

  /** Adds the expansion of `$name` or `${name…}`. */
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

/** Returns the value as a fragment. */
export function fragmentOf({ source, dependsOnPlatform, missing }: VariableValue): Fragment {
  return { source, substitutions: NO_SUBSTITUTIONS, dependsOnPlatform, missing };
}
