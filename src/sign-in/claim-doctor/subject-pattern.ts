/**
 * Subjects of one repository, or of all of an owner, as one pattern of the only form that Mooring writes:
 * `^repo:(one|other):(context|…)$` (sign-in-rules.md#subject-patterns). It anchors itself, so it means the same
 * whether the service anchors patterns or not (sign-in-rules.md#undocumented).
 */
export interface SubjectPattern {
  /** Alternatives for the repository, as in `acme/shop` and `acme@9900/shop@8800`. */
  readonly repositories: readonly string[];
  /** Alternatives for what follows it, as in `pull_request` and `ref:refs/heads/main`. */
  readonly contexts: readonly string[];
}

/** A name of a repository, its id, and the rest of a ref: none can reach into the next part of a subject. */
export const ANY_NAME = '[^/:@]+';
export const ANY_ID = '[0-9]+';
export const ANY_REST = '[^:]+';

/** One alternative: literal characters, escaped ones, and the three wildcards. */
const ALTERNATIVE = String.raw`(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|]|\[\^:\]\+|\[\^\/:@\]\+|\[0-9\]\+)+`;
const LIST = String.raw`${ALTERNATIVE}(?:\|${ALTERNATIVE})*`;
const FORM = new RegExp(String.raw`^\^repo:\((${LIST})\):\((${LIST})\)\$$`, 'u');

/** Returns the pattern as text. */
export function formatSubjectPattern({ repositories, contexts }: SubjectPattern): string {
  return `^repo:(${repositories.join('|')}):(${contexts.join('|')})$`;
}

/** Escapes a text for a pattern. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** Returns the only text that a pattern such as `^8800$` matches; undefined for every other pattern. */
export function readLiteralPattern(pattern: string): string | undefined {
  const [, escaped] = LITERAL.exec(pattern) ?? [];
  return escaped === undefined ? undefined : unescapePattern(escaped);
}

const LITERAL = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])+)\$$/u;

function unescapePattern(escaped: string): string {
  return escaped.replaceAll(/\\(.)/gu, '$1');
}

/** Reads a pattern of that form; returns undefined for every other one. */
export function readSubjectPattern(pattern: string): SubjectPattern | undefined {
  const [, repositories, contexts] = FORM.exec(pattern) ?? [];
  if (repositories === undefined || contexts === undefined) return undefined;
  return { repositories: split(repositories), contexts: split(contexts) };
}

function split(list: string): readonly string[] {
  return list.match(new RegExp(ALTERNATIVE, 'gu')) ?? [];
}

/** Returns true if the text is one of the alternatives, or matches one. */
export function fitsOneOf(text: string, alternatives: readonly string[]): boolean {
  return alternatives.some((one) => new RegExp(`^(?:${one})$`, 'u').test(text));
}

/** Returns true if a pattern of that form matches the whole subject; undefined if the pattern is of another form. */
export function matchesSubjectPattern(subject: string, pattern: string): boolean | undefined {
  return readSubjectPattern(pattern) === undefined ? undefined : new RegExp(pattern, 'u').test(subject);
}

/**
 * Returns true if every subject that the wanted pattern matches is provably matched by the found one: both are of that
 * form, and each wanted alternative is a found one, or a literal that a found one matches.
 */
export function isNarrowerPattern(wanted: string, found: string): boolean {
  const [inner, outer] = [readSubjectPattern(wanted), readSubjectPattern(found)];
  if (inner === undefined || outer === undefined) return false;
  return areCovered(inner.repositories, outer.repositories) && areCovered(inner.contexts, outer.contexts);
}

function areCovered(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.every((one) => {
    if (outer.includes(one)) return true;
    const isLiteral = ![ANY_NAME, ANY_ID, ANY_REST].some((wildcard) => one.includes(wildcard));
    return isLiteral && fitsOneOf(unescapePattern(one), outer);
  });
}
