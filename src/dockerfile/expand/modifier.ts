import { assertNever } from '../../values/errors.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Effort } from './effort.ts';
import { EMPTY_FRAGMENT, fragmentOf } from './fragment.ts';
import type { Fragment, Substitution, VariableValue } from './fragment.ts';
import { replaceMatches, trimMatch } from './pattern.ts';

/** The part after the name in `${name…}`, with its words expanded. */
export type Modifier =
  | {
      readonly kind: 'default' | 'alternative' | 'required';
      readonly nullIsUnset: boolean;
      readonly word: Fragment;
    }
  | { readonly kind: 'trim'; readonly end: 'start' | 'end'; readonly word: Fragment }
  | {
      readonly kind: 'replace';
      readonly replacesAll: boolean;
      readonly pattern: Fragment;
      readonly replacement: Fragment;
    }
  | { readonly kind: 'unsupported'; readonly text: string };

/** One `${name…}` to evaluate. */
export interface Modification {
  readonly name: string;
  readonly modifier: Modifier;
  readonly value: VariableValue | undefined;
  /** The name, if it has no usable default. */
  readonly missing: string | undefined;
  readonly effort: Effort;
}

/** `takes`: the result uses the variable's text, or only the words in the braces. */
export type Modified =
  | { readonly kind: 'modified'; readonly fragment: Fragment; readonly takes: 'value' | 'word' }
  | { readonly kind: 'failed'; readonly reason: string; readonly missing: string | undefined };

/** Applies `:-`, `-`, `:+`, `+`, `:?`, `?`, `#`, `##`, `%`, `%%`, `/` and `//` by the rules of BuildKit shell/lex.go. */
export function applyModifier(modification: Modification): Modified {
  const { modifier, value, missing, name } = modification;
  switch (modifier.kind) {
    case 'default': {
      const set = setValue(value, modifier.nullIsUnset);
      return set === undefined ? fromWord(modifier.word, modification) : fromValue(set);
    }
    case 'alternative':
      return fromWord(
        setValue(value, modifier.nullIsUnset) === undefined ? EMPTY_FRAGMENT : modifier.word,
        modification,
      );
    case 'required': {
      const set = setValue(value, modifier.nullIsUnset);
      if (set !== undefined) return fromValue(set);
      const usual = value === undefined ? 'required but not set' : 'required but empty';
      return { kind: 'failed', reason: `${name}: ${modifier.word.source.text || usual}`, missing };
    }
    case 'trim':
      return cutOut(
        modification,
        [modifier.word],
        trimMatch(sourceOf(value), modifier.word.source.text, modifier.end, modification.effort),
      );
    case 'replace': {
      const { pattern, replacement, replacesAll } = modifier;
      const options = { pattern: pattern.source.text, replacement: replacement.source, replacesAll };
      const cut = replaceMatches(sourceOf(value), { ...options, effort: modification.effort });
      return cutOut(modification, [pattern, replacement], cut);
    }
    case 'unsupported':
      return failed(`unsupported modifier "${modifier.text}"`);
    default:
      return assertNever(modifier);
  }
}

function sourceOf(value: VariableValue | undefined): SourceText {
  return value?.source ?? EMPTY_FRAGMENT.source;
}

function setValue(value: VariableValue | undefined, nullIsUnset: boolean): VariableValue | undefined {
  return nullIsUnset && value?.source.text === '' ? undefined : value;
}

function fromValue(value: VariableValue): Modified {
  return { kind: 'modified', fragment: fragmentOf(value), takes: 'value' };
}

function fromWord(word: Fragment, { value, missing }: Modification): Modified {
  const dependsOnPlatform = word.dependsOnPlatform || value?.dependsOnPlatform === true;
  return {
    kind: 'modified',
    fragment: { ...word, dependsOnPlatform, missing: word.missing ?? value?.missing ?? missing },
    takes: 'word',
  };
}

function failed(reason: string): Modified {
  return { kind: 'failed', reason, missing: undefined };
}

/** Returns the rest of the value; the words of the pattern count as parts of it, because they determine the rest. */
function cutOut(
  { value, missing }: Modification,
  words: readonly [Fragment, ...Fragment[]],
  source: SourceText | undefined,
): Modified {
  if (source === undefined) return failed(`malformed pattern "${words[0].source.text}"`);
  const end = source.text.length;
  const substitutions = words
    .flatMap((word) => word.substitutions)
    .map(({ name, value: inner }): Substitution => ({ name, value: inner, start: 0, end }));
  const dependsOnPlatform = value?.dependsOnPlatform === true || words.some((word) => word.dependsOnPlatform);
  const lacking = value?.missing ?? missing ?? words.find((word) => word.missing !== undefined)?.missing;
  return {
    kind: 'modified',
    fragment: { source, substitutions, dependsOnPlatform, missing: lacking },
    takes: 'value',
  };
}
